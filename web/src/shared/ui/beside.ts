// The position of a card about a piece: beside it, on the side with more room, inside the window.
export const elementOf = (id: string): Element | null => document.querySelector(`[data-spot="${CSS.escape(id)}"], [data-zone="${CSS.escape(id)}"]`);

export function beside(box: DOMRect | undefined, wide: number, high: number): { x: number; y: number } {
  if (!box) return { x: (innerWidth - wide) / 2, y: Math.max(12, (innerHeight - high) / 2) };
  const right = box.right + 14;
  const x = right + wide < innerWidth - 8 ? right : Math.max(8, box.left - wide - 14);
  const covers = x < box.right && x + wide > box.left;
  const y = covers ? (box.top > high + 20 ? box.top - high - 14 : box.bottom + 14) : box.top + box.height / 2 - high / 2;
  return { x: Math.min(x, Math.max(8, innerWidth - wide - 8)), y: Math.max(8, Math.min(y, innerHeight - high - 8)) };
}
