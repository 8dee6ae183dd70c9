import type { CardId } from '@potyczka/kernel';
import { type Args, plainArgs, teller, type VariantOf } from '@potyczka/kit/text';
import { type Lang, listed, type Values } from '@potyczka/words';
import type { Bar } from '../automa/surroundings.js';
import { aimCard } from '../content/aim.js';
import { binOf, ringOf } from '../content/decks.js';
import type { Event } from '../events.js';
import { type AimId, keyOf, pointKey, type Space, type Spot } from '../vocabulary.js';
import { changeText } from './cards/changes.js';
import { LANGUAGES } from './language.js';
import type { Taken, Variants } from './log.js';
import { valuesOf } from './values.js';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const isNamedPile = (pile: Of<'shuffled'>['pile']): pile is Exclude<Variants['shuffled'], 'deck'> =>
  ['feats', 'ring', 'aim', 'decisions', 'automa-feats'].includes(pile);

/** What the chosen space has over that on which the Automa stands, which comes first: the filter that decided. */
const whyThere = (e: Of<'weighed'>): Variants['weighed'] => {
  const stays = e.candidates[0];
  if (!stays || (stays.at.x === e.to.x && stays.at.y === e.to.y)) return 'stays';
  if (e.seen < stays.seen) return 'unseen';
  return e.up > 0 ? 'higher' : 'cover';
};

const takenBy = ({ had, shield, health }: Of<'suffered'>): Taken => {
  if (had.shield === shield) return had.health === health ? 'none' : 'health';
  return had.health === health ? 'shield' : 'both';
};

const variantOf: VariantOf<Event, Variants> = {
  shuffled: e => (isNamedPile(e.pile) ? e.pile : 'deck'),
  'drew-colours': e => (e.cards.length === 1 ? 'one' : 'two'),
  recruited: e => (e.automa ? 'automa' : 'person'),
  teams: e => (e.red.length === 0 ? 'no-red' : e.blue.length === 0 ? 'no-blue' : 'people'),
  'main-enemy': e => e.by,
  scheme: e => e.scheme,
  charge: e => (e.charge > e.had ? 'gains' : 'pays'),
  laid: e => (e.bars.length > 0 ? 'barred' : 'walks'),
  'card-ends': e => (e.bars.includes('off-map') ? 'edge' : 'barred'),
  'automa-idle': e => e.why,
  'holds-fire': e => e.because,
  'no-ability': e => e.why,
  'revealed-feat': e => (e.keeps ? 'kept' : 'now'),
  weighed: whyThere,
  'automa-step': e => String(e.step) as Variants['automa-step'],
  waits: e => (e.epic ? 'epic' : 'alone'),
  equipped: e => (e.wears.length > 0 ? 'worn' : 'plain'),
  'drew-feats': e => (e.cards.length === 1 ? 'one' : 'many'),
  'drew-loot': e => (e.cards.length === 1 ? 'one' : 'many'),
  moved: e => e.how,
  dropped: e => (e.lost ? 'lost' : 'ground'),
  wore: e => (e.restored > 0 ? 'restored' : 'plain'),
  attached: e => (e.old ? 'over' : 'plain'),
  rearmed: () => 'plain',
  used: e => (e.on === e.who ? 'self' : 'other'),
  cooled: e => (e.back.length > 0 ? 'some' : 'none'),
  aimed: e => (e.paid ? 'paid' : e.by ? 'feat' : 'plain'),
  reacted: e => e.when,
  struck: e => (e.success ? 'hit' : 'miss'),
  judged: e => {
    if (e.hits === 0) return 'miss';
    return e.stopped > 0 ? 'helmet' : e.headshots > 0 ? 'headshots' : 'hits';
  },
  suffered: e => (e.prevented > 0 ? (`saved-${takenBy(e)}` as const) : takenBy(e)),
  eliminated: e => {
    if (!e.by) return 'alone';
    if (e.by === e.who) return 'self';
    return e.box ? 'box' : 'by';
  },
  respawned: e => {
    if (e.beacon) return 'beacon';
    return e.ap > 0 ? 'paid' : 'free';
  },
  restored: e => {
    if (e.shield > 0) return e.health > 0 ? 'both' : 'shield';
    return e.health > 0 ? 'health' : 'none';
  },
  quickened: e => (e.at > 0 ? 'left' : 'back'),
  stage: e => e.stage,
  'game-over': e => e.by,
  placed: e => (e.figure.spot.on === 'legend' ? 'legend' : 'map'),
  ordered: e => (e.bottom.length > 0 ? 'bottom' : 'top'),
};

const isSpace = (x: unknown): x is Space =>
  typeof x === 'object' && x !== null && 'x' in x && 'y' in x && !('level' in x);

/** Names, numbers and lists of names stand in a sentence as they are, spaces as places. */
const argsAsTheyAre = (e: Event): Args => {
  const args = plainArgs(e, UNSAID);
  for (const [name, value] of Object.entries(e))
    if (!UNSAID.has(name) && isSpace(value)) args[name] = keyOf(value);
  return args;
};

const UNSAID: ReadonlySet<string> = new Set([
  'pile',
  'stage',
  'how',
  'along',
  'when',
  'bag',
  'part',
  'success',
  'lost',
  'box',
  'exhausts',
  'slot',
]);

const spotName = (spot: Spot): string => {
  if (spot.on === 'legend') return spot.legend;
  return spot.on === 'point' ? pointKey(spot.at) : keyOf(spot.at);
};

/** An Aim card by its value alone: the sentence says already what lies on the track. */
const valueOn = (card: CardId): string => `aim-${aimCard(card.slice(1) as AimId).value}`;

/** How far the Ring moves in, side by side. */
const sidesOf = (card: CardId): readonly string[] =>
  Object.entries(ringOf(card).by).flatMap(([side, n]) => (n > 0 ? [`side-${side}-${n}`] : []));

/** What the criterion compared: the main enemy's figure and the other's. */
const figuresOf = (e: Of<'main-enemy'>): Args => {
  const main = e.compared.find(c => c.who === e.main);
  const other = e.compared.find(c => c.who !== e.main);
  if (!main || !other) return {};
  if (e.by === 'B') return { mine: main.points, other: other.points };
  return { mine: main.distance, other: other.distance };
};

const last = (path: readonly Space[]): string => keyOf(path.at(-1) ?? { x: -1, y: -1 });

const barOf = (bar: Bar): string => `bar-${bar}`;

/** What fills the sentence of an event of an Automa; undefined for any other. */
const argsOfAutoma = (e: Event): Args | undefined => {
  switch (e.type) {
    case 'main-enemy':
      return { who: e.who, main: e.main, ...figuresOf(e) };
    case 'holds-fire':
      return { who: e.who, target: e.target, ...(e.zone && { zone: e.zone }) };
    case 'automa-idle':
      return { who: e.who };
    case 'scheme':
      return { who: e.who, mp: e.mp };
    case 'no-ability':
      return { who: e.who, ability: e.ability };
    case 'laid': {
      const path = e.path.map(keyOf);
      return { who: e.who, card: e.card, path, first: path[0] ?? '', bars: e.bars.map(barOf) };
    }
    case 'card-ends':
      return { card: e.card, at: keyOf(e.at), bars: e.bars.map(barOf) };
    case 'automa-change':
      return { who: e.who, card: e.card };
    case 'weighed':
      return { who: e.who, to: keyOf(e.to), seen: e.seen };
    default:
      return undefined;
  }
};

/** What a bin card shows; two of one rank are told together. */
const lootIn = (card: CardId): readonly string[] => {
  const { loot } = binOf(card);
  return [...new Set(loot)].flatMap(rank => {
    const n = loot.filter(x => x === rank).length;
    return n === 2 ? [`tokens-${rank}`] : Array.from({ length: n }, () => `token-${rank}`);
  });
};

/** What fills the sentence of an event. */
const argsOf = (e: Event): Args => {
  switch (e.type) {
    case 'shuffled':
      return e.who ? { who: e.who } : {};
    case 'drew-colours':
      return { cards: e.cards.map(valueOn) };
    case 'announced':
      return { sides: sidesOf(e.card) };
    case 'opened-bin':
      return { who: e.who, loot: lootIn(e.card) };
    case 'drifted':
      return { cards: e.cards.map(valueOn), at: keyOf(e.at) };
    case 'laid-bonus':
      return { edge: e.edge, bonus: `bonus-${e.bonus + 1}`, epic: e.epic };
    case 'equipped':
      return { who: e.who, weapons: e.weapons.map(w => w.card), wears: e.wears };
    case 'drew-feats':
    case 'drew-loot':
    case 'looked':
      return { who: e.who, n: e.cards.length };
    case 'ordered':
      return { who: e.who, n: e.bottom.length };
    case 'entered':
      return { who: e.who, to: last(e.path) };
    case 'moved': {
      const isNamed = e.over !== undefined && e.how !== 'zipline';
      return { who: e.who, to: last(e.path), ...(isNamed && { over: e.over }) };
    }
    case 'pooled':
    case 'picked-up':
    case 'took-ammo':
      return 'card' in e ? { who: e.who, card: e.card } : { who: e.who };
    case 'recruited':
      return { who: e.who, team: e.team, seat: e.seat };
    case 'armed-automa':
      return { who: e.who, set: e.set + 1 };
    case 'revealed':
      return { threshold: e.threshold, n: e.shots.flatMap(x => x.cards).length };
    case 'judged':
      return { ...argsAsTheyAre(e), cards: e.cards.map(valueOn) };
    case 'placed': {
      const { owner, kind, spot } = e.figure;
      return { owner, kind, at: spotName(spot) };
    }
    case 'shifted':
      return { figure: e.figure, at: spotName(e.spot) };
    case 'suffered':
      return { ...argsAsTheyAre(e), hadShield: e.had.shield, hadHealth: e.had.health };
    case 'restored': {
      const { who, had, shield, health } = e;
      const now = { nowShield: had.shield + shield, nowHealth: had.health + health };
      return { who, shield, health, hadShield: had.shield, hadHealth: had.health, ...now };
    }
    case 'queued':
      return { token: e.token, turns: e.turns };
    case 'shrunk':
      return { sides: sidesOf(e.card) };
    case 'game-over':
      return e.winner ? { winner: e.winner } : {};
    default:
      return argsOfAutoma(e) ?? argsAsTheyAre(e);
  }
};

/** An event as a sentence of the log. */
export const tell = teller<Event, Variants>({
  log: lang => LANGUAGES[lang].log,
  variantOf,
  argsOf,
  valuesOf: (lang, args, e) => ({ ...valuesOf(lang, args), ...said(lang, e) }),
});

/** What a card of an Automa changes in a shot. */
const said = (lang: Lang, e: Event): Values =>
  e.type === 'automa-change'
    ? {
        changes: listed(
          lang,
          e.changes.map(c => changeText(lang, c)),
        ),
      }
    : {};
