// The six signs beside the chat, in the order of their numbers on the wire.
export const SIGNS: readonly { icon: string; words: string }[] = [
  { icon: "laurels", words: "sign-well-played" },
  { icon: "hearts", words: "sign-thanks" },
  { icon: "skull-crossed-bones", words: "sign-oh-no" },
  { icon: "hourglass", words: "sign-one-moment" },
  { icon: "crossed-swords", words: "sign-revenge" },
  { icon: "campfire", words: "sign-cosy" },
];

/** Milliseconds between two signs of one seat. */
export const REST = 10_000;
