// The player's state at the table: the page of choices, the piece pointed at, the open tray.
import type { Choice, Player, Message, Scene } from "../scene/types";
import { namedIn, piecesOf, rootsOf, standsAt, zonesOf } from "../scene/of";
import type { LiveTable } from "./live.svelte";
import { FeatureSet } from "./feature";
import { Inspection } from "./inspection.svelte";
import { tellingOf, type Telling } from "../engine/stages/telling";
import { t, messageText } from "../text/speech.svelte";
import { barredAt, capsBySpot, choicesAt, groupOf, nextPage, numbered, onlyAnswer, type Numbered, type Row } from "./choices";
import { markMyTurn } from "./recap";
import { cardsOf, readingOf, type Room } from "./room";
import { settings } from "../shared/settings.svelte";
import { cue } from "../sound";

export type Tray = "tale" | "mats" | "recap" | "rules" | "chat" | "table" | "keys" | "ahead";

/** Milliseconds after which a second press is meant. */
const THOUGHT_MS = 400;
const UNCHALKED: ReadonlySet<string> = new Set();

/** The callbacks of a feature that takes part in play. */
export interface Hooks {
  /** A new question lies on the table. */
  asked?(): void;
  /** A choice is about to be sent. */
  choosing?(choice: Choice): void;
  /** Close what is open; true where something was. */
  escaped?(): boolean;
}

export const playFeatures = new FeatureSet<Play>();

export class Play {
  page = $state(0);
  tray = $state<Tray>("tale");
  /** On a phone trays lie over the table and are closed again; elsewhere one is always there. */
  trayOpen = $state(false);
  /** The seat whose mat lies in the tray of mats. */
  mat = $state(0);
  hovered = $state<string | null>(null);
  hoveredChoice = $state<string | null>(null);
  /** The spots of the last choice. */
  lastSpots = $state.raw<readonly string[]>([]);
  pointed = $state.raw<readonly string[]>([]);
  /** The choices of a spot that stands for several; the list shows just these. */
  narrowed = $state.raw<readonly string[] | null>(null);
  /** The row whose choices are listed alone: ways to pay for one place. */
  opened = $state("");
  /** The choice that is shown and asked about once more: tapped on the board, along a way, ending a turn too early. */
  readonly armed: Choice | null = $derived.by(() => this.live.ask?.choices?.find((each) => each.key === this.armedKey) ?? null);
  /** A button that wears no ↵ of its own has the focus: Enter presses that one. */
  entersElsewhere = $state(false);
  /** The last press was a finger's, which cannot point without pressing. */
  byFinger = $state(false);
  /** The book of rules lies over the table. */
  book = $state(false);
  /** True if the leaf with the player's standing is open. */
  standing = $state(false);
  /** The chapter the rules open at, when not the one behind the question. */
  chapter = $state("");
  readonly numbered: Numbered = $derived.by(() => numbered(this.live.ask, this.page, this.opened, this.here));
  /** The places where the pawn of the seat that is asked stands. */
  private readonly here: readonly string[] = $derived.by(() => standsAt(this.live.scene, this.live.ask?.seat ?? null));
  readonly keys: ReadonlyMap<string, string> = $derived.by(() => new Map(Object.entries(capsBySpot(this.numbered.rows, this.numbered.main))));
  readonly considered: Choice | null = $derived.by(() => this.pointedAt());
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.litSpots()));
  /** The spots of the choice to be confirmed; ringed in green. */
  readonly chosen: ReadonlySet<string> = $derived.by(() => new Set(this.armed?.spots ?? []));
  /** A way is drawn while it is asked about, or pointed at. */
  readonly shownWay: Choice | null = $derived.by(() => [this.armed, this.considered].find((each) => each?.way?.length) ?? null);
  private armedKey = $state<string | null>(null);
  private armedAt = 0;
  /** The highest number of a question that has been asked here. */
  private furthest = -1;

  /** The moment on the stage, as a sentence for the bar; null while nothing is played. */
  readonly telling: Telling | null = $derived.by(() => {
    const { show } = this.live;
    if (!show.playing || !show.shot) return null;
    return tellingOf(show.shot, { text: this.text, label: t, list: listed });
  });
  /** The number of the question whose text or cards the player has closed to see the board; if its cards are laid aside,
   * of the question whose cards the player has opened. -1: none. */
  private awayFrom = $state(-1);
  /** True if some choices are cards that the player may open to compare. */
  readonly aside: boolean = $derived.by(() => this.live.ask?.cards === "aside" && cardsOf(this.live.scene, this.live.ask) !== null);
  /** A text to read or cards to choose from: they take the whole room. */
  readonly room: Room | null = $derived.by(() => {
    const { show, scene, ask, latest } = this.live;
    if (this.away) return null;
    return readingOf(show, scene, ask, latest) ?? (show.playing ? null : cardsOf(scene, ask));
  });
  /** The time (of performance.now) until which hovering is ignored, because the pointer rests there only by chance. */
  unmeant = 0;
  /** A slip is to be read before anything is chosen: choices wait. */
  reading = $state(false);
  /** How often something was pressed that had to wait for the slip. */
  waited = $state(0);

  /** True if the player looks at the board, although the question has a room of its own. */
  get away(): boolean {
    const { ask, show } = this.live;
    return ask !== null && !show.playing && (this.awayFrom === ask.number) !== (ask.cards === "aside");
  }

  lookAway(away: boolean): void {
    this.awayFrom = away !== (this.live.ask?.cards === "aside") ? (this.live.ask?.number ?? -1) : -1;
  }

  /** Notes the spot under the pointer, except after a touch or a movement that was not meant. */
  hover(id: string | null): void {
    this.hovered = this.byFinger || performance.now() < this.unmeant ? null : id;
  }

  /** Every frame of the film is shown, also what is still to come. */
  all = $state(false);
  /** The tale takes more of the table. */
  wide = $state(false);
  /** The tale line by line, not event by event. */
  everyStep = $state(false);

  readonly inspection = new Inspection();
  private readonly hooks: Hooks[] = [];
  /** The time at which Enter last confirmed something, by the clock of events in milliseconds. */
  confirmedAt = -Infinity;
  /** The choice that a beginner is advised to take in the set-up; null if the guide already suggests one. */
  readonly advised: Choice | null = $derived.by(() => {
    if (this.live.taught?.lesson?.page?.choice) return null;
    return this.live.ask?.choices?.find((each) => each.key === this.live.ask?.advised?.key) ?? null;
  });

  constructor(readonly live: LiveTable) {
    playFeatures.attach(this);
  }

  /** Let a feature take part. */
  add(hooks: Hooks): void {
    this.hooks.push(hooks);
  }

  /** True if another player's action is on the stage. */
  get others(): boolean {
    const beat = this.live.show.beat;
    return beat !== null && beat.seat !== this.live.looking && !(beat.moment?.touches ?? []).includes(this.live.looking ?? -1);
  }

  /** True if the film of others' actions takes the place of the player's own mat. */
  get filming(): boolean {
    const { show } = this.live;
    return show.frames.length > 0 && ((show.playing && (this.others || show.past)) || (show.open && !this.live.view?.result));
  }

  /** True if the next question is the player's: it has come already, or only bots may be asked before. */
  get awaited(): boolean {
    const { mine, seats, asksMe } = this.live;
    return mine.length > 0 && (asksMe || seats.every(({ seat, kind, held }) => mine.includes(seat) || kind === "bot" || held));
  }

  showAll(): void {
    this.all = true;
    this.live.show.open = true;
  }

  toMyTurn(): void {
    const { others } = this; // read before: it is false once the show is over
    this.live.show.toMyTurn();
    if (others) this.live.skip();
  }

  get game(): string {
    return this.live.table?.game ?? "";
  }

  readonly text = (say: Message): string => messageText(this.game, say, this.live.names, this.live.reader);

  /** The choice that the advice holds clearly better than ending the turn by this one. */
  betterThan(choice: Choice): Choice | null {
    return this.live.ask?.choices?.find((each) => each.key === choice.instead) ?? null;
  }

  /** True if this choice is asked once more before it is taken. Over cards or a text the bar that asks is out of sight, and
   * what is given up is in view anyway. */
  asksAgain(choice: Choice): boolean {
    return settings.sure && this.room === null && this.betterThan(choice) !== null && choice.key !== this.taughtChoice;
  }

  /** The choice that the lesson asks for now. */
  get taughtChoice(): string {
    const { taught } = this.live;
    return taught?.lesson?.state === "on" ? (taught.lesson.page?.choice ?? "") : "";
  }

  /** The spots of what the coach advises, in chalk. */
  readonly chalk: ReadonlySet<string> = $derived.by(() => {
    const { hint, ask, view } = this.live;
    if (!hint?.counsel || !ask || hint.number !== view?.number) return UNCHALKED;
    const advised = hint.counsel.choices.map((choice) => choice.key);
    return new Set(ask.choices?.filter((each) => advised.includes(each.key)).flatMap((each) => each.spots ?? []));
  });

  /** False at tables that were agreed to be without hints. */
  get mayHint(): boolean {
    return this.live.table?.options.hints !== false;
  }

  player(seat: number | null): Player | null {
    return this.live.scene?.players.find((each) => each.seat === seat) ?? null;
  }

  /** A new question: forget what was being done about the old one. */
  asked(): void {
    this.page = 0;
    this.widen();
    this.hoveredChoice = null;
    this.chapter = "";
    this.armedKey = null;
    for (const each of this.hooks) each.asked?.();
    this.flow();
  }

  /** Answer what leaves nothing to decide; not after a step back, nor in a lesson or beside a text. */
  private flow(): void {
    const { view, taught, ask } = this.live;
    const isNew = view !== null && view.number > this.furthest;
    this.furthest = Math.max(this.furthest, view?.number ?? -1);
    const only = ask && isNew && taught?.lesson?.state !== "on" && this.room === null ? onlyAnswer(ask) : null;
    if (only) this.choose(only);
  }

  choose(choice: Choice): void {
    if (this.live.sent || !this.live.ask || this.waits()) return;
    cue("choose");
    this.widen();
    this.inspection.close();
    this.armedKey = null;
    this.lastSpots = choice.spots ?? [];
    if (this.live.scene) markMyTurn(this.live.id, this.live.looking, this.live.scene);
    for (const each of this.hooks) each.choosing?.(choice);
    this.live.choose(choice.key);
  }

  /** From the list or a button: at once, unless it would end a turn in which something clearly better is left to do. */
  take(choice: Choice): void {
    if (!this.asksAgain(choice)) this.choose(choice);
    else if (this.armed !== choice) this.arm(choice);
    // Whatever was pressed twice in a row has not been thought about twice.
    else if (performance.now() - this.armedAt > THOUGHT_MS) this.choose(choice);
  }

  arm(choice: Choice): void {
    if (this.live.sent || this.waits()) return;
    this.armedKey = choice.key;
    this.armedAt = performance.now();
    this.widen();
    this.inspection.close();
  }

  private waits(): boolean {
    if (this.reading) this.waited += 1;
    return this.reading;
  }

  /** List all choices again. */
  widen(): void {
    this.narrowed = null;
    this.opened = "";
  }

  /** A row of the list: its only choice, or those inside it. */
  takeRow(row: Row): void {
    if (row.ways.length === 0) return this.take(row.choice);
    this.disarm();
    this.page = 0;
    this.opened = groupOf(row.choice);
  }

  /** End the turn and never ask again before the next one. */
  takeAndNeverAsk(choice: Choice): void {
    settings.sure = false;
    settings.keep();
    this.choose(choice);
  }

  disarm(): void {
    this.armedKey = null;
  }

  chooseCap(cap: string): void {
    const row = this.numbered.rows.find((each) => each.cap === cap);
    if (row) this.takeRow(row);
  }

  /** Enter: closes what lies open, else takes the choice to be confirmed, the golden button, the advised or the only choice. */
  commit(): void {
    const { main, rows } = this.numbered;
    const [only] = rows;
    if (this.inspection.open) this.inspection.close();
    else if (this.standing) this.standing = false;
    else if (this.live.hint && !this.armed && !main) this.live.hint = null;
    else if (this.armed) this.take(this.armed);
    else if (main) this.take(main);
    else if (this.advised) this.take(this.advised);
    else if (rows.length === 1 && only) this.takeRow(only);
  }

  turnPage(): void {
    this.page = nextPage(this.page, this.numbered.pages);
  }

  /** A piece or place was clicked. A finger shows first, and so does whatever leads along a way, or takes another piece. */
  point(spot: string): void {
    const choices = choicesAt(this.live.ask, spot);
    const [first] = choices;
    if (choices.length === 1 && first) {
      const shownFirst = this.byFinger || first.way?.length || first.alike?.includes(spot);
      if (shownFirst && this.armed !== first) this.arm(first);
      else this.take(first);
    } else if (choices.length > 1) {
      this.disarm();
      const group = first ? groupOf(first) : "";
      if (group && choices.every((each) => groupOf(each) === group)) this.opened = group;
      else this.narrowed = choices.map((each) => each.key);
    } else {
      this.disarm();
      if (barredAt(this.live.ask, spot)) cue("refused");
      const again = this.inspection.piece === spot && this.inspection.sign === null;
      this.inspection.close();
      this.inspection.piece = again ? null : spot;
    }
  }

  open(tray: Tray): void {
    if (tray === "rules") {
      this.book = !this.book;
      return;
    }
    const again = this.tray === tray && (this.trayOpen || tray !== "tale");
    this.tray = again ? "tale" : tray;
    this.trayOpen = !again;
  }

  openRule(rule: string): void {
    this.chapter = rule;
    this.book = true;
  }

  closeBook(): void {
    this.book = false;
    this.chapter = "";
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

  /** Steps back, the nearest first: inspection, standing, hint, confirmation, narrowed list, tray, a feature's panel, film. */
  escape(): void {
    if (this.inspection.open || this.inspection.tool) this.inspection.close();
    else if (this.standing) this.standing = false;
    else if (this.live.hint) this.live.hint = null;
    else if (this.armed) this.disarm();
    else if (this.narrowed || this.opened) this.widen();
    else if (this.tray !== "tale" || this.trayOpen) {
      this.tray = "tale";
      this.trayOpen = false;
    } else if (!this.hooks.some((each) => each.escaped?.()) && !this.live.show.playing) this.live.show.open = false;
  }

  /** The choice that is pointed at, in the list or, where it is the only one there, on the board. */
  private pointedAt(): Choice | null {
    const key = this.hoveredChoice;
    if (key !== null) return this.live.ask?.choices?.find((each) => each.key === key) ?? null;
    const [only, ...more] = this.hovered === null ? [] : choicesAt(this.live.ask, this.hovered);
    return only && more.length === 0 ? only : this.armed;
  }

  /** The spots of a choice, and those that its note names: the card it takes, the die it spends. */
  private litSpots(): readonly string[] {
    const choice = this.considered;
    return choice ? [...(choice.spots ?? []), ...namedIn(choice.note)] : this.pointed;
  }
}

/** True if seats hold cards that others must not see: then a curtain falls between players of one screen. */
export function hasHands(scene: Scene): boolean {
  return rootsOf(scene).some((root) => [...zonesOf(root)].some((zone) => zone.kind === "hand"));
}

/** The sides of all dice, as a key: a change means that dice have fallen. */
export function diceOf(scene: Scene): string {
  const dice = rootsOf(scene).flatMap((root) => [...piecesOf(root)].filter((piece) => piece.kind === "die"));
  return dice.map((die) => `${die.id}:${die.up ?? 0}`).join(" ");
}

const listed = (words: string[]): string => new Intl.ListFormat(document.documentElement.lang || "en", { type: "unit" }).format(words);
