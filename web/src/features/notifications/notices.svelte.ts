// The browser's own notices of the player's turn, while the page is hidden. At most one until the player comes back.
import { base, linkTo } from "../../transport/place";

const PLACE = "fabletable.notices";

class Notices {
  private wanted = $state(read());
  private allowed = $state<NotificationPermission | "none">("Notification" in globalThis ? Notification.permission : "none");
  /** Tables that have been told of since the page was last in sight. */
  private told = new Set<string>();

  constructor() {
    globalThis.document?.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.told.clear();
    });
  }

  get on(): boolean {
    return this.wanted && this.allowed === "granted";
  }

  get standing(): "none" | "denied" | "on" | "off" {
    if (this.allowed === "none" || !isSecureContext) return "none";
    return this.allowed === "denied" ? "denied" : this.on ? "on" : "off";
  }

  async choose(on: boolean): Promise<void> {
    if (on && this.allowed === "default") this.allowed = await Notification.requestPermission();
    this.wanted = on;
    try {
      localStorage.setItem(PLACE, on ? "on" : "off");
    } catch {
      // Asked again another time.
    }
  }

  /** Nothing in it that others may not know: it may stand on a locked screen. */
  async tell(table: string, title: string, body: string): Promise<void> {
    if (!this.on || document.visibilityState === "visible" || this.told.has(table)) return;
    this.told.add(table);
    const how = { body, tag: table, icon: `${base}icon-192.png`, badge: `${base}icon-mono.svg`, data: { path: linkTo(`/table/${table}`) } };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(title, how);
    const shown = new Notification(title, how);
    shown.onclick = () => focus();
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) === "on";
  } catch {
    return false;
  }
}

export const notices = new Notices();
