/** Everything that is said in one language, as one chunk. */

import common from "$locales/pt/common.ftl?raw";
import guide from "$locales/pt/guide.ftl?raw";
import motorRacing from "$locales/pt/motor-racing.ftl?raw";
import options from "$locales/pt/options.ftl?raw";
import pages from "$locales/pt/pages.ftl?raw";
import table from "$locales/pt/table.ftl?raw";

export default [common, motorRacing, options, pages, table, guide];
