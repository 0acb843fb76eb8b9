// A day's result to share, as text and as a picture. Nothing in it gives the solution away.
import { SHARE } from "../../engine/look/share";
import { coverOf } from "../../engine/look/wear";
import type { Box, DayResult, GoalLane } from "../../wire/protocol";

const SQUARES = { step: "🟩", grew: "🟨", quiet: "⬛" } as const;
const SHAPES = { step: "■", grew: "▲", quiet: "·" } as const;

/** One square a turn; `shapes` for those who do not tell the colours apart. */
export const squares = (lane: GoalLane, shapes = false): string => lane.squares.map((each) => (shapes ? SHAPES : SQUARES)[each]).join("");

export function shareText(lines: { head: string; told: string; without: string; link: string }, result: DayResult, shapes = false): string {
  const mine = result.lanes[0];
  return [lines.head, lines.told, mine ? squares(mine, shapes) : "", lines.without, lines.link].filter(Boolean).join("\n");
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 64;
const SIDE = 58;
const GAP = 10;
const SIGN = 380;
/** Words end here, left of the sign. */
const RIGHT = 790;
const UI = "'Alegreya Sans', sans-serif";
const STORY = "'Alegreya Variable', serif";

export interface ShareWords {
  head: string;
  told: string;
  without: string;
  foot: string;
}

/** The picture behind the words: the scenery of the game and its sign. */
export interface ShareArt {
  scenery: HTMLImageElement | null;
  sign: HTMLImageElement | null;
  mark: HTMLImageElement | null;
  /** The lettering of the game. */
  title: string;
}

/** The scenery and the sign of the game as images, and the letters that the words need. */
export async function artOf(box: Box, words: ShareWords): Promise<ShareArt> {
  const { iconStamp, sceneryStamp } = await import("../../engine/clips/stamps");
  const title = getComputedStyle(document.documentElement).getPropertyValue("--f-title").trim() || STORY;
  const fonts = [`700 24px ${UI}`, `500 30px ${UI}`, `400 76px ${title}`, `700 36px ${STORY}`];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, Object.values(words).join(""))));
  const { cover } = box;
  const drawn = (image: Promise<HTMLImageElement>) => image.catch(() => null);
  const [scenery, sign, mark] = await Promise.all([
    cover ? drawn(sceneryStamp(cover.scenery, { ...cover }, WIDTH, HEIGHT)) : null,
    drawn(iconStamp(coverOf(box).icon, SHARE.sign, SIGN)),
    drawn(iconStamp("open-book", SHARE.seal[1], SIDE)),
  ]);
  return { scenery, sign, mark, title };
}

/** The picture for messengers: the words of the reader's language on the game's dark ground. */
export function paint(context: CanvasRenderingContext2D, words: ShareWords, lane: GoalLane, turns: number, art: ShareArt): void {
  context.fillStyle = SHARE.ground[0];
  context.fillRect(0, 0, WIDTH, HEIGHT);
  if (art.scenery) context.drawImage(art.scenery, 0, 0, WIDTH, HEIGHT);
  const ground = context.createLinearGradient(0, 0, WIDTH, 0);
  SHARE.veil.forEach((colour, index) => ground.addColorStop(index / (SHARE.veil.length - 1), colour));
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  if (art.sign) {
    context.save();
    context.shadowColor = SHARE.head;
    context.shadowBlur = 46;
    context.drawImage(art.sign, WIDTH - MARGIN - SIGN + 10, (HEIGHT - SIGN) / 2 - 44, SIGN, SIGN);
    context.restore();
  }
  context.textBaseline = "alphabetic";
  context.fillStyle = SHARE.head;
  context.font = `700 24px ${UI}`;
  context.fillText(words.head.toLocaleUpperCase(), MARGIN, 78);
  context.fillStyle = SHARE.ink;
  const bottom = wrapped(context, words.told, MARGIN, 168, RIGHT - MARGIN, art.title);
  const row = bottom + 34;
  for (let turn = 0; turn < Math.max(turns, lane.squares.length); turn++) {
    const mark = lane.squares[turn];
    context.beginPath();
    context.roundRect(MARGIN + turn * (SIDE + GAP), row, SIDE, SIDE, 9);
    if (mark) {
      context.fillStyle = SHARE.squares[mark];
      context.fill();
    } else {
      context.strokeStyle = SHARE.open;
      context.lineWidth = 2;
      context.stroke();
    }
  }
  context.fillStyle = SHARE.ink;
  context.font = `500 30px ${UI}`;
  context.fillText(words.without, MARGIN, row + SIDE + 52);
  context.fillStyle = SHARE.seal[0];
  context.beginPath();
  context.roundRect(MARGIN, HEIGHT - 94, SIDE, SIDE, 12);
  context.fill();
  if (art.mark) context.drawImage(art.mark, MARGIN + 11, HEIGHT - 83, 36, 36);
  context.fillStyle = SHARE.ink;
  context.font = `700 36px ${STORY}`;
  context.fillText("Fabletable", MARGIN + SIDE + 16, HEIGHT - 54);
  context.font = `500 25px ${UI}`;
  context.textAlign = "right";
  context.fillText(words.foot, WIDTH - MARGIN, HEIGHT - 56);
  context.textAlign = "left";
}

/** A heading in as many lines as it needs; gives back the foot of the last one. */
function wrapped(context: CanvasRenderingContext2D, words: string, x: number, y: number, width: number, title: string): number {
  context.font = `400 76px ${title}`;
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  lines.forEach((line, number) => context.fillText(line, x, y + number * 84));
  return y + (lines.length - 1) * 84 + 12;
}
