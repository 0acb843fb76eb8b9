// The imports that ESLint allows each folder of src/. A feature that imports another feature is listed with it. The list has
// no cycle, so the folders have none either (tests/boundaries.test.ts).
import { readdirSync } from "node:fs";

/** From the lowest to the highest: a layer imports those below it. */
export const LAYERS = ["scene", "wire", "transport", "text", "sound", "engine", "shared", "table", "features", "app", "gallery"];

/** The features that a feature imports besides the layers below; one that is not listed imports none. */
export const IMPORTS = {
  chat: ["seats"],
  coach: ["puzzles", "replay"],
  device: ["devices"],
  chronicle: ["finale", "replay"],
  devices: ["offline"],
  duel: ["devices", "link", "new-game", "replay", "share"],
  finale: ["results"],
  "first-page": ["device", "rules"],
  link: ["device", "devices", "lessons", "puzzles", "replay", "share"],
  invitations: ["devices", "seats"],
  legend: ["rules"],
  lobby: ["clocks"],
  "new-game": ["devices", "explanations"],
  notifications: ["devices"],
  play: [
    "chat",
    "clocks",
    "coach",
    "explanations",
    "invitations",
    "legend",
    "lessons",
    "log",
    "premoves",
    "results",
    "rules",
    "screen",
    "seats",
    "settings",
    "share",
    "standing",
  ],
  form: ["devices", "places", "puzzles"],
  places: ["devices"],
  puzzles: ["devices", "legend", "places", "share"],
  replay: ["share"],
  results: ["coach", "puzzles", "replay", "share"],
  rules: ["settings"],
  screen: ["chat", "clocks", "finale", "invitations", "log", "seats", "sound", "standing"],
  seats: ["clocks"],
  sound: ["chat"],
  settings: ["explanations"],
  shelf: ["device", "devices", "first-page", "invitations", "lessons", "new-game", "offline", "places", "puzzles", "settings", "today"],
  today: ["devices", "places", "puzzles", "share"],
  table: ["devices", "invitations", "notifications", "offline", "play", "screen", "waiting-room"],
  "waiting-room": ["devices", "invitations", "seats"],
};

export const FEATURES = readdirSync(new URL("../src/features", import.meta.url));

const at = (feature) => `features/${feature}`;
const isFeatures = (layer) => layer === "features";

/** Every folder with those it may import, itself among them. */
export function allowed() {
  const below = (layer) => LAYERS.slice(0, LAYERS.indexOf(layer));
  const all = FEATURES.map(at);
  const layers = LAYERS.filter((layer) => !isFeatures(layer)).map((layer) => [
    layer,
    [layer, ...below(layer).flatMap((each) => (isFeatures(each) ? all : [each]))],
  ]);
  const features = FEATURES.map((name) => [at(name), [at(name), ...(IMPORTS[name] ?? []).map(at), ...below("features")]]);
  return Object.fromEntries([...layers, ...features]);
}
