import type { View } from "./protocol";

/** The role of a line in the log: it begins an entry, replaces its title, or stands alone. */
export type LinePart = NonNullable<View["log_parts"]>[number];
