// Saving everything of this device as a file, and reading such a file.
import { call } from "../../transport/call";
import { keptAs } from "../../transport/place";
import { Refusal } from "../../transport/refusal";
import type { Message } from "../../scene/types";
import { saveFile } from "../../shared/ui/save";

/** Everything that the tables' storage has, and what the page keeps beside it. */
interface Saved {
  fabletable: string;
  tables: string;
  page: Record<string, string>;
}

/** Settings and lessons, not the keys: those belong to the device that has them. */
const isCarried = (name: string): boolean => name.startsWith("fabletable") && name !== keptAs("fabletable:key") && !name.startsWith("fabletable.device");

export async function saveEverything(): Promise<void> {
  const saved = await call<Omit<Saved, "page">>("/device/everything", { patient: true });
  const page = Object.fromEntries(Object.entries({ ...localStorage } as Record<string, string>).filter(([name]) => isCarried(name)));
  saveFile(`fabletable-${new Date().toISOString().slice(0, 10)}.json`, { ...saved, page } satisfies Saved);
}

/** Take in a file of everything or a record of one game; return how many games came, or why none did. */
export async function openSaved(file: File, key: string): Promise<number | Message | null> {
  try {
    const given = JSON.parse(await file.text()) as Partial<Saved>;
    const { added } = await call<{ added: number }>("/device/everything", { method: "POST", body: given, patient: true, secret: key });
    for (const [name, value] of Object.entries(given.page ?? {})) if (isCarried(name) && localStorage.getItem(name) === null) localStorage.setItem(name, value);
    return added;
  } catch (error) {
    return error instanceof Refusal && error.say.id !== "why-not-a-record" ? error.say : null;
  }
}
