// The new game that is being laid out: who sits, which options. What was played last is remembered for each game.
import * as api from "./api";
import { notes } from "../explanations/notes.svelte";
import { keep } from "../../shared/seat-keys";
import { speech } from "../../text/speech.svelte";
import { keyring } from "../devices/keyring.svelte";
import type { BotInfo, TimeControl, GameInfo, NewSeat, NewTable, SettingInfo, Shelf, TableMade } from "../../wire/protocol";
import { anyFace, freeFace, isFace, type Face } from "../../shared/faces";
import { lastGame, rememberGame, type LastGame } from "./last-game";
import { BOT_NAMES } from "../../shared/seat-look";

const QUICK_START = "quick-start";
const HINTS = "hints";

export interface Chair {
  kind: NewSeat["kind"];
  name: string;
  face: Face;
  bot: string;
  /** The bot's preference; "" for none. */
  temperament: string;
}

export interface Myself {
  name: string;
  face: string;
}

export class NewGame {
  bots = $state.raw<BotInfo[]>([]);
  game = $state.raw<GameInfo>() as GameInfo;
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, unknown>>({});
  open = $state(false);
  /** The terms that players accept by sitting down. */
  terms = $state({ clock: { kind: "none" } as TimeControl, resign: "bot" as "bot" | "out", reactions: true, chat: true });
  /** Seconds somebody may be away before others let a bot play on. */
  grace = $state(120);
  /** The quick start was not chosen: a newcomer has it. */
  private hasQuickStart = false;

  constructor(shelf: Pick<Shelf, "bots">, game: GameInfo, me: Myself, last: LastGame | null = lastGame(game.key)) {
    this.bots = shelf.bots;
    this.game = game;
    this.options = this.optionsFrom(last?.options ?? {});
    if (last) this.recall(last);
    if (this.chairs.length === 0) this.begin();
    this.seat(me);
  }

  /** The middle of the row: neither a pushover nor slow. */
  get usualBot(): string {
    return this.bots[Math.min(this.bots.length - 1, 1)]?.name ?? "";
  }

  get low(): number {
    return this.game.players[0];
  }

  get high(): number {
    return this.game.players[1];
  }

  get invites(): boolean {
    return this.chairs.some((chair) => chair.kind === "invited");
  }

  /** The first who sits at this screen: whose browser it is. */
  get me(): Chair | null {
    return this.chairs.find((chair) => chair.kind === "here") ?? null;
  }

  get hasBots(): boolean {
    return this.chairs.some((chair) => chair.kind === "bot");
  }

  /** The strength that all bots share; empty where they differ. */
  get strength(): string {
    const [first, ...others] = this.chairs.filter((chair) => chair.kind === "bot");
    return first && others.every((chair) => chair.bot === first.bot) ? first.bot : "";
  }

  set strength(bot: string) {
    for (const chair of this.chairs) if (chair.kind === "bot") chair.bot = bot;
  }

  // --- who sits ---

  private begin(): void {
    this.chairs = [this.chair("here")];
    while (this.chairs.length < Math.max(this.low, Math.min(2, this.high))) this.add("bot");
  }

  private seat({ name, face }: Myself): void {
    if (!this.me) return;
    this.me.name = name;
    this.me.face = isFace(face) ? face : anyFace();
    for (const chair of this.chairs)
      if (chair !== this.me && chair.kind === "here" && chair.face === this.me.face) chair.face = freeFace(this.chairs.map((each) => each.face));
  }

  private chair(kind: Chair["kind"]): Chair {
    const face = freeFace(this.chairs.filter((chair) => chair.kind === "here").map((chair) => chair.face));
    const isBot = kind === "bot";
    return { kind, name: "", face, bot: isBot ? this.strength || this.usualBot : "", temperament: isBot ? this.another() : "" };
  }

  /** The first bot leans to nothing, each further one to something else, so that they are no twins. */
  private another(): string {
    const others = this.chairs.filter((chair) => chair.kind === "bot").map((chair) => chair.temperament);
    return ["", ...this.game.temperaments].find((each) => !others.includes(each)) ?? "";
  }

  /** True if somebody of this kind can sit down: there is room, or a bot to make room. */
  mayAdd(kind: Chair["kind"]): boolean {
    return this.chairs.length < this.high || (kind !== "bot" && this.hasBots);
  }

  add(kind: Chair["kind"]): void {
    if (!this.mayAdd(kind)) return;
    const invited = this.invites;
    if (this.chairs.length >= this.high)
      this.chairs.splice(
        this.chairs.findLastIndex((chair) => chair.kind === "bot"),
        1,
      );
    this.chairs.push(this.chair(kind));
    this.mindHints(invited);
  }

  remove(seat: number): void {
    if (this.chairs.length <= this.low) return;
    const invited = this.invites;
    this.chairs.splice(seat, 1);
    this.mindHints(invited);
  }

  /** One place earlier in the order of play. */
  earlier(seat: number): void {
    const [chair] = this.chairs.splice(seat, 1);
    if (chair) this.chairs.splice(seat - 1, 0, chair);
  }

  /** Bots are called after trees, by the seat they have. */
  botAt(seat: number): string {
    const people = this.chairs.map((chair) => chair.name.trim().toLowerCase());
    const free = BOT_NAMES.filter((name) => !people.includes(name.toLowerCase()));
    return free[seat % free.length] ?? "";
  }

  // --- what is set ---

  /** The options of the last setup that the game still has; defaults for the rest. */
  private optionsFrom(before: Record<string, unknown>): Record<string, unknown> {
    const found = Object.fromEntries(
      this.game.settings.map((setting) => [setting.name, fits(setting, before[setting.name]) ? before[setting.name] : setting.default]),
    );
    // A newcomer cannot know what the set-up asks.
    if (QUICK_START in found && !(QUICK_START in before) && notes.isNewcomer(this.game.key)) {
      found[QUICK_START] = true;
      this.hasQuickStart = true;
    }
    return found;
  }

  /** Sets the hints option when `invites` changes: off while a player is invited by a link, on otherwise. */
  private mindHints(before: boolean): void {
    if (HINTS in this.options && this.invites !== before) this.options[HINTS] = !this.invites;
  }

  // --- what is remembered ---

  private recall({ chairs, open, terms, grace }: LastGame): void {
    const known = this.bots.map((bot) => bot.name);
    const kept = chairs
      .filter((chair) => chair.kind !== "bot" || known.includes(chair.bot))
      .map((chair) => ({ ...chair, temperament: this.game.temperaments.includes(chair.temperament) ? chair.temperament : "" }));
    if (kept.length >= this.low && kept.length <= this.high) this.chairs = kept;
    this.open = open;
    this.terms = { ...this.terms, ...terms };
    this.grace = grace;
  }

  remember(): void {
    const { [QUICK_START]: quick, ...others } = $state.snapshot(this.options);
    const options = quick === undefined || (quick === true && this.hasQuickStart) ? others : { ...others, [QUICK_START]: quick };
    const { open, grace } = this;
    rememberGame(this.game.key, { chairs: $state.snapshot(this.chairs), options, open, terms: $state.snapshot(this.terms), grace });
  }

  // --- the table ---

  /** The table to be made; who typed no name is called as ``nameless`` says. */
  body(nameless: (chair: Chair) => string): NewTable {
    return {
      game: this.game.key,
      seats: this.chairs.map((chair, seat) => ({
        kind: chair.kind,
        name: chair.kind === "here" ? chair.name.trim() || nameless(chair) : chair.kind === "bot" ? this.botAt(seat) : "",
        face: chair.kind === "here" ? chair.face : "",
        bot: chair.kind !== "bot" ? "" : chair.temperament ? `${chair.bot}:${chair.temperament}` : chair.bot,
      })),
      options: $state.snapshot(this.options),
      visibility: this.open ? "public" : "link",
      start: !this.invites,
      grace: this.grace,
      ...(this.invites ? { terms: $state.snapshot(this.terms) } : {}),
      language: speech.language,
    };
  }

  async make(nameless: (chair: Chair) => string): Promise<TableMade> {
    const key = await keyring.key();
    const made = await api.makeTable(this.body(nameless), key);
    const here = new Set(made.table.seats.filter((seat) => seat.kind === "here").map((seat) => seat.seat));
    const seats: Record<number, string> = {};
    const invites: Record<number, string> = {};
    for (const { seat, secret } of made.keys) {
      if (here.has(seat)) seats[seat] = key || secret;
      else invites[seat] = secret;
    }
    keep(made.table.id, { game: made.table.game, host: key || made.host, seats, invites, join: made.join ?? "", word: made.word ?? "" });
    this.remember();
    return made;
  }
}

/** True if a value can still be what an option is set to. */
function fits(setting: SettingInfo, value: unknown): boolean {
  if (value === undefined) return false;
  if (setting.kind === "choice") return setting.choices.some((word) => word === value);
  if (setting.kind === "flag") return typeof value === "boolean";
  if (setting.kind === "many")
    return setting.choices.some((word) => word === value) || (Array.isArray(value) && value.every((word) => setting.choices.includes(word as string)));
  return typeof value === "object";
}
