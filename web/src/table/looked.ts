// What "What is this?" needs to know of a table: one that is played at, or the one of a puzzle.
import type { Ask, Choice, Message, Scene } from "../scene/types";
import type { Inspection } from "./inspection.svelte";

export interface Looked {
  readonly game: string;
  readonly text: (say: Message) => string;
  readonly inspection: Inspection;
  /** The piece or place under the pointer. */
  readonly hovered: string | null;
  /** The choice in the list under the pointer. */
  readonly hoveredChoice: string | null;
  /** The pieces that are ringed. */
  pointed: readonly string[];
  readonly armed: Choice | null;
  readonly room: object | null;
  readonly live: {
    readonly scene: Scene | null;
    readonly ask: Ask | null;
    readonly names: readonly string[];
    readonly view: { readonly number: number } | null;
    readonly show: { readonly playing: boolean };
  };
  /** Opens the book of rules; missing where none lies beside the table. */
  openRule?(rule: string): void;
}
