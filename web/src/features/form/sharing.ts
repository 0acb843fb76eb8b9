// A picture of the form to share: the figure, its trend and the words of the reader's language.
import { broken } from "../../engine/look/lines";
import type { Form } from "../../wire/protocol";
import { drawn } from "./figures";

const WIDE = 1200;
const HIGH = 630;
const LEFT = 640;
const TOP = 110;
const PLOT = { width: 480, height: 400 };

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export interface PictureWords {
  title: string;
  figure: string;
  range: string;
  rate: string;
  lines: readonly string[];
}

function write(pen: CanvasRenderingContext2D, words: string, font: string, color: string, y: number): number {
  pen.font = font;
  pen.fillStyle = token(color);
  const size = Number(/(\d+)px/.exec(font)?.[1] ?? 24);
  let at = y;
  for (const line of broken(words, (each) => pen.measureText(each).width <= LEFT - 130)) {
    pen.fillText(line, 60, at);
    at += 1.25 * size;
  }
  return at;
}

export async function pictureOf(form: Form, words: PictureWords): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await document.fonts?.ready;
  pen.fillStyle = token("--panel");
  pen.fillRect(0, 0, WIDE, HIGH);
  const story = token("--f-story");
  const plain = token("--f-ui");
  let y = write(pen, words.title, `700 52px ${story}`, "--ink", 100);
  y = write(pen, words.rate, `500 26px ${plain}`, "--ink-2", y + 6);
  y = write(pen, words.figure, `800 120px ${plain}`, "--ink", y + 84);
  y = write(pen, words.range, `500 28px ${plain}`, "--ink-2", y - 70);
  for (const line of words.lines) y = write(pen, line, `700 28px ${plain}`, "--ink", y + 12);
  pen.font = `700 24px ${plain}`;
  pen.fillStyle = token("--ink-2");
  pen.fillText("Fabletable", 60, HIGH - 34);
  const chart = drawn(form.line, form.bots);
  pen.translate(LEFT, TOP);
  pen.strokeStyle = token("--line-2");
  pen.strokeRect(0, 0, PLOT.width, PLOT.height);
  pen.scale(PLOT.width / 100, PLOT.height / 100);
  pen.fillStyle = token("--ok");
  pen.strokeStyle = token("--ok");
  if (chart.band) {
    pen.globalAlpha = 0.26;
    pen.fill(new Path2D(chart.band));
    pen.globalAlpha = 1;
    pen.lineWidth = 1;
    pen.stroke(new Path2D(chart.line));
  }
  pen.fillStyle = token("--accent");
  for (const dot of chart.dots) pen.fillRect(dot.x - 0.7, dot.y - 0.8, 1.4, 1.6);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
