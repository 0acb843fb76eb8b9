// Texts and pictures of games before a table is set up: files beside the runtime, so they can be read before it starts.
import { fileOf } from "../place";

export const dataFile = (path: string): string => fileOf(`runtime/data/${path}`);

const ICONS = /^\/icons\?(.*)$/;
const FILES: [RegExp, string][] = [
  [/^\/(text\/\w+|games\/\w+\/text\/\w+)$/, ".ftl"],
  [/^\/(games|games\/\w+\/(numbers|signs|examples))$/, ".json"],
];

const suffixOf = (path: string): string => FILES.find(([pattern]) => pattern.test(path))?.[1] ?? "";

export const isData = (path: string): boolean => suffixOf(path) !== "" || ICONS.test(path);

type Icons = Record<string, string>;
const asked = new Map<string, Promise<Icons>>();

export async function dataText(path: string): Promise<string> {
  const wanted = ICONS.exec(path);
  if (wanted) return someIcons(new URLSearchParams(wanted[1]).get("names") ?? "");
  const answer = await fetch(dataFile(path.slice(1) + suffixOf(path)));
  if (answer.ok) return answer.text();
  if (suffixOf(path) === ".ftl") return "";
  throw new Error(`${path}: ${answer.status}`);
}

/** Those of the shelf come in a small file before all others. */
async function someIcons(names: string): Promise<string> {
  const wanted = names.split(",");
  const first = await iconsIn("first-icons.json");
  const all = wanted.every((name) => name in first) ? first : await iconsIn("icons.json");
  return JSON.stringify(Object.fromEntries(wanted.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))));
}

function iconsIn(file: string): Promise<Icons> {
  const known = asked.get(file);
  if (known) return known;
  const asking = fetch(dataFile(file)).then((answer) => answer.json() as Promise<Icons>);
  asked.set(file, asking);
  asking.catch(() => asked.delete(file));
  return asking;
}
