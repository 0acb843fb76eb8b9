import type { Plugin } from "vite";

export interface IconSet {
  mark: string;
  icons: Record<string, string>;
}
export function iconSet(): IconSet;
export function namedIn(source: string, icons: Record<string, string>): string[];
export function icons(): Plugin;
