// Where others find this server: a page opened on the server's own machine has an address that means nothing elsewhere.
import * as api from "./api";
import type { NetworkInfo, NetworkChange } from "../wire/protocol";

const OWN = ["localhost", "127.0.0.1", "[::1]"];

class Reach {
  /** What links to this server begin with. */
  origin = $state(location.origin);
  /** Nobody but this machine gets in. */
  alone = $state(false);
  /** True if this browser may open the server to its network, or has opened it. */
  network = $state<"fixed" | "closed" | "open">("fixed");
  /** Where others in the network find it, while it is open to them. */
  near = $state("");
  private asked = false;

  /** Somebody knows better under which address others find this server. */
  say(origin: string): void {
    this.asked = true;
    this.origin = origin;
    this.alone = false;
  }

  async ask(): Promise<void> {
    if (this.asked || !OWN.includes(location.hostname)) return;
    this.asked = true;
    try {
      this.take(await api.server());
    } catch {
      this.asked = false;
    }
  }

  /** Open the server to the network of its machine or close it, or name an address from far away; for the host of a table. */
  async change(table: string, change: NetworkChange, host: string): Promise<void> {
    this.take(await api.switchNetwork(table, change, host));
  }

  private take({ network, addresses }: { network?: NetworkInfo["network"]; addresses: string[] }): void {
    const [first] = addresses;
    this.network = network ?? "fixed";
    this.near = this.network === "open" ? (addresses.at(-1) ?? "") : "";
    this.alone = first === undefined;
    this.origin = first ?? location.origin;
  }
}

export const reach = new Reach();
