// Requests of the lobby.
import { address, call } from "../../transport/call";
import type { LobbyTables } from "../../wire/protocol";

export function lobby(only: { game: string; language: string; pace: string }): Promise<LobbyTables> {
  const asked = new URLSearchParams(Object.entries(only).filter(([, value]) => value));
  return call<LobbyTables>(`/lobby?${asked}`);
}
export const previewAddress = (table: string) => address(`/tables/${table}/preview.png`);
