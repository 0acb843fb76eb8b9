// A table as this browser sees it: the frames of the server, shown at a pace people can follow.
import { named } from "../text/names";
import type { Ask, Odds, Message, Scene } from "../scene/types";
import { actsOf, beatsOf, paused, unpacked, type Played, type Seen } from "../engine/stages/beats";
import type { Moment } from "../engine/stages/moment";
import { Show } from "../engine/stages/show.svelte";
import type { LinePart } from "../wire/log";
import { applied } from "../wire/difference";
import { FeatureSet } from "./feature";
import { dropUnsent, heldUnsent, holdUnsent } from "./unsent";
import { Connection, type Command, type ConnectionState, type Notice } from "../transport/connection";
import type { Channel } from "../transport/transport";
import type { Counsel, CrashFrame, ProposalInfo, SeatInfo, ServerFrame, TableInfo, LessonFrame, View } from "../wire/protocol";
import { cue } from "../sound";

export interface TableParts {
  table: string;
  secrets: string[];
  /** A big screen: it only looks on. */
  screen?: boolean;
  connect: () => Channel;
  /** The speed of moments (0: at once), whether the player's own wait for a tap, and whether those of others are played. */
  watching: () => { speed: number; waits: boolean; follows: boolean };
  /** Calls back once the new view has been drawn; without it the table does not wait for drawing. */
  drawn?: (then: () => void) => void;
}

interface Arrived {
  view: Seen;
  log: readonly Message[];
  parts: readonly LinePart[];
  /** The last beat of it that was played. */
  beat: Played | null;
  /** The last version of each question, by its message. */
  asks: Readonly<Record<string, Ask>>;
  /** The number of lines that had been told before those that are read aloud with it. */
  told: number;
}

export interface Sent {
  id: string;
  key: string;
  /** The length of the log with it, once the server has stored it. */
  stored: number | null;
}

type WithoutId<Frame> = Frame extends unknown ? Omit<Frame, "id"> : never;
/** A frame as a feature sends it. */
export type Outgoing = WithoutId<Command> | Notice;

const NOTICES: Record<Notice["type"], true> = { presence: true, point: true, look: true };
const isNotice = (frame: Outgoing): frame is Notice => frame.type in NOTICES;

const WATCHING = "watching";
/** Milliseconds after which a page counts as not looked at. */
const UNSEEN_MS = 250;
/** Milliseconds after which a player would doubt that a click was noticed. */
const WONDERED_MS = 150;
const nameOf = (seat: number | null) => (seat === null ? WATCHING : String(seat));

export const tableFeatures = new FeatureSet<LiveTable>();

export class LiveTable {
  readonly id: string;
  line = $state<ConnectionState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  /** The seat through which the page looks: one of `mine`, or null for a spectator. */
  looking = $state<number | null>(null);
  sent = $state.raw<Sent | null>(null);
  /** A sent choice that takes long enough to be shown; one that is answered at once is never drawn as pending. */
  pending = $state.raw<Sent | null>(null);
  refusal = $state.raw<{ say: Message; rule: string } | null>(null);
  crash = $state.raw<CrashFrame | null>(null);
  hint = $state.raw<{ number: number; key: string; counsel: Counsel | null; done: boolean } | null>(null);
  proposal = $state.raw<ProposalInfo | null>(null);
  declined = $state<number | null>(null);
  fault = $state.raw<Message | null>(null);
  /** The guide's present page, at a table with a lesson. */
  taught = $state.raw<LessonFrame | null>(null);
  /** The server's last announcement about a seat. */
  announced = $state.raw<Message | null>(null);
  private tableCame = $state(0);
  /** The time of the present question, by this device's own clock. */
  askedAt = $state(0);
  private askedNumber = -1;
  private shown = $state.raw<Record<string, Pick<Arrived, "view" | "log">>>({});

  private readonly arrived: Record<string, Arrived> = {};
  /** A question to one of the player's seats has arrived, although what comes before it may still be shown. */
  asksMe = $state(false);
  /** The odds that a choice showed before the dice fell, by the first line of the event. */
  readonly foretold = new Map<number, Odds>();
  private expected: { decisions: number; odds: Odds } | null = null;
  readonly show: Show;
  private readonly connection: Connection;
  private readonly listeners = new Map<ServerFrame["type"], ((frame: ServerFrame) => void)[]>();
  private commands = 0;
  private wondering: ReturnType<typeof setTimeout> | undefined;
  private lookingAnew = false;
  /** The views that arrived while the last one was being drawn: they are drawn together. */
  private undrawn: View[] = [];
  private drawing = false;

  constructor(private readonly parts: TableParts) {
    this.id = parts.table;
    this.show = new Show(
      () => parts.watching().speed,
      (beat) => this.lay(beat),
    );
    this.connection = new Connection({
      connect: parts.connect,
      hello: () => this.hello(),
      onframe: (frame) => {
        this.hear(frame);
        for (const heard of this.listeners.get(frame.type) ?? []) heard(frame);
      },
      onstate: (state) => (this.line = state),
    });
    tableFeatures.attach(this);
  }

  open(): void {
    this.connection.open();
  }

  wake(): void {
    this.connection.wake();
  }

  close(): void {
    this.undrawn = [];
    clearTimeout(this.wondering);
    this.show.stop();
    this.connection.close();
  }

  /** Let a feature hear the frames of a kind, after the table itself. */
  on<Kind extends ServerFrame["type"]>(kind: Kind, heard: (frame: Extract<ServerFrame, { type: Kind }>) => void): void {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), heard as (frame: ServerFrame) => void]);
  }

  /** Send a frame of the protocol; a command gets an id and is sent until it is answered. */
  send(frame: Outgoing, id = this.newId()): void {
    this.connection.send(isNotice(frame) ? frame : { ...frame, id });
  }

  /** Show all that waits now, and hurry bots that think. */
  skip(): void {
    this.show.rush();
    const seat = this.mine[0];
    if (seat !== undefined && this.table?.state === "playing") this.send({ type: "hurry", seat });
  }

  /** Worked out once for all who read it: whatever is drawn hangs on it. */
  readonly view: Seen | null = $derived.by(() => {
    const past = this.past;
    return past ? paused(past.view, past.scene, past.seat) : (this.shown[nameOf(this.looking)]?.view ?? null);
  });

  viewOf(seat: number): Seen | null {
    return this.shown[nameOf(seat)]?.view ?? null;
  }

  get log(): readonly Message[] {
    const log = this.shown[nameOf(this.looking)]?.log ?? [];
    const rolling = this.show.rolling;
    return rolling?.moment && rolling.view.seat === this.looking ? log.slice(0, rolling.moment.lines[0]) : log;
  }

  /** The part that each line of the log plays in the tale. */
  get lineParts(): readonly LinePart[] {
    return this.arrived[nameOf(this.looking)]?.parts ?? [];
  }

  /** The last beat, if it led to the present question. */
  get latest(): Played | null {
    const beat = this.view ? this.arrived[nameOf(this.looking)]?.beat : null;
    return beat && beat.moment?.after === this.view?.decisions ? beat : null;
  }

  /** The earlier beat that the player looks back at, if it is of the seat shown. */
  private get past(): Played | null {
    const beat = this.show.past ? this.show.beat : null;
    return beat?.view.seat === this.looking ? beat : null;
  }

  readonly scene: Scene | null = $derived.by(() => this.view?.scene ?? null);
  /** The question to the seat that looks; one that has been answered lies there until what came of it is seen. */
  readonly ask: Ask | null = $derived.by(() => this.view?.ask ?? null);
  readonly seats: SeatInfo[] = $derived.by(() => this.table?.seats.map(named) ?? []);
  readonly names: string[] = $derived.by(() => this.seats.map((seat) => seat.name));

  /** The one seat that reads this screen and is addressed as "you"; null if several seats, or none, are at it. */
  readonly reader: number | null = $derived.by(() => (this.mine.length === 1 ? (this.mine[0] ?? null) : null));

  /** My seat that speaks for this screen; none for a spectator. */
  get speaker(): number | undefined {
    return this.looking ?? this.mine[0];
  }

  /** The player's seat that is asked in the view shown now. */
  get asked(): number | null {
    if (this.show.playing) return null;
    return this.mine.find((seat) => this.shown[nameOf(seat)]?.view.ask) ?? null;
  }

  choose(key: string): void {
    const view = this.view;
    if (!view?.ask || this.sent || view.seat === null) return;
    const id = this.newId();
    this.clearNotes();
    this.show.begin();
    this.wait({ id, key, stored: null });
    const odds = view.ask.choices?.find((each) => each.key === key)?.odds;
    this.expected = odds ? { decisions: view.decisions + 1, odds } : null;
    const label = view.ask.choices?.find((choice) => choice.key === key)?.label ?? { id: key };
    holdUnsent(this.id, { id, number: view.number, seat: view.seat, key, label });
    this.send({ type: "choose", number: view.number, seat: view.seat, key }, id);
  }

  undo(): void {
    const view = this.view;
    if (!view || view.seat === null || this.sent) return;
    const [number, seat] = [view.number, view.seat];
    this.clearNotes();
    if (view.undo.free) {
      cue("undo");
      this.send({ type: "undo", number, seat });
    } else this.refusal = view.undo.why ? { say: view.undo.why, rule: "" } : null;
  }

  /** Ask the others to let it be taken back. */
  propose(): void {
    const view = this.view;
    if (view && view.undo.to >= 0) this.goBack(view.undo.to);
  }

  /** Ask that only the first `to` decisions stand; at a table of one person and bots it is done at once. */
  goBack(to: number): void {
    const view = this.view;
    if (!view || view.seat === null) return;
    this.clearNotes();
    this.send({ type: "propose", number: view.number, seat: view.seat, to });
  }

  /** The rules have changed under this table: go on by the new ones, or close it, if the others agree. */
  settleRules(kind: "go-on" | "close"): void {
    const seat = this.speaker;
    if (!this.view || seat === undefined) return;
    this.clearNotes();
    this.send({ type: "propose", number: this.view.number, seat, kind });
  }

  answer(seat: number, agree: boolean): void {
    if (!this.proposal) return;
    const { number, id } = this.proposal;
    this.send({ type: "answer", number, seat, agree, proposal: id });
  }

  /** In how many seconds a bot or somebody else may take this seat; null when its person is here. */
  graceOf(seat: SeatInfo, now: number): number | null {
    if (seat.away === null || !this.table) return null;
    return Math.max(0, Math.ceil(this.table.grace - seat.away - (now - this.tableCame) / 1000));
  }

  askHint(): void {
    const view = this.view;
    if (!view?.ask || view.seat === null) return;
    this.hint = { number: view.number, key: "", counsel: null, done: false };
    this.send({ type: "hint", number: view.number, seat: view.seat });
  }

  /** Proposes to everyone here a pause, more time for a seat, or a measure about an absent player's seat. */
  suggest(kind: "pause" | "resume" | "time" | "wait" | "bot" | "open" | "out", to = -1): void {
    const seat = this.speaker;
    if (!this.view || seat === undefined) return;
    this.clearNotes();
    this.send({ type: "propose", number: this.view.number, seat, kind, to });
  }

  /** The page went out of sight, or is back. */
  inSight(hidden: boolean): void {
    this.send({ type: "presence", hidden });
  }

  /** The page of a lesson was read, or the lesson is left, or taken up again. */
  learn(press: "next" | "leave" | "resume", page = ""): void {
    if (this.taught) this.send({ type: "lesson", seat: this.taught.seat, press, page });
  }

  clearNotes(): void {
    this.refusal = null;
    this.crash = null;
    this.hint = null;
    this.declined = null;
    this.announced = null;
  }

  private hello() {
    this.lookingAnew = false;
    this.catchUp();
    const have = Object.values(this.arrived).map(({ view, log }) => ({ seat: view.seat, log: log.length }));
    const number = Math.max(-1, ...Object.values(this.arrived).map(({ view }) => view.number));
    const screen = this.parts.screen ? { screen: true } : {};
    return { type: "hello" as const, table: this.id, secrets: this.parts.secrets, number, have, ...screen };
  }

  private hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        this.seeTable(frame.table);
        this.mine = frame.seats;
        if (this.looking === null || !frame.seats.includes(this.looking)) this.looking = frame.seats[0] ?? null;
        this.proposal = frame.proposal;
        this.fault = null;
        this.sendUnsent();
        break;
      case "table":
        this.seeTable(frame.table);
        break;
      case "view":
        if (frame.number > this.askedNumber) this.askedSince(frame.number, 0);
        this.undrawn.push(frame);
        if (!this.drawing) this.draw();
        break;
      case "accepted":
        dropUnsent(this.id, frame.id);
        if (this.sent?.id === frame.id) this.wait({ ...this.sent, stored: frame.number });
        this.settle();
        break;
      case "refused":
        if (this.hint?.counsel === null) this.hint = null;
        this.refused(frame.id, { id: frame.code, args: frame.args as Message["args"] }, frame.rule);
        break;
      case "crashed":
        this.wait(null);
        dropUnsent(this.id, frame.id);
        this.crash = frame;
        break;
      case "hint":
        // One that was closed while it was still being thought about stays closed.
        if (this.hint) this.hint = { number: frame.number, key: frame.key, counsel: frame.hint ?? null, done: frame.done ?? true };
        break;
      case "lesson":
        this.taught = frame;
        break;
      case "proposal":
        this.proposal = frame.proposal;
        this.declined = frame.declined ?? null;
        break;
      case "error":
        this.fault = { id: frame.code, args: frame.args as Message["args"] };
        break;
    }
  }

  /** The time of the last report of the table, from which its clocks are counted on. */
  get cameAt(): number {
    return this.tableCame;
  }

  private seeTable(table: TableInfo): void {
    this.table = table;
    this.tableCame = Date.now();
    this.askedSince(table.number, table.waited_seconds ?? 0);
  }

  /** Each decision brings a view and not the table, so both tell which question lies there. */
  private askedSince(number: number, seconds: number): void {
    this.askedNumber = number;
    this.askedAt = Date.now() - seconds * 1000;
  }

  /** Sends the choice that could not be sent before a reload. */
  private sendUnsent(): void {
    const unsent = heldUnsent(this.id);
    if (!unsent || this.sent || !this.mine.includes(unsent.seat)) return;
    const { id, number, seat, key } = unsent;
    this.wait({ id, key, stored: null });
    this.send({ type: "choose", number, seat, key }, id);
  }

  private refused(id: string, say: Message, rule: string): void {
    dropUnsent(this.id, id);
    if (this.sent?.id === id) this.wait(null);
    this.refusal = { say, rule };
  }

  /** Bots answer within milliseconds: the table is drawn no oftener than the browser can. */
  private draw(): void {
    const { drawn } = this.parts;
    this.catchUp();
    this.drawing = drawn !== undefined;
    drawn?.(() => {
      this.drawing = false;
      if (this.undrawn.length) this.draw();
    });
  }

  private catchUp(): void {
    for (const view of this.undrawn.splice(0)) this.arrive(view);
  }

  private arrive({ change, since, again: askedAgain, ...view }: View): void {
    const name = nameOf(view.seat);
    const before = this.arrived[name];
    const shown = unpacked(view.moments ?? [], before?.view.scene ?? null);
    const base = shown.at(-1)?.scene ?? before?.view.scene;
    const scene = view.scene ?? (change && base && before?.view.number === since ? applied(base, change) : null);
    const asked = askedAgain ? before?.asks[askedAgain.question] : null;
    const ask = askedAgain && asked ? applied(asked, askedAgain.change) : view.ask;
    if (!scene || (askedAgain && !asked)) return this.look();
    this.lookingAnew = false;
    this.remember(shown);
    const log = [...(before?.log ?? []).slice(0, view.log_from), ...view.log];
    const parts = [...(before?.parts ?? []).slice(0, view.log_from), ...(view.log_parts ?? [])];
    // After a break everything since the last decision comes again; what has been seen is not shown twice.
    const again = view.scene && before ? before.view.decisions : -1;
    const moments = shown.filter((moment) => moment.after > again);
    const seen = { ...view, scene, ask, moments };
    const asks = ask ? { ...before?.asks, [ask.question.id]: ask } : (before?.asks ?? {});
    // The same question again, now with its odds: the lines being read aloud stay.
    const still = ask !== null && before?.view.ask?.number === ask.number && before.log.length === log.length;
    const told = (still ? before.told : before?.log.length) ?? log.length;
    const earlier = { beat: before?.beat ?? null, scene: before?.view.scene ?? null, told };
    const beats = beatsOf(seen, log, parts, earlier);
    const last = beats.at(-1)!;
    const beat = beats.findLast((each) => each.moment) ?? earlier.beat;
    this.arrived[name] = { view: seen, log, parts, asks, beat, told: log.length - last.lines.length };
    this.asksMe = Object.values(this.arrived).some((each) => each.view.ask !== null);
    const acts = actsOf(beats, { seat: view.seat, bot: this.isBots(view.seat), ...this.parts.watching() });
    // The first view is shown as it is; and through other eyes on this screen nothing is played.
    if (!before || view.seat !== this.looking) for (const act of acts) act.steps = [];
    this.show.add(acts);
  }

  /** A bot plays for this seat now. */
  private isBots(seat: number | null): boolean {
    const info = seat === null ? undefined : this.table?.seats[seat];
    return info?.held === true || info?.kind === "bot";
  }

  /** Keeps the odds of a choice for the fight that came of it. */
  private remember(shown: readonly Moment[]): void {
    const expected = this.expected;
    const fought = expected && shown.find((moment) => moment.after === expected.decisions && moment.sums?.length === 2);
    if (expected && fought) this.foretold.set(fought.event ?? -1, expected.odds);
  }

  /** The thread is lost: ask once for everything. */
  private look(): void {
    if (!this.lookingAnew) this.send({ type: "look" });
    this.lookingAnew = true;
  }

  private lay({ view, log }: Played): void {
    this.shown = { ...this.shown, [nameOf(view.seat)]: { view, log } };
    this.settle();
  }

  private wait(sent: Sent | null): void {
    const same = sent?.id === this.sent?.id;
    this.sent = sent;
    if (!same) {
      clearTimeout(this.wondering);
      this.pending = null;
      if (sent) this.wondering = setTimeout(() => (this.pending = this.sent), WONDERED_MS);
    } else if (this.pending) this.pending = sent;
  }

  /** A choice is over when the server has stored it and the table shows what came of it. */
  private settle(): void {
    const stored = this.sent?.stored;
    const view = this.view;
    if (stored != null && view && view.number >= stored) this.wait(null);
    if (view && this.hint && this.hint.number !== view.number) this.hint = null;
  }

  private newId(): string {
    this.commands += 1;
    const bytes = crypto.getRandomValues(new Uint8Array(9));
    return `${this.commands}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  }
}

/** Calls back after the browser has drawn, or after a delay: a hidden page is not drawn. */
export function afterDrawn(then: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(then);
  });
}
