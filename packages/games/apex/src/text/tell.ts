import type { CardId } from '@potyczka/kernel';
import { type Args, plainArgs, teller, type VariantOf } from '@potyczka/kit/text';
import { aimCard } from '../content/aim.js';
import type { Event } from '../events.js';
import { type AimId, keyOf, pointKey, type Space, type Spot } from '../vocabulary.js';
import { LANGUAGES } from './language.js';
import type { Variants } from './log.js';
import { valuesOf } from './values.js';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const isNamedPile = (pile: Of<'shuffled'>['pile']): pile is Exclude<Variants['shuffled'], 'deck'> =>
  ['feats', 'ring', 'aim', 'decisions', 'automa-feats'].includes(pile);

const isFirst = (to: Space, among: readonly Space[]): boolean => {
  const [first] = among;
  return first !== undefined && first.x === to.x && first.y === to.y;
};

const variantOf: VariantOf<Event, Variants> = {
  shuffled: e => (isNamedPile(e.pile) ? e.pile : 'deck'),
  recruited: e => (e.automa ? 'automa' : 'person'),
  teams: e => (e.red.length === 0 ? 'no-red' : e.blue.length === 0 ? 'no-blue' : 'people'),
  'main-enemy': e => e.by,
  scheme: e => e.scheme,
  laid: e => (e.bars.length > 0 ? 'barred' : 'walks'),
  'automa-idle': e => e.why,
  'holds-fire': e => e.because,
  'no-ability': e => e.why,
  'revealed-feat': e => (e.keeps ? 'kept' : 'now'),
  weighed: e => (e.up === 0 && isFirst(e.to, e.among) ? 'stays' : 'goes'),
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
  cooled: e => (e.back.length > 0 ? 'some' : 'none'),
  aimed: e => (e.paid ? 'paid' : e.by ? 'feat' : 'plain'),
  reacted: e => e.when,
  struck: e => (e.success ? 'hit' : 'miss'),
  judged: e => {
    if (e.hits === 0) return 'miss';
    return e.stopped > 0 ? 'helmet' : e.headshots > 0 ? 'headshots' : 'hits';
  },
  suffered: e => (e.prevented > 0 ? 'prevented' : 'plain'),
  eliminated: e => (e.by ? 'by' : 'alone'),
  respawned: e => (e.ap > 0 ? 'paid' : 'free'),
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

const last = (path: readonly Space[]): string => keyOf(path.at(-1) ?? { x: -1, y: -1 });

/** What fills the sentence of an event. */
const argsOf = (e: Event): Args => {
  switch (e.type) {
    case 'shuffled':
      return e.who ? { who: e.who } : {};
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
    case 'main-enemy':
      return { who: e.who, main: e.main };
    case 'holds-fire':
      return { who: e.who, target: e.target, ...(e.zone && { zone: e.zone }) };
    case 'automa-idle':
    case 'scheme':
      return { who: e.who };
    case 'no-ability':
      return { ability: e.ability };
    case 'laid':
      return { card: e.card, bars: e.bars.map(bar => `bar-${bar}`) };
    case 'weighed':
      return { who: e.who, to: keyOf(e.to), seen: e.seen };
    case 'revealed':
      return { threshold: e.threshold, cards: e.shots.flatMap(x => x.cards).map(valueOn) };
    case 'placed': {
      const { owner, kind, spot } = e.figure;
      return { owner, kind, at: spotName(spot) };
    }
    case 'queued':
      return { token: e.token, turns: e.turns };
    case 'shrunk':
      return { card: e.card };
    case 'game-over':
      return e.winner ? { winner: e.winner } : {};
    default:
      return argsAsTheyAre(e);
  }
};

/** An event as a sentence of the log. */
export const tell = teller<Event, Variants>({
  log: lang => LANGUAGES[lang].log,
  variantOf,
  argsOf,
  valuesOf,
});
