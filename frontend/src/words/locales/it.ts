/** Everything that is said in one language, as one chunk. */

import common from "$locales/it/common.ftl?raw";
import guide from "$locales/it/guide.ftl?raw";
import motorRacing from "$locales/it/motor-racing.ftl?raw";
import options from "$locales/it/options.ftl?raw";
import pages from "$locales/it/pages.ftl?raw";
import table from "$locales/it/table.ftl?raw";

export default [common, motorRacing, options, pages, table, guide];
