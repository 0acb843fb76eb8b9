import type { Plugin } from "vite";

export interface IconSet {
  mark: string;
  icons: Record<string, string>;
}
export function iconSet(): IconSet;
export function ownIcons(icons: Record<string, string>): Record<string, string>;
export function icons(): Plugin;
