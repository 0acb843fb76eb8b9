// Written by build/protocol.mjs from the server's message types.
import type { Scene, Message, Player, Piece, Art, Gem, Place, Prose, Ask, Odds, Standing } from "../scene/types";

/**
 * One option of a game; its texts are `option-NAME` and `option-NAME-WORD`.
 */
export interface SettingInfo {
  name: string;
  kind: "choice" | "flag" | "many" | "tweaks";
  default: unknown;
  choices: string[];
}

/**
 * A rule of the book; its texts are `rule-KEY` and `rule-KEY.text`. It is in force at tables whose options fit
 * one of `when`, if there are any, and where as many play as `players` says, if it says so.
 */
export interface RuleInfo {
  key: string;
  when?: (Record<string, unknown>)[];
  players?: number[];
}

/**
 * A chapter with its sections, the rules to read next, and the options it explains; `example` where a moment
 * shows it.
 */
export interface ChapterInfo {
  key: string;
  when?: (Record<string, unknown>)[];
  players?: number[];
  sections?: RuleInfo[];
  see?: string[];
  speaks?: string[];
  example?: boolean;
}

/**
 * Moments that show a chapter of the rules, by chapter.
 */
export interface Examples {
  shown: Record<string, RuleExample>;
}

/**
 * One moment as an example: its pieces and places, the fighters, the sums, and its log lines. `rule` is the
 * chapter it shows, `chapter` the time in the game.
 */
export interface RuleExample {
  rule: string;
  kind: "blow" | "card" | "event" | "gain" | "loss" | "move" | "outcome" | "phase" | "roll" | "turn";
  chapter: Message;
  lines: Message[];
  players: Player[];
  pieces?: Piece[];
  places?: Place[];
  sides?: Piece[];
  sums?: Sum[];
  because?: Message | null;
  result?: "" | "drawn" | "lost" | "won";
}

/**
 * One side of a roll or a blow, number by number; its dice are among the parts. `seat` is the seat of
 * the side.
 */
export interface Sum {
  label: Message;
  parts: Part[];
  total: number;
  seat?: number | null;
  dice?: string[];
}

/**
 * One number of a sum: its source, its amount, and the visible piece it comes from.
 */
export interface Part {
  label: Message;
  n: number;
  piece?: string;
}

/**
 * A first game that is guided: how many steps it has, about how many minutes it takes, in which languages.
 */
export interface LessonInfo {
  steps: number;
  minutes: number;
  languages: string[];
}

/**
 * A game on the shelf. `rules` are the chapters of its book in order (docs/write-a-game.md). `titles`,
 * `mottos`, `abouts` (two sentences on what it is about) are in every language the game has, `box` is how it
 * looks. `temperaments` are what bots can be fond of (their texts are `temperament-NAME`); `hard:NAME` sits down
 * such a one.
 */
export interface GameInfo {
  key: string;
  version: string;
  players: [number, number];
  settings: SettingInfo[];
  rules: ChapterInfo[];
  languages: string[];
  titles: Record<string, string>;
  mottos: Record<string, string>;
  box: Box;
  temperaments: string[];
  lesson?: LessonInfo | null;
  abouts?: Record<string, string>;
}

/**
 * The box of a game (`Game.box`). The title is the message `game-KEY`, the line below it `game-KEY.motto`.
 */
export interface Box {
  cover?: Cover | null;
  mark?: string;
  minutes?: number;
  light?: "dark" | "light" | null;
  lettering?: "book" | "engraved" | "manuscript" | "roman" | "storybook";
  shelf?: number;
  bright?: Tones;
  dark?: Tones;
  painting?: Painting;
  sound?: "folk" | "forge" | "heroic" | "mystic" | "table";
}

/**
 * The lid of the box: an icon before a scenery, in five colours from sky to foreground, and the icon's colour.
 */
export interface Cover {
  icon: string;
  scenery: "cave" | "city" | "forest" | "hall" | "night" | "peaks" | "plain" | "rays" | "sea";
  sky: string;
  glow: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
}

/**
 * The colours of the table in one light.
 */
export interface Tones {
  table?: [string, string] | null;
  lamp?: string;
  panel?: [string, string, string] | null;
  paper?: string;
  line?: [string, string] | null;
  ink?: [string, string, string] | null;
  accent?: [string, string, string] | null;
  map?: Record<string, string>;
}

/**
 * The painting under the places of a map, in the map's pixels. Without `land` a ring lies on an island of its
 * own, and a map of roads lies on land everywhere.
 */
export interface Painting {
  land?: (([number, number])[])[];
  rivers?: River[];
  lakes?: Lake[];
  glows?: Glow[];
  compass?: [number, number, number] | null;
  ship?: string;
}

/**
 * A river through these points, in pixels of the map.
 */
export interface River {
  width: number;
  points: ([number, number])[];
}

export interface Lake {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/**
 * A light on the map: its centre, radius, inner and outer colour.
 */
export interface Glow {
  x: number;
  y: number;
  r: number;
  within: string;
  without: string;
}

/**
 * A number on a card that a user may change, from 0 to `most`; `printed` is what the card says.
 */
export interface NumberInfo {
  name: string;
  message: Message;
  printed: number;
  most: number;
}

export interface CardInfo {
  card: string;
  message: Message;
  numbers: NumberInfo[];
}

/**
 * Signs of a legend, under the heading `signs-NAME`; a sign is called `sign-KEY` and does `sign-KEY.text`.
 */
export interface SignGroup {
  name: string;
  signs: Sign[];
}

/**
 * A sign, recognised by its `marks`. One of `piece`, `gem`, `place`, `link` and `icon` is its drawing
 * in a legend; without any the first mark is. `rule` is a chapter of the book or a section.
 */
export interface Sign {
  key: string;
  rule: string;
  marks: string[];
  piece?: Piece | null;
  gem?: Gem | null;
  place?: Place | null;
  link?: string;
  icon?: string;
}

/**
 * A bot that may sit down, weakest first; its texts are `bot-NAME` and `bot-NAME.text`.
 */
export interface BotInfo {
  name: string;
  strength: number;
}

/**
 * The games and bots that can be played here.
 */
export interface Shelf {
  games: GameInfo[];
  bots: BotInfo[];
}

/**
 * The server that serves here; records signed with `key` were played here. `addresses` are those under which
 * others find the server: none while it serves this machine alone. `protocol` is the version of the wire.
 */
export interface ServerInfo {
  version: string;
  key: string;
  addresses: string[];
  lobby?: boolean;
  mail?: boolean;
  network?: "closed" | "fixed" | "open";
  protocol?: number;
}

/**
 * A change of the networks that a server listens in: with `open` that of this machine; `address` is the one
 * under which others come from far away, empty for none. A field that is None stays as it is.
 */
export interface NetworkChange {
  open?: boolean | null;
  address?: string | null;
}

/**
 * The present state of the network.
 */
export interface NetworkInfo {
  network: "closed" | "fixed" | "open";
  addresses: string[];
}

/**
 * Any error of the REST side.
 */
export interface Problem {
  code: string;
  args: Record<string, unknown>;
  rule?: string;
}

/**
 * A seat as everyone sees it. `bot` decides for it when the seat is a bot's or `held` for a person who is away.
 * `away` is for how many seconds its person has been gone (None: here, or the seat is empty); `version` rises with
 * every change of the seat.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "here" | "invited";
  name: string;
  bot: string;
  claimed: boolean;
  online: boolean;
  held: boolean;
  entropy: string;
  away: number | null;
  version: number;
  choosing?: boolean;
  link?: "made" | "none" | "opened" | "withdrawn";
  opened?: string | null;
  resigned?: boolean;
  presence?: "away" | "bot" | "free" | "here" | "left" | "line-lost" | "looking-away";
  presence_seconds?: number;
  face?: string;
}

export interface ResultInfo {
  winners: number[];
  scores: number[];
  notes: Message[];
}

/**
 * The rules have changed since the table was played: decision `number` now has another result. It was made under
 * version `played` of the rules; `present` is the present version.
 */
export interface Stop {
  number: number;
  played: string;
  present: string;
}

/**
 * The table of the rematch, and for each seat of this table the seat there. The secrets are the same.
 */
export interface RematchInfo {
  table: string;
  seats: number[];
}

/**
 * Hours in which no clock runs, in the local time of a place this many minutes ahead of UTC.
 */
export interface NightHours {
  from?: number;
  to?: number;
  offset_minutes?: number;
}

/**
 * The clock that was agreed: time for a turn, and a reserve for the whole game; by letter days, with days off.
 * `when_up`: a bot decides that one question, holds the seat until its person is back, or the seat resigns.
 */
export interface TimeControl {
  kind?: "evening" | "letter" | "none";
  turn_seconds?: number;
  reserve_seconds?: number;
  holiday_days?: number;
  nights?: NightHours | null;
  when_up?: "decide" | "hold" | "resign";
  may_pause?: boolean;
}

/**
 * The reason why a table has the same luck as other tables: it is a table of the `day`, a small goal of the
 * week's trial, or part of a duel.
 */
export interface TableGoal {
  why: "day" | "duel" | "week";
  day: string;
  goal: StretchGoal;
}

/**
 * Reach `n` of a `kind` within `turns` turns of the player's own (0: by the end of the game). `reached` is
 * in how many of 100 simulated games `hard` reaches it. `players` sit at the table.
 */
export interface StretchGoal {
  kind: string;
  n: number;
  turns: number;
  reached?: number;
  players?: number;
}

/**
 * The progress of a seat towards its goal: `count` of `n`, in `turn` of `turns` (0: to the end of the
 * game).
 */
export interface GoalState {
  title: Message;
  count: number;
  n: number;
  turn: number;
  turns: number;
  is_reached: boolean;
}

/**
 * The terms everyone agrees to by sitting down; they never change. `bot` decides when the time of a seat is up
 * and plays for one that has resigned, unless resigning takes a seat `out` of the game.
 */
export interface TableTerms {
  clock?: TimeControl;
  bot?: string;
  resign?: "bot" | "out";
  reactions?: boolean;
  chat?: boolean;
  goal?: TableGoal | null;
  duel?: string;
  by_link?: boolean;
}

/**
 * The time a seat has left. If its clock runs, `until` is when all of its time is used up. It `ran_out` this
 * often since the person last decided.
 */
export interface SeatClock {
  turn_seconds: number;
  reserve_seconds: number;
  holiday_days: number;
  holiday: boolean;
  until: string | null;
  ran_out: number;
}

/**
 * The clocks as they are `at` that time; that of the `running` seat runs, first its turn, then its reserve.
 */
export interface ClockState {
  running: number | null;
  paused: boolean;
  at: string;
  seats: SeatClock[];
}

/**
 * A person without a good link asks to be let in.
 */
export interface JoinRequest {
  id: number;
  name: string;
  at: string;
}

/**
 * The finished game that a table plays on from, after its first `at` decisions.
 */
export interface ForkInfo {
  table: string;
  at: number;
}

/**
 * A table as everyone sees it; `number` is how many entries its log has, `turn` the seat that decides,
 * `rules` the version of the rules it is played by, `grace` the seconds a person may be away before others may let
 * a bot hold the seat.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  visibility: "link" | "public";
  state: "closed" | "gathering" | "over" | "playing";
  seats: SeatInfo[];
  number: number;
  turn: number | null;
  spectators: number;
  created: string;
  touched: string;
  commitment: string;
  grace: number;
  result?: ResultInfo | null;
  stop?: Stop | null;
  notice?: Message | null;
  again?: RematchInfo | null;
  host_seat?: number | null;
  host_gone?: boolean;
  join_requests?: JoinRequest[];
  language?: string;
  hide_names?: boolean;
  waiting_for?: number[];
  waited_seconds?: number;
  terms?: TableTerms;
  clock?: ClockState | null;
  screens?: number;
  origin?: ForkInfo | null;
}

export interface NewSeat {
  kind: "bot" | "here" | "invited";
  name?: string;
  bot?: string;
  face?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  visibility?: "link" | "public";
  start?: boolean;
  grace?: number;
  language?: string;
  hide_names?: boolean;
  terms?: TableTerms;
}

/**
 * The secret of a seat; it opens the seat.
 */
export interface SeatKey {
  seat: number;
  secret: string;
}

/**
 * A new table. `host` is the host's secret; `keys` those of the seats that people take. `join` opens any free
 * seat, and so does the `word`, which can be read aloud; both are empty when no seat is open to others.
 */
export interface TableMade {
  table: TableInfo;
  host: string;
  keys: SeatKey[];
  join?: string;
  word?: string;
}

export interface Claim {
  name: string;
  face?: string;
}

/**
 * The secret is new: the one of the invitation no longer opens anything.
 */
export interface SeatClaimed {
  seat: number;
  secret: string;
  table: TableInfo;
}

export interface Entropy {
  text: string;
}

/**
 * The table's own link, to the first free seat, and its word.
 */
export interface TableLink {
  join: string;
  word: string;
}

/**
 * Sit down by the table's link, on this seat or the first that is free.
 */
export interface Join {
  name: string;
  seat?: number | null;
  face?: string;
}

/**
 * The effect of a link. `free` seats can be taken by it; `seat` is the one it was made for; `opened` is when
 * it was used or withdrawn; `may` is what to offer first.
 */
export interface LinkInfo {
  table: TableInfo;
  link: "own" | "seat" | "table" | "unknown" | "used" | "withdrawn";
  seat: number | null;
  free: number[];
  opened: string | null;
  may: "ask" | "replay" | "sit" | "watch";
}

export interface NewJoinRequest {
  name: string;
}

/**
 * The `ticket` opens the seat as an invitation does once the host has let its owner in.
 */
export interface JoinRequested {
  ticket: string;
  state: "in" | "no" | "waiting";
  seat?: number | null;
}

/**
 * The host's answer to a join request: the seat to sit down on, or None to decline.
 */
export interface JoinReply {
  seat: number | null;
}

export interface HideNames {
  hidden: boolean;
}

/**
 * A request for a key for this device. `name` is the name of this device among its owner's devices.
 */
export interface NewKey {
  name: string;
}

/**
 * The `key` can be used in place of any seat's secret, and opens every seat on its keyring.
 */
export interface KeyMade {
  key: string;
  device: string;
}

/**
 * A device on a keyring. `only` names the tables that a lent device opens; empty: all.
 */
export interface Device {
  id: string;
  name: string;
  made: string;
  seen: string;
  this: boolean;
  only: string[];
}

/**
 * The devices that open the same seats. `words` and `file`: recovery words or a key file were made.
 */
export interface Keyring {
  device: string;
  devices: Device[];
  seats: number;
  words: boolean;
  file: boolean;
}

/**
 * A table at which the person sits or which they have made; `left_seconds` is the time they have left, None
 * without a clock or when others decide.
 */
export interface MyGame {
  table: TableInfo;
  seats: number[];
  host: boolean;
  your_turn: boolean;
  left_seconds?: number | null;
}

export interface MyGames {
  games: MyGame[];
}

/**
 * Secrets of seats, or of a host, that this browser had before it had a key.
 */
export interface OwnSeats {
  table: string;
  secrets: string[];
}

/**
 * The `tables` whose seats the other device gets; empty: all.
 */
export interface NewCarryTicket {
  tables?: string[];
}

/**
 * A ticket for one other device, until then.
 */
export interface CarryTicket {
  ticket: string;
  until: string;
}

export interface TicketShown {
  ticket: string;
}

/**
 * The games that would be added, and the device that offers them. `own` are this device's own games: if the
 * person agrees, the other devices will open them as well. `lent` games never mix with own ones.
 */
export interface CarriedGames {
  device: string;
  games: MyGame[];
  own: MyGame[];
  lent: boolean;
}

/**
 * A request to add this device to another keyring. `bring` names the tables of this device that are added to the
 * other keyring: all of them, or none.
 */
export interface TakeAlong {
  ticket: string;
  name: string;
  bring?: string[];
}

export interface RecoveryWords {
  words: string[];
}

/**
 * The content of a key file. Its secret opens the seats of the keyring.
 */
export interface KeyFile {
  fabletable: string;
  house: string;
  secret: string;
}

/**
 * A request to recover a keyring by the six words, or by the secret of the file.
 */
export interface Recover {
  name: string;
  words?: string;
  secret?: string;
}

/**
 * The form of a person. `waiting` counts finished games that are not reviewed yet; `part` of the review in
 * progress is done. `by_itself`: games are reviewed when the machine has nothing else to do.
 */
export interface FormInfo {
  form: Form;
  waiting: number;
  part: number;
  by_itself: boolean;
}

/**
 * Everything that the reviewed games of one person show. `bots` is what each bot strength loses per decision in
 * the same mix of games, where that was measured.
 */
export interface Form {
  games: number;
  trend: Trend;
  line: LinePoint[];
  wins: Wins | null;
  themes: FormTheme[];
  weakest: string;
  by_game: FormPart[];
  by_hero: FormPart[];
  by_rival: FormPart[];
  bots: Record<string, number>;
}

/**
 * The latest `games` games beside the first as many: `now` and `first` are points lost per decision.
 */
export interface Trend {
  word: "better" | "steady" | "too-few" | "worse";
  now: Figure | null;
  first?: Figure | null;
  games?: number;
}

/**
 * A mean and its 95 % interval.
 */
export interface Figure {
  mean: number;
  low: number;
  high: number;
}

/**
 * A point of the curve after one more game: the points lost per decision in that game (`own`), and in the latest
 * ten; None before the third game.
 */
export interface LinePoint {
  ended: string;
  own: number | null;
  lately: Figure | null;
}

/**
 * Games won: `plain` as it was, `even` as it would have been with even luck.
 */
export interface Wins {
  plain: Figure;
  even: Figure;
}

/**
 * A theme of training: the points it costs per game, and its `share` of everything lost.
 */
export interface FormTheme {
  theme: string;
  a_game: Figure;
  share: number;
}

/**
 * The games of one title, hero or rival: `key` is the title, the hero's message id, the strength or the name.
 */
export interface FormPart {
  key: string;
  games: number;
  lost: Figure | null;
  word: "better" | "steady" | "too-few" | "worse";
  wins: Wins;
  hero?: Message | null;
  game?: string;
  is_bot?: boolean;
}

export interface FormSettings {
  by_itself: boolean;
}

/**
 * A JSON document by name; `version` is how often it was written.
 */
export interface PersonalNote {
  name: string;
  version: number;
  content: unknown;
}

/**
 * Everything stored for a person besides their games: puzzles, mistakes, form, duels.
 */
export interface Notebook {
  notes: PersonalNote[];
}

/**
 * The times and events at which a person wants to be notified; not of `muted` tables.
 */
export interface NotificationSettings {
  when?: "after-5-min" | "at-once" | "daily";
  about?: ("ends" | "time" | "turn")[];
  quiet?: NightHours | null;
  muted?: string[];
  language?: string;
}

export interface NewNotificationSettings {
  when?: "after-5-min" | "at-once" | "daily";
  about?: ("ends" | "time" | "turn")[];
  quiet?: NightHours | null;
  muted?: string[];
  language?: string;
  email?: string;
  webhook?: string;
}

/**
 * The ways by which a person is notified; a letter only goes to an address they have confirmed.
 */
export interface NotificationWays {
  email: string;
  confirmed: boolean;
  webhook: string;
  when: "after-5-min" | "at-once" | "daily";
  about: ("ends" | "time" | "turn")[];
  quiet: NightHours | null;
  muted: string[];
  language: string;
  mail_possible: boolean;
}

/**
 * The body for a webhook: nothing that is hidden, and no secret.
 */
export interface WebhookBody {
  table: string;
  game: string;
  event: "ends" | "time" | "turn";
  seat: number;
  until: string | null;
}

export interface MailAction {
  do: "confirm" | "on" | "stop" | "stop-all";
}

export interface MailResult {
  did: "confirm" | "on" | "stop" | "stop-all";
  table: string | null;
  game: string | null;
}

/**
 * The standing of `count` puzzles: the numbers of those that were `answered`, `solved`, and solved at the
 * `first` try.
 */
export interface PuzzleStanding {
  count: number;
  answered: number;
  solved: number;
  first: number;
}

/**
 * The puzzles of a game. If there are none to ask, `code` and `args` give the reason.
 */
export interface GamePuzzles {
  game: string;
  standing: PuzzleStanding;
  code?: string;
  args?: Record<string, unknown>;
}

export interface ThemePuzzles {
  theme: string;
  games: string[];
  standing: PuzzleStanding;
}

/**
 * The numbers of mistakes that are `due` today, `waiting` for another day, and `gone` for good. `next` is
 * the number of days until the next one comes.
 */
export interface MistakeCounts {
  due: number;
  waiting: number;
  gone: number;
  next?: number | null;
}

/**
 * The puzzles that a person has solved. `row` is the number of puzzles in a row that were solved at the first
 * try, `longest` the longest such row. `days` counts the puzzles solved on each of the last 28 days, today last.
 * `recent` says of each of the last answers whether it was right at the first try.
 */
export interface PuzzleOverview {
  games: GamePuzzles[];
  themes: ThemePuzzles[];
  row: number;
  longest: number;
  days: number[];
  recent: boolean[];
  mistakes: MistakeCounts;
}

/**
 * A request for puzzles: those of a `game` or `theme`; or `mine`, the mistakes that are due, or those of one
 * `table`.
 */
export interface NewPuzzleRun {
  game?: string;
  theme?: string;
  level?: "as-i-can" | "gentle" | "hard";
  mine?: boolean;
  table?: string;
  offset?: number;
}

export interface PuzzleName {
  game: string;
  id: string;
}

export interface PuzzleRun {
  puzzles: PuzzleName[];
}

/**
 * A decision as its seat saw it; `seats` are the seats of the decisions before it.
 */
export interface PuzzleMoment {
  scene: Scene;
  ask: Ask;
  seats: number[];
}

/**
 * A puzzle before it is answered. `mine`: it is a mistake of the person who asks.
 */
export interface AskedPuzzle {
  game: string;
  id: string;
  names: string[];
  theme: string;
  scene: Scene;
  ask: Ask;
  mine: boolean;
}

/**
 * The choice; empty to be shown the answer. `tries` and `hints` count the wrong tries and the hints before
 * it.
 */
export interface PuzzleTry {
  key?: string;
  tries?: number;
  hints?: number;
  offset?: number;
}

/**
 * A choice, the chance to win with it, and how much less that is than with the best one; None if no trials were
 * played.
 */
export interface ChoiceChance {
  key: string;
  chance?: Figure | null;
  behind?: Figure | null;
  why?: Message | null;
}

/**
 * The number of people on this server who were asked, and of those who solved it at the first try.
 */
export interface PeopleCount {
  asked: number;
  found: number;
}

/**
 * The whole answer. `choices` begin with the best; `taken` is what was done in the real game; `found` are the
 * bots that find the best choice.
 */
export interface PuzzleSolution {
  best: string;
  told: Message;
  taken: string;
  choices: ChoiceChance[];
  found: string[];
  people?: PeopleCount | null;
}

/**
 * The answer to a try. After a wrong try it has only the chance of that choice. `kept` is the number of days
 * until the puzzle comes back as a mistake.
 */
export interface PuzzleReply {
  right: boolean;
  tried: ChoiceChance | null;
  solution: PuzzleSolution | null;
  row: number;
  longest: number;
  kept?: number | null;
}

/**
 * The name of the person who plays on from a puzzle.
 */
export interface NewPuzzleTable {
  name: string;
}

/**
 * The letters of a link that carries the puzzle.
 */
export interface PuzzleLink {
  link: string;
}

/**
 * The mistake came back after this number of days, and was answered right or wrong.
 */
export interface MistakeVisit {
  after: number;
  right: boolean;
}

/**
 * A costly choice of the person, as a puzzle. It comes back in `due` days (0 or less: today). If it cannot be
 * asked, `code` is the reason.
 */
export interface MistakeInfo {
  id: string;
  game: string;
  theme: string;
  names: string[];
  seat: number;
  question: Message;
  chosen: Message;
  loss: number;
  visits: MistakeVisit[];
  due: number;
  code?: string;
}

/**
 * The mistakes of a person. `today` has the ids of the mistakes that come back today, at most ten. `answered`
 * is the number of puzzles that the person has answered; where it is 0, an overview of puzzles has nothing of
 * theirs.
 */
export interface Mistakes {
  counts: MistakeCounts;
  today: string[];
  mistakes: MistakeInfo[];
  answered: number;
}

/**
 * A table whose review is done: the faults of the person who asks are stored as mistakes.
 */
export interface ReviewedTable {
  table: string;
  offset?: number;
}

/**
 * The mistakes of one game that can be trained, the costliest first.
 */
export interface KeptMistakes {
  ids: string[];
}

/**
 * A request to remove a mistake ("not again"), with `kept` False, or to bring it back, with True.
 */
export interface MistakeChange {
  kept: boolean;
  offset?: number;
}

/**
 * The proof of fair dice. `secret` and `seed` are empty until the game is over.
 */
export interface Fairness {
  commitment: string;
  seed_commitment: string;
  entropy: string[];
  secret: string;
  seed: string;
  how: Message;
  key: string;
}

/**
 * Public tables that wait for people, that can be watched, and that were played to the end, newest first.
 */
export interface LobbyTables {
  waiting: TableInfo[];
  watch: TableInfo[];
  told: TableInfo[];
}

/**
 * A moment on its way: what one seat saw, once. Its scene is `scene`, or what became (`change`) of the one
 * before it: that of the moment before it in the list, or the one the list goes on from. `after` so many decisions;
 * `lines` are the log lines that tell of it, from and up to; `event` is the line that begins its event, -1 if
 * none does; `touches` are the seats whose own thing it is; `result` is what an outcome is to the first side.
 * `script` comes with the first moment of each scene and says how the director stages it.
 */
export interface ShownMoment {
  kind: "blow" | "card" | "event" | "gain" | "loss" | "move" | "outcome" | "phase" | "roll" | "turn";
  after: number;
  lines: [number, number];
  scene?: Scene | null;
  change?: Change | null;
  event?: number;
  pieces?: string[];
  touches?: number[];
  sums?: Sum[];
  because?: Message | null;
  result?: "" | "drawn" | "lost" | "won";
  prose?: Prose | null;
  script?: SceneScript | null;
}

/**
 * The change of one thing: the fields that have another value `now`, the fields that are `gone` (at their
 * default again), the things `within` it and the `lists` of things that changed.
 */
export interface Change {
  now?: Record<string, unknown>;
  gone?: string[];
  within?: Record<string, Change>;
  lists?: Record<string, ListChange>;
}

/**
 * The change of a list of things. `runs` are pairs: a start in the old list and a length; a start of -1 takes the
 * next of the `new` ones. None: the order is unchanged. `at` are the changes of single things, by place in the
 * list.
 */
export interface ListChange {
  runs?: number[] | null;
  new?: unknown[];
  at?: Record<string, Change>;
}

/**
 * The staging of one scene for one seat. It covers `moments` moments, this one and those after it.
 *
 * `lasts` is the time until it holds or goes on. `holds`: it waits for the person at its end, once. `own`: it
 * concerns this seat. `title` is its headline with a line `above` it, `named` are further things worth naming
 * (a first, a lead), and `spoken` are the sentences for a screen reader, in the order cause, dice, result, gain,
 * next; `urgent` ones interrupt. `percent` is the chance of what happened. `met`: this foe has been met before.
 */
export interface SceneScript {
  kind?: "boss" | "finale" | "flow" | "interrupt" | "loot" | "story" | "toast" | "upset";
  staging?: "flow" | "hold" | "room" | "toast";
  weight?: number;
  moments?: number;
  parts?: WeightPart[];
  beats?: ScriptBeat[];
  lasts?: number;
  holds?: boolean;
  own?: boolean;
  above?: Message | null;
  title?: Message | null;
  named?: Message[];
  spoken?: Message[];
  urgent?: boolean;
  percent?: number | null;
  met?: boolean;
  odds?: Odds | null;
  foe?: FoeFacts | null;
  changed?: ChangedChoice | null;
  trophy?: TrophyTaken | null;
}

/**
 * One part of a weight: its name, its points, and the number it comes from: a percentage, points of a chance.
 */
export interface WeightPart {
  name: "card" | "chance" | "changed" | "defeat" | "end" | "escape" | "first" | "foe" | "lead" | "nothing" | "odds" | "own" | "prose" | "rare" | "trophy";
  points: number;
  n?: number | null;
}

/**
 * One beat of a scene, `at` is its time in milliseconds from the start; `moment` is the number of the moment
 * within the scene that it shows, `cue` the name of its sound.
 */
export interface ScriptBeat {
  name: string;
  at: number;
  cue?: "arrow" | "bell" | "blade" | "blow" | "card-slap" | "card-slide" | "card-turn" | "chat" | "chime" | "choose" | "chord" | "claw" | "coin" | "coins" | "count" | "crowd" | "curse" | "deal" | "death" | "dice" | "die" | "die-slow" | "done" | "door" | "drum" | "fall" | "fire" | "flight" | "gain" | "gate" | "hammer" | "heal" | "heartbeat" | "horn" | "horse" | "knock" | "lead" | "leather" | "level" | "lock" | "lose" | "loss" | "page" | "parchment" | "parry" | "pay" | "potion" | "raven" | "refused" | "roar" | "rune" | "seal" | "seat" | "shake" | "shield" | "ship" | "shuffle" | "spell" | "steps" | "theme" | "theme-lost" | "thunder" | "tick" | "trophy" | "turn" | "undo" | "ward" | "water" | "win" | "wind" | "wound" | "";
  moment?: number;
}

/**
 * The foe of a fight. `strength` is what it fights with, `own` what the hero has against it, both as they stand
 * on the table; `does` are the things it will do, a sentence each; `stakes` is what winning means.
 */
export interface FoeFacts {
  name: Message;
  rank?: "" | "guardian" | "strong" | "villain";
  strength?: number | null;
  own?: number | null;
  does?: Message[];
  stakes?: Message | null;
}

/**
 * A choice that another player or a card changed before it took effect. `by` is the seat that did, None for a
 * foe or a card; `whose` is the seat whose choice it was, None for a foe. `card` did it, for `cost`. The choice
 * `was` this and becomes that `now`. Odds are those of the seat whose choice it was; `rule` is the
 * chapter of the rulebook that allows it. `dice`: they are still to fall. `art` is its picture where no card on
 * the table did it.
 */
export interface ChangedChoice {
  by: number | null;
  whose: number | null;
  card: Message;
  was: Message;
  now: Message;
  cost?: Message | null;
  odds_was?: Odds | null;
  odds_now?: Odds | null;
  rule?: string;
  dice?: boolean;
  art?: Art | null;
}

/**
 * A trophy or an artifact that counts towards victory: the seat has `n` of the `of` that win.
 */
export interface TrophyTaken {
  name: Message;
  seat: number;
  n: number;
  of: number;
}

/**
 * The table after `at` decisions as one seat saw it, and what was then decided, and by whom. `log` goes on
 * from line `log_from`, with its `log_parts`; `moments` are what was to be seen on the way there, going on from
 * the scene of the frame before; in the first frame the first of them brings its whole scene. What lies there then is
 * `scene`, or what became (`change`) of that of the last moment or, without one, of the frame before. `cards` is
 * the question, where one chose among cards, and `took` the key of the card that was taken.
 */
export interface ReplayFrame {
  at: number;
  scene: Scene | null;
  change: Change | null;
  log: Message[];
  turn: number | null;
  question: Message | null;
  chosen: Message | null;
  log_from?: number;
  log_parts?: ("" | "event" | "note" | "title")[];
  moments?: ShownMoment[];
  cards?: Ask | null;
  took?: string;
}

/**
 * Some frames of a game; `decisions` is how many of them can be shown. `stop` is where the rules of today no
 * longer lead to what was played.
 */
export interface Replay {
  seat: number | null;
  decisions: number;
  frames: ReplayFrame[];
  stop?: Stop | null;
}

export interface TimelineDecision {
  at: number;
  seat: number;
  ask: string;
  key: string;
  chapter: Message;
  scores: (number | null)[];
}

/**
 * All decisions in order, with the public scores after each.
 */
export interface Timeline {
  moments: TimelineDecision[];
  result: ResultInfo | null;
  stop?: Stop | null;
}

/**
 * A review as far as it is computed: `part` of the work is done, from 0 to 1.
 */
export interface ReviewProgress {
  part: number;
  review: Review | null;
}

/**
 * The review of a finished game. `curve` is everyone's chance over the whole game; `chapters` where its rounds
 * begin; `decisions` are those that left a choice; `trials` games were played for it.
 */
export interface Review {
  game: string;
  players: number;
  winners: number[];
  scores: number[];
  length: number;
  curve: CurvePoint[];
  chapters: ([number, Message])[];
  decisions: Weighed[];
  seats: SeatReview[];
  trials: number;
  forced: number;
  heroes?: (Message | null)[];
}

/**
 * The chance of every seat after `at` decisions, and the reach of the trials' noise to both sides.
 */
export interface CurvePoint {
  at: number;
  chances: number[];
  noise: number[];
}

/**
 * A decision: `at` is how many were made before it. `loss` is the winning chance it lost beside the `best`
 * choice; `stakes` how far apart the chances of the tried options are; `ask` the name of the question.
 */
export interface Weighed {
  at: number;
  seat: number;
  question: Message;
  chosen: Message;
  key: string;
  word: "best" | "blunder" | "even" | "mistake" | "slip";
  loss: Figure;
  best?: BetterOption | null;
  taken?: BetterOption | null;
  why?: Reasons | null;
  ask?: string;
  stakes?: number;
}

/**
 * An option, and the seat's chance to win with it.
 */
export interface BetterOption {
  key: string;
  label: Message;
  chance: Figure;
}

/**
 * The reasons for and against a choice. `earns`, `risks` and `prevents` are sentences; `gains` figures
 * beside them.
 */
export interface Reasons {
  earns?: Message[];
  risks?: Message[];
  prevents?: Message[];
  gains?: MeanGain[];
}

/**
 * The mean difference of something that the seat has: `label` names it, `gem` is its drawing.
 */
export interface MeanGain {
  label: Message;
  n: number;
  gem?: Gem | null;
  icon?: string;
}

export interface SeatReview {
  seat: number;
  counts: Record<string, number>;
  account: Account;
  turns: ReviewTurn[];
}

/**
 * The causes that moved one seat's chance from `start` to `end`: the choices of each seat, and dice
 * and cards.
 */
export interface Account {
  start: number;
  end: number;
  choices: Figure[];
  luck: Figure;
}

/**
 * A turning point of one seat's game: its chance `before` and `after` the decision `at`; `choice` of the
 * change is the choice's, `luck` that of dice and cards. `told` says it in words, `log` are its lines.
 */
export interface ReviewTurn {
  at: number;
  by: number;
  before: number;
  after: number;
  choice: number;
  luck: number;
  told: Message;
  log: Message[];
}

/**
 * The ending of a game as far as it is computed: `part` of the work is done, from 0 to 1. Luck comes last.
 */
export interface EndingProgress {
  part: number;
  ending: Epilogue | null;
}

/**
 * The ending of one game. `title` names the winner, `lead` says how, `tale` more of it. `board`: how much
 * of the board belongs to it. `highlights` and `texts` are in order.
 */
export interface Epilogue {
  game: string;
  winners: number[];
  scores: number[];
  decisions: number;
  title: Message;
  lead: Message | null;
  tale: Message[];
  icon: string;
  again: Message;
  board: "" | "plain" | "trails";
  rounds: Round[];
  leaves: (Bars | Curves | Lanes | Bouts | Blows | TrophyWall | Fates)[];
  measures: Curves[];
  awards: WonAward[];
  turns: TurningPoint[];
  trails: Trail[];
  luck?: Curves | null;
  finale?: Finale | null;
  highlights?: Highlight[];
  texts?: ChronicleText[];
}

/**
 * A round begins after `at` decisions.
 */
export interface Round {
  at: number;
  label: Message;
}

/**
 * Points by source: a bar per seat, a part for each of the `columns`.
 */
export interface Bars {
  leaf: "bars";
  title: Message;
  columns: Column[];
  rows: number[][];
}

/**
 * A source of points.
 */
export interface Column {
  label: Message;
  note?: Message | null;
}

/**
 * A measure over the whole game: each seat's value after each of the decisions `at`.
 */
export interface Curves {
  leaf: "lines";
  title: Message;
  at: number[];
  values: ((number | null)[])[];
  icon?: string;
  gem?: Gem | null;
  note?: Message | null;
  band?: number[][];
}

/**
 * A timeline with a lane for each seat, or for each thing that was fought over.
 */
export interface Lanes {
  leaf: "lanes";
  title: Message;
  lanes: Lane[];
  stretches?: NamedSpan[];
  note?: Message | null;
}

/**
 * A seat with its `marks`, or a thing with the `spans` of its owners.
 */
export interface Lane {
  label: Message;
  seat?: number | null;
  marks?: LaneMark[];
  spans?: Span[];
}

/**
 * An occurrence after `at` decisions.
 */
export interface LaneMark {
  at: number;
  label: Message;
  look?: "cross" | "diamond" | "disc" | "icon";
  icon?: string;
}

/**
 * A seat's possession from decision `first` to `last`.
 */
export interface Span {
  seat: number;
  first: number;
  last: number;
}

/**
 * A named part of the game: an act, the last battle.
 */
export interface NamedSpan {
  first: number;
  last: number;
  label: Message;
}

/**
 * The last battle, bout by bout: two sides against each other.
 */
export interface Bouts {
  leaf: "bouts";
  title: Message;
  bouts: Bout[];
  note?: Message | null;
}

export interface Bout {
  label: Message;
  sides: BoutSide[];
  outcome?: Message | null;
}

/**
 * One side of a bout: the total `n`, of which `luck` came from the die.
 */
export interface BoutSide {
  label: Message;
  n: number;
  luck?: number;
  seat?: number | null;
}

/**
 * The last fight, blow by blow: the rest of each side. `blows` name them; each side has one level more.
 */
export interface Blows {
  leaf: "blows";
  title: Message;
  foes: BoutFighter[];
  blows: Message[];
  note?: Message | null;
}

/**
 * A fighter, with the health or cards left at the beginning and after each blow.
 */
export interface BoutFighter {
  label: Message;
  levels: number[];
  seat?: number | null;
}

/**
 * Trophies, seat by seat.
 */
export interface TrophyWall {
  leaf: "wall";
  title: Message;
  rows: TrophyRow[];
  note?: Message | null;
}

/**
 * The trophies of a seat; empty places up to `room`.
 */
export interface TrophyRow {
  seat: number;
  things: TrophyIcon[];
  room?: number;
  note?: Message | null;
}

export interface TrophyIcon {
  label: Message;
  icon: string;
  note?: Message | null;
  at?: number | null;
}

export interface Fates {
  leaf: "fates";
  title: Message;
  fates: Fate[];
  note?: Message | null;
}

/**
 * The fate of a character: when, who, what.
 */
export interface Fate {
  when: Message;
  who: Message;
  what: Message;
  seat?: number | null;
  at?: number | null;
  bad?: boolean;
}

/**
 * An award, to one seat or to those who share it.
 */
export interface WonAward {
  label: Message;
  icon: string;
  text: Message;
  seats: number[];
}

/**
 * A change of `seat`'s chance to win from `before`, after `at` decisions, to `after` soon afterwards;
 * `log` are its lines.
 */
export interface TurningPoint {
  at: number;
  seat: number;
  before: number;
  after: number;
  log: Message[];
}

/**
 * The places that a seat's pawn has visited, in order.
 */
export interface Trail {
  seat: number;
  places: string[];
}

/**
 * The finale. `place` is the line over the things, `icon` the great foe of a "fall". `near` has a sentence
 * for each seat that did not win; `won` is false where all have lost.
 */
export interface Finale {
  title: Message;
  prose: Message | null;
  setting?: "crown" | "fall" | "fire" | "plain" | "wall";
  won?: boolean;
  place?: Message | null;
  icon?: string;
  things?: FinaleThing[];
  near?: NearMiss[];
}

/**
 * A thing that was won: a trophy, an artifact, a feat. The last thing in the list decided the game.
 */
export interface FinaleThing {
  label: Message;
  icon: string;
  note?: Message | null;
  seat?: number | null;
  at?: number | null;
}

/**
 * One sentence that says how near a seat came that did not win.
 */
export interface NearMiss {
  seat: number;
  text: Message;
}

/**
 * A scene worth seeing again, after `at` decisions: its weight, the milliseconds it gets, its line, the picture
 * of what it is about, and `why` it matters.
 */
export interface Highlight {
  at: number;
  weight: number;
  lasts: number;
  line: Message | null;
  icon?: string;
  seat?: number | null;
  art?: Art | null;
  why?: Message | null;
}

/**
 * A text of the game that was read at the table, after `at` decisions: by `seat`, if it was put to one, with
 * the answer that it led to.
 */
export interface ChronicleText {
  at: number;
  title: Message;
  text: Message[];
  icon?: string;
  seat?: number | null;
  answer?: Message | null;
  art?: Art | null;
}

/**
 * A request for a fork: a person plays on for `seat` after the first `at` decisions of a finished game, bots
 * for the others. Without `bot` the bots of the game stay, and `medium` bots replace its people.
 */
export interface NewFork {
  at: number;
  seat: number;
  name: string;
  bot?: string;
}

/**
 * A request for a link of the game at a table: about the question after `at` decisions (None: the present one),
 * as `seat` saw it, with a message (`words`) of the sender.
 */
export interface LinkRequest {
  kind?: "moment" | "play-on" | "puzzle" | "replay";
  at?: number | null;
  seat?: number;
  words?: string;
}

/**
 * The letters that follow `kernel.link.LINK_PATH` in a URL.
 */
export interface LinkMade {
  letters: string;
}

export interface LinkText {
  link: string;
}

/**
 * Frames `first` to `last` of the game in a link, as `seat` saw them.
 */
export interface LinkFrames {
  link: string;
  seat: number;
  first: number;
  last: number;
}

/**
 * A choice at the moment that a link is about, to be compared with the others.
 */
export interface LinkTry {
  link: string;
  key: string;
}

/**
 * A seat of a linked game; `bot` is empty for a person.
 */
export interface LinkedSeat {
  name: string;
  bot: string;
}

/**
 * The game in a link, played by the present rules. `decisions` is how many can be shown; `stop` is where the
 * present rules differ from the game. `ask` is the question that a moment is about, as its seat saw it.
 */
export interface LinkOpened {
  kind: "moment" | "play-on" | "puzzle" | "replay";
  game: string;
  at: number;
  seat: number;
  words: string;
  over: boolean;
  seats: LinkedSeat[];
  decisions: number;
  stop: Stop | null;
  timeline: Timeline;
  ask: Ask | null;
}

/**
 * A request to play on from the game in a link: a person of this `name` sits at `seat` after the first `at`
 * decisions, other people at the `invited` seats, bots at the others. Without `bot` the bots of the game stay, and
 * `medium` bots replace its people.
 */
export interface NewLinkedTable {
  link: string;
  at: number;
  seat: number;
  name: string;
  bot?: string;
  invited?: number[];
}

/**
 * A person's first try at a table of the day. `lane` is there once it was compared with the bots.
 */
export interface DayTry {
  table: string;
  is_done?: boolean;
  is_reached?: boolean;
  lane?: GoalLane | null;
}

/**
 * A stretch as one player went through it; `bot` is empty for a person. `steps` are the turns in which a step
 * was reached. `result` is the number of turns used, or the count that was reached; `luck` is in the same unit,
 * and `without` is the result without luck.
 */
export interface GoalLane {
  bot: string;
  squares: ("grew" | "quiet" | "step")[];
  steps: number[];
  count: number;
  turn: number;
  is_reached: boolean;
  result: number;
  luck: number;
  without: number;
}

/**
 * A table of a day. `sealed` is the commitment to its seed, `hero` the player's hero.
 */
export interface DayCard {
  why: "day" | "week";
  day: string;
  game: string;
  title: Message;
  goal: StretchGoal;
  minutes: number;
  sealed: string;
  state: "begun" | "done" | "later" | "open" | "past";
  first?: DayTry | null;
  hero?: Message | null;
  told?: Message | null;
}

/**
 * Seven small goals in one game, Monday first; `reached` counts those that were reached at the first try.
 */
export interface WeekTrial {
  game: string;
  goals: DayCard[];
  reached: number;
}

/**
 * The tables of a day. `left` is the number of seconds until local midnight. `streak` is the number of days in
 * a row with a finished table, `days` the last seven days, today last. `is_listed`: first tries are listed here;
 * otherwise all tries are practice.
 */
export interface Today {
  day: string;
  left: number;
  first: string;
  tables: DayCard[];
  week: WeekTrial;
  last_week: WeekTrial;
  streak: number;
  days: boolean[];
  is_listed: boolean;
}

/**
 * A request to play a table of the day; `day` names a past day of the trial, to practise.
 */
export interface NewDayTable {
  game: string;
  why?: "day" | "week";
  day?: string;
  name?: string;
  face?: string;
  zone?: number;
}

/**
 * The result of a table of a day. `lanes` are the player's own, then those of the bots as far as they are known;
 * `beats` is the strongest bot that did worse without luck.
 */
export interface DayResult {
  why: "day" | "week";
  day: string;
  game: string;
  goal: StretchGoal;
  title: Message;
  told: Message;
  line: Message;
  lanes: GoalLane[];
  is_first: boolean;
  streak: number;
  beats?: string;
}

export interface DayResultProgress {
  part: number;
  result: DayResult | null;
}

/**
 * A first try on the list of a server. Its record is that of the `table`; `mark` is the last hash of the
 * record's chain.
 */
export interface ListedTry {
  table: string;
  name: string;
  face: string;
  lane: GoalLane;
  mark: string;
  is_mine?: boolean;
}

/**
 * The first tries of a day, the best without luck first.
 */
export interface DayList {
  why: "day" | "week";
  day: string;
  game: string;
  goal: StretchGoal;
  title: Message;
  tries: ListedTry[];
  bots: GoalLane[];
}

/**
 * A request to begin a duel: `people` play this set-up, each at a table of their own, and so does the bot
 * `against` them if one is named. `bots` sit at the other seats, `medium` ones where none is named.
 */
export interface NewDuel {
  game: string;
  players?: number;
  options?: Record<string, unknown>;
  bots?: string[];
  people?: number;
  against?: string;
  goal?: StretchGoal | null;
  name?: string;
}

/**
 * A request to play a duel, or to continue one's own game.
 */
export interface JoinDuel {
  name: string;
  face?: string;
}

export interface DuelText {
  link: string;
}

/**
 * A request to compare two games of a finished duel in a link, by their places in it.
 */
export interface DuelSides {
  link: string;
  one?: number;
  other?: number;
}

/**
 * One player's game of a duel. If it came by a link, `table` is empty and `link` carries the game.
 */
export interface DuelAttempt {
  name: string;
  face?: string;
  bot?: string;
  is_mine?: boolean;
  table?: string;
  link?: string;
  result?: DuelResult | null;
}

/**
 * The result of a duel's game for its player. `told` says in words how far a goal was reached.
 */
export interface DuelResult {
  score: number | null;
  won: boolean;
  turns?: number;
  told?: Message | null;
}

/**
 * A duel as one person may see it. `sealed` is the commitment to its seed, `left` the number of seconds in
 * which it can be played. `names` are those who have begun. `mine` is the person's own game; `attempts` are all
 * games, once all have finished. `is_kept`: a server keeps the seed; otherwise a link carries it. `by_link`: the
 * duel came here by a link, so others may know the seed.
 */
export interface DuelInfo {
  id: string;
  game: string;
  title: Message | null;
  goal: StretchGoal | null;
  players: number;
  options: Record<string, unknown>;
  bots: string[];
  people: number;
  against: string;
  by: string;
  sealed: string;
  state: "begun" | "done" | "expired" | "full" | "open" | "waiting";
  left: number;
  names: string[];
  is_kept: boolean;
  by_link?: boolean;
  mine?: DuelAttempt | null;
  attempts?: DuelAttempt[];
}

/**
 * The duels of a person, the newest first.
 */
export interface DuelList {
  duels: DuelInfo[];
}

/**
 * Two games side by side; complete when `part` of the work is 1.
 */
export interface DuelProgress {
  part: number;
  comparison: DuelComparison | null;
}

/**
 * Two games of a duel side by side. The first `same` decisions of all seats are the same in both; `parted` is
 * the first moment that differs, None if none does. `ahead` is the side that did better, None if neither did.
 * `draws` is the number of draws that can be compared, `equal` how many of them are equal.
 */
export interface DuelComparison {
  same: number;
  parted: number | null;
  ahead: number | null;
  moments: DuelMoment[];
  chapters: DuelChapter[];
  results: [DuelResult, DuelResult];
  draws: number;
  equal: number;
}

/**
 * A moment of both games with each player's decision, if there was one. `is_same`: both chose the same.
 */
export interface DuelMoment {
  chapter: number;
  is_same: boolean;
  sides: [DuelStep | null, DuelStep | null];
}

/**
 * A decision of the player after `at` decisions: the index of its chapter, the question, the choice, and the
 * score and the chance to win in percent before and after it (None if unknown). `spots` are the pieces and places
 * of the choice on the board.
 */
export interface DuelStep {
  at: number;
  chapter: number;
  ask: string;
  key: string;
  question: Message;
  chosen: Message;
  scores: [number | null, number | null];
  chances: [number | null, number | null];
  spots?: string[];
}

/**
 * A chapter of both games: scores and chances at its end, the number of draws that can be compared, and how many of
 * these are equal.
 */
export interface DuelChapter {
  title: Message;
  scores: [number | null, number | null];
  chances: [number | null, number | null];
  draws?: number;
  equal?: number;
}

/**
 * The first frame. No secrets: a spectator. After a lost connection, `number` is that of the last view seen.
 */
export interface Hello {
  type: "hello";
  table: string;
  secrets?: string[];
  number?: number;
  have?: KeptLines[];
  screen?: boolean;
}

/**
 * The number of log lines that a client still has of this seat's view (None: the spectator's).
 */
export interface KeptLines {
  seat: number | null;
  log: number;
}

/**
 * Send everything again to a client that has lost a view.
 */
export interface LookAgain {
  type: "look";
}

export interface Ping {
  type: "ping";
}

/**
 * This seat's decision: the option of this `key`.
 */
export interface Choose {
  type: "choose";
  id: string;
  seat: number;
  number: number;
  key: string;
}

/**
 * Take back this seat's last decision, if the rules let it.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  number: number;
}

/**
 * Ask where this seat stands.
 */
export interface AskStanding {
  type: "where";
  id: string;
  seat: number;
}

/**
 * Have the bot that thinks at this table answer from what it knows by now.
 */
export interface Hurry {
  type: "hurry";
  id: string;
  seat: number;
}

/**
 * Ask the others to go back to where `to` decisions had been made; at a table that has stopped because its
 * rules changed, to go on from there by the new ones, or to close it.
 */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  number: number;
  to?: number;
  kind?: "back" | "bot" | "close" | "go-on" | "open" | "out" | "pause" | "resume" | "time" | "wait";
}

/**
 * Answer a proposal, the one with the id `proposal` if it is given.
 */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  number: number;
  agree: boolean;
  proposal?: number | null;
}

/**
 * The player points at this choice, or no longer at any. Spectators see its pieces if everybody may see them.
 */
export interface PointAt {
  type: "point";
  seat: number;
  number: number;
  key: string;
}

/**
 * Answer the present question so whenever it comes again and this is offered. The question that is asked now is
 * still to be answered, by choosing.
 */
export interface AlwaysAnswer {
  type: "stand";
  id: string;
  seat: number;
  number: number;
  key: string;
}

/**
 * Ask which question comes to this seat next, if that can be foreseen from what it knows.
 */
export interface Foresee {
  type: "foresee";
  id: string;
  seat: number;
}

/**
 * Answer what was foreseen at this `number`, if just that is asked next.
 */
export interface AnswerForeseen {
  type: "lay";
  id: string;
  seat: number;
  number: number;
  key: string;
}

/**
 * Let pass all that this seat could do in others' turns until it decides again.
 */
export interface PassAhead {
  type: "pass";
  id: string;
  seat: number;
}

/**
 * Take a premove back; one that stands can be turned off and `on` again.
 */
export interface Revoke {
  type: "revoke";
  id: string;
  seat: number;
  answer: number;
  on?: boolean | null;
}

/**
 * Let a bot decide for this seat: one's own, or one whose player is not there.
 */
export interface Hold {
  type: "hold";
  id: string;
  seat: number;
  bot: string;
}

/**
 * Take one's seat back from the bot that holds it.
 */
export interface ReturnToSeat {
  type: "back";
  id: string;
  seat: number;
}

/**
 * Play no more: a bot goes on for good, or the seat is out of the game, as was agreed.
 */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/**
 * Give the seat up for good: a bot goes on, and the host may invite another person.
 */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/**
 * The page is `hidden` behind another, or in sight again; the others are told after a while, or at once.
 */
export interface PageVisibility {
  type: "presence";
  hidden: boolean;
}

/**
 * Take a day off in a game by letter, beginning now, or be back at once.
 */
export interface Holiday {
  type: "holiday";
  id: string;
  seat: number;
  on: boolean;
}

export interface Chat {
  type: "chat";
  id: string;
  seat: number;
  text: string;
}

/**
 * One of six signs, seen by everyone for a moment and stored nowhere.
 */
export interface React {
  type: "react";
  id: string;
  seat: number;
  sign: number;
}

/**
 * Hide what `who` says and how they react from this seat, or show it again.
 */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  who: number;
  on: boolean;
}

/**
 * Tell the guide of a lesson that the `page` was read, or leave the lesson, or take it up again.
 */
export interface LessonCommand {
  type: "lesson";
  id: string;
  seat: number;
  press: "leave" | "next" | "resume";
  page?: string;
}

/**
 * Ask for the coach's advice. A first hint comes fast, better ones follow while the table stands at this number.
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  number: number;
}

/**
 * The last decision of a seat, which it may take back or not. `free`: this seat may take its last decision back
 * without asking. Otherwise `why` says why not (None: it has not decided anything).
 */
export interface UndoInfo {
  free: boolean;
  to: number;
  why: Message | null;
}

/**
 * A question that this seat was asked before on this socket: its message id, and the change since then.
 */
export interface AskedAgain {
  question: string;
  change: Change;
}

/**
 * The view of one seat (None: a spectator): the whole `scene` when it comes in or has lost the thread, else the
 * `change` of the last moment's scene, or where there is none of the scene in the last view it got, that of number
 * `since`. The question comes as a whole (`ask`) the first time it is asked, then as a change of it (`again`).
 * The client keeps its first `log_from` lines of the log and appends `log`; news since the seat's last decision
 * begins at line `recap_from`. `log_parts` says of each line in `log` if it begins an event, is its new title,
 * or stands alone.
 *
 * `moments` are those since that last view, going on from its scene; for a client that comes in, since the seat's
 * last decision, the first of them with its whole scene.
 */
export interface View {
  type: "view";
  seat: number | null;
  number: number;
  decisions: number;
  turn: number | null;
  scene: Scene | null;
  change: Change | null;
  since: number;
  ask: Ask | null;
  again: AskedAgain | null;
  log_from: number;
  log: Message[];
  recap_from: number;
  undo: UndoInfo;
  result: ResultInfo | null;
  meanwhile?: Message[];
  log_parts?: ("" | "event" | "note" | "title")[];
  moments?: ShownMoment[];
  goal?: GoalState | null;
}

/**
 * A line of chat; `seat` is -1 for a `message` of the table itself.
 */
export interface ChatLine {
  id: number;
  seat: number;
  text: string;
  at: string;
  message?: Message | null;
}

/**
 * A proposal to go back to decision `to`, to go on under other rules, or to close the table. It lapses when a
 * decision is made.
 */
export interface ProposalInfo {
  number: number;
  seat: number;
  to: number;
  agreed: number[];
  waiting: number[];
  kind: "back" | "bot" | "close" | "go-on" | "open" | "out" | "pause" | "resume" | "time" | "wait";
  id: number;
}

/**
 * The answer to `hello`: the table, the seats this socket holds, the chat so far. Views follow once the game is
 * on.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: number[];
  chat: ChatLine[];
  proposal: ProposalInfo | null;
  muted?: number[];
}

/**
 * The table changed: a person came, went or claimed a seat, the game started or ended.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface ChatFrame {
  type: "chat";
  line: ChatLine;
}

/**
 * The proposal, or None when it was agreed to, was declined or has lapsed. `declined` is the seat that said
 * no.
 */
export interface ProposalFrame {
  type: "proposal";
  proposal: ProposalInfo | null;
  declined?: number | null;
}

/**
 * The command is in the database: `number` is the length of the log with it; `again` says that it had been sent
 * before.
 */
export interface AcceptedFrame {
  type: "accepted";
  id: string;
  number: number;
  again?: boolean;
}

/**
 * The command is refused, and nothing has changed. `code` is a message id with `args`; `rule` the chapter
 * behind it, if any.
 */
export interface RefusedFrame {
  type: "refused";
  id: string;
  code: string;
  args: Record<string, unknown>;
  rule: string;
  number: number;
}

/**
 * Advice of the coach. A first hint comes fast, better ones follow until one is `done`. `key` is the best
 * choice.
 */
export interface HintFrame {
  type: "hint";
  id: string;
  number: number;
  seat: number;
  key: string;
  hint?: Counsel | null;
  done?: boolean;
}

/**
 * The coach's advice at one decision. `told` is the advice in one sentence, with its reason and without figures.
 * `clear`: the first is certainly better than the second, and by enough to matter. `part` of the thinking is done;
 * `trials` games were played for it.
 */
export interface Counsel {
  number: number;
  seat: number;
  choices: Candidate[];
  others: number;
  trials: number;
  part: number;
  clear: boolean;
  told: Message;
}

/**
 * A choice. `chance` is the seat's chance to win with it and `behind` how much less that is than with the first
 * one; `score` and `short` the same for the final score, where trials are played to the end. A first thought has
 * none of these; `glance` is the chance by the look of it, where a net can tell that.
 */
export interface Candidate {
  key: string;
  label: Message;
  glance?: number | null;
  chance?: Figure | null;
  behind?: Figure | null;
  score?: number | null;
  short?: Figure | null;
  why?: Reasons | null;
}

/**
 * The standing of `seat` after this `number`; None if the game does not give one, or is over.
 */
export interface StandingFrame {
  type: "where";
  id: string;
  number: number;
  seat: number;
  standing: Standing | null;
}

/**
 * The page of the lesson for `seat` at the view of this `number`. Bots wait until the page is turned.
 */
export interface LessonFrame {
  type: "lesson";
  seat: number;
  number: number;
  lesson: Guidance;
}

/**
 * The progress of a lesson: step `n` of `of`, in `parts`; the open page and those before it.
 */
export interface Guidance {
  n: number;
  of: number;
  parts: number[];
  state: "learned" | "left" | "on";
  page?: LessonPage | null;
  earlier?: LessonPage[];
}

/**
 * The open page of a lesson. `id` is what "Next" answers; `at` are its targets; `task` and `choice` are its
 * suggestion; `remark` comes first and is about another choice than the suggested one. A page with `turns` waits
 * for "Next". `missed` are the steps between this page and the one before it.
 */
export interface LessonPage {
  id: string;
  title: Message;
  text?: Message | null;
  remark?: Message | null;
  at?: string[];
  task?: Message | null;
  choice?: string;
  odds?: ChoiceOdds[];
  turns?: boolean;
  free?: boolean;
  last?: boolean;
  n?: number;
  missed?: Missed | null;
}

/**
 * A choice and its odds in percent.
 */
export interface ChoiceOdds {
  label: Message;
  won: number;
}

/**
 * Steps that were jumped over because the learner chose something else: from number `first` to `last`. The game
 * goes back to where they begin by keeping its first `decisions`.
 */
export interface Missed {
  first: number;
  last: number;
  decisions: number;
}

/**
 * A rule raised an exception at this choice. The table is as it was before; `report` is for the bug report.
 */
export interface CrashFrame {
  type: "crashed";
  id: string;
  number: number;
  key: string;
  ask: string;
  error: string;
  report: string;
}

export interface ReactionFrame {
  type: "reacted";
  seat: number;
  sign: number;
}

/**
 * A spectator hears that a finger of this seat rests on a choice about these pieces or places; empty when it is
 * lifted.
 */
export interface PointerFrame {
  type: "pointed";
  seat: number;
  spots: string[];
}

/**
 * The time of a seat was up. `what` the table did, for the `count`-th time since its person last decided.
 */
export interface TimeUp {
  type: "clock";
  seat: number;
  what: "decided" | "held" | "resigned";
  count: number;
}

/**
 * A premove, and how often it was `given` so far: `always` for a recurring question, `once` for a foreseen
 * one, or `pass` for all questions that can be passed.
 */
export interface PremoveInfo {
  id: number;
  kind: "always" | "once" | "pass";
  question: Message | null;
  choice: Message | null;
  given: number;
  on: boolean;
}

/**
 * The premoves of this seat that have not lapsed, sent to its clients alone.
 */
export interface PremovesFrame {
  type: "ahead";
  seat: number;
  answers: PremoveInfo[];
}

/**
 * The next question to this seat, as far as the seat can know it at this `number`; None if it is not certain.
 * `may_pass`: the game asks questions in others' turns that can be passed.
 */
export interface ForeseenQuestion {
  type: "foreseen";
  id: string;
  seat: number;
  number: number;
  ask: Ask | null;
  may_pass: boolean;
}

/**
 * A premove of this seat was given as the decision of this `number`; sent to its clients alone.
 */
export interface PremovePlayed {
  type: "given";
  seat: number;
  number: number;
  answer: number;
  choice: Message;
}

export interface Pong {
  type: "pong";
}

/**
 * The frame was not understood, or the socket is about to be closed.
 */
export interface ErrorFrame {
  type: "error";
  code: string;
  args: Record<string, unknown>;
  fatal: boolean;
}

export type ClientFrame = Answer | ReturnToSeat | Chat | Choose | Foresee | Hello | Hint | Hold | Holiday | Hurry | AnswerForeseen | Leave | LessonCommand | LookAgain | Mute | PassAhead | Ping | PointAt | PageVisibility | Propose | React | Resign | Revoke | AlwaysAnswer | Undo | AskStanding;

export type ServerFrame = Welcome | View | TableChanged | ChatFrame | ProposalFrame | AcceptedFrame | RefusedFrame | HintFrame | StandingFrame | LessonFrame | CrashFrame | ReactionFrame | PointerFrame | TimeUp | PremovesFrame | ForeseenQuestion | PremovePlayed | Pong | ErrorFrame;
