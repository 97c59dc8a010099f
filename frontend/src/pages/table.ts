/** The page of a table: most of the code, and no other page needs it. */

/** What is played at a table, if the page was opened there: the server writes it into the page. */
export function gameWritten(id: string): string | null {
  const told = document.querySelector<HTMLMetaElement>('meta[name="boxbox-table"]')?.content;
  const [table, game] = told?.split(" ") ?? [];
  return table === id ? (game ?? null) : null;
}

/** Load it. Callers ask early, so that it loads while they wait for other things. */
export async function loadTablePage() {
  return (await import("$/table/TablePage.svelte")).default;
}
