// A loop in stereo. Whatever rings on beyond its end is heard at its beginning, so it has no seam.
import { echoes, type Room } from "./room";
import { faded, noise, RATE, silence, type Random, type Wave } from "./signal";

/** Seconds of a bed that run over its end, into its beginning. */
const OVER = 1.5;

export class Loop {
  readonly left: Wave;
  readonly right: Wave;

  constructor(readonly seconds: number) {
    this.left = silence(seconds);
    this.right = silence(seconds);
  }

  /** `pan` from -1 (left) to 1 (right). */
  add(wave: Wave, at: number, gain = 1, pan = 0): void {
    const angle = ((pan + 1) * Math.PI) / 4;
    this.wrap(this.left, wave, at, gain * Math.cos(angle) * Math.SQRT2);
    this.wrap(this.right, wave, at, gain * Math.sin(angle) * Math.SQRT2);
  }

  /** Something without beginning and end, made for each ear anew: wind, water, a murmur. */
  bed(random: Random, make: (wave: Wave) => Wave, gain: number): void {
    for (const side of [this.left, this.right]) {
      const wave = make(noise(random, this.seconds + OVER));
      // Noise of two moments adds by power, so its ends are faded by the root.
      const root = (share: number) => Math.sqrt(Math.max(0, Math.min(1, share)));
      for (let at = 0; at < wave.length; at += 1) {
        const second = at / RATE;
        wave[at]! *= Math.min(root(second / OVER), root((this.seconds + OVER - second) / OVER));
      }
      this.wrap(side, wave, 0, gain);
    }
  }

  /** Put all of it into a room; its echoes run over the end as well. */
  within(room: Room): void {
    const dry = this.left.map((sample, at) => (sample + this.right[at]!) / 2);
    const tail = Math.min(this.seconds, room.seconds * 1.3);
    const [left, right] = echoes(dry, room, tail);
    this.wrap(this.left, faded(left, 0, 0.3), 0, room.wet);
    this.wrap(this.right, faded(right, 0, 0.3), 0, room.wet);
  }

  private wrap(side: Wave, wave: Wave, at: number, gain: number): void {
    const length = side.length;
    let to = ((Math.round(at * RATE) % length) + length) % length;
    for (let n = 0; n < wave.length; n += 1) {
      side[to]! += wave[n]! * gain;
      to = to + 1 === length ? 0 : to + 1;
    }
  }
}
