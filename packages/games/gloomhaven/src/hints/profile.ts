import { memo } from '@potyczka/kernel';
import type { Ability, AttackAbility, Condition, If, Value } from '../content/abilities.js';
import { classOf, halfOf } from '../content/index.js';
import type { CardId, HalfName, HeroId } from '../vocabulary.js';

/** An attack as a bot sees it before it is made. */
export interface Strike {
  readonly n: number;
  /** How far off an enemy may be: 1 is the next hex. */
  readonly range: number;
  readonly ranged: boolean;
  readonly targets: number;
  /** Hexes of its area; 0 without one. */
  readonly area: number;
  /** What its conditions are worth beside the damage. */
  readonly more: number;
  readonly pierce: number;
  /** How much harder it strikes whom a friend stands next to, and who stands alone. */
  readonly withFriend: number;
  readonly alone: number;
}

/** What a half can do, roughly: enough to compare it with others before it is tried. */
export interface Profile {
  readonly moves: number;
  readonly jump: boolean;
  readonly strikes: readonly Strike[];
  readonly heal: number;
  /** How far it heals; 0 is only oneself. */
  readonly healRange: number;
  /** Shield and Retaliate: worth something where enemies are near. */
  readonly guard: number;
  /** Everything else, in hit points. */
  readonly other: number;
  /** Cards that come back: one's own from the lost pile, a friend's from the discards. */
  readonly revives: number;
  readonly refills: number;
  readonly lost: boolean;
  readonly lasts: boolean;
}

const number = (n: Value | undefined, otherwise: number): number => (typeof n === 'number' ? n : otherwise);

const CONDITION_WORTH: Readonly<Record<Condition, number>> = {
  stun: 3,
  disarm: 2.2,
  immobilize: 1.3,
  muddle: 0.9,
  poison: 1.2,
  wound: 1.6,
  curse: 1,
  bless: 1,
  strengthen: 1.5,
  invisible: 2.5,
};

const worthOfConditions = (all: readonly Condition[] | undefined): number =>
  (all ?? []).reduce((sum, each) => sum + CONDITION_WORTH[each], 0);

/** How far an area reaches from the one who stands in it. */
const spread = (hexes: readonly (readonly [number, number])[]): number =>
  Math.max(1, ...hexes.map(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))));

const strikeOf = (ab: AttackAbility): Strike => {
  const all = ab.on?.count === 'all';
  const within = typeof ab.on?.within === 'number' ? ab.on.within : 1;
  const range = ab.range === undefined ? within : number(ab.range, 3);
  return {
    n: number(ab.n, 2),
    range: ab.area === undefined ? range : ab.area.self ? spread(ab.area.hexes) : range + 1,
    ranged: ab.range !== undefined,
    targets: all ? 6 : number(ab.targets, 1),
    area: ab.area?.hexes.length ?? 0,
    more: worthOfConditions(ab.conditions) + (ab.push ?? 0) * 0.2 + (ab.pull ?? 0) * 0.1,
    pierce: ab.pierce ?? 0,
    withFriend: moreIf(ab, 'targetNextToYourAlly'),
    alone: moreIf(ab, 'targetAlone'),
  };
};

const moreIf = ({ when = [] }: AttackAbility, what: If): number =>
  when.reduce((sum, each) => sum + (each.if.includes(what) ? number(each.give.add?.attack, 0) : 0), 0);

/** Conditions without an attack: whoever gets them must be within reach. */
const touchOf = (ab: Extract<Ability, { a: 'condition' }>): Strike => ({
  n: 0,
  range: typeof ab.on?.within === 'number' ? ab.on.within : 1,
  ranged: false,
  targets: ab.on?.count === 'all' ? 6 : 1,
  area: 0,
  more: worthOfConditions(ab.conditions),
  pierce: 0,
  withFriend: 0,
  alone: 0,
});

/** What a line is worth that neither moves, attacks nor heals. */
const otherWorth = (ab: Ability): number => {
  switch (ab.a) {
    case 'summon':
      return 5;
    case 'bonus':
      return 2;
    case 'loot':
      return 0.6;
    case 'recover':
      return 0; // What comes back depends on what is gone.
    case 'refresh':
      return 1;
    case 'condition':
      return worthOfConditions(ab.conditions) * 0.7;
    case 'damage':
    case 'kill':
      return ab.on?.who === 'enemy' ? 2.5 : 0;
    case 'grant':
    case 'command':
    case 'control':
      return 2;
    default:
      return 0.5;
  }
};

/** More cards than anybody has. */
const ALL = 99;

const read = (abilities: readonly Ability[], lost: boolean, lasts: boolean): Profile => {
  const strikes: Strike[] = [];
  let [moves, heal, healRange, guard, other, jump] = [0, 0, 0, 0, 0, false];
  let [revives, refills] = [0, 0];
  for (const ab of abilities) {
    if (ab.a === 'attack') strikes.push(strikeOf(ab));
    else if (ab.a === 'move') {
      moves += number(ab.n, 2);
      jump ||= ab.jump === true;
    } else if (ab.a === 'heal') {
      heal += number(ab.n, 2);
      if (ab.on?.who !== 'self') healRange = Math.max(healRange, number(ab.range, 1));
    } else if (ab.a === 'shield' || ab.a === 'retaliate') guard += number(ab.n, 1);
    else if (ab.a === 'recover') {
      const n = ab.n === 'all' ? ALL : number(ab.n, 1);
      if (ab.pile === 'lost') revives += n;
      else refills += n;
    } else if (ab.a === 'condition' && ab.on?.who === 'enemy') strikes.push(touchOf(ab));
    else other += otherWorth(ab);
  }
  return { moves, jump, strikes, heal, healRange, guard, other, revives, refills, lost, lasts };
};

/** GLM-TURN-06 */
export const BASIC: Readonly<Record<HalfName, Profile>> = {
  top: read([{ a: 'attack', n: 2 }], false, false),
  bottom: read([{ a: 'move', n: 2 }], false, false),
};

/** A half by its key: `#card/top`, `#card/bottom/basic`. */
export const profileOf = memo(
  (key: string) => key,
  (key): Profile => {
    const [card, half, basic] = key.split('/') as [CardId, HalfName, string?];
    const { do: abilities, lost = false, active } = halfOf(card, half);
    return basic === undefined ? read(abilities, lost, active === 'persistent') : BASIC[half];
  },
  { most: 4000 },
);

/** What a card is worth to keep: the best that its halves can do anywhere. */
export const worthOfCard = memo(
  (card: CardId) => card,
  (card): number => {
    let worth = 0;
    for (const half of ['top', 'bottom'] as const) {
      const p = profileOf(`${card}/${half}`);
      const strikes = p.strikes.reduce(
        (sum, x) => sum + (x.n + x.more) * (1 + 0.4 * (Math.min(3, Math.max(x.targets, x.area)) - 1)),
        0,
      );
      worth += strikes + p.moves * 0.5 + p.heal * 0.6 + p.guard + p.other - (p.lost ? 1 : 0);
      worth += Math.min(8, 2 * p.revives);
    }
    return worth;
  },
  { most: 1000 },
);

/** The distance from which a class likes to fight: 1 for the strong of arm, more for those who shoot. */
export const reachOfClass = memo(
  (id: HeroId) => id,
  (id): number => {
    const strikes = classOf(id)
      .cards.filter(c => c.level === 1 || c.level === 'X')
      .flatMap(c => profileOf(`#${c.id}/top`).strikes);
    const ranged = strikes.filter(x => x.ranged);
    return ranged.length * 2 > strikes.length ? 3 : 1;
  },
);
