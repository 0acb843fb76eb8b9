// The gems that have a shape of their own, and the colour words of scenes. The colours themselves are tokens of the look.
const SHAPES = new Set(["gold", "sun", "moon", "vp", "xp", "str", "will", "shield", "lore", "dmg"]);

export const hasShape = (kind: string): boolean => SHAPES.has(kind);
/** The ink of the number in it. */
export const inkOf = (kind: string): string => (hasShape(kind) ? `var(--gem-${kind}-ink)` : "var(--gem-ink)");
/** Fill of a reserve's cells. */
export const fillOf = (kind: string): string => (hasShape(kind) ? `var(--gem-${kind})` : "var(--accent)");

/** Colour words that scenes use; any other tone is a CSS colour. */
const TONES = new Set([
  "green",
  "yellow",
  "purple",
  "blue",
  "red",
  "grey",
  "gold",
  "orange",
  "brown",
  "white",
  "black",
  "dark",
  "forest",
  "mountain",
  "hill",
  "plain",
  "water",
  "waste",
  "town",
  "any",
]);

/** A shape for each colour that the rules tell apart, for players who cannot tell the colours apart. */
const MARKS: Record<string, string> = { red: "■", yellow: "◆", green: "▲", blue: "●", purple: "★" };

export const markOf = (tone: string | undefined): string => MARKS[tone ?? ""] ?? "";

export const toneOf = (tone: string | undefined, otherwise = "var(--tone-none)"): string =>
  tone ? (TONES.has(tone) ? `var(--tone-${tone})` : tone) : otherwise;
