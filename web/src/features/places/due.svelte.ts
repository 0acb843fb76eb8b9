// Counts the player's mistakes that are due again today, for a badge on the link to the puzzles.
import { call } from "../../transport/call";
import { onDevice } from "../../transport/place";
import type { Mistakes } from "../../wire/protocol";
import { device } from "../../transport/device/device.svelte";
import { keyring } from "../devices/keyring.svelte";

class Due {
  count = $state(0);
  /** Puzzles that the player has answered. */
  answered = $state(0);

  /** Ask for due mistakes only if there can be any: without a key there are none. A table that is being set up is not delayed. */
  look(): void {
    if (!keyring.held || (onDevice && device.state !== "ready")) return;
    call<Mistakes>(`/mistakes?offset=${-new Date().getTimezoneOffset()}`, { secret: keyring.held }).then(
      ({ counts, answered }) => {
        this.count = counts.due;
        this.answered = answered;
      },
      () => {},
    );
  }
}

export const due = new Due();
