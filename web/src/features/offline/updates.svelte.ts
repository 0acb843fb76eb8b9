// Old page and new server: as soon as the server serves a newer page, this one makes way, when nothing is lost by it. A site
// of plain files waits until it is asked to.
import { isSite, onDevice } from "../../transport/place";
import { isBusy, isOutdated } from "./app";

const LAST = "fabletable.reloaded";
const LOOK_AGAIN = 1000;
/** Milliseconds of absence after which the page asks whether there is a newer one. */
const LONG_MS = 10 * 60_000;
/** A page on this device that stays in sight asks this often. */
const SEEN_MS = 60 * 60_000;

class Updates {
  outdated = $state(false);
  /** Work that must be done before the page reloads, such as an answer that is being sent. */
  holds: () => boolean = () => false;
  private asked = Date.now();
  private waiting: ReturnType<typeof setInterval> | undefined;

  start(): void {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - this.asked > LONG_MS) void this.check();
    });
    if (onDevice) setInterval(() => void this.check(), SEEN_MS);
    if (isSite) this.hearOfWorkers();
  }

  /** A site's worker takes over once it has all of a newer version, so that it is there at once, network or not. */
  private hearOfWorkers(): void {
    const workers = navigator.serviceWorker;
    // The first one brings nothing new.
    let had = Boolean(workers?.controller);
    workers?.addEventListener("controllerchange", () => {
      this.outdated ||= had;
      had = true;
    });
  }

  async check(): Promise<void> {
    this.asked = Date.now();
    if (this.outdated) return;
    if (isSite && navigator.serviceWorker?.controller) {
      const found = await navigator.serviceWorker.getRegistration().catch(() => undefined);
      return void found?.update().catch(() => {});
    }
    if (!(await isOutdated())) return;
    void navigator.serviceWorker
      ?.getRegistration()
      .then((found) => found?.update())
      .catch(() => {});
    // A page that came again although it was old would come for ever.
    if (Date.now() - Number(sessionStorage.getItem(LAST) ?? 0) < LONG_MS) return;
    this.outdated = true;
    // A table on this device would be set up anew: that waits until the person asks for it.
    if (!onDevice) this.waiting = setInterval(() => !this.holds() && !isBusy() && this.reload(), LOOK_AGAIN);
  }

  later(): void {
    this.outdated = false;
    this.asked = Date.now();
  }

  reload(): void {
    clearInterval(this.waiting);
    sessionStorage.setItem(LAST, String(Date.now()));
    location.reload();
  }

  /** Open a page whose parts could not be fetched from the server anew, unless that was tried a moment ago. */
  openAnew(path: string): void {
    if (Date.now() - Number(sessionStorage.getItem(LAST) ?? 0) < LONG_MS) return;
    sessionStorage.setItem(LAST, String(Date.now()));
    location.assign(path);
  }
}

export const updates = new Updates();
