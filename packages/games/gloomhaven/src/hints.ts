import { stepsFrom } from '@potyczka/geometry/hex';
import type { Answer, DeepReadonly, RuleId } from '@potyczka/kernel';
import type { Ability } from './content/abilities.js';
import { cardOf, halfOf } from './content/index.js';
import { planOf } from './content/maps.js';
import { fieldOf } from './ground.js';
import { figures, hero } from './look.js';
import type { Result } from './rules/end.js';
import type { H, S, Seat, State } from './state.js';
import type { CardId, HalfName, HeroId, Hex } from './vocabulary.js';

/** What things are worth to a bot, in hit points of a hero. */
const WEIGHTS = {
  /** A hit point, a condition on it. */
  hero: 1.2,
  token: 0.8,
  summon: 3,
  /** A monster that stands, by rank, and how much of it goes with its hit points. */
  normal: 7,
  elite: 11,
  hurt: 0.6,
  /** A card that can still be played, and one that lies active. */
  card: 2.6,
  active: 2.2,
  exhausted: 25,
  room: 6,
  /** A step away from the next enemy or door. */
  step: 0.35,
  xp: 0.3,
  money: 0.8,
};

/** Steps from the nearest enemy, or from the nearest closed door where there is none. */
const reachMap = (s: S): Int16Array => {
  const field = fieldOf(s);
  const foes = figures(s)
    .filter(f => f.side === 'monsters')
    .map(f => f.at);
  if (foes.length > 0) return stepsFrom(field, foes, 99);
  const doors = planOf(s.scenario).doors.filter(
    d => !s.land.open.includes(d.id) && !s.land.locked.includes(d.id),
  );
  const beside = doors
    .flatMap(d => [0, 1, 2, 3, 4, 5].map(i => field.links[6 * d.at + i] as Hex))
    .filter(hex => hex >= 0);
  return stepsFrom(field, beside, 99);
};

/** Beyond some hexes it makes no difference: the last enemy of a room is worth killing, however far the next door. */
const far = (steps: Int16Array, at: number): number => (steps[at]! < 0 ? 6 : Math.min(6, steps[at]!));

/** What waits behind closed doors counts as if it stood there, so that opening one is no loss. */
const behindDoors = (s: S): number =>
  planOf(s.scenario).monsters.reduce((sum, m) => {
    const rank = m.by[s.characters - 2];
    if (rank === undefined || s.land.rooms.includes(m.room)) return sum;
    return sum + (rank === 'normal' ? WEIGHTS.normal : WEIGHTS.elite);
  }, 0);

/** The party's position: the same for every seat, since all win or lose together (GLM-COMP-01). */
const value = (s: S, seat: Seat): number => {
  if (s.outcome === 'won') return 1000;
  if (s.outcome === 'lost') return -1000;
  const w = WEIGHTS;
  const steps = reachMap(s);
  let sum = 0;
  for (const f of figures(s)) {
    const tokens = Object.keys(f.conditions).length;
    if (f.side === 'monsters') {
      const whole = f.rank === 'normal' ? w.normal : w.elite;
      sum -= whole * (1 - w.hurt + (w.hurt * f.hp) / f.max) - tokens * 0.5;
    } else if (f.kind === 'hero') sum += f.hp * w.hero - tokens * w.token - far(steps, f.at) * w.step;
    else sum += (w.summon * f.hp) / f.max;
  }
  for (const id of s.order) {
    const h = hero(s, id);
    if (h.out) sum -= w.exhausted;
    const held =
      s.chosen[id] && s.chosen[id] !== 'rest'
        ? s.turn?.of === id
          ? s.turn.cards.length
          : s.acted.includes(id)
            ? 0
            : 2
        : 0;
    sum += (h.hand.length + h.discard.length + held) * w.card + h.active.length * w.active;
    sum += h.xp * w.xp + h.money * w.money + h.gold * 0.2 + (h.seat === seat ? 0.01 * h.xp : 0);
  }
  return sum - behindDoors(s) + s.land.rooms.length * w.room + (s.flags.kills ?? 0) * 2;
};

/** What a line of a card may do from so far away, and how far it goes. */
interface Look {
  readonly distance: number;
  readonly missing: number;
}

const worthOf = (ab: Ability, look: Look, moved: number): number => {
  switch (ab.a) {
    case 'attack': {
      const reach = typeof ab.range === 'number' ? ab.range : 1;
      const many = ab.area ? 1.6 : typeof ab.targets === 'number' ? 1 + 0.5 * (ab.targets - 1) : 1;
      const n = typeof ab.n === 'number' ? ab.n : 2;
      const reaches = look.distance - moved <= reach;
      return (n * many + (ab.conditions?.length ?? 0) * 1.2) * (reaches ? 1 : 0.15);
    }
    case 'move':
      return Math.min(typeof ab.n === 'number' ? ab.n : 2, Math.max(0, look.distance - 1)) * 0.6 + 0.2;
    case 'heal':
      return Math.min(typeof ab.n === 'number' ? ab.n : 2, look.missing) * 0.8;
    case 'shield':
    case 'retaliate':
      return look.distance <= 4 ? 1.5 : 0.4;
    case 'summon':
      return 3.5;
    case 'bonus':
      return 2;
    case 'loot':
      return 0.8;
    default:
      return 0.7;
  }
};

const movesOf = (card: CardId, half: HalfName): number =>
  halfOf(card, half).do.reduce(
    (sum, ab) => (ab.a === 'move' && typeof ab.n === 'number' ? sum + ab.n : sum),
    0,
  );

const halfWorth = (card: CardId, half: HalfName, look: Look, moved: number, spare: number): number => {
  const { do: all, lost, active } = halfOf(card, half);
  const basic =
    half === 'top' ? worthOf({ a: 'attack', n: 2 }, look, moved) : worthOf({ a: 'move', n: 2 }, look, moved);
  const printed =
    all.reduce((sum, ab) => sum + worthOf(ab, look, moved), 0) - (lost ? (active ? 2 : 3.5 - spare) : 0);
  return Math.max(basic * 0.9, printed);
};

/** How a pair of cards looks before it is played: the better of the two ways to use it, and its initiative. */
const pairWorth = (s: S, id: HeroId, lead: CardId, second: CardId): number => {
  const f = s.figures[id];
  if (!f) return 0;
  const look: Look = { distance: far(reachMap(s), f.at), missing: f.max - f.hp };
  const spare = Math.min(2, s.round * 0.15);
  const way = (top: CardId, bottom: CardId): number =>
    halfWorth(top, 'top', look, movesOf(bottom, 'bottom'), spare) +
    halfWorth(bottom, 'bottom', look, 0, spare);
  const early = (60 - cardOf(lead).initiative) / 100;
  return Math.max(way(lead, second), way(second, lead)) + early * (look.distance <= 3 ? 0.6 : -0.4);
};

const heroAsked = (s: S, answers: readonly Answer[]): HeroId | undefined => {
  const first = answers.find(a => typeof a === 'string' && a.startsWith('#')) as string | undefined;
  if (first === undefined) return undefined;
  const card = first.split('/')[0] as CardId;
  return s.order.find(id => hero(s, id).hand.includes(card));
};

/** Pairs of cards are ranked by what they could do; a rest waits until the hand is thin. */
const prior = (
  s: S,
  ask: { readonly spec: { readonly rule: RuleId } },
  answers: readonly Answer[],
): readonly number[] => {
  if (ask.spec.rule !== 'GLM-ROUND-02') return answers.map(() => 0);
  const id = heroAsked(s, answers);
  if (id === undefined) return answers.map(() => 0);
  const h: H = hero(s, id);
  return answers.map(a => {
    if (a === 'rest') return h.hand.length <= 2 ? 6 : -5;
    const [lead, second] = String(a).split('/') as [CardId, CardId];
    return pairWorth(s, id, lead, second);
  });
};

/** Damage is taken while it does not bring one near the end; short rests are taken when the hand is thin. */
const habit = (
  s: S,
  ask: {
    readonly seat: Seat;
    readonly spec: { readonly rule: RuleId; readonly ask: { readonly args?: unknown } };
  },
): Answer | undefined => {
  const args = (ask.spec.ask.args ?? {}) as Readonly<Record<string, unknown>>;
  if (ask.spec.rule === 'GLM-DMG-01' && typeof args.n === 'number' && typeof args.hp === 'number') {
    if (args.hp - args.n >= 3) return 'take';
    const h = s.heroes[String(args.who)];
    return h && h.hand.length > 2 ? h.hand.at(-1) : 'take';
  }
  if (ask.spec.rule === 'GLM-REST-03') {
    const h = s.heroes[String(args.figure)];
    return h && h.hand.length < 2 ? 'rest' : 'pass';
  }
  if (ask.spec.rule === 'GLM-REST-04') return 'lose';
  return undefined;
};

/** Questions at which a position stands still: a half, the cards of a round. */
const REST: ReadonlySet<RuleId> = new Set<RuleId>(['GLM-TURN-01', 'GLM-ROUND-02', 'GLM-REST-03']);

export const hints = {
  value: (s: DeepReadonly<State>, seat: Seat): number => value(s, seat),
  result: (r: Result): number => (r.outcome === 'won' ? 1 : 0),
  isRest: (rule: RuleId): boolean => REST.has(rule),
  side: (): string => 'party',
  prior,
  habit,
};
