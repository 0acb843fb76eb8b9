// The new game that is being laid out: which box, who sits, which options.
import * as api from "../live/api";
import { notes } from "../learn/notes/notes.svelte";
import { keep } from "../live/keys";
import { speech } from "../text/speech.svelte";
import { ring } from "../together/ring.svelte";
import type { BotInfo, Clock, GameInfo, NewSeat, NewTable, Shelf, TableMade } from "../live/protocol";

const QUICK_START = "quick-start";
const HINTS = "hints";

export interface Chair {
  kind: NewSeat["kind"];
  name: string;
  bot: string;
  /** What the bot is fond of; nothing in particular when empty. */
  temperament: string;
}

export class NewGame {
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  game = $state.raw<GameInfo | null>(null);
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, unknown>>({});
  open = $state(false);
  /** What everyone agrees to by sitting down. */
  terms = $state({ clock: { kind: "none" } as Clock, resign: "bot" as "bot" | "out", reactions: true, chat: true });
  /** Seconds somebody may be away before others let a bot play on. */
  grace = $state(120);

  constructor(shelf: Pick<Shelf, "games" | "bots">, name: string, game = "") {
    this.games = shelf.games;
    this.bots = shelf.bots;
    this.chairs = [
      { kind: "here", name, bot: "", temperament: "" },
      { kind: "bot", name: "", bot: this.usualBot, temperament: "" },
    ];
    const first = this.games.find((each) => each.key === game) ?? this.games[0];
    if (first) this.take(first);
  }

  /** The middle of the row: neither a pushover nor slow. */
  get usualBot(): string {
    return this.bots[Math.min(this.bots.length - 1, 1)]?.name ?? "";
  }

  get low(): number {
    return this.game?.players[0] ?? 2;
  }

  get high(): number {
    return this.game?.players[1] ?? 4;
  }

  get invites(): boolean {
    return this.chairs.some((chair) => chair.kind === "invited");
  }

  take(game: GameInfo): void {
    this.game = game;
    this.options = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
    // Whoever sits down to it for the first time cannot know what the set-up asks.
    if (QUICK_START in this.options && notes.isNewcomer(game.key)) this.options[QUICK_START] = true;
    while (this.chairs.length > this.high) this.chairs.pop();
    while (this.chairs.length < this.low) this.add();
    this.tellApart();
    this.mindHints(false);
  }

  /** A new game knows other temperaments: each bot keeps its own, or gets one that no bot before it has. */
  private tellApart(): void {
    const known = ["", ...(this.game?.temperaments ?? [])];
    const taken = new Set<string>();
    for (const chair of this.chairs.filter((each) => each.kind === "bot")) {
      if (taken.has(chair.temperament) || !known.includes(chair.temperament))
        chair.temperament = known.find((each) => !taken.has(each)) ?? "";
      taken.add(chair.temperament);
    }
  }

  /** The first bot leans to nothing, each further one to something else, so that they are no twins. */
  private another(seat: number): string {
    const others = this.chairs.filter((chair, at) => at !== seat && chair.kind === "bot").map((chair) => chair.temperament);
    return ["", ...(this.game?.temperaments ?? [])].find((each) => !others.includes(each)) ?? "";
  }

  add(): void {
    if (this.chairs.length >= this.high) return;
    const temperament = this.another(this.chairs.length);
    this.chairs.push({ kind: "bot", name: "", bot: this.usualBot, temperament });
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

  sit(seat: number, kind: Chair["kind"]): void {
    const chair = this.chairs[seat];
    if (!chair) return;
    const invited = this.invites;
    chair.kind = kind;
    this.mindHints(invited);
    chair.bot = kind === "bot" ? chair.bot || this.usualBot : "";
    chair.temperament = kind === "bot" ? this.another(seat) : "";
  }

  /** Among people who come by a link nobody asks a coach unless that is agreed. */
  private mindHints(before: boolean): void {
    if (HINTS in this.options && this.invites !== before) this.options[HINTS] = !this.invites;
  }

  /** The table to be made; who typed no name is called as ``nameless`` says. */
  body(nameless: (seat: number) => string): NewTable {
    return {
      game: this.game?.key ?? "",
      seats: this.chairs.map(({ kind, name, bot, temperament }, seat) => ({
        kind,
        name: kind === "here" ? name.trim() || nameless(seat) : "",
        bot: kind !== "bot" ? "" : temperament ? `${bot}:${temperament}` : bot,
      })),
      options: $state.snapshot(this.options),
      visibility: this.open ? "public" : "link",
      start: !this.invites,
      grace: this.grace,
      ...(this.invites ? { terms: $state.snapshot(this.terms) } : {}),
      language: speech.language,
    };
  }

  async make(nameless: (seat: number) => string): Promise<TableMade> {
    const key = await ring.key();
    const made = await api.makeTable(this.body(nameless), key);
    const here = new Set(made.table.seats.filter((seat) => seat.kind === "here").map((seat) => seat.seat));
    const seats: Record<number, string> = {};
    const invites: Record<number, string> = {};
    for (const { seat, secret } of made.keys) {
      if (here.has(seat)) seats[seat] = key || secret;
      else invites[seat] = secret;
    }
    keep(made.table.id, { game: made.table.game, host: key || made.host, seats, invites, join: made.join ?? "", word: made.word ?? "" });
    return made;
  }
}
