// A day's result to share, as text and as a picture. Nothing in it gives the solution away.
import { SHARE } from "../../engine/look/share";
import type { DayResult, GoalLane } from "../../wire/protocol";

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

/** The picture for messengers: the words of the reader's language on the game's dark ground. */
export function paint(
  context: CanvasRenderingContext2D,
  words: { head: string; told: string; without: string; foot: string },
  lane: GoalLane,
  turns: number,
): void {
  const ground = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, SHARE.ground[0]);
  ground.addColorStop(0.6, SHARE.ground[1]);
  ground.addColorStop(1, SHARE.ground[2]);
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textBaseline = "alphabetic";
  context.fillStyle = SHARE.head;
  context.font = "700 24px 'Alegreya Sans', sans-serif";
  context.fillText(words.head.toLocaleUpperCase(), MARGIN, 78);
  context.fillStyle = SHARE.ink;
  const bottom = wrapped(context, words.told, MARGIN, 168, WIDTH - 2 * MARGIN);
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
  context.font = "500 30px 'Alegreya Sans', sans-serif";
  context.fillText(words.without, MARGIN, row + SIDE + 52);
  context.font = "700 36px Alegreya, serif";
  context.fillText("Fabletable", MARGIN, HEIGHT - 56);
  context.font = "500 25px 'Alegreya Sans', sans-serif";
  context.textAlign = "right";
  context.fillText(words.foot, WIDTH - MARGIN, HEIGHT - 56);
  context.textAlign = "left";
}

/** A heading in as many lines as it needs, at most two; gives back the foot of the last one. */
function wrapped(context: CanvasRenderingContext2D, words: string, x: number, y: number, width: number): number {
  context.font = "700 76px Alegreya, serif";
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  lines.forEach((line, number) => context.fillText(line, x, y + number * 84));
  return y + (lines.length - 1) * 84 + 12;
}
