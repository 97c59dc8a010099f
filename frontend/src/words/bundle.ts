/** Fluent files as a bundle of one language, and sentences out of it. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Values = Record<string, string | number>;

/** Make the bundle of a language from its files; one of ours that can't be read is a mistake of ours. */
export function makeBundle(
  tag: string,
  files: readonly string[],
  guests: readonly string[] = [],
): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const file of files) {
    const [error] = bundle.addResource(new FluentResource(file));
    if (error) throw error;
  }
  for (const file of guests) bundle.addResource(new FluentResource(file));
  return bundle;
}

/** Return the sentence for a key; throws if the key or one of its values is missing. */
export function sentence(bundle: FluentBundle, key: string, values: Values = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`there is no sentence for ${key} in ${bundle.locales.join()}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors[0]) throw new Error(`${key} in ${bundle.locales.join()}: ${errors[0].message}`);
  return text;
}
