// The chat and the reactions of a table.
import { tableFeatures, type LiveTable } from "../../table/live.svelte";
import type { ChatLine } from "../../wire/protocol";

const LONGEST_LINE = 500;
/** Milliseconds for which a reaction is shown. */
const REACTION_MS = 4000;

export interface Reaction {
  id: number;
  seat: number;
  sign: number;
}

export class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Seats that mine do not want to hear. */
  muted = $state.raw<readonly number[]>([]);
  /** The newest reactions; each fades by itself. */
  reactions = $state.raw<readonly Reaction[]>([]);

  constructor(private readonly live: LiveTable) {
    live.on("welcome", ({ chat, muted = [] }) => {
      this.lines = chat;
      this.muted = muted;
    });
    live.on("chat", ({ line }) => this.hear(line));
    live.on("reacted", ({ seat, sign }) => this.show(seat, sign));
  }

  say(text: string): void {
    const { speaker } = this.live;
    if (speaker !== undefined && text.trim()) this.live.send({ type: "chat", seat: speaker, text: text.trim().slice(0, LONGEST_LINE) });
  }

  /** Send one of six signs, for everyone to see for a moment. */
  react(sign: number): void {
    const { speaker } = this.live;
    if (speaker !== undefined) this.live.send({ type: "react", seat: speaker, sign });
  }

  /** Hear somebody no more, or again. */
  mute(who: number, on: boolean): void {
    for (const seat of this.live.mine) this.live.send({ type: "mute", seat, who, on });
    this.muted = on ? [...this.muted, who] : this.muted.filter((each) => each !== who);
  }

  private hear(line: ChatLine): void {
    if (!this.lines.some((each) => each.id === line.id)) this.lines = [...this.lines, line];
    if (line.message) this.live.announced = line.message;
  }

  private show(seat: number, sign: number): void {
    const reaction = { id: (this.reactions.at(-1)?.id ?? 0) + 1, seat, sign };
    this.reactions = [...this.reactions.filter((each) => each.seat !== seat), reaction];
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== reaction)), REACTION_MS);
  }
}

export const chatOf = tableFeatures.define((live) => new Chat(live));
