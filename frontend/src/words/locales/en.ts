/** Everything that is said in one language, as one chunk. */

import common from "$locales/en/common.ftl?raw";
import guide from "$locales/en/guide.ftl?raw";
import motorRacing from "$locales/en/motor-racing.ftl?raw";
import options from "$locales/en/options.ftl?raw";
import pages from "$locales/en/pages.ftl?raw";
import table from "$locales/en/table.ftl?raw";

export default [common, motorRacing, options, pages, table, guide];
