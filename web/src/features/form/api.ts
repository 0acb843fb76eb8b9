// Requests about the player's own form.
import { call } from "../../transport/call";
import type { FormInfo, Notebook } from "../../wire/protocol";
import { keyring } from "../devices/keyring.svelte";

async function asked<T>(path: string, method?: "PUT" | "DELETE", body?: unknown): Promise<T> {
  const secret = await keyring.key();
  return call<T>(path, { secret, patient: true, ...(method ? { method } : {}), ...(body === undefined ? {} : { body }) });
}

export const form = () => asked<FormInfo>("/form");
export const reviewThem = (by_itself: boolean) => asked<FormInfo>("/form", "PUT", { by_itself });
export const forget = () => asked<FormInfo>("/form", "DELETE");

/** The notes of the form as they are kept, to save them. */
export async function notes(): Promise<Notebook> {
  const { notes } = await asked<Notebook>("/notebook");
  return { notes: notes.filter(({ name }) => name === "form" || name.startsWith("form.")) };
}
