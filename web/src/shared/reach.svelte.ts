// The address at which others find this server: a page opened on the server's own machine has one of no use elsewhere (localhost).
import * as api from "./api";
import type { NetworkInfo, NetworkChange } from "../wire/protocol";

const OWN = ["localhost", "127.0.0.1", "[::1]"];

class Reach {
  /** The origin of links to this server. */
  origin = $state(location.origin);
  /** Only this machine can reach the server. */
  alone = $state(false);
  /** True if this browser may open the server to its network, or has opened it. */
  network = $state<"fixed" | "closed" | "open">("fixed");
  /** The server's address in the local network, while the server is open to that network. */
  near = $state("");
  private asked = false;

  /** Sets the address under which others find this server, from a source that knows it better. */
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
