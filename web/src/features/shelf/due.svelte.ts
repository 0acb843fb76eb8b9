// How many of my mistakes come back today: a badge where the puzzles are named.
import { call } from "../../transport/call";
import { onDevice } from "../../transport/place";
import type { Mistakes } from "../../wire/protocol";
import { device } from "../../transport/device/device.svelte";
import { keyring } from "../devices/keyring.svelte";

class Due {
  count = $state(0);

  /** Look, where there can be any: who has no key has no mistakes, and a table that is being set up is not held up. */
  look(): void {
    if (!keyring.held || (onDevice && device.state !== "ready")) return;
    call<Mistakes>(`/mistakes?offset=${-new Date().getTimezoneOffset()}`, { secret: keyring.held }).then(
      ({ counts }) => (this.count = counts.due),
      () => {},
    );
  }
}

export const due = new Due();
