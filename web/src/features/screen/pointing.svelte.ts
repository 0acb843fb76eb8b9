// Collects the pieces under people's fingers on their phones, for a big screen to show.
import { tableFeatures, type LiveTable } from "../../table/live.svelte";

class Pointing {
  private fingers = $state.raw<Readonly<Record<number, readonly string[]>>>({});
  readonly spots: ReadonlySet<string> = $derived.by(() => new Set(Object.values(this.fingers).flat()));
  private key = "";
  private number = -1;

  constructor(private readonly live: LiveTable) {
    live.on("welcome", () => (this.fingers = {}));
    live.on("pointed", ({ seat, spots }) => (this.fingers = { ...this.fingers, [seat]: spots }));
    live.on("view", ({ number }) => this.asked(number));
  }

  /** Tell what this seat thinks of choosing; "" lets go. */
  point(key: string): void {
    const { view, table } = this.live;
    if (key === this.key || (key && !view?.ask) || !view || view.seat === null || !table?.screens) return;
    this.key = key;
    this.live.send({ type: "point", seat: view.seat, number: view.number, key });
  }

  /** No finger lies on a new question yet. */
  private asked(number: number): void {
    if (number === this.number) return;
    this.number = number;
    this.key = "";
    if (Object.keys(this.fingers).length > 0) this.fingers = {};
  }
}

export const pointingOf = tableFeatures.define((live) => new Pointing(live));
