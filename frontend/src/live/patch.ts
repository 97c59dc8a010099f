/**
 * Patches as the server makes them: `[path, value]` puts a value where the path leads, `[path]` removes a key,
 * and `[[...path, "length"], n]` cuts a list. What a patch does not name is shared with the data before it.
 */

import type { Patch, Path } from "./wire";

export type { Patch };

export function patched<T>(data: T, patch: Patch): T {
  return patch.reduce<unknown>((now, [path, ...value]) => put(now, path, value), data) as T;
}

function put(data: unknown, path: Path, value: readonly unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value[0];
  if (Array.isArray(data)) {
    if (key === "length") return data.slice(0, value[0] as number);
    const items: unknown[] = [...data];
    items[key as number] = put(items[key as number], rest, value);
    return items;
  }
  const known = data as Record<string, unknown>;
  if (rest.length > 0 || value.length > 0) return { ...known, [key]: put(known[key], rest, value) };
  return Object.fromEntries(Object.entries(known).filter(([name]) => name !== key));
}
