/** What is said in Race! Formula 90 alone, in one language. */

import race90 from "$locales/it/race90.ftl?raw";
import around from "$locales/it/race90-around.ftl?raw";
import ask from "$locales/it/race90-ask.ftl?raw";
import guide from "$locales/it/race90-guide.ftl?raw";
import hand from "$locales/it/race90-hand.ftl?raw";
import moments from "$locales/it/race90-moments.ftl?raw";
import pages from "$locales/it/race90-pages.ftl?raw";
import plan from "$locales/it/race90-plan.ftl?raw";

export default [race90, plan, hand, ask, around, moments, guide, pages];
