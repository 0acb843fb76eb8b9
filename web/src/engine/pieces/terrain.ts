// Lands on the faces of dice, by the gems that scenes use.
export interface Land {
  fill: string;
  symbol: string;
  /** The style that gives its symbol a light colour. */
  light: string;
}

const land = (name: string, symbol: string, part: string): Land => ({
  fill: `var(--land-${name})`,
  symbol,
  light: `--${part}:var(--land-${name}-light)`,
});

const LANDS: Record<string, Land> = {
  plain: land("plain", "t-grass", "grass"),
  forest: land("forest", "t-tree", "tree"),
  hill: land("hill", "t-hill", "hill"),
  mountain: land("mountain", "t-peak", "rock"),
  water: land("water", "t-wave", "wave"),
};

export const isTerrain = (kind: string): boolean => kind === "wild" || Object.hasOwn(LANDS, kind);
export const terrainOf = (kind: string): Land | undefined => LANDS[kind];
