/** Everything that is said in one language, as one chunk. */

import common from "$locales/es/common.ftl?raw";
import guide from "$locales/es/guide.ftl?raw";
import motorRacing from "$locales/es/motor-racing.ftl?raw";
import options from "$locales/es/options.ftl?raw";
import pages from "$locales/es/pages.ftl?raw";
import table from "$locales/es/table.ftl?raw";

export default [common, motorRacing, options, pages, table, guide];
