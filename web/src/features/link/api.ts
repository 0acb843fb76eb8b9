// Requests about a link. It is opened on this device, wherever the page comes from: nothing is sent anywhere.
import { call } from "../../transport/call";
import { askDevice, device, readerDevice, type Device } from "../../transport/device/device.svelte";
import { onDevice } from "../../transport/place";
import type { LinkFrames, LinkOpened, LinkTry, NewLinkedTable, PuzzleSolution, Replay, TableMade } from "../../wire/protocol";
import type { FilmInfo, FilmSource } from "../replay/film.svelte";
import { wholeFrames, type WholeFrame } from "../replay/frames";

/** The device that can open a link of this game: that of this page's tables, unless another window owns them. */
export async function deviceFor(game: string): Promise<Device> {
  if (onDevice) {
    try {
      await device.ready([game]);
      return device;
    } catch (error) {
      if (device.trouble !== "elsewhere") throw error;
    }
  }
  await readerDevice().ready([game]);
  return readerDevice();
}

/** The device that opens links here, as far as it has come. */
export const opening = (): Device => (onDevice && device.trouble !== "elsewhere" ? device : readerDevice());

/** The game in a link as it is seen again. */
export class LinkSource implements FilmSource {
  opened: LinkOpened | null = null;
  private by: Device | null = null;

  constructor(
    private readonly letters: string,
    private readonly game: string,
  ) {}

  private async ask<T>(path: string, body: object): Promise<T> {
    this.by ??= await deviceFor(this.game);
    return askDevice<T>(this.by, path, { method: "POST", body });
  }

  async open() {
    const opened = await this.ask<LinkOpened>("/links/open", { link: this.letters });
    this.opened = opened;
    const seats = opened.seats.map(({ name, bot }, seat) => ({ seat, kind: bot ? "bot" : "here", name }));
    const info: FilmInfo = { game: opened.game, state: opened.over ? "over" : "playing", stop: opened.stop, seats };
    return { info, moments: opened.timeline.moments };
  }

  mySeats(): number[] {
    return this.opened ? [this.opened.seat] : [];
  }

  /** Everyone's in a whole game; a moment is shown as its seat saw it. */
  eyes(info: FilmInfo | null): (number | null)[] {
    if (!info || !this.opened) return [];
    return this.opened.kind === "replay" && this.opened.over ? info.seats.map(({ seat }) => seat) : [this.opened.seat];
  }

  async frames(seat: number | null, first: number, last: number): Promise<WholeFrame[]> {
    const body: LinkFrames = { link: this.letters, seat: seat ?? 0, first, last };
    return wholeFrames((await this.ask<Replay>("/links/replay", body)).frames);
  }

  /** Return the chances of all choices at the moment of the link, this one among them. */
  weigh(key: string): Promise<PuzzleSolution> {
    const body: LinkTry = { link: this.letters, key };
    return this.ask<PuzzleSolution>("/links/weigh", body);
  }
}

/** A table that plays on from a link: on this device, or at the house whose page this is, which gets the game for it. */
export const playLink = (body: NewLinkedTable) => call<TableMade>("/links/play", { method: "POST", body, patient: true });

/** Keep the finished game of a link with those of this device; gives back its table. */
export const keepLink = (link: string, secret: string) => call<{ table: string }>("/links/keep", { method: "POST", body: { link }, secret, patient: true });
