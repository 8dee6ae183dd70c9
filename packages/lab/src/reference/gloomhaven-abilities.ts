import type { Hex } from '@potyczka/geometry/hex';
import type { Ability } from '@potyczka/gloomhaven/lab';
import {
  areEnemies,
  at,
  enemiesOf,
  freely,
  type Given,
  gain,
  has,
  heal,
  hurt,
  isEmpty,
  isOver,
  isThere,
  type Moment,
  once,
} from './gloomhaven-moment.js';
import { forced, moves } from './gloomhaven-ways.js';

/** Every end that an action can come to, ability by ability. Modifier decks hold nothing but +0. */

type Attack = Extract<Ability, { a: 'attack' }>;
type Of<A extends Ability['a']> = Extract<Ability, { a: A }>;

/** Every choice of one to so many. */
const choices = <X>(from: readonly X[], most: number): readonly (readonly X[])[] => {
  const found: (readonly X[])[] = [[]];
  for (const x of from) found.push(...found.filter(f => f.length < most).map(f => [...f, x]));
  return found.slice(1);
};

const orders = <X>(of: readonly X[]): readonly (readonly X[])[] =>
  of.length < 2 ? [of] : of.flatMap((x, i) => orders(of.toSpliced(i, 1)).map(rest => [x, ...rest]));

const subsets = <X>(of: readonly X[]): readonly (readonly X[])[] => [[], ...choices(of, of.length)];

/** GLM-ATK-03, -05, -06, -10, GLM-COND-15 */
const inReach = (g: Given, m: Moment, range: number | undefined): readonly string[] =>
  enemiesOf(m, g.me).filter(who => {
    if (has(m, who, 'invisible')) return false;
    if (range === undefined) return g.board.areBeside(at(m, g.me), at(m, who));
    return g.board.distance(at(m, g.me), at(m, who)) <= range && g.board.sees(at(m, g.me), at(m, who));
  });

/** GLM-AOE-01, -04 to -06: whom each place of the area hits, if it hits anybody. */
const hitBy = (g: Given, m: Moment, ability: Attack): readonly (readonly string[])[] => {
  const { area, range } = ability;
  if (area === undefined) return [];
  const me = at(m, g.me);
  const froms: readonly Hex[] = area.self || range === undefined ? [me] : g.board.hexes;
  const isInRange = (hex: Hex | undefined): boolean =>
    hex !== undefined && !g.board.isWall(hex) && g.board.distance(me, hex) <= Number(range);
  // The pattern is laid from each of its hexes in turn, so that it may also begin off the map.
  const patterns = area.self
    ? [area.hexes]
    : area.hexes.map(([c, d]) => area.hexes.map(([ac, ad]) => [ac - c, ad - d] as const));
  const places = froms.flatMap(from => patterns.flatMap(pattern => g.board.laid(from, pattern)));
  const legal = area.self ? places : places.filter(hexes => hexes.some(isInRange));
  const found = legal.map(hexes =>
    enemiesOf(m, g.me).filter(
      who => hexes.includes(at(m, who)) && !has(m, who, 'invisible') && g.board.sees(me, at(m, who)),
    ),
  );
  return [...new Map(found.filter(f => f.length > 0).map(f => [f.join(), f])).values()];
};

/** GLM-ATK-11 to -13, -25: no card changes anything. */
const damageOf = (g: Given, m: Moment, { pierce = 0 }: Attack, value: number, who: string): number =>
  Math.max(0, value + (has(m, who, 'poison') ? 1 : 0) - Math.max(0, g.shield(who) - pierce));

/** GLM-RETAL-01 to -05, GLM-G33 */
const struckBack = (g: Given, m: Moment, who: string): Moment => {
  if (!isThere(m, who) || !isThere(m, g.me)) return m;
  const [here, there] = [at(m, g.me), at(m, who)];
  const n = g
    .retaliates(who)
    .filter(({ range }) =>
      range === 1 ? g.board.areBeside(here, there) : g.board.distance(there, here) <= range,
    )
    .reduce((sum, r) => sum + r.n, 0);
  return hurt(m, g.me, n);
};

/** GLM-ATK-16, -17, -21 to -23: damage, then each effect or not, then Retaliate. */
const struck = (g: Given, m: Moment, ability: Attack, value: number, who: string): readonly Moment[] => {
  if (!isThere(m, who) || isOver(g, m)) return [m];
  const hit = hurt(m, who, damageOf(g, m, ability, value, who));
  if (!isThere(hit, who)) return [hit];
  const { push = 0, pull = 0, conditions = [] } = ability;
  const given = subsets(conditions).map(some => some.reduce((now, c) => gain(g, now, who, c), hit));
  const from = at(hit, g.me);
  return once(
    given
      .flatMap(now => forced(g, now, 'push', push, from, who))
      .flatMap(now => forced(g, now, 'pull', pull, from, who))
      .map(now => struckBack(g, now, who)),
  );
};

const strikeAll = (
  g: Given,
  m: Moment,
  ability: Attack,
  value: number,
  targets: readonly string[],
): readonly Moment[] => {
  const isAlike =
    !ability.push &&
    !ability.pull &&
    !m.ready.includes(12) &&
    !m.isAloft &&
    targets.every(t => g.retaliates(t).length === 0);
  return (isAlike ? [targets] : orders(targets)).flatMap(order =>
    order.reduce<readonly Moment[]>(
      (now, who) =>
        once(now.flatMap(each => freely(g, each)).flatMap(each => struck(g, each, ability, value, who))),
      [m],
    ),
  );
};

/** GLM-ATK-19, -20, GLM-TURN-03 */
const attack = (g: Given, m: Moment, ability: Attack): readonly Moment[] => {
  if (has(m, g.me, 'disarm')) return [m];
  const { range, targets = 1 } = ability;
  const sets =
    ability.on?.within === 'movedThrough'
      ? [m.through.filter(who => isThere(m, who) && !has(m, who, 'invisible'))]
      : ability.on
        ? [inReach(g, m, undefined)]
        : ability.area
          ? hitBy(g, m, ability)
          : choices(inReach(g, m, range as number | undefined), Number(targets));
  return [m, ...sets.flatMap(set => strikeAll(g, m, ability, Number(ability.n), set))];
};

/** GLM-HEAL-01 to -03 */
const healing = (g: Given, m: Moment, { n, range, on, targets = 1 }: Of<'heal'>): readonly Moment[] => {
  const me = at(m, g.me);
  const isNear = (who: string): boolean =>
    who === g.me || (g.board.distance(me, at(m, who)) <= Number(range) && g.board.sees(me, at(m, who)));
  const own = Object.keys(m.who).filter(who => m.who[who]?.side === m.who[g.me]?.side);
  const whom = on?.who === 'self' || range === undefined ? [g.me] : own.filter(isNear);
  return [
    m,
    ...choices(whom, Number(targets)).map(set => set.reduce((now, w) => heal(now, w, Number(n)), m)),
  ];
};

/** Allies beside the hero: an ability without a range needs no sight (GLM-ATK-09). */
const alliesBeside = (g: Given, m: Moment): readonly string[] =>
  Object.keys(m.who).filter(
    who => who !== g.me && !areEnemies(m, who, g.me) && g.board.areBeside(at(m, g.me), at(m, who)),
  );

/** Whom an ability without an attack may take: sets of which one is chosen. */
const whomBy = (g: Given, m: Moment, { on, range, targets }: Aimed): readonly (readonly string[])[] => {
  if (on?.who === 'self') return [[g.me]];
  const whom = on?.who === 'ally' ? alliesBeside(g, m) : inReach(g, m, range as number | undefined);
  if (on?.count === 'all') return [whom];
  return choices(whom, Number(targets ?? on?.count ?? 1));
};

type Aimed = Pick<Of<'condition'>, 'on' | 'range' | 'targets'>;

/** GLM-ATK-24, GLM-COND-03: all of its conditions on each target; whether some may be left aside is open. */
const condition = (g: Given, m: Moment, ability: Of<'condition'>): readonly Moment[] => {
  const give = (now: Moment, who: string): Moment =>
    ability.conditions.reduce((then, c) => gain(g, then, who, c), now);
  const sets = whomBy(g, m, ability).flatMap(set => (g.isStrict ? [set] : subsets(set)));
  const given = sets.map(set => set.reduce(give, m));
  return ability.on?.who === 'self' && ability.conditions.some(isBad) ? given : [m, ...given];
};

/** GLM-TURN-03: a bad condition for oneself must be taken. */
const isBad = (condition: string): boolean => !['invisible', 'strengthen', 'bless'].includes(condition);

/** GLM-ATK-24: each of them pushed or pulled, or left where it is, in any order. */
const force = (g: Given, m: Moment, ability: Of<'push' | 'pull'>): readonly Moment[] => [
  m,
  ...whomBy(g, m, ability)
    .flatMap(orders)
    .flatMap(order =>
      order.reduce<readonly Moment[]>(
        (now, who) => once(now.flatMap(each => forced(g, each, ability.a, ability.n, at(m, g.me), who))),
        [m],
      ),
    ),
];

/** GLM-TURN-03: what harms its own side must be performed. */
const damage = (g: Given, m: Moment, { n, on }: Of<'damage'>): readonly Moment[] => {
  const own = on?.who === 'self' ? [g.me] : alliesBeside(g, m);
  const whom = on?.who === 'alliesAndEnemies' ? [...own, ...inReach(g, m, undefined)] : own;
  const done = orders(whom).map(order => order.reduce((now, who) => hurt(now, who, Number(n)), m));
  return own.length > 0 ? done : [m, ...done];
};

/** GLM-SUMM-01: on an empty hex beside the summoner, or not at all. */
const summoned = (g: Given, m: Moment, { summon }: Of<'summon'>): readonly Moment[] => {
  const hp = Number(summon.hp);
  const { side } = m.who[g.me] as Moment['who'][string];
  const nth = Object.keys(m.who).filter(id => id.startsWith(`${summon.id}.`)).length + 1;
  const open = g.board.beside(at(m, g.me)).filter(hex => isEmpty(g, m, hex));
  const comes = (hex: (typeof open)[number]): Moment => ({
    ...m,
    who: {
      ...m.who,
      [`${summon.id}.${nth}`]: {
        at: hex,
        hp,
        max: hp,
        side,
        owner: g.me,
        conditions: [],
        leavesMoney: false,
      },
    },
  });
  return [m, ...open.map(comes)];
};

const perform = (g: Given, m: Moment, ability: Ability): readonly Moment[] => {
  switch (ability.a) {
    case 'move':
      return moves(g, m, Number(ability.n), ability.jump === true);
    case 'attack':
      return attack(g, m, ability);
    case 'heal':
      return healing(g, m, ability);
    case 'condition':
      return condition(g, m, ability);
    case 'push':
    case 'pull':
      return force(g, m, ability);
    case 'damage':
      return damage(g, m, ability);
    case 'summon':
      return summoned(g, m, ability);
    case 'shield':
    case 'retaliate':
    case 'loot':
      return [m]; // Neither bonuses nor money are compared.
    default:
      throw new Error(`${ability.a} is not in the reference`);
  }
};

/** Fields that change nothing that is compared, or nothing while all elements are inert. */
const NO_MATTER = ['a', 'as', 'id', 'xp', 'xpPer', 'consume', 'n', 'infuse'];

/** What the reference knows of each ability. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  move: ['jump'],
  attack: ['range', 'targets', 'area', 'push', 'pull', 'pierce', 'conditions', 'on'],
  heal: ['range', 'targets', 'on'],
  condition: ['conditions', 'range', 'targets', 'on'],
  push: ['range', 'targets', 'on'],
  pull: ['range', 'targets', 'on'],
  damage: ['on'],
  shield: ['on'],
  retaliate: ['on', 'range'],
  loot: [],
  summon: ['count', 'summon'],
};

type On = Of<'condition'>['on'];

/** The words for whom an ability affects that the reference knows. */
const isKnownOn = (ability: Ability, on: NonNullable<On>): boolean => {
  if (!Object.keys(on).every(key => ['who', 'count', 'within'].includes(key))) return false;
  const { who, within, count } = on;
  switch (ability.a) {
    case 'attack':
      return who === 'enemy' && count === 'all' && (within === 1 || within === 'movedThrough');
    case 'heal':
    case 'shield':
    case 'retaliate':
      return who === 'self';
    case 'damage':
      return who === 'self' || (count === 'all' && within === 1 && who !== 'enemy');
    default:
      return who === 'self' || (['enemy', 'ally'].includes(who) && within === 1);
  }
};

const isPlain = (ability: Ability): boolean => {
  const known = KNOWN[ability.a];
  if (!known || !Object.keys(ability).every(key => known.includes(key) || NO_MATTER.includes(key)))
    return false;
  const { n, range, targets } = ability as { n?: unknown; range?: unknown; targets?: unknown };
  if (![n, range, targets].every(x => x === undefined || typeof x === 'number')) return false;
  if (ability.a === 'summon')
    return ability.count === 1 && typeof ability.summon.hp === 'number' && ability.summon.aura === undefined;
  if (ability.on) return isKnownOn(ability, ability.on);
  if (ability.a === 'attack') return !(ability.area && (ability.targets || ability.area.body));
  return ['move', 'heal', 'loot'].includes(ability.a) || range !== undefined;
};

export const knows = (abilities: readonly Ability[]): boolean =>
  abilities.length > 0 && abilities.every(isPlain);

/** GLM-TURN-01: one action after the other; the second knows nothing of the hexes of the first. */
export const turned = (
  g: Given,
  start: Moment,
  actions: readonly (readonly Ability[])[],
): readonly Moment[] =>
  actions.reduce<readonly Moment[]>(
    (now, abilities) =>
      once(now.flatMap(m => (isOver(g, m) ? [m] : acted(g, { ...m, through: [] }, abilities)))),
    [start],
  );

/** GLM-TURN-02, -03: in printed order, each performed or skipped. */
const acted = (g: Given, start: Moment, abilities: readonly Ability[]): readonly Moment[] =>
  abilities.reduce<readonly Moment[]>(
    (now, ability) =>
      once(
        now
          .flatMap(m => freely(g, m))
          .flatMap(m => (isOver(g, m) ? [m] : perform(g, m, ability)))
          .flatMap(m => freely(g, m)),
      ),
    [start],
  );
