// What a game says and shows before a table is set: files beside the runtime, so they are read before it has started.
import { fileOf } from "../place";

export const dataFile = (path: string): string => fileOf(`runtime/data/${path}`);

const ICONS = /^\/icons\?(.*)$/;
const FILES: [RegExp, string][] = [
  [/^\/(text\/\w+|games\/\w+\/text\/\w+)$/, ".ftl"],
  [/^\/(games|games\/\w+\/(numbers|signs|examples))$/, ".json"],
];

const suffixOf = (path: string): string => FILES.find(([pattern]) => pattern.test(path))?.[1] ?? "";

export const isData = (path: string): boolean => suffixOf(path) !== "" || ICONS.test(path);

let icons: Promise<Record<string, string>> | null = null;

export async function dataText(path: string): Promise<string> {
  const wanted = ICONS.exec(path);
  if (wanted) return someIcons(new URLSearchParams(wanted[1]).get("names") ?? "");
  const answer = await fetch(dataFile(path.slice(1) + suffixOf(path)));
  if (answer.ok) return answer.text();
  if (suffixOf(path) === ".ftl") return "";
  throw new Error(`${path}: ${answer.status}`);
}

async function someIcons(names: string): Promise<string> {
  icons ??= fetch(dataFile("icons.json"))
    .then((answer) => answer.json() as Promise<Record<string, string>>)
    .catch((error: unknown) => {
      icons = null;
      throw error;
    });
  const all = await icons;
  return JSON.stringify(Object.fromEntries(names.split(",").flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))));
}
