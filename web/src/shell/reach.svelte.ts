// Where others find this house: a page opened on the house's own machine has an address that means nothing elsewhere.
import * as api from "../live/api";

const OWN = ["localhost", "127.0.0.1", "[::1]"];

class Reach {
  /** What links to this house begin with. */
  origin = $state(location.origin);
  /** Nobody but this machine gets in. */
  alone = $state(false);
  private asked = false;

  /** Somebody knows better under which address others find this house. */
  say(origin: string): void {
    this.asked = true;
    this.origin = origin;
    this.alone = false;
  }

  async ask(): Promise<void> {
    if (this.asked || !OWN.includes(location.hostname)) return;
    this.asked = true;
    try {
      const [first] = (await api.house()).addresses;
      this.alone = first === undefined;
      this.origin = first ?? location.origin;
    } catch {
      this.asked = false;
    }
  }
}

export const reach = new Reach();
