// What a person is doing at the table right now: which page of choices, what is pointed at, which tray is open.
import type { Choice, Player, Say, Scene } from "../scene/types";
import { namedIn, piecesOf, rootsOf, zonesOf } from "../scene/of";
import type { LiveTable } from "../live/table.svelte";
import { told } from "../text/speech.svelte";
import { barredAt, capsBySpot, choicesAt, nextPage, numbered, type Numbered } from "./choices";
import { markMyTurn } from "./recap";
import { play as sound } from "./sounds";

export type Tray = "tale" | "mats" | "recap" | "rules" | "chat" | "table" | "keys";

export class Play {
  page = $state(0);
  tray = $state<Tray>("tale");
  /** On a phone trays lie over the table and are closed again; elsewhere one is always there. */
  trayOpen = $state(false);
  /** Whose mat lies in the tray of mats. */
  mat = $state(0);
  hovered = $state<string | null>(null);
  hoveredChoice = $state<string | null>(null);
  /** What the last choice was about. */
  lastSpots = $state.raw<readonly string[]>([]);
  pointed = $state.raw<readonly string[]>([]);
  /** The choices of a spot that stands for several; the list shows just these. */
  narrowed = $state.raw<readonly string[] | null>(null);
  /** The piece or place that is looked at closely. */
  inspected = $state<string | null>(null);
  /** The chapter the rules open at, when not the one behind the question. */
  chapter = $state("");
  readonly numbered: Numbered = $derived.by(() => numbered(this.live.ask, this.page));
  readonly keys: ReadonlyMap<string, string> = $derived.by(
    () => new Map(Object.entries(capsBySpot(this.numbered.rows, this.numbered.main))),
  );
  readonly considered: Choice | null = $derived.by(() => this.pointedAt());
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.litSpots()));

  constructor(readonly live: LiveTable) {}

  get game(): string {
    return this.live.table?.game ?? "";
  }

  readonly text = (say: Say): string => told(this.game, say, this.live.names);

  player(seat: number | null): Player | null {
    return this.live.scene?.players.find((each) => each.seat === seat) ?? null;
  }

  /** A new question: forget what was being done about the old one. */
  asked(): void {
    this.page = 0;
    this.narrowed = null;
    this.hoveredChoice = null;
    this.chapter = "";
  }

  choose(choice: Choice): void {
    if (this.live.sent || !this.live.ask) return;
    sound("choose");
    this.narrowed = null;
    this.inspected = null;
    this.lastSpots = choice.spots ?? [];
    if (this.live.scene) markMyTurn(this.live.id, this.live.looking, this.live.scene);
    this.live.choose(choice.key);
  }

  chooseCap(cap: string): void {
    const row = this.numbered.rows.find((each) => each.cap === cap);
    if (row) this.choose(row.choice);
  }

  commit(): void {
    const { main, rows } = this.numbered;
    const [only] = rows;
    if (main) this.choose(main);
    else if (rows.length === 1 && only) this.choose(only.choice);
  }

  turnPage(): void {
    this.page = nextPage(this.page, this.numbered.pages);
  }

  /** A piece or place was clicked. */
  point(spot: string): void {
    const choices = choicesAt(this.live.ask, spot);
    const [first] = choices;
    if (choices.length === 1 && first) {
      this.choose(first);
    } else if (choices.length > 1) {
      this.narrowed = choices.map((each) => each.key);
    } else {
      if (barredAt(this.live.ask, spot)) sound("refused");
      this.inspected = this.inspected === spot ? null : spot;
    }
  }

  open(tray: Tray): void {
    const again = this.tray === tray && (this.trayOpen || tray !== "tale");
    this.tray = again ? "tale" : tray;
    this.trayOpen = !again;
  }

  openRule(rule: string): void {
    this.chapter = rule;
    this.tray = "rules";
    this.trayOpen = true;
  }

  openMat(seat: number): void {
    this.mat = seat;
    this.tray = "mats";
    this.trayOpen = true;
  }

  nextMat(): void {
    const seats = this.live.scene?.players.map((each) => each.seat) ?? [];
    if (seats.length === 0) return;
    const others = seats.filter((seat) => seat !== this.live.looking);
    const ring = others.length > 0 ? others : seats;
    const at = this.tray === "mats" ? ring.indexOf(this.mat) : -1;
    this.openMat(ring[(at + 1) % ring.length] ?? 0);
  }

  /** Step back: out of the closest look, the narrowed list, the tray. */
  escape(): void {
    if (this.inspected) this.inspected = null;
    else if (this.narrowed) this.narrowed = null;
    else {
      this.tray = "tale";
      this.trayOpen = false;
    }
  }

  /** The choice that is pointed at, in the list or, where it is the only one there, on the board. */
  private pointedAt(): Choice | null {
    const key = this.hoveredChoice;
    if (key !== null) return this.live.ask?.choices?.find((each) => each.key === key) ?? null;
    const [only, ...more] = this.hovered === null ? [] : choicesAt(this.live.ask, this.hovered);
    return only && more.length === 0 ? only : null;
  }

  /** What a choice is about lights up, and so does what its note names: the card it takes, the die it spends. */
  private litSpots(): readonly string[] {
    const choice = this.considered;
    return choice ? [...(choice.spots ?? []), ...namedIn(choice.note)] : this.pointed;
  }
}

/** Whether seats hold cards that others must not see: then a curtain falls between players of one screen. */
export function hasHands(scene: Scene): boolean {
  return rootsOf(scene).some((root) => [...zonesOf(root)].some((zone) => zone.kind === "hand"));
}

/** How all dice lie; when it changes, dice have fallen. */
export function diceOf(scene: Scene): string {
  const dice = rootsOf(scene).flatMap((root) => [...piecesOf(root)].filter((piece) => piece.kind === "die"));
  return dice.map((die) => `${die.id}:${die.up ?? 0}`).join(" ");
}
