// A chronicle that leaves the page: one HTML file with everything in it, and a picture to share.
import "../../engine/look/finale.css";
import { broken } from "../../engine/look/lines";

const WIDE = 1200;
const HIGH = 630;

/** One file that needs nothing else: the page's own elements, the rules and drawings that they use, and this style. */
export function fileOf(page: HTMLElement, title: string, language: string, css: string): Blob {
  const copy = page.cloneNode(true) as HTMLElement;
  copy.querySelectorAll("button, a, .alone").forEach((each) => each.remove());
  const escaped = title.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);
  const style = `${usedRules(page)}\n${css}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped}</title><style>${style}</style>`;
  const root = [...document.documentElement.attributes].filter(({ name }) => name === "class" || name.startsWith("data-"));
  const worn = root.map(({ name, value }) => ` ${name}="${value}"`).join("");
  const body = `${drawings(`${copy.outerHTML}${style}`)}${copy.outerHTML}`;
  return new Blob([`<!doctype html><html lang="${language}"${worn}><head>${head}</head><body>${body}</body></html>`], { type: "text/html" });
}

/** The rules of the look that hold for anything on this page, and the tokens of its light. */
function usedRules(page: HTMLElement): string {
  const within = (selector: string): boolean => {
    const plain = selector.replace(/::?(before|after|hover|focus-visible|focus|active)/g, "") || "*";
    try {
      return page.querySelector(plain) !== null || page.matches(plain);
    } catch {
      return false;
    }
  };
  const tokens = (rule: CSSStyleRule): boolean => {
    const names = [...rule.style];
    return names.length > 0 && names.every((name) => name.startsWith("--")) && document.documentElement.matches(rule.selectorText);
  };
  const found: string[] = [];
  const gather = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && (tokens(rule) || within(rule.selectorText))) found.push(rule.cssText);
      else if (rule instanceof CSSMediaRule && !rule.conditionText.includes("print") && matchMedia(rule.conditionText).matches) gather(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) gather(sheet.cssRules);
  return found.join("\n");
}

/** The symbols and colours that drawings point at, with those that these point at. A name may read as if it pointed at
    something: nothing but parts of drawings is taken. */
function drawings(text: string): string {
  const found = new Map<string, string>();
  const seek = (within: string): void => {
    for (const [, one, other] of within.matchAll(/href="#([^"]+)"|url\((?:&quot;|["'])?#([^)"'&]+)/g)) {
      const id = one ?? other ?? "";
      const shape = found.has(id) ? null : document.getElementById(id);
      if (!(shape instanceof SVGElement) || shape.closest(".saga")) continue;
      found.set(id, shape.outerHTML);
      seek(shape.outerHTML);
    }
  };
  seek(text);
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${[...found.values()].join("")}</defs></svg>`;
}

/** Return the value of a design token on this page. */
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export interface Shared {
  game: string;
  title: string;
  prose: string;
  /** The drawings of what was won, each the inside of a 512 x 512 svg. */
  icons: readonly string[];
}

export async function pictureOf({ game, title, prose, icons }: Shared): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const light = pen.createRadialGradient(WIDE / 2, 200, 40, WIDE / 2, 300, 760);
  for (const [at, color] of [
    [0, "--chronicle-1"],
    [0.5, "--chronicle-2"],
    [1, "--chronicle-3"],
  ] as const)
    light.addColorStop(at, token(color));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.strokeStyle = token("--chronicle-rim");
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDE - 36, HIGH - 36);
  const shown = icons.filter(Boolean).slice(-4);
  for (const [index, body] of shown.entries()) {
    const x = WIDE / 2 + (index - (shown.length - 1) / 2) * 190;
    pen.beginPath();
    pen.arc(x, 190, 78, 0, 2 * Math.PI);
    pen.strokeStyle = token(index === shown.length - 1 ? "--opt" : "--chronicle-ring");
    pen.lineWidth = 6;
    pen.stroke();
    pen.drawImage(await imageOf(body), x - 52, 138, 104, 104);
  }
  pen.textAlign = "center";
  const [family, story] = [token("--f-title") || "serif", token("--f-story") || "serif"];
  const y = written(pen, title, `700 62px ${family}`, token("--chronicle-ink"), 368, 66);
  written(pen, prose, `400 27px ${story}`, token("--chronicle-ink-2"), y + 8, 36);
  written(pen, game, `700 25px ${family}`, token("--chronicle-game"), HIGH - 46, 30);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function written(pen: CanvasRenderingContext2D, words: string, font: string, color: string, y: number, high: number): number {
  [pen.font, pen.fillStyle] = [font, color];
  for (const line of broken(words, (each) => pen.measureText(each).width < WIDE - 150)) {
    pen.fillText(line, WIDE / 2, y);
    y += high;
  }
  return y;
}

async function imageOf(body: string): Promise<HTMLImageElement> {
  const ink = token("--chronicle-ink");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="208" height="208" fill="${ink}" color="${ink}">${body}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
