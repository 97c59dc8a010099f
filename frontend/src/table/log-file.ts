/** The log of a race as a file to keep: as this reader saw it. */

import type { Refusal } from "$/live/protocol";
import type { Reader } from "$/live/reader.svelte";

/** Fetch the log and have the browser save it; throws a Refusal. */
export async function downloadLog({ id, token }: Reader): Promise<void> {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(`/api/tables/${id}/log`, { headers }).catch(() => null);
  if (!response) throw { reason: "unreachable", values: {} } satisfies Refusal;
  if (!response.ok) throw (await response.json()) as Refusal;
  save(await response.blob(), `boxbox-${id}.log`);
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
