// How the boxes on the shelf look. A game that is not listed here gets a plain box; nothing else depends on it.
import type { Art } from "../scene/types";

export interface Box {
  art: Art;
  font: string;
  colours: Record<string, string>;
  mark: string;
  minutes: number;
}

const PLAIN: Box = {
  art: { icon: "open-book", scenery: "rays" },
  font: "Alegreya",
  colours: { sky: "#7d93a8", glow: "#ffffff", far: "#5d7388", mid: "#3d5267", near: "#1e2b37", inkart: "#f6efff" },
  mark: "open-book",
  minutes: 90,
};

const BOXES: Record<string, Box> = {
  diceforge: {
    art: { icon: "dice-fire", scenery: "sea" },
    font: "Forum",
    colours: { sky: "#2f8ea8", glow: "#ffe9a8", far: "#1f6f8c", mid: "#134f69", near: "#08283b", inkart: "#fff0c2" },
    mark: "anvil-impact",
    minutes: 45,
  },
  prophecy: {
    art: { icon: "crystal-ball", scenery: "night" },
    font: "Alegreya SC",
    colours: { sky: "#5a3d9a", glow: "#ffdf94", far: "#6a3f98", mid: "#4a2468", near: "#24103a", inkart: "#ffe9b0" },
    mark: "crystal-ball",
    minutes: 120,
  },
  witcher: {
    art: { icon: "wolf-head", scenery: "forest" },
    font: "Cormorant SC",
    colours: { sky: "#6b5a55", glow: "#ff9a6b", far: "#4a3a38", mid: "#2a2224", near: "#131012", inkart: "#ffe2d2" },
    mark: "wolf-head",
    minutes: 120,
  },
  runebound: {
    art: { icon: "spiked-dragon-head", scenery: "peaks" },
    font: "Yeseva One",
    colours: { sky: "#f0c98a", glow: "#fff0c0", far: "#8f9a5a", mid: "#4f6a3f", near: "#22361f", inkart: "#2a1608" },
    mark: "rune-stone",
    minutes: 150,
  },
};

export function boxOf(game: string): Box {
  return BOXES[game] ?? PLAIN;
}

/** The order on the shelf; unknown games stand at the end. */
export function shelfOrder(a: string, b: string): number {
  const names = Object.keys(BOXES);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return place(a) - place(b) || a.localeCompare(b);
}

/** Colours and emblems of the seats before a game gives its own. */
export const SEATS = [
  { color: "#2f8f5b", icon: "pocket-bow" },
  { color: "#c2572b", icon: "viking-helmet" },
  { color: "#6a4bc0", icon: "warlock-hood" },
  { color: "#2b6cb0", icon: "wolf-head" },
  { color: "#b58a1f", icon: "crown" },
] as const;

export function seatLook(seat: number): { color: string; icon: string } {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}
