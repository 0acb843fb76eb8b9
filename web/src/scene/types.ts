// Written by build/types.mjs from the kernel's schema. A field that has its default is left out on the wire.

/**
 * All that one seat sees. `board` is what everyone looks at, `mats` is one a seat, `stage` (if any) is what
 * happens right now over the board, such as a fight. `lasting` are texts whose rule holds for a while: they can be
 * read again as long as it does. `ambience` and `mood` are for the ear: without them clients take the place of the
 * pawn, and "travel". A fight always has its own mood.
 */
export interface Scene {
  game: string;
  chapter: Message;
  players: Player[];
  board: Zone;
  mats: Zone[];
  stage?: Zone | null;
  result?: Message[];
  ambience?: "battle" | "beyond" | "cave" | "forest" | "forge" | "hall" | "hill" | "mountain" | "night" | "plain" | "sea" | "swamp" | "tavern" | "town" | "waste" | null;
  mood?: "defeat" | "fight" | "tension" | "travel" | "victory" | null;
  lasting?: Prose[];
}

/**
 * One message: an id of the catalogue (`id` or `id.attribute`), its arguments, the piece it speaks of.
 */
export interface Message {
  id: string;
  args?: Record<string, number | string | Message[] | Message>;
  piece?: string;
}

/**
 * A seat in the top bar: its emblem and what everyone may see at a glance. `stands` is how far it is from
 * winning, in the measure of the game; without it the `score` says so, if there is one.
 */
export interface Player {
  seat: number;
  icon: string;
  color: string;
  hero?: Message | null;
  sub?: Message | null;
  score?: number | null;
  counters?: Piece[];
  states?: ("active" | "first" | "out")[];
  stands?: Chip | null;
}

/**
 * A thing one may point at.
 *
 * card     label, text, art, cost, worth, stats, tags, count (copies under it)
 * face     of a die: gems (joined by `joint`), an icon (with gems or n below it), or only the number n
 * die      faces (six), up (index of the lying face); dark by its tone `dark`
 * token    faces (two), up
 * pawn     seat, icon
 * counter  icon or gems[0].kind, n, max, look
 * marker   icon, tone, look: anything else that lies on a place
 */
export interface Piece {
  id: string;
  kind: "card" | "counter" | "die" | "face" | "marker" | "pawn" | "token";
  label: Message;
  text?: Message | null;
  art?: Art | null;
  icon?: string;
  look?: "" | "beast" | "cells" | "cubes" | "diamond" | "disc" | "great" | "hearts" | "hexagon" | "left" | "levels" | "life" | "plate";
  tone?: string;
  gems?: Gem[];
  joint?: "" | "and" | "or";
  cost?: Gem[];
  worth?: Gem | null;
  stats?: Gem[];
  tags?: Message[];
  faces?: Piece[];
  up?: number;
  n?: number | null;
  max?: number | null;
  count?: number | null;
  seat?: number | null;
  states?: ("active" | "chosen" | "doubled" | "fixed" | "golden" | "hidden" | "new" | "spent" | "weak")[];
  origin?: "" | "designed" | "reported" | "rulebook";
  place?: string;
}

/**
 * The generated picture of a card, a place or a box: an icon on a palette before a scenery. With a `portrait` the
 * icon is a figure in a scene of layers.
 */
export interface Art {
  icon: string;
  palette?: "blood" | "bone" | "dusk" | "ember" | "gold" | "ice" | "moon" | "sea" | "steel" | "swamp" | "verdant" | "violet";
  scenery?: "cave" | "city" | "forest" | "hall" | "night" | "peaks" | "plain" | "rays" | "sea";
  portrait?: Portrait | null;
}

/**
 * The layers of a picture that shows a creature or a person: the icon of the art becomes a figure in its landscape.
 *
 * What is left empty follows from the art: the pose from the name of the icon (a head is a `bust`), the ground from
 * the scenery, the weather from the palette. A figure that `enters` comes in from the edge of the picture.
 * `company` is the number of its kind behind it, up to two; `beside` is the icon of a thing or an animal that it
 * has with it.
 */
export interface Portrait {
  pose?: "" | "bust" | "enters" | "flies" | "stands";
  ground?: "" | "bones" | "flags" | "grass" | "graves" | "reeds" | "rocks" | "waves";
  weather?: "" | "leaves" | "mist" | "motes" | "rain" | "snow" | "sparks";
  flip?: boolean;
  company?: number;
  beside?: string;
}

/**
 * A number in a shape: `kind` picks the shape (gold, sun, moon, vp, xp, str, will, shield, lore, dmg), on a die's
 * face a land or `pip`; any other kind brings an `icon`. `n` may be text such as "X" or "+2".
 *
 * Among the gems of a card, `at` is where it sits: `tab-1` to `tab-5` at the right edge from the top, `seal`
 * at the foot, both in its `tone`.
 */
export interface Gem {
  kind: string;
  n?: number | string;
  icon?: string;
  label?: Message | null;
  at?: "" | "seal" | "tab-1" | "tab-2" | "tab-3" | "tab-4" | "tab-5";
  tone?: string;
}

/**
 * One measure in words (`message`, and a line more in `text`), and in numbers where there are any: `n`, and
 * `of` how many, never less than `n`. It is known by its `icon`, or by a `gem` with a shape of its own.
 * `reach`: it is about what can be had next.
 */
export interface Chip {
  message: Message;
  n?: number | null;
  of?: number | null;
  icon?: string;
  gem?: string;
  text?: Message | null;
  reach?: boolean;
}

/**
 * An area of the table in which pieces lie. Its `kind` tells clients how to draw it.
 *
 * `board`, `map`
 *     have a `size` and children placed by `at` (x, y, w, h). A map has places and links; `look` is its style
 *     (islands, ring, roads, hexes), in the colours and with the coasts of the game's box.
 * `row`, `hand`
 *     show cards side by side. Another seat's hand has only a `count`.
 * `pile`
 *     shows its top piece or a back, and `count`. With more pieces it can be looked through; the last piece lies on
 *     top, as a back if its state is hidden.
 * `pool`
 *     holds loose tokens or dice.
 * `net`
 *     shows a die as six faces, each an option when forging.
 * `track`
 *     has cells with labels; `at_cell` is the marker's cell.
 * `mat`, `panel`
 *     contain further zones and pieces.
 * `fight`
 *     shows its first and second child zone as two sides before a `scenery`. The first card of a side is its
 *     portrait.
 */
export interface Zone {
  id: string;
  kind: "board" | "fight" | "hand" | "map" | "mat" | "net" | "panel" | "pile" | "pool" | "row" | "track";
  label: Message;
  seat?: number | null;
  look?: "" | "bar" | "garden" | "hexes" | "islands" | "lines" | "ring" | "roads" | "temple" | "wheel";
  scenery?: "cave" | "city" | "forest" | "hall" | "night" | "peaks" | "plain" | "rays" | "sea" | null;
  size?: [number, number] | null;
  at?: [number, number, number, number] | null;
  pieces?: Piece[];
  zones?: Zone[];
  places?: Place[];
  links?: Link[];
  count?: number | null;
  cells?: string[];
  at_cell?: number | null;
  note?: Message | null;
  text?: Message | null;
  states?: ("active" | "hidden" | "out" | "spent" | "weak")[];
  prose?: Prose | null;
}

/**
 * A spot of a map, in pixels of the zone's own `size`; its own `size` is a radius.
 *
 * disc    a coin of its `tone` with its icon and a seal of its terrain
 * field   a gilded medallion: its `art`, or its icon on its `tone`
 * hex     a hex of its terrain; with a `plate` its icon stands on one
 * portal  a pool of light in its `tone`
 * plane   a world beyond, as an oval
 * home    where the pawn of its `seat` begins
 */
export interface Place {
  id: string;
  label: Message;
  x: number;
  y: number;
  shape?: "disc" | "field" | "hex" | "home" | "plane" | "portal";
  size?: number;
  terrain?: "" | "any" | "forest" | "hill" | "mountain" | "plain" | "town" | "waste" | "water";
  icon?: string;
  tags?: Message[];
  badges?: Gem[];
  text?: Message | null;
  states?: "spent"[];
  art?: Art | null;
  tone?: string;
  plate?: "" | "diamond" | "seal" | "shield" | "square";
  nameless?: boolean;
  area?: Message | null;
  seat?: number | null;
  ambience?: "battle" | "beyond" | "cave" | "forest" | "forge" | "hall" | "hill" | "mountain" | "night" | "plain" | "sea" | "swamp" | "tavern" | "town" | "waste" | null;
}

/**
 * A road, river, sea line or bridge between two places (for rivers: the edge between two hexes).
 */
export interface Link {
  a: string;
  b: string;
  kind?: "bridge" | "river" | "road" | "sea";
}

/**
 * A text for people to read, whole: the words of a card and, after the answer, its outcome. Clients show it on a
 * stage of its own, with the choices below it.
 *
 * `key` stays the same from the first words to the outcome. `text` has the paragraphs to read now. `chosen` is
 * the answer that led to them, `start` are the paragraphs before that answer. `rolled` are the dice that fell or
 * the cards that were revealed, `sum` says what they come to; `bands` are the rows they are looked up in, `band`
 * is the number of the row that applies, from 1. `rule` is what the text means in the rules.
 */
export interface Prose {
  key: string;
  title: Message;
  text: Message[];
  card?: Piece | null;
  chosen?: Message | null;
  start?: Message[];
  rolled?: Piece[];
  sum?: Message | null;
  bands?: Message[];
  band?: number;
  rule?: Message | null;
}

/**
 * The question in front of a seat. What it is about is the message `about-NAME` of `ask-NAME`, if there is one;
 * `now` is a line made of what lies on this very table. `advised` is offered first. `turn` differs from turn to
 * turn; empty where the game does not tell them apart. `stands`: an answer may be given for the rest of the game.
 * `cards`: the choices are cards, which clients lay out large. `as_whom` says for whom the seat answers, where it
 * is not itself: "You are the monster, against Ann".
 */
export interface Ask {
  number: number;
  seat: number;
  question: Message;
  rule?: string;
  note?: Message | null;
  choices?: Choice[];
  barred?: BarredChoice[];
  now?: Message | null;
  advised?: SuggestedChoice | null;
  turn?: string;
  stands?: boolean;
  as_whom?: Message | null;
  cards?: "" | "aside" | "dealt" | "open";
}

/**
 * One option as a client lists it. `spots` are the ids of pieces or places that glow for it.
 *
 * `cost` is its price and `gain` what it surely brings, of a fight what winning brings. `waits` says what waits
 * where it leads. `odds` come from the question's own `odds`, from what the seat may know, unless the table plays
 * without them.
 */
export interface Choice {
  key: string;
  label: Message;
  note?: Message | null;
  spots?: string[];
  cost?: Gem[];
  piece?: Piece | null;
  icon?: string;
  risk?: "" | "dice" | "reveal";
  main?: boolean;
  gain?: Gem[];
  waits?: Message | null;
  odds?: Odds | null;
  ends?: boolean;
  instead?: string;
  idle?: boolean;
  way?: string[];
  spends?: Piece[];
  leaves?: Piece[];
  under?: Message | null;
  within?: Message | null;
  changes?: CardChange[];
  alike?: string[];
}

/**
 * The odds of a fight, a test or a roll, in whole percent that add up to 100 (`odds_of` rounds them).
 *
 * `against` names the opposition, with both numbers: "Golem, Strength 6 against your 5". `if_won`, `if_drawn`
 * and `if_lost` are the consequences. `about`: estimated from imagined games, not exact. `before` is the percent
 * won without this choice, where the choice only changes a fight that comes anyway ("58 to 72 %"). `because` are the
 * parts of the odds, a sentence each: "A shield of Hazel: a roll lost by 4 or less is a draw".
 */
export interface Odds {
  won: number;
  drawn?: number;
  lost?: number;
  against?: Message | null;
  if_won?: Message | null;
  if_drawn?: Message | null;
  if_lost?: Message | null;
  about?: boolean;
  before?: number | null;
  because?: Message[];
}

/**
 * One line below a card that may be chosen: a number of the player before and after ("Strength in battle 5 to 6"),
 * or in words alone what the card replaces.
 */
export interface CardChange {
  label: Message;
  was?: number | string;
  now?: number | string;
  gem?: Gem | null;
  worse?: boolean;
}

export interface BarredChoice {
  key: string;
  label: Message;
  why: Message;
  rule?: string;
  spots?: string[];
  icon?: string;
}

/**
 * A suggestion for beginners at a question of the set-up: one of its choices and the reason. `by_chance`: it was
 * drawn, because none is better than the others.
 */
export interface SuggestedChoice {
  key: string;
  why: Message;
  by_chance?: boolean;
}

/**
 * A seat's own standing: a sentence and chips. It may tell what only that seat knows, and of the others only what
 * is open.
 */
export interface Standing {
  message: Message;
  chips?: Chip[];
}
