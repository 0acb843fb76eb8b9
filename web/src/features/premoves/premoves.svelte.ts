// The player's answers in advance: standing ones, those to a foreseen question, and those just played. Private to the player.
import { tableFeatures, type LiveTable } from "../../table/live.svelte";
import type { PremoveInfo, ForeseenQuestion, PremovePlayed } from "../../wire/protocol";
import type { Choice, Message } from "../../scene/types";
import { playFeatures } from "../../table/play.svelte";

/** Seconds in which what was given by itself is offered to be taken back. */
const OFFERED_S = 5;
/** Milliseconds without change before the page looks ahead: bots and dice go on faster. */
const STILL_MS = 900;

export class Premoves {
  /** The next choice is sent as a standing answer too. */
  always = $state(false);
  /** I want to see what comes next, whenever I wait. */
  looks = $state(false);
  /** Seconds left to take back what was given; 0 when nothing was, or it has been read. */
  left = $state(0);
  private clock: ReturnType<typeof setInterval> | undefined;
  private still: ReturnType<typeof setTimeout> | undefined;

  /** The premoves of each of the player's own seats; the server sends none of other seats. */
  private laid = $state.raw<Record<number, PremoveInfo[]>>({});
  /** The next question of one of the player's seats, as far as that seat can know it. */
  foreseen = $state.raw<ForeseenQuestion | null>(null);
  /** The premoves that were played and not yet read. */
  private played = $state.raw<PremovePlayed[]>([]);
  /** What was chosen in advance for a question that is asked after all, because its price or something else has changed. */
  lapsed = $state.raw<Message | null>(null);
  private lastAsked = -1;

  constructor(private readonly live: LiveTable) {
    live.on("welcome", () => {
      this.laid = {};
      this.foreseen = null;
    });
    live.on("ahead", ({ seat, answers }) => (this.laid = { ...this.laid, [seat]: answers }));
    live.on("foreseen", (frame) => (this.foreseen = frame));
    live.on("given", (frame) => {
      this.played = [...this.played, frame];
      this.foreseen = null;
    });
  }

  /** A question lies on the table: what was foreseen is over, and an answer to it that was not played has lapsed. After a
   * step back it is asked again on purpose. */
  asked(): void {
    const { number = -1, ask } = this.live.view ?? {};
    this.always = false;
    this.foreseen = null;
    this.lapsed = number > this.lastAsked && ask && this.once?.question?.id === ask.question.id ? this.once.choice : null;
    this.lastAsked = number;
  }

  /** Answer what was foreseen. */
  lay(key: string): void {
    if (!this.foreseen) return;
    const { number, seat } = this.foreseen;
    this.live.clearNotes();
    this.live.send({ type: "lay", number, seat, key });
  }

  /** Let pass whatever I could do in others' turns, until I decide again. */
  pass(): void {
    const { looking } = this.live;
    if (looking !== null) this.live.send({ type: "pass", seat: looking });
  }

  /** Take back an answer; or turn it off and on. */
  revoke(answer: number, on: boolean | null = null): void {
    const { looking } = this.live;
    if (looking !== null) this.live.send({ type: "revoke", seat: looking, answer, on });
  }

  /** Send the choice also as a standing answer, if the player asked for it. */
  choosing(choice: Choice): void {
    const { view } = this.live;
    this.foreseen = null;
    this.lapsed = null;
    if (this.always && view?.ask?.stands && view.seat !== null) this.live.send({ type: "stand", number: view.number, seat: view.seat, key: choice.key });
    this.read();
  }

  /** My answers, of the seat that looks. */
  readonly answers: PremoveInfo[] = $derived.by(() => this.laid[this.live.looking ?? -1] ?? []);
  readonly standing: PremoveInfo[] = $derived.by(() => this.answers.filter((each) => each.kind === "always"));
  readonly once: PremoveInfo | null = $derived.by(() => this.answers.find((each) => each.kind === "once") ?? null);
  readonly passing: PremoveInfo | null = $derived.by(() => this.answers.find((each) => each.kind === "pass") ?? null);

  /** True while another person decides: there is time to prepare a premove. */
  readonly waiting: boolean = $derived.by(() => {
    const { view, table, looking, seats } = this.live;
    const whose = view?.turn == null ? undefined : seats[view.turn];
    const me = looking === null ? undefined : seats[looking];
    return table?.state === "playing" && !view?.ask && !!whose && !!me && !me.held && whose.seat !== looking && whose.kind !== "bot" && !whose.held;
  });

  /** The premoves played since the player last decided or read the list. */
  get given(): readonly Message[] {
    const { looking, view } = this.live;
    return this.played.filter((each) => each.seat === looking && each.number <= (view?.number ?? -1)).map((each) => each.choice);
  }

  /** The last of it is the last that was decided at all, and no dice have fallen since. */
  get revocable(): boolean {
    const { view, sent } = this.live;
    return this.left > 0 && sent === null && (view?.undo.free ?? false) && this.played.at(-1)?.number === view?.number;
  }

  /** It is on the table now, and can be taken back for a moment. */
  tell(): void {
    clearInterval(this.clock);
    this.left = OFFERED_S;
    this.clock = setInterval(() => {
      this.left -= 1;
      if (this.left <= 0) this.read();
    }, 1000);
  }

  read(): void {
    clearInterval(this.clock);
    this.left = 0;
    this.played = [];
  }

  takeBack(): void {
    this.live.undo();
    this.read();
  }

  /** As soon as the table lies still. */
  lookAhead(): void {
    clearTimeout(this.still);
    if (!this.looks || !this.waiting) return;
    const known = this.foreseen;
    if (known && known.seat === this.live.looking && known.number === this.live.view?.number) return;
    this.still = setTimeout(() => this.waiting && this.foresee(), STILL_MS);
  }

  private foresee(): void {
    const { looking } = this.live;
    if (looking !== null) this.live.send({ type: "foresee", seat: looking });
  }

  stop(): void {
    clearInterval(this.clock);
    clearTimeout(this.still);
  }
}

const premovesAt = tableFeatures.define((live) => new Premoves(live));

export const premovesOf = playFeatures.define((play) => {
  const premoves = premovesAt(play.live);
  play.add({ asked: () => premoves.asked(), choosing: (choice) => premoves.choosing(choice) });
  return premoves;
});
