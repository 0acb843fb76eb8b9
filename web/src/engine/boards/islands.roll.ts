// The isles for a narrow screen: a roll as wide as the screen, the far isle on top, moon and sun side by side below it,
// then temple and garden. Each isle keeps the shape it has on the board.
import type { Place, Zone } from "../../scene/types";

const WIDE = 484;
const EDGE = 10;
const ROW = 156;
const TEMPLE = 376;
const GARDEN = 150;
const START_STEP = 42;
const WHEEL = 102;

type Side = "left" | "middle" | "right";
type At = NonNullable<Zone["at"]>;

const least = (values: number[]): number => (values.length ? Math.min(...values) : 0);

export function rolled(zone: Zone): Zone {
  const [w] = zone.size ?? [1078, 564];
  const sideOf = (x: number): Side => (x < w / 3 ? "left" : x > (w * 2) / 3 ? "right" : "middle");
  const piles = (zone.zones ?? []).flatMap((inner) => (inner.kind === "pile" && inner.at ? [inner.at] : []));
  const on = (side: Side): At[] => piles.filter(([x, , width]) => sideOf(x + width / 2) === side);
  const outer = [...on("left"), ...on("right")];
  const rows = [...new Set(outer.map(([, y]) => y))].sort((a, b) => a - b);
  const high = Math.max(0, ...on("middle").map(([, , , height]) => height));
  const first = high + 90;
  const shift: Record<Side, number> = {
    left: EDGE - least(on("left").map(([x]) => x)),
    middle: EDGE - least(on("middle").map(([x]) => x)),
    right: WIDE - EDGE - Math.max(0, ...on("right").map(([x, , width]) => x + width)),
  };

  function moved(side: Side, x: number, y: number): [number, number] {
    const row = Math.max(
      0,
      rows.findLastIndex((top) => top <= y),
    );
    return [x + shift[side], side === "middle" ? y : first + row * ROW + y - (rows[row] ?? 0)];
  }

  const below = first + rows.length * ROW + 20;
  const starts = (zone.places ?? []).filter((place) => place.shape === "home");

  function placed(place: Place): Place {
    const start = starts.indexOf(place);
    if (start >= 0) return { ...place, x: WIDE - 28 - (starts.length - 1 - start) * START_STEP, y: first - 30 };
    const [x, y] = moved(sideOf(place.x), place.x, place.y);
    return { ...place, x, y };
  }

  function laid(at: At, kind: string): At {
    const [x, y, width, height] = at;
    if (kind === "pile") return [...moved(sideOf(x + width / 2), x, y), width, height];
    if (kind === "track") return [WIDE - EDGE - WHEEL, EDGE, WHEEL, WHEEL];
    if (kind === "panel") return [12, below, WIDE - 24, TEMPLE];
    return [12, below + TEMPLE + 16, WIDE - 24, GARDEN];
  }

  return {
    ...zone,
    size: [WIDE, below + TEMPLE + GARDEN + 30],
    places: (zone.places ?? []).map(placed),
    zones: (zone.zones ?? []).map((inner) => (inner.at ? { ...inner, at: laid(inner.at, inner.kind) } : inner)),
  };
}
