/** The state of "What is this?" and of the legend at a table. */
export class Inspection {
  /** The legend lies over the table. */
  legend = $state(false);
  /** The pointer asks instead of choosing. */
  tool = $state(false);
  /** The piece or place that is looked at closely. */
  piece = $state<string | null>(null);
  /** The sign that is asked about, where it is not the whole thing it is drawn on. */
  sign = $state<string | null>(null);
  /** The sign the pointer rests on. */
  under = $state<string | null>(null);
  /** The element under the pointer, for the key that asks about it. */
  over: Element | null = null;
  /** It was asked with a key: the player reads on with the keyboard. */
  byKey = false;

  get open(): boolean {
    return this.piece !== null || this.sign !== null;
  }

  /** Look at a sign and the piece or place it is on. */
  show(found: { sign: string | null; id: string | null }, byKey: boolean): void {
    this.byKey = byKey;
    this.tool = false;
    this.piece = found.id;
    this.sign = found.sign;
  }

  close(): void {
    this.piece = null;
    this.closeSign();
  }

  closeSign(): void {
    this.sign = null;
    this.tool = false;
  }
}
