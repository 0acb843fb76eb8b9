// The whole document wears the colours of the game on the table: what its box tells, set as tokens on the root element.
import type { Box, Tones } from "../../wire/protocol";

const LISTS = {
  table: ["table-a", "table-b"],
  panel: ["panel", "panel-2", "panel-3"],
  line: ["line", "line-2"],
  ink: ["ink", "ink-2", "ink-3"],
  accent: ["accent", "accent-2", "accent-ink"],
} as const;

/** The tokens of a game by one light. */
export function tokensOf(tones: Tones): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, tokens] of Object.entries(LISTS)) tones[name as keyof typeof LISTS]?.forEach((colour, i) => (found[`--${tokens[i]}`] = colour));
  if (tones.lamp) found["--lamp"] = tones.lamp;
  if (tones.paper) found["--paper"] = tones.paper;
  for (const [name, colour] of Object.entries(tones.map ?? {})) found[`--map-${name}`] = colour;
  return found;
}

let worn: string[] = [];

export function wear(box: Box, theme: "light" | "dark", root = document.documentElement): void {
  for (const name of worn) root.style.removeProperty(name);
  const tokens = tokensOf((theme === "light" ? box.bright : box.dark) ?? {});
  for (const [name, colour] of Object.entries(tokens)) root.style.setProperty(name, colour);
  worn = Object.keys(tokens);
  root.dataset["theme"] = theme;
  root.dataset["lettering"] = box.lettering ?? "book";
}

/** A cover as the colours of a scenery; plain linen where there is none. */
export function coverOf(box: Box): { icon: string; scenery: string; style: string } {
  const { cover } = box;
  const parts = ["sky", "glow", "far", "mid", "near", "ink"] as const;
  const style = parts.map((part) => `--${part === "ink" ? "inkart" : part}:${cover?.[part] ?? `var(--linen-${part})`}`).join(";");
  return { icon: cover?.icon ?? box.mark ?? "open-book", scenery: cover?.scenery ?? "rays", style };
}
