import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Box } from "../wire/protocol";
import type { Ask, Message, Scene } from "../scene/types";

export interface Sample {
  scene: Scene;
  ask: Ask | null;
  names: string[];
  seat: number;
}

const FILES = import.meta.glob<Sample>("./samples/*.json", { import: "default" });
const BOXES = import.meta.glob<Record<string, Box>>("./boxes.json", { import: "default" });

/** The look of each game in the samples. */
export const loadBoxes = async (): Promise<Record<string, Box>> => (await BOXES["./boxes.json"]?.()) ?? {};

const TEXTS = import.meta.glob<string>(["../../../src/fabletable/games/*/text/en/*.ftl", "../../../src/fabletable/kernel/text/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

export const sampleNames = (): string[] => Object.keys(FILES).map((path) => path.replace("./samples/", "").replace(".json", ""));

export const loadSample = async (name: string): Promise<Sample | null> => (await FILES[`./samples/${name}.json`]?.()) ?? null;

/** The sentences of one game, enough to look at its board. */
export async function speaker(game: string, names: string[]): Promise<(say: Message) => string> {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const [path, load] of Object.entries(TEXTS))
    if (path.includes(`/games/${game}/`) || path.includes("/kernel/")) bundle.addResource(new FluentResource(await load()));
  const speak = (say: Message): string => {
    if (say.id === "seat") return names[Number(say.args?.n ?? 0)] ?? "";
    const [id, attribute] = say.id.split(".");
    const message = bundle.getMessage(id ?? "");
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return say.id;
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(say.args ?? {}))
      args[name] = typeof value === "object" ? (Array.isArray(value) ? value.map(speak).join(", ") : speak(value)) : value;
    return bundle.formatPattern(pattern, args, []);
  };
  return speak;
}
