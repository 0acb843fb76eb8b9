import type { View } from "./protocol";

/** What a line is to the log: it begins an entry, is its new title, or stands alone. */
export type LinePart = NonNullable<View["log_parts"]>[number];
