import type { Piece } from "../scene/types";

// Which gem has a shape of its own, and the ink of the number in it.
const INK: Record<string, string> = {
  gold: "#4b2d05",
  sun: "#fff",
  moon: "#fff",
  vp: "#fff",
  xp: "#1d3a05",
  str: "#fff",
  will: "#fff",
  shield: "#20262d",
  lore: "#3b2f1c",
  dmg: "#fff",
};

export const hasShape = (kind: string): boolean => Object.hasOwn(INK, kind);
export const inkOf = (kind: string): string => INK[kind] ?? "#fff";

/** Fill of a reserve's cells. */
const FILL: Record<string, string> = {
  gold: "#e3a92f",
  sun: "#e2452f",
  moon: "#3f7fe0",
  vp: "#2f9d5b",
  xp: "#6fae2e",
  str: "#cf3a31",
  will: "#2f6fd3",
  shield: "#8795a3",
  lore: "#b9a77e",
  dmg: "#c22f35",
};

export const fillOf = (kind: string): string => FILL[kind] ?? "var(--accent)";

/** Colour words that scenes use for plates, tokens and links. Anything else is taken as a CSS colour. */
const TONES: Record<string, string> = {
  green: "#3f8f4d",
  yellow: "#a87f12",
  purple: "#8147b0",
  violet: "#8147b0",
  blue: "#2f6fc4",
  red: "#b8352b",
  grey: "#6d6558",
  gray: "#6d6558",
  gold: "#b07a14",
  orange: "#c2641f",
  brown: "#7a5531",
  white: "#8f8676",
  black: "#2b2722",
  forest: "#3f7a46",
  mountain: "#7d6a58",
  hill: "#b98645",
  hills: "#b98645",
  plain: "#a8923a",
  plains: "#a8923a",
  water: "#2f78a6",
  any: "#8b7f6b",
  physical: "#b8352b",
  magic: "#3d5fc4",
  shield: "#5b6b7a",
  agility: "#2f8f5b",
  surge: "#b07a14",
  double: "#6b3fa0",
  blank: "#6d6558",
  skull: "#3a3430",
  combat: "#e0762a",
  exploration: "#2f9a57",
  social: "#8d4cc0",
  danger: "#b8352b",
  good: "#2f8f5b",
};

export const toneOf = (tone: string | undefined, otherwise = "#7a6a52"): string =>
  tone ? (TONES[tone] ?? (/^(#|rgb|hsl|oklch|var\()/.test(tone) ? tone : otherwise)) : otherwise;

export const isTone = (tone: string | undefined): boolean => !!tone && Object.hasOwn(TONES, tone);

/** Values one lives by: life, cubes of strength and will, levels of skill. */
export const isVital = (piece: Piece): boolean =>
  (piece.max ?? 0) > 1 &&
  (piece.tone === "levels" || ["str", "will", "dmg"].includes(piece.gems?.[0]?.kind ?? "") || piece.icon === "hearts");
