// The colours of pictures that are sent to messengers: always dark, whatever light the table has.
export const SHARE = {
  ground: ["#16130f", "#2f241c", "#120f0d"],
  head: "#f2b072",
  ink: "#fff3e2",
  open: "#6b5d52",
  squares: { step: "#3fa06a", grew: "#e8ad36", quiet: "#4a474a" },
} as const;
