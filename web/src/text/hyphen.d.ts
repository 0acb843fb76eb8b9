declare module "hyphen" {
  export type Patterns = unknown;
  export type Hyphenator = (text: string) => string;
  export default function createHyphenator(patterns: Patterns, how?: { minWordLength?: number; hyphenChar?: string }): Hyphenator;
}
declare module "hyphen/patterns/*" {
  import type { Patterns } from "hyphen";
  const patterns: Patterns;
  export default patterns;
}
