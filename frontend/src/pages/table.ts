/** The page of a table: most of the code, and no other page needs it. */

/** Load it; whoever is about to go there asks early, and it travels while other things are waited for. */
export async function loadTablePage() {
  return (await import("$/table/TablePage.svelte")).default;
}
