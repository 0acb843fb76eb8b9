// Written by build/types.mjs from the kernel's schema. A field that has its default is left out on the wire.

/**
 * All that one seat sees. `board` is what everyone looks at, `mats` is one a seat, `stage` (if any) is what
 * happens right now over the board, such as a fight.
 */
export interface Scene {
  game: string;
  chapter: Say;
  players: Player[];
  board: Zone;
  mats: Zone[];
  stage?: Zone | null;
  result?: Say[];
}

/**
 * One message: an id of the catalogue (`id` or `id.attribute`), its arguments, the piece it speaks of.
 */
export interface Say {
  id: string;
  args?: Record<string, number | string | Say[] | Say>;
  piece?: string;
}

/**
 * A seat in the top bar: its emblem and what everyone may see at a glance.
 */
export interface Player {
  seat: number;
  icon: string;
  color: string;
  hero?: Say | null;
  sub?: Say | null;
  score?: number | null;
  counters?: Piece[];
  states?: string[];
}

/**
 * A thing one may point at.
 *
 * card     label, text, art, cost, worth, stats, tags, count (copies under it)
 * face     gems (joined by `joint`) or icon, of a die
 * die      faces (six), up (index of the lying face)
 * token    faces (two), up
 * pawn     seat, icon
 * counter  icon or gems[0].kind, n, max
 * marker   icon, tone: anything else that lies on a place
 */
export interface Piece {
  id: string;
  kind: "card" | "counter" | "die" | "face" | "marker" | "pawn" | "token";
  label: Say;
  text?: Say | null;
  art?: Art | null;
  icon?: string;
  tone?: string;
  gems?: Gem[];
  joint?: "" | "and" | "or";
  cost?: Gem[];
  worth?: Gem | null;
  stats?: Gem[];
  tags?: Say[];
  faces?: Piece[];
  up?: number;
  n?: number | null;
  max?: number | null;
  count?: number | null;
  seat?: number | null;
  states?: string[];
  origin?: "" | "designed" | "reported" | "rulebook";
  place?: string;
}

/**
 * How a card looks finished without an artist.
 */
export interface Art {
  icon: string;
  palette?: string;
  scenery?: string;
}

/**
 * A number in a shape: `kind` picks the shape (gold, sun, moon, vp, xp, str, will, shield, lore, dmg, or any
 * other name with an `icon`). `n` may be text such as "X" or "+2".
 */
export interface Gem {
  kind: string;
  n?: number | string;
  icon?: string;
  label?: Say | null;
}

/**
 * Where pieces lie.
 *
 * board, map  `size` and children placed by `at` (x, y, w, h); a map has places and links; `look` names the
 *             painter (islands, ring, nodes, hexes), a client that does not know it draws places and links plainly
 * row, hand   cards side by side; a hand that is not yours has only `count`
 * pile        top piece or a back, `count`; with more pieces the pile may be looked through, the last one lies on
 *             top, or a back does if its state is hidden
 * pool        tokens or dice loose
 * net         a die as six faces, each an option when forging
 * track       cells; `at_cell` is where the marker stands; `cells` labels
 * mat, panel  a box of further zones and pieces
 * fight       two sides facing each other: its first and second child zone
 */
export interface Zone {
  id: string;
  kind: "board" | "fight" | "hand" | "map" | "mat" | "net" | "panel" | "pile" | "pool" | "row" | "track";
  label: Say;
  seat?: number | null;
  look?: string;
  size?: [number, number] | null;
  at?: [number, number, number, number] | null;
  pieces?: Piece[];
  zones?: Zone[];
  places?: Place[];
  links?: Link[];
  count?: number | null;
  cells?: string[];
  at_cell?: number | null;
  note?: Say | null;
  text?: Say | null;
  states?: string[];
}

/**
 * A spot of a map: a field, a town, a hex, a portal. Pixels of the zone's own `size`.
 */
export interface Place {
  id: string;
  label: Say;
  x: number;
  y: number;
  shape?: "disc" | "field" | "hex" | "isle" | "plane" | "portal";
  size?: number;
  terrain?: string;
  icon?: string;
  tags?: Say[];
  badges?: Gem[];
  text?: Say | null;
  states?: string[];
}

/**
 * A road, river, sea line or bridge between two places (for rivers: the edge between two hexes).
 */
export interface Link {
  a: string;
  b: string;
  kind?: string;
}

/**
 * The question in front of a seat.
 */
export interface Ask {
  number: number;
  seat: number;
  question: Say;
  rule?: string;
  note?: Say | null;
  choices?: Choice[];
  barred?: BarredChoice[];
}

/**
 * One option as a client lists it. `spots` are the ids of pieces or places that glow for it.
 */
export interface Choice {
  key: string;
  label: Say;
  note?: Say | null;
  spots?: string[];
  cost?: Gem[];
  piece?: Piece | null;
  icon?: string;
  risk?: "" | "dice" | "reveal";
  main?: boolean;
}

export interface BarredChoice {
  key: string;
  label: Say;
  why: Say;
  rule?: string;
  spots?: string[];
  icon?: string;
}
