// What the house will say about calls and the hall.
import type { TableInfo } from "../live/protocol";

export interface Nights {
  from: number;
  to: number;
  offset_minutes: number;
}
export interface Hall {
  waiting: TableInfo[];
  watch: TableInfo[];
  told: TableInfo[];
}
export interface Calls {
  email: string;
  confirmed: boolean;
  webhook: string;
  when: "at-once" | "after-5-min" | "daily";
  about: string[];
  quiet: Nights | null;
  muted: string[];
  mail_possible: boolean;
  language: string;
}
export interface MailSaid {
  did: string;
  table: string | null;
  game: string | null;
}
