// The ambience and mood of a table now, from its scene: the place of the pawn, and the present event.
import { findPlace, piecesOf, rootsOf } from "../../scene/of";
import type { Place, Scene } from "../../scene/types";
import type { Ambience, Mood } from "../../sound";

type Scenery = NonNullable<NonNullable<Scene["stage"]>["scenery"]>;

const SCENERIES: Record<Scenery, Ambience | null> = {
  sea: "sea",
  peaks: "mountain",
  forest: "forest",
  plain: "plain",
  hall: "hall",
  night: "night",
  cave: "cave",
  rays: null,
  city: "town",
};

const TERRAINS: Record<NonNullable<Place["terrain"]>, Ambience | null> = {
  "": null,
  plain: "plain",
  forest: "forest",
  hill: "hill",
  mountain: "mountain",
  water: "sea",
  waste: "waste",
  town: "town",
  any: null,
};

/** For a seat; for a spectator, for the seat that acts. */
export function ambienceOf(scene: Scene, seat: number | null): Ambience | null {
  if (scene.ambience) return scene.ambience;
  if (scene.stage?.scenery) return SCENERIES[scene.stage.scenery];
  const place = placeOf(scene, seat ?? scene.players.find((each) => each.states?.includes("active"))?.seat ?? 0);
  if (!place) return null;
  return place.ambience ?? (place.shape === "plane" ? "beyond" : (TERRAINS[place.terrain ?? ""] ?? (place.art?.scenery ? SCENERIES[place.art.scenery] : null)));
}

function placeOf(scene: Scene, seat: number): Place | undefined {
  for (const root of rootsOf(scene)) {
    for (const piece of piecesOf(root)) if (piece.kind === "pawn" && piece.seat === seat && piece.place) return findPlace(scene, piece.place);
  }
  return undefined;
}

/** `won`: the result for the listeners; undefined while the game goes on. */
export function moodOf(scene: Scene, won: boolean | undefined): Mood {
  if (won !== undefined) return won ? "victory" : "defeat";
  if (scene.stage?.kind === "fight") return "fight";
  return scene.mood ?? "travel";
}
