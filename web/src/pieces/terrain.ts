// Terrains by the names that scenes use, with the colours and doodads of the house.
export interface Terrain {
  fill: string;
  symbol: string;
  light: string;
  icon: string;
}

const PLAIN: Terrain = { fill: "#c9b45a", symbol: "t-grass", light: "--grass:#fff", icon: "high-grass" };
const FOREST: Terrain = { fill: "#3f7a46", symbol: "t-tree", light: "--tree:#d9f0d0", icon: "pine-tree" };
const HILL: Terrain = { fill: "#b98645", symbol: "t-hill", light: "--hill:#ffe7b8", icon: "hills" };
const MOUNTAIN: Terrain = { fill: "#8b857c", symbol: "t-peak", light: "--rock:#efece6", icon: "mountains" };
const WATER: Terrain = { fill: "#3c88b8", symbol: "t-wave", light: "--wave:#fff", icon: "drop" };

const TERRAINS: Record<string, Terrain> = {
  plain: PLAIN,
  plains: PLAIN,
  forest: FOREST,
  hill: HILL,
  hills: HILL,
  mountain: MOUNTAIN,
  mountains: MOUNTAIN,
  water: WATER,
  lake: WATER,
};

export const isTerrain = (kind: string): boolean => kind === "wild" || Object.hasOwn(TERRAINS, kind);
export const terrainOf = (kind: string): Terrain | undefined => TERRAINS[kind];
