import {
  area,
  distance,
  isSame,
  landing,
  neighbourIn,
  objectOn,
  PATTERNS,
  type Pattern,
} from '@potyczka/geometry/lattice';
import { type CardId, memo, PASS, type Proc, type Verdict } from '@potyczka/kernel';
import { ask } from '../ask.js';
import { allAbilities } from '../content/abilities/index.js';
import { AIM_DECK, type AimCard } from '../content/aim.js';
import { featOn } from '../content/feats/index.js';
import { type Grenade, lootOf } from '../content/loot.js';
import { aimCardIn, aimCardsOf } from '../content/own-cards.js';
import { type L, latticeOf, legendOf, onMap, type S, standsOn, type T, teamOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { type Direction, keyOf, type LegendId, type Rank, type Space } from '../vocabulary.js';
import { quicken } from './abilities.js';
import { askField, fieldSpaces } from './areas.js';
import { hurtArea, restore } from './damage.js';
import { isInCanyon } from './move.js';
import { judgeThrow } from './zones.js';

const NOT_AN_ITEM = no('APX-USE-01', 'not-an-item');
const NOT_AN_ACCESSORY = no('APX-USE-16', 'not-an-accessory');
const WRONG_RANK = no('APX-CARDDATA-10', 'wrong-rank');

/** APX-LOOT-08, APX-USE-01: whether a token may be used on a space. */
export const judgeItem = (s: S, card: CardId, from: Space): Verdict => {
  const loot = lootOf(card);
  if (loot.sort === 'grenade') return judgeGrenade(s, loot.grenade, from);
  return loot.sort === 'accessory' ? undefined : NOT_AN_ITEM;
};

const judgeAccessory = (card: CardId, rank?: Rank): Verdict => {
  const loot = lootOf(card);
  if (loot.sort !== 'accessory') return NOT_AN_ACCESSORY;
  return rank && loot.rank !== rank ? WRONG_RANK : undefined;
};

export const accessoriesOf = (s: S, who: LegendId, rank?: Rank): readonly CardId[] =>
  legendOf(s, who).pack.filter(card => !judgeAccessory(card, rank));

interface Using {
  readonly rank?: Rank;
  readonly may?: boolean;
}

/** A card lets somebody use an accessory. Whether it is asked hangs on the number of tokens, which all see. */
export function* useAccessory(t: T, who: LegendId, on: readonly LegendId[], { rank, may }: Using): Proc {
  const { pack, seat } = legendOf(t.s, who);
  if (pack.length === 0) return;
  const question = {
    rule: 'APX-USE-16',
    ask: msg('ask-accessory', { who }),
    from: pack,
    judge: (c: CardId) => judgeAccessory(c, rank),
  } as const;
  const card = may
    ? yield* ask.orNot(t, seat, 'card', question, msg('none-label'))
    : yield* ask.one(t, seat, 'card', question);
  if (card === PASS) return;
  const recipient = yield* ask.theOne(t, seat, 'legend', {
    rule: 'APX-USE-16',
    ask: msg('ask-use-on', { who }),
    from: on,
  });
  applyAccessory(t, who, card, recipient);
}

/** APX-GEAR-17 to -23, APX-USE-16, -17 */
const applyAccessory = (t: T, who: LegendId, card: CardId, on: LegendId): void => {
  const loot = lootOf(card);
  if (loot.sort !== 'accessory') return;
  const { health, shield, cools } = loot.accessory;
  t.emit({ type: 'used', who, card, on }, 'APX-USE-16');
  if (health !== undefined || shield !== undefined)
    restore(t, on, { ...(health && { health }), ...(shield && { shield }) }, 'APX-DMG-19');
  if (cools === undefined) return;
  for (const token of allAbilities()
    .filter(a => a.id.startsWith(on))
    .flatMap(a => a.tokens))
    if (token in t.s.cooling) quicken(t, token, cools);
};

/** APX-USE-01: one grenade or accessory of the own backpack. */
export function* useItem(t: T, who: LegendId, card: CardId): Proc {
  const loot = lootOf(card);
  if (loot.sort === 'grenade') yield* throwGrenade(t, who, card, loot.grenade);
  else applyAccessory(t, who, card, who);
}

/** Without a figure on the map nothing forbids a throw (APX-LEGEND-09). */
const judgeGrenade = (s: S, g: Grenade, from: Space): Verdict => {
  if (s.figures.length === 0) return undefined;
  let verdict: Verdict;
  for (const at of targets(s, from, g)) {
    verdict = judgeThrow(s, from, at);
    if (!verdict) return undefined;
  }
  return verdict;
};

const targets = (s: S, from: Space, { range }: Grenade): Space[] =>
  fieldSpaces(s, from, range.low, range.high ?? range.low);

const patternOf = (g: Grenade, along: 'x' | 'y'): Pattern => {
  if (g.area === '3x3') return PATTERNS['3x3'];
  return along === 'x' ? PATTERNS['1x5-h'] : PATTERNS['1x5-v'];
};

/** APX-USE-02 to -15: the token is shown first, then its place is chosen, then it drifts. */
function* throwGrenade(t: T, who: LegendId, card: CardId, g: Grenade): Proc {
  const from = standsOn(t.s, who);
  const { seat } = legendOf(t.s, who);
  t.emit({ type: 'showed', who, card }, 'APX-USE-03');
  const along =
    g.area === '3x3'
      ? null
      : yield* t.choose<'x' | 'y'>(seat, {
          rule: 'APX-USE-03',
          ask: msg('ask-along', { who }),
          from: ['x', 'y'],
          key: a => a,
          show: a => ({ label: msg(a === 'x' ? 'along-x-label' : 'along-y-label') }),
        });
  const pattern = patternOf(g, along ?? 'x');
  const at = yield* askField(t, who, {
    rule: 'APX-USE-03',
    ask: 'ask-throw',
    from: targets(t.s, from, g),
    judge: to => judgeThrow(t.s, from, to), // G-42
    area: () => pattern,
    scatter: to => driftOdds(g.cards).map(([x, y, chance]) => [to.x + x, to.y + y, chance] as const),
  });
  t.emit({ type: 'threw', who, card, at, along }, 'APX-USE-03');
  const landed = yield* deflect(t, who, drift(t, at, g.cards));
  explode(t, who, card, g, pattern, landed);
}

/** AUT-GREN-01 to -04: an Automa's frag grenade; it has no end of them. */
export function* fragAt(t: T, who: LegendId, at: Space): Proc {
  const loot = lootOf(FRAG);
  if (loot.sort !== 'grenade') return;
  t.emit({ type: 'threw', who, card: FRAG, at, along: null }, 'AUT-GREN-01');
  const landed = yield* deflect(t, who, drift(t, at, loot.grenade.cards));
  explode(t, who, FRAG, loot.grenade, PATTERNS['3x3'], landed);
}

const FRAG: CardId = '#frag.A';

/** APX-USE-05 to -09 */
const drift = (t: T, at: Space, n: number): Space => {
  const cards: CardId[] = [];
  for (let k = 0; k < n; k++) {
    const left = aimCardsOf(t.s).filter(c => !cards.includes(c));
    cards.push(t.roll('APX-USE-05', left));
  }
  const to = landing(
    at,
    cards.map(c => aimCardIn(t.s, c).arrow),
  );
  t.emit({ type: 'drifted', cards, at: to }, 'APX-USE-06');
  return to;
};

/** APX-USE-05 to -09: how far a thing drifts with so many cards, by every order in which they may come. */
const driftOdds = memo(
  n => n,
  (n: number): readonly (readonly [x: number, y: number, chance: number])[] => {
    const ways = new Map<string, { readonly at: Space; n: number }>();
    let all = 0;
    const go = (drawn: readonly AimCard[]): void => {
      if (drawn.length < n) {
        for (const card of AIM_DECK) if (!drawn.includes(card)) go([...drawn, card]);
        return;
      }
      const at = landing(
        { x: 0, y: 0 },
        drawn.map(c => c.arrow),
      );
      const way = ways.get(keyOf(at)) ?? { at, n: 0 };
      way.n++;
      ways.set(keyOf(at), way);
      all++;
    };
    go([]);
    return [...ways.values()].map(({ at, n: times }) => [at.x, at.y, times / all] as const);
  },
);

/** Instants at a landing: an enemy of the thrower close by may move the grenade on before it goes off. */
function* deflect(t: T, thrower: LegendId, at: Space): Proc<Space> {
  const isInstant = (card: CardId): boolean => {
    const feat = featOn(card);
    return feat.kind === 'instant' && feat.at === 'landing';
  };
  const near = (l: L): boolean =>
    l.at !== null && distance(l.at, at) <= WITHIN && !isInCanyon(t.s, l.id) && t.mightHold(l.hand, isInstant);
  for (const l of onMap(t.s).filter(x => teamOf(t.s, x.id) !== teamOf(t.s, thrower) && near(x))) {
    const question = {
      rule: 'APX-REACT-05',
      ask: msg('ask-deflect', { who: l.id, space: keyOf(at) }),
      from: l.hand,
      judge: (c: CardId): Verdict => (isInstant(c) ? undefined : NOT_NOW),
    } as const;
    const card = yield* ask.orNot(t, l.seat, 'card', question, msg('no-reaction-label'));
    if (card === PASS) continue;
    return yield* deflectWith(t, l, card, at);
  }
  return at;
}

const WITHIN = 2;
const NOT_NOW = no('APX-REACT-05', 'not-this-moment');
const DIRECTIONS: readonly Direction[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

function* deflectWith(t: T, l: L, card: CardId, at: Space): Proc<Space> {
  const feat = featOn(card);
  const by = feat.kind === 'instant' && feat.at === 'landing' ? feat.shift : 0;
  t.emit({ type: 'played', who: l.id, card, ap: 0 }, 'APX-REACT-05');
  const direction = yield* t.choose<Direction>(l.seat, {
    rule: 'APX-REACT-05',
    ask: msg('ask-direction', { who: l.id }),
    from: DIRECTIONS,
    key: d => d,
    show: d => ({ label: msg('direction-label', { direction: d }), at: [keyOf(shift(at, d, by))] }),
  });
  const to = shift(at, direction, by);
  t.emit({ type: 'deflected', who: l.id, at, to }, 'APX-REACT-05');
  return to;
}

const shift = (at: Space, direction: Direction, by: number): Space => {
  let to = at;
  for (let k = 0; k < by; k++) to = neighbourIn(to, direction);
  return to;
};

/** APX-USE-10 to -15, APX-OBJ-20: everybody in the area, all at once. */
const explode = (t: T, who: LegendId, card: CardId, g: Grenade, pattern: Pattern, at: Space): void => {
  const lattice = latticeOf(t.s);
  if (objectOn(lattice, at)?.canyon) {
    t.emit({ type: 'fizzled', card, at }, 'APX-OBJ-20');
    return;
  }
  const hit = area(lattice, at, pattern, { aerial: false }).filter(x => x.affected);
  hurtArea(
    t,
    l => {
      const space = hit.find(x => l.at && isSame(x.space, l.at));
      if (!space) return 0;
      return space.offset.x === 0 && space.offset.y === 0 ? g.centre : g.around;
    },
    { by: 'grenade', rule: 'APX-USE-13', from: who, thrown: true },
  );
};
