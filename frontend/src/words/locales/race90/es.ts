/** What is said in Race! Formula 90 alone, in one language. */

import race90 from "$locales/es/race90.ftl?raw";
import around from "$locales/es/race90-around.ftl?raw";
import ask from "$locales/es/race90-ask.ftl?raw";
import guide from "$locales/es/race90-guide.ftl?raw";
import hand from "$locales/es/race90-hand.ftl?raw";
import moments from "$locales/es/race90-moments.ftl?raw";
import pages from "$locales/es/race90-pages.ftl?raw";
import plan from "$locales/es/race90-plan.ftl?raw";

export default [race90, plan, hand, ask, around, moments, guide, pages];
