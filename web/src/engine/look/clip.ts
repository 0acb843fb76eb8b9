// The colours of dice in pictures that move: those of dice.css, for a canvas.
export const BONE = { lit: "#fffdf5", plain: "#efe4c8", deep: "#d4c193", edge: "#cdb98a", rim: "rgb(110 80 30/0.55)" } as const;
export const SLATE = { lit: "#5d6a86", plain: "#364059", deep: "#222a40", edge: "#2c3650", rim: "rgb(200 220 255/0.35)" } as const;
export const DARKNESS = "#000";
/** Tokens: their rim, and that of a golden one. */
export const COIN = { rim: "#8f8676", golden: "#f4c34d", line: "#2a1f16", ink: "#fff" } as const;
