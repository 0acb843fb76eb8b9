// Requests of the legend.
import { call } from "../../transport/call";
import type { SignGroup } from "../../wire/protocol";

export const signs = (game: string) => call<SignGroup[]>(`/games/${game}/signs`);
