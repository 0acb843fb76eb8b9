// What every piece reads from the desk it lies on. Desk.svelte provides it.
import { getContext, setContext } from "svelte";
import type { Box, Trail } from "../live/protocol";
import { has } from "../scene/of";
import type { Ask, Choice, Odds, Say, Scene } from "../scene/types";
import type { Run } from "../text/catalogue";

export interface DeskView {
  readonly scene: Scene | null;
  /** How the game looks. */
  readonly box: Box;
  readonly ask: Ask | null;
  readonly theirs: boolean;
  readonly lit: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly options: ReadonlyMap<string, string>;
  readonly barred: ReadonlyMap<string, Say>;
  /** How likely what may be chosen there goes well, where it is in doubt. */
  readonly odds: ReadonlyMap<string, Odds>;
  /** The choice whose way over the map is shown. */
  readonly way: Choice | null;
  /** The ways everyone took over the map, when all is over. */
  readonly trails: readonly Trail[];
  /** What the coach advises, in chalk: by spot, which of its choices. */
  readonly chalk: ReadonlyMap<string, number>;
  readonly names: readonly string[];
  /** Read from across a room. */
  readonly far: boolean;
  readonly still: boolean;
  /** How fast things move: 2 is twice as fast as usual. */
  readonly tempo: number;
  /** What the newest lines of the tale name, and how many times something new has been told. */
  readonly told: Told;
  /** What a choice that is pointed at would cost: by counter. */
  readonly spending: ReadonlyMap<string, number>;
  text(say: Say): string;
  /** The same sentence, cut where it names pieces and players. */
  runs(say: Say): Run[];
  label(id: string, args?: Record<string, string | number>): string;
  point(id: string): void;
  hover(id: string | null): void;
  colorOf(seat: number | null | undefined): string;
}

export interface Told {
  moment: number;
  /** What a line is about. */
  pieces: ReadonlySet<string>;
  /** What a line counts up: all dice that lie there, the tokens that were cast or spent. */
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
  chalk: new Map(),
  names: [],
  far: false,
  still: false,
  tempo: 1,
  told: UNTOLD,
  spending: new Map(),
  text: (say) => say.id,
  runs: (say) => [{ text: say.id }],
  label: (id) => id,
  point: () => {},
  hover: () => {},
  colorOf: () => "var(--tone-none)",
};

export const useDesk = (): DeskView => getContext<DeskView | undefined>(KEY) ?? EMPTY;

/** The classes of look.md's table of states, for one spot. */
export function marksOf(desk: DeskView, id: string): string {
  const marks: string[] = [];
  if (desk.options.has(id)) marks.push(desk.theirs ? "is-theirs" : "is-option");
  else if (desk.barred.has(id) && !desk.theirs) marks.push("is-barred");
  if (desk.chosen.has(id)) marks.push("is-selected");
  if (desk.lit.has(id)) marks.push("is-lit");
  if (desk.chalk.has(id)) marks.push("is-chalked");
  return marks.join(" ");
}

/** "1 sun shard, choice 2": name, what is special about it, how it stands to the question. */
export function spokenOf(desk: DeskView, id: string, name: string, states: { states?: string[] } = {}): string {
  const parts = [name];
  if (has(states, "spent")) parts.push(desk.label("board-spent"));
  if (desk.chosen.has(id)) parts.push(desk.label("board-chosen"));
  const key = desk.options.get(id);
  const why = desk.barred.get(id);
  if (key !== undefined && desk.theirs)
    parts.push(desk.label("board-theirs", { name: desk.names[desk.ask?.seat ?? 0] ?? "" }));
  else if (key !== undefined) parts.push(desk.label("board-choice", { n: key }));
  else if (why && !desk.theirs) parts.push(desk.label("board-barred", { why: desk.text(why) }));
  return parts.filter(Boolean).join(", ");
}
