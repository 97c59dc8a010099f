BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE lines (
	table_id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	"key" VARCHAR, 
	request VARCHAR, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (table_id, n), 
	CONSTRAINT uq_lines_table_id_key UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('race90rules1',0,'0 start',NULL,NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "lines" VALUES('race90rules1',1,'1 s0 chart brazil-2','key-00000001','request 1','2026-03-01 10:00:01.000000');
INSERT INTO "lines" VALUES('race90rules1',2,'2 s1 chart japan-1','key-00000002','request 2','2026-03-01 10:00:02.000000');
INSERT INTO "lines" VALUES('race90rules1',3,'3 s0 skill lapping','key-00000003','request 3','2026-03-01 10:00:03.000000');
INSERT INTO "lines" VALUES('race90rules1',4,'4 s1 skill qualifying','key-00000004','request 4','2026-03-01 10:00:04.000000');
INSERT INTO "lines" VALUES('race90rules1',5,'5 s0 setup 12-6-4','key-00000005','request 5','2026-03-01 10:00:05.000000');
INSERT INTO "lines" VALUES('race90rules1',6,'6 s1 setup 8-5-4 | draw 18 88 48 122 13 89 163 7 96 146 135 121 42','key-00000006','request 6','2026-03-01 10:00:06.000000');
INSERT INTO "lines" VALUES('race90rules1',7,'7 s0 new-hand | draw 171 161 34 165 168 178 141','key-00000007','request 7','2026-03-01 10:00:07.000000');
INSERT INTO "lines" VALUES('race90rules1',8,'8 s1 keep-hand','key-00000008','request 8','2026-03-01 10:00:08.000000');
INSERT INTO "lines" VALUES('race90rules1',9,'9 s0 qualify 171','key-00000009','request 9','2026-03-01 10:00:09.000000');
INSERT INTO "lines" VALUES('race90rules1',10,'10 s0 fuel 8','key-00000010','request 10','2026-03-01 10:00:10.000000');
INSERT INTO "lines" VALUES('race90rules1',11,'11 s1 qualify 42','key-00000011','request 11','2026-03-01 10:00:11.000000');
INSERT INTO "lines" VALUES('race90rules1',12,'12 s1 fuel 8 | chit fast+4(15)#1 fast+4(40)#6 fast+4(30)#4 slow+2(25)#13 slow+1(30)#14 slow+2(15)#11 superfast+0(50)#30 superfast+0(35)#27 | track t5 t24 | blind 8','key-00000012','request 12','2026-03-01 10:00:12.000000');
INSERT INTO "lines" VALUES('race90rules1',13,'13 s1 tyres intermediate','key-00000013','request 13','2026-03-01 10:00:13.000000');
INSERT INTO "lines" VALUES('race90rules1',14,'14 s0 tyres rain','key-00000014','request 14','2026-03-01 10:00:14.000000');
INSERT INTO "lines" VALUES('race90rules1',15,'15 s1 hazard','key-00000015','request 15','2026-03-01 10:00:15.000000');
INSERT INTO "lines" VALUES('race90rules1',16,'16 s0 lucky','key-00000016','request 16','2026-03-01 10:00:16.000000');
INSERT INTO "lines" VALUES('race90rules1',17,'17 s1 drive-on | draw 70','key-00000017','request 17','2026-03-01 10:00:17.000000');
INSERT INTO "lines" VALUES('race90rules1',18,'18 s1 play 121','key-00000018','request 18','2026-03-01 10:00:18.000000');
INSERT INTO "lines" VALUES('race90rules1',19,'19 s1 add 135','key-00000019','request 19','2026-03-01 10:00:19.000000');
INSERT INTO "lines" VALUES('race90rules1',20,'20 s1 check 7','key-00000020','request 20','2026-03-01 10:00:20.000000');
INSERT INTO "lines" VALUES('race90rules1',21,'21 s1 stay','key-00000021','request 21','2026-03-01 10:00:21.000000');
INSERT INTO "lines" VALUES('race90rules1',22,'22 s1 point 2','key-00000022','request 22','2026-03-01 10:00:22.000000');
INSERT INTO "lines" VALUES('race90rules1',23,'23 s0 box','key-00000023','request 23','2026-03-01 10:00:23.000000');
INSERT INTO "lines" VALUES('race90rules1',24,'24 s0 fuel 13','key-00000024','request 24','2026-03-01 10:00:24.000000');
INSERT INTO "lines" VALUES('race90rules1',25,'25 s0 discard 178','key-00000025','request 25','2026-03-01 10:00:25.000000');
INSERT INTO "lines" VALUES('race90rules1',26,'26 s0 enough | draw 6','key-00000026','request 26','2026-03-01 10:00:26.000000');
INSERT INTO "lines" VALUES('race90rules1',27,'27 s0 tyres rain','key-00000027','request 27','2026-03-01 10:00:27.000000');
INSERT INTO "lines" VALUES('race90rules1',28,'28 s0 hazard | draw 69','key-00000028','request 28','2026-03-01 10:00:28.000000');
INSERT INTO "lines" VALUES('race90rules1',29,'29 s0 play 6','key-00000029','request 29','2026-03-01 10:00:29.000000');
INSERT INTO "lines" VALUES('race90rules1',30,'30 s0 add 141','key-00000030','request 30','2026-03-01 10:00:30.000000');
INSERT INTO "lines" VALUES('race90rules1',31,'31 s0 pay 165','key-00000031','request 31','2026-03-01 10:00:31.000000');
INSERT INTO "lines" VALUES('race90rules1',32,'32 s0 pay 168 | draw 134','key-00000032','request 32','2026-03-01 10:00:32.000000');
INSERT INTO "lines" VALUES('race90rules1',33,'33 s0 stay','key-00000033','request 33','2026-03-01 10:00:33.000000');
INSERT INTO "lines" VALUES('race90rules1',34,'34 s0 point 1','key-00000034','request 34','2026-03-01 10:00:34.000000');
INSERT INTO "lines" VALUES('race90rules1',35,'35 s1 drive-on | draw 81','key-00000035','request 35','2026-03-01 10:00:35.000000');
INSERT INTO "lines" VALUES('race90rules1',36,'36 s1 skip','key-00000036','request 36','2026-03-01 10:00:36.000000');
INSERT INTO "lines" VALUES('race90rules1',37,'37 s1 hazard','key-00000037','request 37','2026-03-01 10:00:37.000000');
INSERT INTO "lines" VALUES('race90rules1',38,'38 s0 drive-on | draw 114','key-00000038','request 38','2026-03-01 10:00:38.000000');
INSERT INTO "lines" VALUES('race90rules1',39,'39 s0 play 34','key-00000039','request 39','2026-03-01 10:00:39.000000');
INSERT INTO "lines" VALUES('race90rules1',40,'40 s0 add 69','key-00000040','request 40','2026-03-01 10:00:40.000000');
INSERT INTO "lines" VALUES('race90rules1',41,'41 s0 check 114','key-00000041','request 41','2026-03-01 10:00:41.000000');
INSERT INTO "lines" VALUES('race90rules1',42,'42 s1 box','key-00000042','request 42','2026-03-01 10:00:42.000000');
INSERT INTO "lines" VALUES('race90rules1',43,'43 s1 fuel 13','key-00000043','request 43','2026-03-01 10:00:43.000000');
INSERT INTO "lines" VALUES('race90rules1',44,'44 s1 discard t5','key-00000044','request 44','2026-03-01 10:00:44.000000');
INSERT INTO "lines" VALUES('race90rules1',45,'45 s1 enough','key-00000045','request 45','2026-03-01 10:00:45.000000');
INSERT INTO "lines" VALUES('race90rules1',46,'46 s1 tyres hard | track t7','key-00000046','request 46','2026-03-01 10:00:46.000000');
INSERT INTO "lines" VALUES('race90rules1',47,'47 s1 banging-wheels','key-00000047','request 47','2026-03-01 10:00:47.000000');
INSERT INTO "lines" VALUES('race90rules1',48,'48 s0 drive-on | draw 129','key-00000048','request 48','2026-03-01 10:00:48.000000');
INSERT INTO "lines" VALUES('race90rules1',49,'49 s0 play 161','key-00000049','request 49','2026-03-01 10:00:49.000000');
INSERT INTO "lines" VALUES('race90rules1',50,'50 s0 alone','key-00000050','request 50','2026-03-01 10:00:50.000000');
INSERT INTO "lines" VALUES('race90rules1',51,'51 s0 wetter | draw 45','key-00000051','request 51','2026-03-01 10:00:51.000000');
INSERT INTO "lines" VALUES('race90rules1',52,'52 s1 skip','key-00000052','request 52','2026-03-01 10:00:52.000000');
INSERT INTO "lines" VALUES('race90rules1',53,'53 s1 balance','key-00000053','request 53','2026-03-01 10:00:53.000000');
INSERT INTO "lines" VALUES('race90rules1',54,'54 s0 box','key-00000054','request 54','2026-03-01 10:00:54.000000');
INSERT INTO "lines" VALUES('race90rules1',55,'55 s0 enough | draw 144 105 136 49','key-00000055','request 55','2026-03-01 10:00:55.000000');
INSERT INTO "lines" VALUES('race90rules1',56,'56 s0 tyres hard | track t2','key-00000056','request 56','2026-03-01 10:00:56.000000');
INSERT INTO "lines" VALUES('race90rules1',57,'57 s0 balance','key-00000057','request 57','2026-03-01 10:00:57.000000');
INSERT INTO "lines" VALUES('race90rules1',58,'58 s0 point 1','key-00000058','request 58','2026-03-01 10:00:58.000000');
INSERT INTO "lines" VALUES('race90rules1',59,'59 s1 box','key-00000059','request 59','2026-03-01 10:00:59.000000');
INSERT INTO "lines" VALUES('race90rules1',60,'60 s1 discard 81','key-00000060','request 60','2026-03-01 10:01:00.000000');
INSERT INTO "lines" VALUES('race90rules1',61,'61 s1 discard 96','key-00000061','request 61','2026-03-01 10:01:01.000000');
INSERT INTO "lines" VALUES('race90rules1',62,'62 s1 discard t7','key-00000062','request 62','2026-03-01 10:01:02.000000');
INSERT INTO "lines" VALUES('race90rules1',63,'63 s1 enough | draw 130','key-00000063','request 63','2026-03-01 10:01:03.000000');
INSERT INTO "lines" VALUES('race90rules1',64,'64 s1 tyres intermediate','key-00000064','request 64','2026-03-01 10:01:04.000000');
INSERT INTO "lines" VALUES('race90rules1',65,'65 s1 balance | draw 61','key-00000065','request 65','2026-03-01 10:01:05.000000');
INSERT INTO "lines" VALUES('race90rules1',66,'66 s1 play 61','key-00000066','request 66','2026-03-01 10:01:06.000000');
INSERT INTO "lines" VALUES('race90rules1',67,'67 s1 add 130','key-00000067','request 67','2026-03-01 10:01:07.000000');
INSERT INTO "lines" VALUES('race90rules1',68,'68 s1 check t24 | disc red | draw 138 98','key-00000068','request 68','2026-03-01 10:01:08.000000');
INSERT INTO "lines" VALUES('race90rules1',69,'69 s1 stay | draw 117','key-00000069','request 69','2026-03-01 10:01:09.000000');
INSERT INTO "lines" VALUES('race90rules1',70,'70 s0 play 105','key-00000070','request 70','2026-03-01 10:01:10.000000');
INSERT INTO "lines" VALUES('race90rules1',71,'71 s0 add 134','key-00000071','request 71','2026-03-01 10:01:11.000000');
INSERT INTO "lines" VALUES('race90rules1',72,'72 s0 no-point','key-00000072','request 72','2026-03-01 10:01:12.000000');
INSERT INTO "lines" VALUES('race90rules1',73,'73 s1 drive-on | draw 99','key-00000073','request 73','2026-03-01 10:01:13.000000');
INSERT INTO "lines" VALUES('race90rules1',74,'74 s1 skip','key-00000074','request 74','2026-03-01 10:01:14.000000');
INSERT INTO "lines" VALUES('race90rules1',75,'75 s1 balance','key-00000075','request 75','2026-03-01 10:01:15.000000');
INSERT INTO "lines" VALUES('race90rules1',76,'76 s0 drive-on | draw 50','key-00000076','request 76','2026-03-01 10:01:16.000000');
INSERT INTO "lines" VALUES('race90rules1',77,'77 s0 play 136','key-00000077','request 77','2026-03-01 10:01:17.000000');
INSERT INTO "lines" VALUES('race90rules1',78,'78 s0 add 144 | blind 139','key-00000078','request 78','2026-03-01 10:01:18.000000');
INSERT INTO "lines" VALUES('race90rules1',79,'79 s0 box','key-00000079','request 79','2026-03-01 10:01:19.000000');
INSERT INTO "lines" VALUES('race90rules1',80,'80 s0 enough | draw 19','key-00000080','request 80','2026-03-01 10:01:20.000000');
INSERT INTO "lines" VALUES('race90rules1',81,'81 s0 tyres rain','key-00000081','request 81','2026-03-01 10:01:21.000000');
INSERT INTO "lines" VALUES('race90rules1',82,'82 s0 balance','key-00000082','request 82','2026-03-01 10:01:22.000000');
INSERT INTO "lines" VALUES('race90rules1',83,'83 s0 no-point | draw 106','key-00000083','request 83','2026-03-01 10:01:23.000000');
INSERT INTO "lines" VALUES('race90rules1',84,'84 s0 play 106','key-00000084','request 84','2026-03-01 10:01:24.000000');
INSERT INTO "lines" VALUES('race90rules1',85,'85 s0 alone','key-00000085','request 85','2026-03-01 10:01:25.000000');
INSERT INTO "lines" VALUES('race90rules1',86,'86 s0 blind | blind 137 | disc red','key-00000086','request 86','2026-03-01 10:01:26.000000');
INSERT INTO "lines" VALUES('race90rules1',87,'87 s1 drive-on | draw 23','key-00000087','request 87','2026-03-01 10:01:27.000000');
INSERT INTO "lines" VALUES('race90rules1',88,'88 s1 play 45','key-00000088','request 88','2026-03-01 10:01:28.000000');
INSERT INTO "lines" VALUES('race90rules1',89,'89 s1 add 138 | disc red | draw 65','key-00000089','request 89','2026-03-01 10:01:29.000000');
INSERT INTO "lines" VALUES('race90rules1',90,'90 s0 drive-on | draw 103','key-00000090','request 90','2026-03-01 10:01:30.000000');
INSERT INTO "lines" VALUES('race90rules1',91,'91 s0 skip','key-00000091','request 91','2026-03-01 10:01:31.000000');
INSERT INTO "lines" VALUES('race90rules1',92,'92 s0 hazard','key-00000092','request 92','2026-03-01 10:01:32.000000');
INSERT INTO "lines" VALUES('race90rules1',93,'93 s1 contest 146','key-00000093','request 93','2026-03-01 10:01:33.000000');
INSERT INTO "lines" VALUES('race90rules1',94,'94 s1 alone | robot 84 126','key-00000094','request 94','2026-03-01 10:01:34.000000');
INSERT INTO "lines" VALUES('race90rules1',95,'95 s1 box','key-00000095','request 95','2026-03-01 10:01:35.000000');
INSERT INTO "lines" VALUES('race90rules1',96,'96 s1 discard 99','key-00000096','request 96','2026-03-01 10:01:36.000000');
INSERT INTO "lines" VALUES('race90rules1',97,'97 s1 enough','key-00000097','request 97','2026-03-01 10:01:37.000000');
INSERT INTO "lines" VALUES('race90rules1',98,'98 s1 tyres intermediate','key-00000098','request 98','2026-03-01 10:01:38.000000');
INSERT INTO "lines" VALUES('race90rules1',99,'99 s1 chase','key-00000099','request 99','2026-03-01 10:01:39.000000');
INSERT INTO "lines" VALUES('race90rules1',100,'100 s1 no-point','key-00000100','request 100','2026-03-01 10:01:40.000000');
INSERT INTO "lines" VALUES('race90rules1',101,'101 s1 take 99','key-00000101','request 101','2026-03-01 10:01:41.000000');
INSERT INTO "lines" VALUES('race90rules1',102,'102 s1 skip','key-00000102','request 102','2026-03-01 10:01:42.000000');
INSERT INTO "lines" VALUES('race90rules1',103,'103 s1 chase','key-00000103','request 103','2026-03-01 10:01:43.000000');
INSERT INTO "lines" VALUES('race90rules1',104,'104 s0 box','key-00000104','request 104','2026-03-01 10:01:44.000000');
INSERT INTO "lines" VALUES('race90rules1',105,'105 s0 discard t2','key-00000105','request 105','2026-03-01 10:01:45.000000');
INSERT INTO "lines" VALUES('race90rules1',106,'106 s0 enough','key-00000106','request 106','2026-03-01 10:01:46.000000');
INSERT INTO "lines" VALUES('race90rules1',107,'107 s0 tyres intermediate','key-00000107','request 107','2026-03-01 10:01:47.000000');
INSERT INTO "lines" VALUES('race90rules1',108,'108 s0 save-tyres','key-00000108','request 108','2026-03-01 10:01:48.000000');
INSERT INTO "lines" VALUES('race90rules1',109,'109 s0 no-point | draw 56','key-00000109','request 109','2026-03-01 10:01:49.000000');
INSERT INTO "lines" VALUES('race90rules1',110,'110 s70 play 19','key-00000110','request 110','2026-03-01 10:01:50.000000');
INSERT INTO "lines" VALUES('race90rules1',111,'111 s0 add 103','key-00000111','request 111','2026-03-01 10:01:51.000000');
INSERT INTO "lines" VALUES('race90rules1',112,'112 s0 check 117 | disc brown','key-00000112','request 112','2026-03-01 10:01:52.000000');
INSERT INTO "lines" VALUES('race90rules1',113,'113 s0 lay 103','key-00000113','request 113','2026-03-01 10:01:53.000000');
INSERT INTO "lines" VALUES('race90rules1',114,'114 s0 lay 19','key-00000114','request 114','2026-03-01 10:01:54.000000');
INSERT INTO "lines" VALUES('race90rules1',115,'115 s0 no-point','key-00000115','request 115','2026-03-01 10:01:55.000000');
INSERT INTO "lines" VALUES('race90rules1',116,'116 s1 box','key-00000116','request 116','2026-03-01 10:01:56.000000');
INSERT INTO "lines" VALUES('race90rules1',117,'117 s1 discard 146','key-00000117','request 117','2026-03-01 10:01:57.000000');
INSERT INTO "lines" VALUES('race90rules1',118,'118 s1 enough','key-00000118','request 118','2026-03-01 10:01:58.000000');
INSERT INTO "lines" VALUES('race90rules1',119,'119 s1 tyres soft','key-00000119','request 119','2026-03-01 10:01:59.000000');
INSERT INTO "lines" VALUES('race90rules1',120,'120 s1 balance | draw 46','key-00000120','request 120','2026-03-01 10:02:00.000000');
INSERT INTO "lines" VALUES('race90rules1',121,'121 s1 play 98','key-00000121','request 121','2026-03-01 10:02:01.000000');
INSERT INTO "lines" VALUES('race90rules1',122,'122 s1 add 99','key-00000122','request 122','2026-03-01 10:02:02.000000');
INSERT INTO "lines" VALUES('race90rules1',123,'123 s1 check 65','key-00000123','request 123','2026-03-01 10:02:03.000000');
INSERT INTO "lines" VALUES('race90rules1',124,'124 s1 save-soft','key-00000124','request 124','2026-03-01 10:02:04.000000');
INSERT INTO "lines" VALUES('race90rules1',125,'125 s1 point 1','key-00000125','request 125','2026-03-01 10:02:05.000000');
INSERT INTO "lines" VALUES('race90rules1',126,'126 s0 drive-on | draw 151','key-00000126','request 126','2026-03-01 10:02:06.000000');
INSERT INTO "lines" VALUES('race90rules1',127,'127 s0 play 151','key-00000127','request 127','2026-03-01 10:02:07.000000');
INSERT INTO "lines" VALUES('race90rules1',128,'128 s0 alone','key-00000128','request 128','2026-03-01 10:02:08.000000');
INSERT INTO "lines" VALUES('race90rules1',129,'129 s0 wetter','key-00000129','request 129','2026-03-01 10:02:09.000000');
INSERT INTO "lines" VALUES('race90rules1',130,'130 s0 stay','key-00000130','request 130','2026-03-01 10:02:10.000000');
INSERT INTO "lines" VALUES('race90rules2',0,'0 start',NULL,NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "lines" VALUES('race90rules2',1,'1 s0 chart brazil-2','key-00000001','request 1','2026-03-01 10:00:01.000000');
INSERT INTO "lines" VALUES('race90rules2',2,'2 s1 chart england-2','key-00000002','request 2','2026-03-01 10:00:02.000000');
INSERT INTO "lines" VALUES('race90rules2',3,'3 s2 chart italy-2 | draw 33 123 68 182 175 125 15 151 177 49 168 75 80 17 109 37 167 27 120 32 96','key-00000003','request 3','2026-03-01 10:00:03.000000');
INSERT INTO "lines" VALUES('race90rules2',4,'4 s0 new-hand | draw 108 126 54 147 114 135','key-00000004','request 4','2026-03-01 10:00:04.000000');
INSERT INTO "lines" VALUES('race90rules2',5,'5 s1 keep-hand','key-00000005','request 5','2026-03-01 10:00:05.000000');
INSERT INTO "lines" VALUES('race90rules2',6,'6 s2 keep-hand','key-00000006','request 6','2026-03-01 10:00:06.000000');
INSERT INTO "lines" VALUES('race90rules2',7,'7 s0 qualify 108','key-00000007','request 7','2026-03-01 10:00:07.000000');
INSERT INTO "lines" VALUES('race90rules2',8,'8 s1 qualify 168','key-00000008','request 8','2026-03-01 10:00:08.000000');
INSERT INTO "lines" VALUES('race90rules2',9,'9 s2 qualify 167 | chit fast+3(25)#3 fast+3(20)#2 fast+2(55)#9 slow+2(25)#13 slow+2(35)#15 slow+2(15)#11','key-00000009','request 9','2026-03-01 10:00:09.000000');
INSERT INTO "lines" VALUES('race90rules2',10,'10 s0 banging-wheels','key-00000010','request 10','2026-03-01 10:00:10.000000');
INSERT INTO "lines" VALUES('race90rules2',11,'11 s2 balance','key-00000011','request 11','2026-03-01 10:00:11.000000');
INSERT INTO "lines" VALUES('race90rules2',12,'12 s1 balance','key-00000012','request 12','2026-03-01 10:00:12.000000');
INSERT INTO "lines" VALUES('race90rules2',13,'13 s0 drive-on | draw 183','key-00000013','request 13','2026-03-01 10:00:13.000000');
INSERT INTO "lines" VALUES('race90rules2',14,'14 s0 play 114','key-00000014','request 14','2026-03-01 10:00:14.000000');
INSERT INTO "lines" VALUES('race90rules2',15,'15 s0 add 147','key-00000015','request 15','2026-03-01 10:00:15.000000');
INSERT INTO "lines" VALUES('race90rules2',16,'16 s0 blind | blind 98 | draw 29','key-00000016','request 16','2026-03-01 10:00:16.000000');
INSERT INTO "lines" VALUES('race90rules2',17,'17 s0 pass','key-00000017','request 17','2026-03-01 10:00:17.000000');
INSERT INTO "lines" VALUES('race90rules2',18,'18 s2 box','key-00000018','request 18','2026-03-01 10:00:18.000000');
INSERT INTO "lines" VALUES('race90rules2',19,'19 s2 discard 17','key-00000019','request 19','2026-03-01 10:00:19.000000');
INSERT INTO "lines" VALUES('race90rules2',20,'20 s2 discard 27','key-00000020','request 20','2026-03-01 10:00:20.000000');
INSERT INTO "lines" VALUES('race90rules2',21,'21 s2 discard 109','key-00000021','request 21','2026-03-01 10:00:21.000000');
INSERT INTO "lines" VALUES('race90rules2',22,'22 s2 discard 120','key-00000022','request 22','2026-03-01 10:00:22.000000');
INSERT INTO "lines" VALUES('race90rules2',23,'23 s2 enough | draw 170 124 84 149','key-00000023','request 23','2026-03-01 10:00:23.000000');
INSERT INTO "lines" VALUES('race90rules2',24,'24 s2 banging-wheels','key-00000024','request 24','2026-03-01 10:00:24.000000');
INSERT INTO "lines" VALUES('race90rules2',25,'25 s2 point 1','key-00000025','request 25','2026-03-01 10:00:25.000000');
INSERT INTO "lines" VALUES('race90rules2',26,'26 s1 box','key-00000026','request 26','2026-03-01 10:00:26.000000');
INSERT INTO "lines" VALUES('race90rules2',27,'27 s1 discard 49','key-00000027','request 27','2026-03-01 10:00:27.000000');
INSERT INTO "lines" VALUES('race90rules2',28,'28 s1 enough | draw 61','key-00000028','request 28','2026-03-01 10:00:28.000000');
INSERT INTO "lines" VALUES('race90rules2',29,'29 s1 balance','key-00000029','request 29','2026-03-01 10:00:29.000000');
INSERT INTO "lines" VALUES('race90rules2',30,'30 s1 no-point | draw 104','key-00000030','request 30','2026-03-01 10:00:30.000000');
INSERT INTO "lines" VALUES('race90rules2',31,'31 s2 play 96','key-00000031','request 31','2026-03-01 10:00:31.000000');
INSERT INTO "lines" VALUES('race90rules2',32,'32 s2 add 149','key-00000032','request 32','2026-03-01 10:00:32.000000');
INSERT INTO "lines" VALUES('race90rules2',33,'33 s2 check 37 | draw 166','key-00000033','request 33','2026-03-01 10:00:33.000000');
INSERT INTO "lines" VALUES('race90rules2',34,'34 s2 point 1 | draw 23','key-00000034','request 34','2026-03-01 10:00:34.000000');
INSERT INTO "lines" VALUES('race90rules2',35,'35 s1 play 75','key-00000035','request 35','2026-03-01 10:00:35.000000');
INSERT INTO "lines" VALUES('race90rules2',36,'36 s1 alone','key-00000036','request 36','2026-03-01 10:00:36.000000');
INSERT INTO "lines" VALUES('race90rules2',37,'37 s1 check 15','key-00000037','request 37','2026-03-01 10:00:37.000000');
INSERT INTO "lines" VALUES('race90rules2',38,'38 s1 stay','key-00000038','request 38','2026-03-01 10:00:38.000000');
INSERT INTO "lines" VALUES('race90rules2',39,'39 s1 no-point','key-00000039','request 39','2026-03-01 10:00:39.000000');
INSERT INTO "lines" VALUES('race90rules2',40,'40 s0 box','key-00000040','request 40','2026-03-01 10:00:40.000000');
INSERT INTO "lines" VALUES('race90rules2',41,'41 s0 discard 126','key-00000041','request 41','2026-03-01 10:00:41.000000');
INSERT INTO "lines" VALUES('race90rules2',42,'42 s0 enough | draw 129','key-00000042','request 42','2026-03-01 10:00:42.000000');
INSERT INTO "lines" VALUES('race90rules2',43,'43 s0 chase','key-00000043','request 43','2026-03-01 10:00:43.000000');
INSERT INTO "lines" VALUES('race90rules2',44,'44 s2 drive-on | draw 47','key-00000044','request 44','2026-03-01 10:00:44.000000');
INSERT INTO "lines" VALUES('race90rules2',45,'45 s2 play 124','key-00000045','request 45','2026-03-01 10:00:45.000000');
INSERT INTO "lines" VALUES('race90rules2',46,'46 s2 alone','key-00000046','request 46','2026-03-01 10:00:46.000000');
INSERT INTO "lines" VALUES('race90rules2',47,'47 s2 check 170 | disc red','key-00000047','request 47','2026-03-01 10:00:47.000000');
INSERT INTO "lines" VALUES('race90rules2',48,'48 s2 lay 37','key-00000048','request 48','2026-03-01 10:00:48.000000');
INSERT INTO "lines" VALUES('race90rules2',49,'49 s0 take 37','key-00000049','request 49','2026-03-01 10:00:49.000000');
INSERT INTO "lines" VALUES('race90rules2',50,'50 s0 play 129','key-00000050','request 50','2026-03-01 10:00:50.000000');
INSERT INTO "lines" VALUES('race90rules2',51,'51 s0 alone | draw 136','key-00000051','request 51','2026-03-01 10:00:51.000000');
INSERT INTO "lines" VALUES('race90rules2',52,'52 s0 point 1','key-00000052','request 52','2026-03-01 10:00:52.000000');
INSERT INTO "lines" VALUES('race90rules2',53,'53 s1 drive-on | draw 1','key-00000053','request 53','2026-03-01 10:00:53.000000');
INSERT INTO "lines" VALUES('race90rules2',54,'54 s1 skip','key-00000054','request 54','2026-03-01 10:00:54.000000');
INSERT INTO "lines" VALUES('race90rules2',55,'55 s1 chase','key-00000055','request 55','2026-03-01 10:00:55.000000');
INSERT INTO "lines" VALUES('race90rules2',56,'56 s2 box','key-00000056','request 56','2026-03-01 10:00:56.000000');
INSERT INTO "lines" VALUES('race90rules2',57,'57 s2 discard 47','key-00000057','request 57','2026-03-01 10:00:57.000000');
INSERT INTO "lines" VALUES('race90rules2',58,'58 s2 discard 84','key-00000058','request 58','2026-03-01 10:00:58.000000');
INSERT INTO "lines" VALUES('race90rules2',59,'59 s2 discard 104','key-00000059','request 59','2026-03-01 10:00:59.000000');
INSERT INTO "lines" VALUES('race90rules2',60,'60 s2 discard 166','key-00000060','request 60','2026-03-01 10:01:00.000000');
INSERT INTO "lines" VALUES('race90rules2',61,'61 s2 enough | draw 180 88 93 95 148 79','key-00000061','request 61','2026-03-01 10:01:01.000000');
INSERT INTO "lines" VALUES('race90rules2',62,'62 s2 hazard','key-00000062','request 62','2026-03-01 10:01:02.000000');
INSERT INTO "lines" VALUES('race90rules2',63,'63 s0 drive-on','key-00000063','request 63','2026-03-01 10:01:03.000000');
INSERT INTO "lines" VALUES('race90rules2',64,'64 s0 deck | draw 51','key-00000064','request 64','2026-03-01 10:01:04.000000');
INSERT INTO "lines" VALUES('race90rules2',65,'65 s0 skip','key-00000065','request 65','2026-03-01 10:01:05.000000');
INSERT INTO "lines" VALUES('race90rules2',66,'66 s0 hazard','key-00000066','request 66','2026-03-01 10:01:06.000000');
INSERT INTO "lines" VALUES('race90rules2',67,'67 s1 drive-on','key-00000067','request 67','2026-03-01 10:01:07.000000');
INSERT INTO "lines" VALUES('race90rules2',68,'68 s1 deck | draw 45','key-00000068','request 68','2026-03-01 10:01:08.000000');
INSERT INTO "lines" VALUES('race90rules2',69,'69 s1 play 80','key-00000069','request 69','2026-03-01 10:01:09.000000');
INSERT INTO "lines" VALUES('race90rules2',70,'70 s1 add 177','key-00000070','request 70','2026-03-01 10:01:10.000000');
INSERT INTO "lines" VALUES('race90rules2',71,'71 s1 check 151','key-00000071','request 71','2026-03-01 10:01:11.000000');
INSERT INTO "lines" VALUES('race90rules2',72,'72 s1 lay 177','key-00000072','request 72','2026-03-01 10:01:12.000000');
INSERT INTO "lines" VALUES('race90rules2',73,'73 s1 lay 80 | draw 16','key-00000073','request 73','2026-03-01 10:01:13.000000');
INSERT INTO "lines" VALUES('race90rules2',74,'74 s2 play 88','key-00000074','request 74','2026-03-01 10:01:14.000000');
INSERT INTO "lines" VALUES('race90rules2',75,'75 s2 add 93','key-00000075','request 75','2026-03-01 10:01:15.000000');
INSERT INTO "lines" VALUES('race90rules2',76,'76 s2 check 180 | disc red','key-00000076','request 76','2026-03-01 10:01:16.000000');
INSERT INTO "lines" VALUES('race90rules2',77,'77 s2 as-played','key-00000077','request 77','2026-03-01 10:01:17.000000');
INSERT INTO "lines" VALUES('race90rules2',78,'78 s2 contest 16','key-00000078','request 78','2026-03-01 10:01:18.000000');
INSERT INTO "lines" VALUES('race90rules2',79,'79 s2 join 95','key-00000079','request 79','2026-03-01 10:01:19.000000');
INSERT INTO "lines" VALUES('race90rules2',80,'80 s1 contest 61','key-00000080','request 80','2026-03-01 10:01:20.000000');
INSERT INTO "lines" VALUES('race90rules2',81,'81 s1 alone','key-00000081','request 81','2026-03-01 10:01:21.000000');
INSERT INTO "lines" VALUES('race90rules2',82,'82 s0 contest 29','key-00000082','request 82','2026-03-01 10:01:22.000000');
INSERT INTO "lines" VALUES('race90rules2',83,'83 s0 join 54 | disc red red','key-00000083','request 83','2026-03-01 10:01:23.000000');
INSERT INTO "lines" VALUES('race90rules2',84,'84 s2 drive-on | draw 158','key-00000084','request 84','2026-03-01 10:01:24.000000');
INSERT INTO "lines" VALUES('race90rules2',85,'85 s2 skip','key-00000085','request 85','2026-03-01 10:01:25.000000');
INSERT INTO "lines" VALUES('race90rules2',86,'86 s2 chase','key-00000086','request 86','2026-03-01 10:01:26.000000');
INSERT INTO "lines" VALUES('race90rules2',87,'87 s0 box','key-00000087','request 87','2026-03-01 10:01:27.000000');
INSERT INTO "lines" VALUES('race90rules2',88,'88 s0 discard 136','key-00000088','request 88','2026-03-01 10:01:28.000000');
INSERT INTO "lines" VALUES('race90rules2',89,'89 s0 discard 183','key-00000089','request 89','2026-03-01 10:01:29.000000');
INSERT INTO "lines" VALUES('race90rules2',90,'90 s0 enough','key-00000090','request 90','2026-03-01 10:01:30.000000');
INSERT INTO "lines" VALUES('race90rules2',91,'91 s0 lucky','key-00000091','request 91','2026-03-01 10:01:31.000000');
INSERT INTO "lines" VALUES('race90rules2',92,'92 s0 point 1 | draw 130 10','key-00000092','request 92','2026-03-01 10:01:32.000000');
INSERT INTO "lines" VALUES('race90rules2',93,'93 s0 keep 130','key-00000093','request 93','2026-03-01 10:01:33.000000');
INSERT INTO "lines" VALUES('race90rules2',94,'94 s0 play 130','key-00000094','request 94','2026-03-01 10:01:34.000000');
INSERT INTO "lines" VALUES('race90rules2',95,'95 s0 add 135 | draw 70 154','key-00000095','request 95','2026-03-01 10:01:35.000000');
INSERT INTO "lines" VALUES('race90rules2',96,'96 s0 lay 135','key-00000096','request 96','2026-03-01 10:01:36.000000');
INSERT INTO "lines" VALUES('race90rules2',97,'97 s0 stay','key-00000097','request 97','2026-03-01 10:01:37.000000');
INSERT INTO "lines" VALUES('race90rules2',98,'98 s1 drive-on','key-00000098','request 98','2026-03-01 10:01:38.000000');
INSERT INTO "lines" VALUES('race90rules2',99,'99 s1 deck | draw 110','key-00000099','request 99','2026-03-01 10:01:39.000000');
INSERT INTO "lines" VALUES('race90rules2',100,'100 s1 play 23','key-00000100','request 100','2026-03-01 10:01:40.000000');
INSERT INTO "lines" VALUES('race90rules2',101,'101 s1 add 110','key-00000101','request 101','2026-03-01 10:01:41.000000');
INSERT INTO "lines" VALUES('race90rules2',102,'102 s1 pay 1','key-00000102','request 102','2026-03-01 10:01:42.000000');
INSERT INTO "lines" VALUES('race90rules2',103,'103 s1 check 45 | disc red','key-00000103','request 103','2026-03-01 10:01:43.000000');
INSERT INTO "lines" VALUES('race90rules2',104,'104 s1 as-played','key-00000104','request 104','2026-03-01 10:01:44.000000');
INSERT INTO "lines" VALUES('race90rules2',105,'105 s0 decline','key-00000105','request 105','2026-03-01 10:01:45.000000');
INSERT INTO "lines" VALUES('race90rules2',106,'106 s0 drive-on | draw 169 31','key-00000106','request 106','2026-03-01 10:01:46.000000');
INSERT INTO "lines" VALUES('race90rules2',107,'107 s0 keep 169','key-00000107','request 107','2026-03-01 10:01:47.000000');
INSERT INTO "lines" VALUES('race90rules2',108,'108 s0 play 70','key-00000108','request 108','2026-03-01 10:01:48.000000');
INSERT INTO "lines" VALUES('race90rules2',109,'109 s0 alone','key-00000109','request 109','2026-03-01 10:01:49.000000');
INSERT INTO "lines" VALUES('race90rules2',110,'110 s0 check 70 | disc red','key-00000110','request 110','2026-03-01 10:01:50.000000');
INSERT INTO "lines" VALUES('race90rules2',111,'111 s0 no-point','key-00000111','request 111','2026-03-01 10:01:51.000000');
INSERT INTO "lines" VALUES('race90rules2',112,'112 s1 contest 61','key-00000112','request 112','2026-03-01 10:01:52.000000');
INSERT INTO "lines" VALUES('race90rules2',113,'113 s1 alone','key-00000113','request 113','2026-03-01 10:01:53.000000');
INSERT INTO "lines" VALUES('race90rules2',114,'114 s2 contest 79','key-00000114','request 114','2026-03-01 10:01:54.000000');
INSERT INTO "lines" VALUES('race90rules2',115,'115 s2 join 158 | disc red red','key-00000115','request 115','2026-03-01 10:01:55.000000');
INSERT INTO "lines" VALUES('race90rules2',116,'116 s2 box','key-00000116','request 116','2026-03-01 10:01:56.000000');
INSERT INTO "lines" VALUES('race90rules2',117,'117 s2 discard 32','key-00000117','request 117','2026-03-01 10:01:57.000000');
INSERT INTO "lines" VALUES('race90rules2',118,'118 s2 discard 148','key-00000118','request 118','2026-03-01 10:01:58.000000');
INSERT INTO "lines" VALUES('race90rules2',119,'119 s2 enough | draw 100 131 14','key-00000119','request 119','2026-03-01 10:01:59.000000');
INSERT INTO "lines" VALUES('race90rules2',120,'120 s2 lucky | draw 34 85','key-00000120','request 120','2026-03-01 10:02:00.000000');
INSERT INTO "lines" VALUES('motorracing1',0,'0 start | team yellow black red white blue green | deal white+4 turbo white-pit black+2 red-pit red+2 red+4 lose-control green+3 lose-control spin-out charge-engine pit off-circuit charge-gears green+2 red+3 wrong-line blue-pit lose-control',NULL,NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "lines" VALUES('motorracing1',1,'1 s2 off-circuit red.2 | draw blue+4','key-00000001','request 1','2026-03-01 10:00:01.000000');
INSERT INTO "lines" VALUES('motorracing1',2,'2 s3 green+2 green.1 | draw red+3','key-00000002','request 2','2026-03-01 10:00:02.000000');
INSERT INTO "lines" VALUES('motorracing1',3,'3 s0 black+2 black.1 | draw crash','key-00000003','request 3','2026-03-01 10:00:03.000000');
INSERT INTO "lines" VALUES('motorracing1',4,'4 s1 lose-control white.1 | draw black+3','key-00000004','request 4','2026-03-01 10:00:04.000000');
INSERT INTO "lines" VALUES('motorracing1',5,'5 s2 pit red.1 | die 8 | draw charge-gears','key-00000005','request 5','2026-03-01 10:00:05.000000');
INSERT INTO "lines" VALUES('motorracing1',6,'6 s3 lose-control yellow.1 | draw turbo','key-00000006','request 6','2026-03-01 10:00:06.000000');
INSERT INTO "lines" VALUES('motorracing1',7,'7 s0 turbo red.2 | draw blue+3','key-00000007','request 7','2026-03-01 10:00:07.000000');
INSERT INTO "lines" VALUES('motorracing1',8,'8 s1 green+3 green.2 | draw yellow+3','key-00000008','request 8','2026-03-01 10:00:08.000000');
INSERT INTO "lines" VALUES('motorracing1',9,'9 s2 charge-gears white.1 | die 5 | draw charge-gears','key-00000009','request 9','2026-03-01 10:00:09.000000');
INSERT INTO "lines" VALUES('motorracing1',10,'10 s3 wrong-line white.2 | draw charge-engine','key-00000010','request 10','2026-03-01 10:00:10.000000');
INSERT INTO "lines" VALUES('motorracing1',11,'11 s0 crash | die 10','key-00000011','request 11','2026-03-01 10:00:11.000000');
INSERT INTO "lines" VALUES('motorracing1',12,'12 s0 ahead | draw off-circuit','key-00000012','request 12','2026-03-01 10:00:12.000000');
INSERT INTO "lines" VALUES('motorracing1',13,'13 s1 yellow+3 yellow.1 | draw wrong-line','key-00000013','request 13','2026-03-01 10:00:13.000000');
INSERT INTO "lines" VALUES('motorracing1',14,'14 s2 charge-engine red.1 | die 2 | draw black-pit','key-00000014','request 14','2026-03-01 10:00:14.000000');
INSERT INTO "lines" VALUES('motorracing1',15,'15 s3 charge-engine green.1 | die 12 | draw blue+3','key-00000015','request 15','2026-03-01 10:00:15.000000');
INSERT INTO "lines" VALUES('motorracing1',16,'16 s0 blue+3 blue.2 | draw black+3','key-00000016','request 16','2026-03-01 10:00:16.000000');
INSERT INTO "lines" VALUES('motorracing1',17,'17 s1 red+2 red.1 | draw yellow+2','key-00000017','request 17','2026-03-01 10:00:17.000000');
INSERT INTO "lines" VALUES('motorracing1',18,'18 s2 blue+4 blue.1 | draw off-circuit','key-00000018','request 18','2026-03-01 10:00:18.000000');
INSERT INTO "lines" VALUES('motorracing1',19,'19 s3 red+3 red.1 | draw turbo','key-00000019','request 19','2026-03-01 10:00:19.000000');
INSERT INTO "lines" VALUES('motorracing1',20,'20 s0 white-pit white.1 | die 2 | draw turbo','key-00000020','request 20','2026-03-01 10:00:20.000000');
INSERT INTO "lines" VALUES('motorracing1',21,'21 s1 wrong-line red.1 | draw wrong-line','key-00000021','request 21','2026-03-01 10:00:21.000000');
INSERT INTO "lines" VALUES('motorracing1',22,'22 s2 off-circuit blue.1 | draw green+3','key-00000022','request 22','2026-03-01 10:00:22.000000');
INSERT INTO "lines" VALUES('motorracing1',23,'23 s3 turbo black.2 | draw yellow+3','key-00000023','request 23','2026-03-01 10:00:23.000000');
INSERT INTO "lines" VALUES('motorracing1',24,'24 s0 turbo yellow.2 | draw spin','key-00000024','request 24','2026-03-01 10:00:24.000000');
INSERT INTO "lines" VALUES('motorracing1',25,'25 s1 yellow+2 yellow.2 | draw charge-engine','key-00000025','request 25','2026-03-01 10:00:25.000000');
INSERT INTO "lines" VALUES('motorracing1',26,'26 s2 spin-out | die 1','key-00000026','request 26','2026-03-01 10:00:26.000000');
INSERT INTO "lines" VALUES('motorracing1',27,'27 s2 keep | draw green+4','key-00000027','request 27','2026-03-01 10:00:27.000000');
INSERT INTO "lines" VALUES('motorracing1',28,'28 s3 blue-pit blue.1 | die 1 | draw white+3','key-00000028','request 28','2026-03-01 10:00:28.000000');
INSERT INTO "lines" VALUES('motorracing1',29,'29 s0 spin | die 8','key-00000029','request 29','2026-03-01 10:00:29.000000');
INSERT INTO "lines" VALUES('motorracing1',30,'30 s0 reroll | die 5 | draw yellow+4','key-00000030','request 30','2026-03-01 10:00:30.000000');
INSERT INTO "lines" VALUES('motorracing1',31,'31 s1 lose-control yellow.2 | draw blue+2','key-00000031','request 31','2026-03-01 10:00:31.000000');
INSERT INTO "lines" VALUES('motorracing1',32,'32 s2 black-pit black.1 | die 8 | draw yellow-pit','key-00000032','request 32','2026-03-01 10:00:32.000000');
INSERT INTO "lines" VALUES('motorracing1',33,'33 s3 turbo white.1 | draw white+2','key-00000033','request 33','2026-03-01 10:00:33.000000');
INSERT INTO "lines" VALUES('motorracing1',34,'34 s0 white+4 white.1 | draw black+4','key-00000034','request 34','2026-03-01 10:00:34.000000');
INSERT INTO "lines" VALUES('motorracing1',35,'35 s1 blue+2 blue.2 | draw pit','key-00000035','request 35','2026-03-01 10:00:35.000000');
INSERT INTO "lines" VALUES('motorracing1',36,'36 s2 charge-gears yellow.1 | die 1','key-00000036','request 36','2026-03-01 10:00:36.000000');
INSERT INTO "lines" VALUES('motorracing1',37,'37 s2 roll | die 4','key-00000037','request 37','2026-03-01 10:00:37.000000');
INSERT INTO "lines" VALUES('motorracing1',38,'38 s2 stop | draw white+3','key-00000038','request 38','2026-03-01 10:00:38.000000');
INSERT INTO "lines" VALUES('motorracing1',39,'39 s3 yellow+3 yellow.1 | draw green-pit','key-00000039','request 39','2026-03-01 10:00:39.000000');
INSERT INTO "lines" VALUES('motorracing1',40,'40 s0 off-circuit red.1','key-00000040','request 40','2026-03-01 10:00:40.000000');
INSERT INTO "lines" VALUES('motorracing1',41,'41 s1 wrong-line white.1','key-00000041','request 41','2026-03-01 10:00:41.000000');
INSERT INTO "lines" VALUES('motorracing1',42,'42 s2 charge-gears black.2 | die 8','key-00000042','request 42','2026-03-01 10:00:42.000000');
INSERT INTO "lines" VALUES('motorracing1',43,'43 s3 red+3 red.1 | deal spin-out blue-pit yellow+3 red+2 green+2 pit green+3 wrong-line turbo blue+3 black+4 red-pit blue+2 pit green+3 off-circuit crash white+3 off-circuit charge-gears','key-00000043','request 43','2026-03-01 10:00:43.000000');
INSERT INTO "lines" VALUES('motorracing1',44,'44 s2 pit red.1 | die 3 | draw red+4','key-00000044','request 44','2026-03-01 10:00:44.000000');
INSERT INTO "lines" VALUES('motorracing1',45,'45 s3 charge-gears black.1 | die 6 | draw white+2','key-00000045','request 45','2026-03-01 10:00:45.000000');
INSERT INTO "lines" VALUES('motorracing1',46,'46 s0 yellow+3 yellow.2 | draw spin','key-00000046','request 46','2026-03-01 10:00:46.000000');
INSERT INTO "lines" VALUES('motorracing1',47,'47 s1 blue+3 blue.1 | draw white+4','key-00000047','request 47','2026-03-01 10:00:47.000000');
INSERT INTO "lines" VALUES('motorracing1',48,'48 s2 blue+2 blue.2 | draw charge-engine','key-00000048','request 48','2026-03-01 10:00:48.000000');
INSERT INTO "lines" VALUES('motorracing1',49,'49 s3 crash | die 7','key-00000049','request 49','2026-03-01 10:00:49.000000');
INSERT INTO "lines" VALUES('motorracing1',50,'50 s3 behind | draw off-circuit','key-00000050','request 50','2026-03-01 10:00:50.000000');
INSERT INTO "lines" VALUES('motorracing1',51,'51 s0 blue-pit blue.1 | die 10 | draw blue+4','key-00000051','request 51','2026-03-01 10:00:51.000000');
INSERT INTO "lines" VALUES('motorracing1',52,'52 s1 pit green.1 | die 11 | draw wrong-line','key-00000052','request 52','2026-03-01 10:00:52.000000');
INSERT INTO "lines" VALUES('motorracing1',53,'53 s2 charge-engine red.2 | die 9 | draw charge-gears','key-00000053','request 53','2026-03-01 10:00:53.000000');
INSERT INTO "lines" VALUES('motorracing1',54,'54 s3 white+3 white.1 | draw lose-control','key-00000054','request 54','2026-03-01 10:00:54.000000');
INSERT INTO "lines" VALUES('motorracing1',55,'55 s0 red+2 red.2 | draw green+4','key-00000055','request 55','2026-03-01 10:00:55.000000');
INSERT INTO "lines" VALUES('motorracing1',56,'56 s1 wrong-line white.2 | draw charge-gears','key-00000056','request 56','2026-03-01 10:00:56.000000');
INSERT INTO "lines" VALUES('motorracing1',57,'57 s2 charge-gears blue.2 | die 9 | draw lose-control','key-00000057','request 57','2026-03-01 10:00:57.000000');
INSERT INTO "lines" VALUES('motorracing1',58,'58 s3 white+2 white.1 | draw blue+3','key-00000058','request 58','2026-03-01 10:00:58.000000');
INSERT INTO "lines" VALUES('motorracing1',59,'59 s0 spin | die 6','key-00000059','request 59','2026-03-01 10:00:59.000000');
INSERT INTO "lines" VALUES('finished0000',0,'0 start | team yellow black red white blue green | deal white+4 turbo white-pit black+2 red-pit red+2 red+4 lose-control green+3 lose-control spin-out charge-engine pit off-circuit charge-gears',NULL,NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "lines" VALUES('finished0000',1,'1 s2 spin-out | die 4','key-00000001','request 1','2026-03-01 10:00:01.000000');
INSERT INTO "lines" VALUES('finished0000',2,'2 s2 keep | draw red+3','key-00000002','request 2','2026-03-01 10:00:02.000000');
INSERT INTO "lines" VALUES('finished0000',3,'3 s0 black+2 black.1 | draw wrong-line','key-00000003','request 3','2026-03-01 10:00:03.000000');
INSERT INTO "lines" VALUES('finished0000',4,'4 s1 lose-control green.1 | draw yellow+2','key-00000004','request 4','2026-03-01 10:00:04.000000');
INSERT INTO "lines" VALUES('finished0000',5,'5 s2 red+3 red.1 | draw off-circuit','key-00000005','request 5','2026-03-01 10:00:05.000000');
INSERT INTO "lines" VALUES('finished0000',6,'6 s0 white+4 white.2 | draw blue+4','key-00000006','request 6','2026-03-01 10:00:06.000000');
INSERT INTO "lines" VALUES('finished0000',7,'7 s1 green+3 green.1 | draw red+3','key-00000007','request 7','2026-03-01 10:00:07.000000');
INSERT INTO "lines" VALUES('finished0000',8,'8 s2 off-circuit red.1 | draw crash','key-00000008','request 8','2026-03-01 10:00:08.000000');
INSERT INTO "lines" VALUES('finished0000',9,'9 s0 wrong-line blue.2 | draw green-pit','key-00000009','request 9','2026-03-01 10:00:09.000000');
INSERT INTO "lines" VALUES('finished0000',10,'10 s1 lose-control green.2 | draw pit','key-00000010','request 10','2026-03-01 10:00:10.000000');
INSERT INTO "lines" VALUES('finished0000',11,'11 s2 charge-engine black.2 | die 11 | draw turbo','key-00000011','request 11','2026-03-01 10:00:11.000000');
INSERT INTO "lines" VALUES('finished0000',12,'12 s0 blue+4 blue.1 | draw blue+3','key-00000012','request 12','2026-03-01 10:00:12.000000');
INSERT INTO "lines" VALUES('finished0000',13,'13 s1 pit red.2 | die 2 | draw black+3','key-00000013','request 13','2026-03-01 10:00:13.000000');
INSERT INTO "lines" VALUES('finished0000',14,'14 s2 off-circuit black.1 | draw charge-gears','key-00000014','request 14','2026-03-01 10:00:14.000000');
INSERT INTO "lines" VALUES('finished0000',15,'15 s0 green-pit green.1 | die 12 | draw turbo','key-00000015','request 15','2026-03-01 10:00:15.000000');
INSERT INTO "lines" VALUES('finished0000',16,'16 s1 black+3 black.1 | draw turbo','key-00000016','request 16','2026-03-01 10:00:16.000000');
INSERT INTO "lines" VALUES('finished0000',17,'17 s2 turbo blue.2 | draw wrong-line','key-00000017','request 17','2026-03-01 10:00:17.000000');
INSERT INTO "lines" VALUES('finished0000',18,'18 s0 turbo green.2 | draw blue-pit','key-00000018','request 18','2026-03-01 10:00:18.000000');
INSERT INTO "lines" VALUES('finished0000',19,'19 s1 red+3 red.1 | draw black-pit','key-00000019','request 19','2026-03-01 10:00:19.000000');
INSERT INTO "lines" VALUES('finished0000',20,'20 s2 pit white.2 | die 12 | draw blue+3','key-00000020','request 20','2026-03-01 10:00:20.000000');
INSERT INTO "lines" VALUES('finished0000',21,'21 s0 blue-pit blue.2 | die 6 | draw yellow+3','key-00000021','request 21','2026-03-01 10:00:21.000000');
INSERT INTO "lines" VALUES('finished0000',22,'22 s1 yellow+2 yellow.2 | draw lose-control','key-00000022','request 22','2026-03-01 10:00:22.000000');
INSERT INTO "lines" VALUES('finished0000',23,'23 s2 charge-gears white.2 | die 11 | draw yellow+4','key-00000023','request 23','2026-03-01 10:00:23.000000');
INSERT INTO "lines" VALUES('finished0000',24,'24 s0 blue+3 blue.1 | draw charge-gears','key-00000024','request 24','2026-03-01 10:00:24.000000');
INSERT INTO "lines" VALUES('finished0000',25,'25 s1 turbo white.2 | draw charge-engine','key-00000025','request 25','2026-03-01 10:00:25.000000');
INSERT INTO "lines" VALUES('finished0000',26,'26 s2 blue+3 blue.1 | draw green+3','key-00000026','request 26','2026-03-01 10:00:26.000000');
INSERT INTO "lines" VALUES('finished0000',27,'27 s0 turbo yellow.1 | draw yellow+3','key-00000027','request 27','2026-03-01 10:00:27.000000');
INSERT INTO "lines" VALUES('finished0000',28,'28 s1 charge-engine white.2 | die 12 | draw spin','key-00000028','request 28','2026-03-01 10:00:28.000000');
INSERT INTO "lines" VALUES('finished0000',29,'29 s2 charge-gears black.1 | die 1 | draw green+4','key-00000029','request 29','2026-03-01 10:00:29.000000');
INSERT INTO "lines" VALUES('finished0000',30,'30 s0 charge-gears blue.1 | die 1 | draw wrong-line','key-00000030','request 30','2026-03-01 10:00:30.000000');
INSERT INTO "lines" VALUES('finished0000',31,'31 s1 lose-control red.1 | draw white+3','key-00000031','request 31','2026-03-01 10:00:31.000000');
INSERT INTO "lines" VALUES('finished0000',32,'32 s2 crash | die 5','key-00000032','request 32','2026-03-01 10:00:32.000000');
INSERT INTO "lines" VALUES('finished0000',33,'33 s2 behind | draw green+2','key-00000033','request 33','2026-03-01 10:00:33.000000');
INSERT INTO "lines" VALUES('finished0000',34,'34 s0 wrong-line green.2 | draw blue+2','key-00000034','request 34','2026-03-01 10:00:34.000000');
INSERT INTO "lines" VALUES('finished0000',35,'35 s1 spin | die 8','key-00000035','request 35','2026-03-01 10:00:35.000000');
INSERT INTO "lines" VALUES('finished0000',36,'36 s1 reroll | die 1 | draw white+2','key-00000036','request 36','2026-03-01 10:00:36.000000');
INSERT INTO "lines" VALUES('finished0000',37,'37 s2 yellow+4 yellow.1 | draw black+4','key-00000037','request 37','2026-03-01 10:00:37.000000');
INSERT INTO "lines" VALUES('finished0000',38,'38 s0 yellow+3 yellow.1 | draw charge-engine','key-00000038','request 38','2026-03-01 10:00:38.000000');
INSERT INTO "lines" VALUES('finished0000',39,'39 s1 red+4 red.2 | draw yellow-pit','key-00000039','request 39','2026-03-01 10:00:39.000000');
INSERT INTO "lines" VALUES('finished0000',40,'40 s2 wrong-line red.2 | draw black+3','key-00000040','request 40','2026-03-01 10:00:40.000000');
INSERT INTO "lines" VALUES('finished0000',41,'41 s0 charge-engine red.2 | die 12 | draw off-circuit','key-00000041','request 41','2026-03-01 10:00:41.000000');
INSERT INTO "lines" VALUES('finished0000',42,'42 s1 white+3 | draw white+3','key-00000042','request 42','2026-03-01 10:00:42.000000');
INSERT INTO "lines" VALUES('finished0000',43,'43 s2 green+2 green.1','key-00000043','request 43','2026-03-01 10:00:43.000000');
INSERT INTO "lines" VALUES('finished0000',44,'44 s0 white-pit','key-00000044','request 44','2026-03-01 10:00:44.000000');
INSERT INTO "lines" VALUES('finished0000',45,'45 s1 white+3','key-00000045','request 45','2026-03-01 10:00:45.000000');
INSERT INTO "lines" VALUES('finished0000',46,'46 end e6a75547565bb2c5cbe3847978da7a132c4b480ba7fe89569a71a9e28011dd16','key-00000046','request 46','2026-03-01 10:00:46.000000');
INSERT INTO "lines" VALUES('unreadable00',0,'0 start | team yellow black red white blue green | deal white+4 turbo white-pit black+2 red-pit red+2 red+4 lose-control green+3 lose-control spin-out charge-engine pit off-circuit charge-gears green+2 red+3 wrong-line blue-pit lose-control',NULL,NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "lines" VALUES('unreadable00',1,'1 s2 off-circuit red.2 | draw blue+4','key-00000001','request 1','2026-03-01 10:00:01.000000');
INSERT INTO "lines" VALUES('unreadable00',2,'2 s3 green+2 green.1 | draw red+3','key-00000002','request 2','2026-03-01 10:00:02.000000');
INSERT INTO "lines" VALUES('unreadable00',3,'3 s0 black+2 black.1 | draw crash','key-00000003','request 3','2026-03-01 10:00:03.000000');
INSERT INTO "lines" VALUES('unreadable00',4,'4 s1 lose-control white.1 | draw black+3','key-00000004','request 4','2026-03-01 10:00:04.000000');
INSERT INTO "lines" VALUES('unreadable00',5,'5 s2 pit red.1 | die 8 | draw charge-gears','key-00000005','request 5','2026-03-01 10:00:05.000000');
INSERT INTO "lines" VALUES('unreadable00',6,'6 s3 lose-control yellow.1 | draw turbo','key-00000006','request 6','2026-03-01 10:00:06.000000');
INSERT INTO "lines" VALUES('unreadable00',7,'7 s0 turbo red.2 | draw blue+3','key-00000007','request 7','2026-03-01 10:00:07.000000');
INSERT INTO "lines" VALUES('unreadable00',8,'8 s1 green+3 green.2 | draw yellow+3','key-00000008','request 8','2026-03-01 10:00:08.000000');
INSERT INTO "lines" VALUES('unreadable00',9,'9 s2 charge-gears white.1 | die 5 | draw charge-gears','key-00000009','request 9','2026-03-01 10:00:09.000000');
INSERT INTO "lines" VALUES('unreadable00',10,'10 s3 wrong-line white.2 | draw charge-engine','key-00000010','request 10','2026-03-01 10:00:10.000000');
INSERT INTO "lines" VALUES('unreadable00',11,'11 s0 crash | die 10','key-00000011','request 11','2026-03-01 10:00:11.000000');
INSERT INTO "lines" VALUES('unreadable00',12,'12 s0 ahead | draw off-circuit','key-00000012','request 12','2026-03-01 10:00:12.000000');
INSERT INTO "lines" VALUES('unreadable00',13,'13 s1 yellow+3 yellow.1 | draw wrong-line','key-00000013','request 13','2026-03-01 10:00:13.000000');
INSERT INTO "lines" VALUES('unreadable00',14,'14 s2 charge-engine red.1 | die 2 | draw black-pit','key-00000014','request 14','2026-03-01 10:00:14.000000');
INSERT INTO "lines" VALUES('unreadable00',15,'15 s3 charge-engine green.1 | die 12 | draw blue+3','key-00000015','request 15','2026-03-01 10:00:15.000000');
INSERT INTO "lines" VALUES('unreadable00',16,'16 s0 blue+3 blue.2 | draw black+3','key-00000016','request 16','2026-03-01 10:00:16.000000');
INSERT INTO "lines" VALUES('unreadable00',17,'17 s1 red+2 red.1 | draw yellow+2','key-00000017','request 17','2026-03-01 10:00:17.000000');
INSERT INTO "lines" VALUES('unreadable00',18,'18 s2 blue+4 blue.1 | draw off-circuit','key-00000018','request 18','2026-03-01 10:00:18.000000');
INSERT INTO "lines" VALUES('unreadable00',19,'19 s3 red+3 red.1 | draw turbo','key-00000019','request 19','2026-03-01 10:00:19.000000');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	driver VARCHAR NOT NULL, 
	name VARCHAR, 
	token VARCHAR, 
	standing JSON NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('race90rules1',0,'person','Anna','seat 0 of race90rules1','{}',0);
INSERT INTO "seats" VALUES('race90rules1',1,'person','Bruno','seat 1 of race90rules1','{}',0);
INSERT INTO "seats" VALUES('race90rules2',0,'person','Anna','seat 0 of race90rules2','{}',0);
INSERT INTO "seats" VALUES('race90rules2',1,'person','Bruno','seat 1 of race90rules2','{}',0);
INSERT INTO "seats" VALUES('race90rules2',2,'person','Carla','seat 2 of race90rules2','{}',0);
INSERT INTO "seats" VALUES('motorracing1',0,'person','Anna','seat 0 of motorracing1','{}',0);
INSERT INTO "seats" VALUES('motorracing1',1,'person','Bruno','seat 1 of motorracing1','{}',0);
INSERT INTO "seats" VALUES('motorracing1',2,'person','Carla','seat 2 of motorracing1','{}',0);
INSERT INTO "seats" VALUES('motorracing1',3,'person','Dario','seat 3 of motorracing1','{}',0);
INSERT INTO "seats" VALUES('finished0000',0,'person','Anna','seat 0 of finished0000','{}',0);
INSERT INTO "seats" VALUES('finished0000',1,'rules',NULL,NULL,'{}',0);
INSERT INTO "seats" VALUES('finished0000',2,'rules',NULL,NULL,'{}',0);
INSERT INTO "seats" VALUES('unreadable00',0,'person','Anna','seat 0 of unreadable00','{}',0);
INSERT INTO "seats" VALUES('unreadable00',1,'person','Bruno','seat 1 of unreadable00','{}',0);
INSERT INTO "seats" VALUES('unreadable00',2,'person','Carla','seat 2 of unreadable00','{}',0);
INSERT INTO "seats" VALUES('unreadable00',3,'person','Dario','seat 3 of unreadable00','{}',0);
INSERT INTO "seats" VALUES('gathering000',0,'person','Anna','seat 0 of gathering000','{}',0);
INSERT INTO "seats" VALUES('gathering000',1,'person',NULL,NULL,'{}',0);
INSERT INTO "seats" VALUES('gathering000',2,'person',NULL,NULL,'{}',0);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	pace VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	header VARCHAR, 
	undo JSON, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('race90rules1','race90','{"level": "advanced", "modules": "all", "track": "monza", "short": false, "rescue": false, "charts": "choose", "strategies": "choose", "skills": "choose", "weather": "draw", "refuelling": "chit", "hazard": "printed"}','instant','host of race90rules1','seed of race90rules1','boxbox log 1
game race90
rules 1
data boxbox-2 ccd6452771890ee9b9366674e4efc0cedfe4b669042120e73f223a67728cf986
seats 2
option level=advanced
option modules=all
option track=monza
option short=false
option rescue=false
option charts=choose
option strategies=choose
option skills=choose
option weather=draw
option refuelling=chit
option hazard=printed',NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "tables" VALUES('race90rules2','race90','{"level": "basic", "modules": "all", "track": "monza", "short": false, "rescue": false, "charts": "choose", "strategies": "choose", "skills": "choose", "weather": "draw", "refuelling": "chit", "hazard": "printed"}','instant','host of race90rules2','seed of race90rules2','boxbox log 1
game race90
rules 2
data boxbox-2 ccd6452771890ee9b9366674e4efc0cedfe4b669042120e73f223a67728cf986
seats 3
option level=basic
option modules=all
option track=monza
option short=false
option rescue=false
option charts=choose
option strategies=choose
option skills=choose
option weather=draw
option refuelling=chit
option hazard=printed',NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "tables" VALUES('motorracing1','motor-racing','{"races": 3, "set_aside": 0, "circuits": "calendar", "teams": ["red", "blue", "yellow", "green", "black", "white"], "drivers": false, "ties": "last-race", "free_teams": "idle"}','instant','host of motorracing1','seed of motorracing1','boxbox log 1
game motor-racing
rules 1
data classic 0bfcec0a1a55e696afbc00c03546526e40ac5a748e188bbb6adab8cad38cfd51
seats 4
option races=3
option set_aside=0
option circuits=calendar
option teams=red,blue,yellow,green,black,white
option drivers=false
option ties=last-race
option free_teams=idle',NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "tables" VALUES('finished0000','motor-racing','{"races": 1, "set_aside": 0, "circuits": "calendar", "teams": ["white", "red", "green", "black", "blue", "yellow"], "drivers": false, "ties": "last-race", "free_teams": "idle"}','instant','host of finished0000','seed of finished0000','boxbox log 1
game motor-racing
rules 1
data classic 0bfcec0a1a55e696afbc00c03546526e40ac5a748e188bbb6adab8cad38cfd51
seats 3
option races=1
option set_aside=0
option circuits=calendar
option teams=white,red,green,black,blue,yellow
option drivers=false
option ties=last-race
option free_teams=idle',NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "tables" VALUES('unreadable00','motor-racing','{"races": 3, "set_aside": 0, "circuits": "calendar", "teams": ["red", "blue", "yellow", "green", "black", "white"], "drivers": false, "ties": "last-race", "free_teams": "idle"}','instant','host of unreadable00','seed of unreadable00','boxbox log 1
game motor-racing
rules 1
data unknown 1bfcec0a1a55e696afbc00c03546526e40ac5a748e188bbb6adab8cad38cfd51
seats 4
option races=3
option set_aside=0
option circuits=calendar
option teams=red,blue,yellow,green,black,white
option drivers=false
option ties=last-race
option free_teams=idle',NULL,'2026-03-01 10:00:00.000000');
INSERT INTO "tables" VALUES('gathering000','motor-racing','{"races": 1}','instant','host of gathering000','seed',NULL,NULL,'2026-03-01 10:00:00.000000');
COMMIT;
