declare module "virtual:words" {
  type Load = () => Promise<{ default: string[] }>;

  /** The languages, each by its code, what it calls itself, and its variety for Intl. */
  export const LANGUAGES: readonly { code: string; name: string; tag: string }[];

  /** How to load the Fluent files of each part (`shared`, or a game by its name) in each language. */
  export const WORDS: Record<string, Record<string, Load>>;
}
