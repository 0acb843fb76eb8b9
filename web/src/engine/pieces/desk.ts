// The context that every piece reads from its desk. Desk.svelte provides it.
import { getContext, setContext } from "svelte";
import type { Box, Trail } from "../../wire/protocol";
import type { Ask, Choice, Odds, Message, Scene } from "../../scene/types";
import type { Run } from "../../text/catalogue";
import { APART, Cell, type Question, type Standing } from "./standing.svelte";

export interface DeskView extends Question {
  readonly scene: Scene | null;
  /** The game's look. */
  readonly box: Box;
  readonly ask: Ask | null;
  /** By spot: the odds of its choice, where the outcome is uncertain. */
  readonly odds: ReadonlyMap<string, Odds>;
  /** The choice whose way over the map is shown. */
  readonly way: Choice | null;
  /** The ways everyone took over the map, when all is over. */
  readonly trails: readonly Trail[];
  /** The ids of the spots that a guide points at. */
  readonly shown: ReadonlySet<string>;
  readonly names: readonly string[];
  /** Read from across a room. */
  readonly far: boolean;
  readonly still: boolean;
  /** The speed of motion: 2 is twice as fast as usual. */
  readonly tempo: number;
  /** The pieces that the newest lines of the tale name, and a number that grows with each telling. */
  readonly told: Told;
  /** By counter: the cost of the choice that is pointed at. */
  readonly spending: ReadonlyMap<string, number>;
  /** Returns the state of a spot for the present question. */
  standing(id: string): Cell;
  text(say: Message): string;
  /** The same sentence, cut where it names pieces and players. */
  runs(say: Message): Run[];
  label(id: string, args?: Record<string, string | number>): string;
  point(id: string): void;
  hover(id: string | null): void;
  colorOf(seat: number | null | undefined): string;
}

export interface Told {
  moment: number;
  /** Ids of the pieces that a line is about. */
  pieces: ReadonlySet<string>;
  /** Ids of the pieces that a line lists: all dice that lie there, the tokens that were cast or spent. */
  listed: ReadonlySet<string>;
}

export const UNTOLD: Told = { moment: 0, pieces: new Set(), listed: new Set() };

const KEY = Symbol("desk");

export const provideDesk = (desk: DeskView): DeskView => setContext(KEY, desk);

const EMPTY: DeskView = {
  scene: null,
  box: {},
  ask: null,
  theirs: false,
  lit: new Set(),
  chosen: new Set(),
  options: new Map(),
  barred: new Map(),
  odds: new Map(),
  way: null,
  trails: [],
  chalk: new Set(),
  shown: new Set(),
  names: [],
  far: false,
  still: false,
  tempo: 1,
  told: UNTOLD,
  spending: new Map(),
  standing: () => new Cell(APART),
  text: (say) => say.id,
  runs: (say) => [{ text: say.id }],
  label: (id) => id,
  point: () => {},
  hover: () => {},
  colorOf: () => "var(--tone-none)",
};

export const useDesk = (): DeskView => getContext<DeskView | undefined>(KEY) ?? EMPTY;

/** "1 sun shard, choice 2": name, what is special about it, how it stands to the question. */
export function spokenOf(desk: DeskView, { key, why, theirs, chosen }: Standing, name: string, states: string[] = []): string {
  const parts = [name];
  if (states.includes("spent")) parts.push(desk.label("board-spent"));
  if (chosen) parts.push(desk.label("board-chosen"));
  if (theirs) parts.push(desk.label("board-theirs", { name: desk.names[desk.ask?.seat ?? 0] ?? "" }));
  else if (key !== undefined) parts.push(desk.label("board-choice", { n: key }));
  else if (why) parts.push(desk.label("board-barred", { why: desk.text(why) }));
  return parts.filter(Boolean).join(", ");
}
