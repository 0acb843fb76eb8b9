// What each folder of src/ may import, for ESLint. A feature that imports another one is listed with it; since the list has
// no circle, neither have the folders (tests/boundaries.test.ts).

/** From the lowest to the highest: a layer imports those below it. */
export const LAYERS = ["scene", "wire", "transport", "text", "engine", "shared", "table", "features", "app", "gallery"];

/** The features that each feature imports besides the layers below. */
export const FEATURES = {
  chat: ["seats"],
  clocks: [],
  coach: ["replay"],
  credits: [],
  devices: ["offline"],
  explanations: [],
  invitations: ["devices", "seats"],
  legend: ["rules"],
  lessons: [],
  lobby: ["clocks"],
  log: [],
  "new-game": ["devices", "explanations"],
  notifications: ["devices"],
  offline: [],
  play: ["chat", "clocks", "coach", "explanations", "invitations", "legend", "lessons", "log", "premoves", "results", "rules", "screen", "seats", "settings", "standing"],
  premoves: [],
  replay: [],
  results: ["coach", "replay"],
  rules: ["settings"],
  screen: ["chat", "clocks", "invitations", "log", "seats", "standing"],
  seats: ["clocks"],
  settings: ["explanations"],
  shelf: ["devices", "invitations", "lessons", "new-game", "offline", "settings"],
  standing: [],
  table: ["devices", "invitations", "notifications", "offline", "play", "screen", "waiting-room"],
  "waiting-room": ["devices", "invitations", "seats"],
};

const at = (feature) => `features/${feature}`;
const isFeatures = (layer) => layer === "features";

/** Every folder with those it may import, itself among them. */
export function allowed() {
  const below = (layer) => LAYERS.slice(0, LAYERS.indexOf(layer));
  const all = Object.keys(FEATURES).map(at);
  const layers = LAYERS.filter((layer) => !isFeatures(layer)).map((layer) => [
    layer,
    [layer, ...below(layer).flatMap((each) => (isFeatures(each) ? all : [each]))],
  ]);
  const features = Object.entries(FEATURES).map(([name, others]) => [at(name), [at(name), ...others.map(at), ...below("features")]]);
  return Object.fromEntries([...layers, ...features]);
}
