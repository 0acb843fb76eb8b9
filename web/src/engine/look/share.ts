// The colours of pictures that are sent to messengers: always dark, whatever light the table has.
export const SHARE = {
  ground: ["#16130f", "#2f241c", "#120f0d"],
  /** Over the scenery, from the left to the right: words stand on the dark part. */
  veil: ["#100c09f2", "#100c09e6", "#100c0973"],
  sign: "#ffe3d0",
  /** The seal beside the name, and what stands on it. */
  seal: ["#e8ad36", "#3a2005"],
  head: "#f2b072",
  ink: "#fff3e2",
  open: "#6b5d52",
  squares: { step: "#3fa06a", grew: "#e8ad36", quiet: "#4a474a" },
} as const;
