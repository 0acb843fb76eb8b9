// The progress of setting up this device's table, as the shelf shows it.
import { device } from "../../transport/device/device.svelte";
import type { Part } from "../../transport/device/messages";
import { shelf } from "../../shared/shelf.svelte";
import { keepAll, kept } from "./keep";

const PARTS: Part[] = ["engine", "library", "games"];
/** Seconds that Python takes to start once its files are here. */
const STARTING = 2;
/** A time that was told may be exceeded by this before it is called slow. */
const SLOW_SECONDS = 5;

const sum = (sizes: Record<Part, number>): number => PARTS.reduce((all, part) => all + sizes[part], 0);

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class SetUp {
  /** Everything was here before this visit: nothing has to be told. */
  readonly known = kept() !== null;
  /** Bytes that are stored for offline use; 0 until all of them are. */
  whole = $state(kept()?.bytes ?? 0);
  /** It has just become whole, which is said once. */
  news = $state(false);
  private now = $state(performance.now());
  private readonly begun = performance.now();
  private promised = 0;
  private install = $state.raw<InstallPrompt | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.install = event as InstallPrompt;
    });
  }

  get mayInstall(): boolean {
    return this.install !== null;
  }

  putOnScreen(): void {
    void this.install?.prompt();
    this.install = null;
    this.news = false;
  }

  get loaded(): number {
    return sum(device.loaded);
  }

  get total(): number {
    return sum(device.total);
  }

  /** Estimated seconds until a game can begin; null while there is no estimate, or after it was wrong. */
  get seconds(): number | null {
    const needed = device.total.engine + device.total.library;
    const here = device.loaded.engine + device.loaded.library;
    const passed = (this.now - this.begun) / 1000;
    if (needed === 0 || here < needed / 10) return null;
    const left = Math.max(1, Math.ceil(((needed - here) / here) * passed + STARTING));
    this.promised ||= passed + left;
    return passed > this.promised + SLOW_SECONDS && here < needed ? null : left;
  }

  get isSlow(): boolean {
    return this.promised > 0 && this.seconds === null;
  }

  /** Look at the clock while something is told of it. */
  watch(): () => void {
    const ticking = setInterval(() => (this.now = performance.now()), 500);
    return () => clearInterval(ticking);
  }

  /** Keep everything once all of it is here. */
  async keep(): Promise<void> {
    const before = kept()?.mark;
    const bytes = await keepAll(shelf.games.map((game) => game.key));
    this.whole = bytes;
    this.news = bytes > 0 && before === undefined;
  }
}

export const setUp = new SetUp();
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
