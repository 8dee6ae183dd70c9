import { nearestEmpty } from '@potyczka/geometry/hex';
import { PASS, type Plain, type Proc, type RuleId, type Seat, sure } from '@potyczka/kernel';
import { hexPick, pick, skip } from '../ask.js';
import { cardOf, classOf, GOAL_CARDS, ITEMS, itemOf, poolOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { ItemDef } from '../content/types.js';
import { fieldOf } from '../ground.js';
import { classesOf, levelOf, levelsOf, type Options } from '../options.js';
import type { Figure, Hero, S, State, T } from '../state.js';
import { msg, no } from '../text/say.js';
import { type CardId, type HeroId, type Hex, POOL } from '../vocabulary.js';
import { comradeOf } from './company.js';
import { addPooled, gain } from './conditions.js';
import { suffer } from './damage.js';
import { setupHere } from './effects-of-setup.js';
import { lockDoors } from './locks.js';
import { hero, hexOf, maxHp, placeOf, roomOf } from './look.js';
import { deckFor, minusOnes, STANDARD } from './modifiers.js';
import { occupancy, reveal } from './rooms.js';
import { newVeils } from './veils.js';

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4'];
export const seatsOf = (o: Options): Seat[] => SEATS.slice(0, o.players);

/** The cards to choose a hand from: of the level, or those that a character has gained (GLM-LEVEL-04, -11). */
const poolIn = (o: Pick<Options, 'party'>, id: HeroId, level: number): CardId[] => [
  ...(comradeOf(o, id)?.pool.map((card): CardId => `#${card}`) ?? poolOf(id, level)),
];

const newHero = (o: Options, id: HeroId, seat: Seat, level: number): Hero => ({
  id,
  seat,
  level,
  hand: [],
  box: poolIn(o, id, level),
  discard: [],
  lost: [],
  active: [],
  unseen: [],
  items: [],
  perks: classOf(id).perks.map(() => 0),
  xp: 0,
  money: 0,
  gold: 0,
  treasures: [],
  out: false,
  goals: [],
  passed: [],
  leftWith: null,
  tally: {},
});

const newDeck = () => ({ draw: { ...STANDARD }, discard: {}, aside: [], shuffle: false });

/** The box, opened. Heroes go round the table until all have one. */
export const initial = (o: Options): Plain<State> => {
  const seats = seatsOf(o);
  const ids = classesOf(o);
  const levels = levelsOf(o);
  const heroes = Object.fromEntries(
    ids.map((id, i) => {
      const own = comradeOf(o, id);
      return [
        id,
        newHero(
          o,
          id,
          own?.seat ?? sure(seats[i % seats.length], 'one of seats'),
          own?.level ?? levels[i] ?? o.level,
        ),
      ];
    }),
  );
  const scenario = Number(o.scenario);
  return {
    options: o,
    seats,
    scenario,
    level: levelOf(o),
    characters: ids.length,
    round: 0,
    phase: 'setup',
    outcome: null,
    land: { scenario, rooms: [], open: [], locked: [], things: [] },
    veils: newVeils(scenario),
    width: planOf(scenario).rows,
    money: [],
    elements: { fire: 0, ice: 0, air: 0, earth: 0, light: 0, dark: 0 },
    infused: [],
    figures: {},
    heroes,
    order: ids,
    decks: Object.fromEntries(['monsters', ...ids].map(id => [id, newDeck()])),
    pools: { monsters: POOL, heroes: POOL, bless: POOL },
    abilities: {},
    drawn: {},
    chosen: {},
    initiatives: {},
    shifts: {},
    ranks: {},
    acted: [],
    turn: null,
    lasting: [],
    augments: {},
    counter: 1,
    flags: {},
    goals: [...GOAL_CARDS],
  };
};

/** GLM-SETUP-01 */
export function* setup(t: T): Proc {
  t.emit({ type: 'began', scenario: t.s.scenario, level: t.s.level, heroes: [...t.s.order] }, 'GLM-SETUP-01');
}

/** Everything up to the first round, in the order of the rulebook (GLM-SETUP-01 to -13). */
export function* prepare(t: T): Proc {
  const perks: Perks = {};
  for (const id of t.s.order) perks[id] = yield* perksFor(t, id);
  for (const room of planOf(t.s.scenario).revealed) reveal(t, room, null);
  lockDoors(t);
  const bearers = t.s.order.filter(id => !ignoresEffects(id, perks)); // GLM-PERK-09
  cardsOfScenario(t, bearers);
  dealGoals(t);
  yield* keepGoals(t);
  for (const id of t.s.order) yield* pack(t, id, perks);
  for (const id of t.s.order) yield* standUp(t, id);
  for (const id of t.s.order) yield* bringAlong(t, id);
  for (const condition of setupHere(t.s, 'startCondition'))
    for (const id of bearers) gain(t, id, condition, null); // GLM-SETUP-02
  for (const n of setupHere(t.s, 'discardCards'))
    for (const id of bearers) yield* discardAtStart(t, id, n, 'GLM-SETUP-02');
  for (const id of t.s.order) yield* burdens(t, id); // GLM-ROAD-09
  t.emit({ type: 'round', n: 1 }, 'GLM-ROUND-01');
}

/** The perks of each character, boxes by row. */
type Perks = Record<HeroId, readonly number[]>;

function* perksFor(t: T, id: HeroId): Proc<readonly number[]> {
  const { level } = hero(t.s, id);
  const own = comradeOf(t.s.options, id);
  if (own) return own.perks;
  return t.s.options.ready ? readyPerks(id, level) : yield* choosePerks(t, id, level);
}

/** GLM-SETUP-03 */
const dealGoals = (t: T): void => {
  t.emit({ type: 'goals-shuffled', cards: t.shuffle('GLM-SETUP-03', t.s.goals) }, 'GLM-SETUP-03');
  for (const id of t.s.order)
    t.emit({ type: 'goals-dealt', who: id, cards: t.s.goals.slice(0, 2) }, 'GLM-SETUP-03');
};

const ownHeroes = (s: S, seat: Seat): HeroId[] => s.order.filter(id => hero(s, id).seat === seat);

/** GLM-SETUP-03, -26: one of two, in secret. */
function* keepGoals(t: T): Proc {
  const kept = yield* t.together<CardId[]>({
    seats: t.s.seats,
    open: () => ({ rule: 'GLM-SETUP-03', ask: msg('ask-goal') }),
    *play(seat) {
      const cards: CardId[] = [];
      for (const id of ownHeroes(t.s, seat))
        cards.push(
          (yield* pick(
            t,
            seat,
            'GLM-SETUP-03',
            msg('ask-goal-of', { figure: id }),
            hero(t.s, id).goals.map(card => ({
              key: card,
              show: { label: msg('goal-label', { goal: card }), at: [card] },
            })),
          )) as CardId,
        );
      return cards;
    },
  });
  for (const [i, seat] of t.s.seats.entries())
    for (const [n, id] of ownHeroes(t.s, seat).entries()) {
      const card = sure(sure(kept[i], 'one of kept')[n], 'one of kept');
      const back = sure(
        hero(t.s, id).goals.find(c => c !== card),
        'one of goals',
      );
      t.emit({ type: 'goal-kept', who: id, card, back }, 'GLM-SETUP-03');
    }
}

/** The hand that comes ready: level 1 cards, the highest cards of the level in place of the last ones (GLM-LEVEL-11, -12). */
export const readyHand = (id: HeroId, level: number): CardId[] => {
  const pool = poolOf(id, level);
  const basic = pool.filter(card => cardOf(card).level === 1);
  const higher: CardId[] = [];
  for (let l = 2; l <= level; l++)
    higher.push(
      sure(
        pool.find(card => cardOf(card).level === l),
        'one of pool',
      ),
    );
  return [...basic.slice(0, basic.length - higher.length), ...higher];
};

/** GLM-LEVEL-04: of each level-up one card, of that level or below. */
export const judgeHand = (hand: readonly CardId[], level: number): boolean => {
  for (let l = 2; l <= 9; l++) {
    const n = hand.filter(card => {
      const own = cardOf(card).level;
      return typeof own === 'number' && own >= l;
    }).length;
    if (n > Math.max(0, level - l + 1)) return false;
  }
  return true;
};

/** GLM-ITEM-03, -04: what may still be put on. */
export const fits = (level: number, worn: readonly number[], item: ItemDef): boolean => {
  const slots = worn.map(id => itemOf(id).slot);
  const extra = worn.some(id => itemOf(id).effects.some(e => e.give?.effect?.extraSmallItems)) ? 2 : 0;
  const count = (slot: string): number => slots.filter(x => x === slot).length;
  if (worn.includes(item.id)) return false;
  switch (item.slot) {
    case 'small':
      return count('small') < Math.ceil(level / 2) + extra;
    case 'oneHand':
      return count('twoHand') === 0 && count('oneHand') < 2;
    case 'twoHand':
      return count('twoHand') === 0 && count('oneHand') === 0;
    default:
      return count(item.slot) === 0;
  }
};

/** Gold of a new character of this level (GLM part 2). */
const purseOf = (level: number): number => 15 * (level + 1);

/** What comes ready: the first that fit and can be paid for. */
const READY_ITEMS = [3, 1, 12, 13, 5, 8, 6];
export const readyItems = (level: number): number[] => {
  const worn: number[] = [];
  let purse = purseOf(level);
  for (const id of READY_ITEMS) {
    const item = itemOf(id);
    if (item.price > purse || !fits(level, worn, item)) continue;
    worn.push(id);
    purse -= item.price;
  }
  return worn;
};

/** One perk for each level above the first, from the top of the sheet (GLM-PERK-04). */
export const readyPerks = (id: HeroId, level: number): number[] => {
  let left = level - 1;
  return classOf(id).perks.map(perk => {
    const n = Math.min(left, perk.times);
    left -= n;
    return n;
  });
};

/** GLM-SETUP-04, -05 */
function* pack(t: T, id: HeroId, { [id]: perks = [] }: Perks): Proc {
  const { level } = hero(t.s, id);
  const own = comradeOf(t.s.options, id);
  const ready = t.s.options.ready && own === undefined;
  const items = own
    ? yield* equip(t, id, level, own.items)
    : ready
      ? readyItems(level)
      : yield* chooseItems(t, id, level);
  const pool = poolIn(t.s.options, id, level);
  const hand = ready ? readyHand(id, level) : yield* chooseHand(t, id, level, pool);
  t.emit(
    {
      type: 'packed',
      who: id,
      hand,
      box: pool.filter(card => !hand.includes(card)),
      items,
      perks: [...perks],
    },
    'GLM-SETUP-05',
  );
  const draw = withScenario(t.s, id, deckFor(id, perks, minusOnes(items), 0));
  t.emit({ type: 'deck-built', who: id, draw }, 'GLM-SETUP-04');
}

/** A new deck with what the scenario has put into it already (GLM-SETUP-02). */
const withScenario = (s: S, id: HeroId, deck: Readonly<Record<string, number>>): Record<string, number> => {
  const draw = { ...deck };
  for (const [card, n] of Object.entries(sure(s.decks[id], 'one of decks').draw)) {
    const added = n - (STANDARD[card] ?? 0);
    if (added > 0) draw[card] = (draw[card] ?? 0) + added;
  }
  return draw;
};

function* choosePerks(t: T, id: HeroId, level: number): Proc<number[]> {
  const { perks } = classOf(id);
  const boxes = perks.map(() => 0);
  for (let left = level - 1; left > 0; left--) {
    const key = yield* pick(
      t,
      hero(t.s, id).seat,
      'GLM-PERK-01',
      msg('ask-perk', { figure: id, n: left }),
      perks.flatMap((perk, row) =>
        sure(boxes[row], 'one of boxes') < perk.times
          ? [{ key: String(row), show: { label: msg('perk-label', { perk: `${id}/${row}` }) } }]
          : [],
      ),
    );
    const row = Number(key);
    boxes[row] = sure(boxes[row], 'one of boxes') + 1;
  }
  return boxes;
}

const DOES_NOT_FIT = no('GLM-ITEM-03', 'does-not-fit');
const TOO_DEAR = no('GLM-SHOP-02', 'too-dear');

/** Items of the city's first supply, as far as the purse goes (GLM-SHOP-02, -07). */
function* chooseItems(t: T, id: HeroId, level: number): Proc<number[]> {
  const worn: number[] = [];
  let purse = purseOf(level);
  for (;;) {
    const key = yield* pick(
      t,
      hero(t.s, id).seat,
      'GLM-SETUP-04',
      msg('ask-equip', { figure: id, n: purse }),
      [
        skip('done-label'),
        ...ITEMS.filter(item => (item.prosperity ?? 99) <= level && !worn.includes(item.id)).map(item => ({
          key: `item-${item.id}`,
          refusal: item.price > purse ? TOO_DEAR : fits(level, worn, item) ? undefined : DOES_NOT_FIT,
          show: {
            label: msg('buy-label', { item: `item-${item.id}`, n: item.price }),
            at: [`item-${item.id}`],
          },
        })),
      ],
    );
    if (key === PASS) return worn;
    const item = itemOf(Number(key.slice(5)));
    worn.push(item.id);
    purse -= item.price;
  }
}

/** GLM-ITEM-03, -04: what is owned and fits; asked only where not everything does. */
function* equip(t: T, id: HeroId, level: number, owned: readonly number[]): Proc<number[]> {
  const worn: number[] = [];
  for (;;) {
    const left = owned.filter(item => !worn.includes(item));
    const able = left.filter(item => fits(level, worn, itemOf(item)));
    if (able.length === 0) return worn;
    if (allFit(level, worn, able)) return [...worn, ...able];
    const key = yield* pick(t, hero(t.s, id).seat, 'GLM-SETUP-04', msg('ask-wear', { figure: id }), [
      ...left.map(item => ({
        key: `item-${item}`,
        refusal: able.includes(item) ? undefined : DOES_NOT_FIT,
        show: { label: msg('item-label', { item: `item-${item}` }), at: [`item-${item}`] },
      })),
      skip('done-label'),
    ]);
    if (key === PASS) return worn;
    worn.push(Number(key.slice(5)));
  }
}

const allFit = (level: number, worn: readonly number[], items: readonly number[]): boolean => {
  const now = [...worn];
  return items.every(item => {
    const fit = fits(level, now, itemOf(item));
    now.push(item);
    return fit;
  });
};

/** Cards of the highest level first. */
const highest = (pool: readonly CardId[]): CardId[] => {
  const level = (card: CardId): number => {
    const own = cardOf(card).level;
    return typeof own === 'number' ? own : 0;
  };
  return [...pool].sort((a, b) => level(b) - level(a));
};

/** GLM-ROAD-09, GLM-DONATE-02: what was brought from the road and the sanctuary, after the hands are chosen. */
function* burdens(t: T, id: HeroId): Proc {
  const own = comradeOf(t.s.options, id);
  if (!own) return;
  for (let n = 0; n < own.bless; n++) gain(t, id, 'bless', null);
  for (const each of own.effects) {
    if (each.minusOnes > 0) addMinusOnes(t, id, each.minusOnes, 'GLM-ROAD-09');
    for (const condition of each.conditions) gain(t, id, condition, null);
    if (each.consumed !== null && hero(t.s, id).items.some(i => i.id === each.consumed))
      t.emit({ type: 'item-used', who: id, item: each.consumed, state: 'consumed', used: 1 }, 'GLM-ROAD-09');
    if (each.discard > 0) yield* discardAtStart(t, id, each.discard, 'GLM-ROAD-09');
    if (each.damage > 0) yield* suffer(t, id, each.damage, { how: 'scenario', by: null });
  }
}

function* discardAtStart(t: T, id: HeroId, most: number, rule: RuleId): Proc {
  const { hand, seat } = hero(t.s, id);
  const n = Math.min(most, hand.length);
  const cards = yield* t.chooseMany<CardId>(seat, {
    rule,
    ask: msg('ask-discards', { figure: id, n }),
    from: hand,
    key: card => card,
    show: card => ({ label: msg('card-label', { card }), at: [card] }),
    min: n,
    max: n,
  });
  for (const card of cards)
    t.emit({ type: 'card-to', who: id, card, half: 'top', to: 'discard', until: 'round' }, rule);
}

const TOO_HIGH = no('GLM-LEVEL-04', 'too-many-high-cards');

/** GLM-SETUP-05: exactly so many cards, left at home one by one. */
function* chooseHand(t: T, id: HeroId, level: number, pool: readonly CardId[]): Proc<CardId[]> {
  const { handSize } = classOf(id);
  const own = comradeOf(t.s.options, id) !== undefined;
  return yield* t.chooseMany<CardId>(hero(t.s, id).seat, {
    rule: 'GLM-SETUP-05',
    ask: msg('ask-hand', { figure: id, n: handSize }),
    from: pool,
    key: card => card,
    show: card => ({ label: msg('card-label', { card }), at: [card] }),
    min: handSize,
    max: handSize,
    judgeAll: hand => (own || judgeHand(hand, level) ? undefined : TOO_HIGH),
    *propose() {
      if (own) yield highest(pool).slice(0, handSize);
      else yield readyHand(id, level);
      yield pool.filter(card => cardOf(card).level === 1);
    },
  });
}

const FULL = no('GLM-SETUP-13', 'room-is-full');

/** Some scenarios part the characters among two rooms, as evenly as can be. */
const isFull = (s: S, hex: Hex): boolean => {
  if (setupHere(s, 'twoStartRooms').length === 0) return false;
  const room = roomOf(s, hex);
  const here = Object.values(s.figures).filter(f => f.kind === 'hero' && roomOf(s, f.at as Hex) === room);
  return here.length >= Math.ceil(s.characters / 2);
};

/** GLM-SETUP-13 */
function* standUp(t: T, id: HeroId): Proc {
  const taken = Object.values(t.s.figures).map(f => f.at);
  const open = planOf(t.s.scenario).start.filter(hex => !taken.includes(hex));
  const { level, seat } = hero(t.s, id);
  const key = yield* pick(
    t,
    seat,
    'GLM-SETUP-13',
    msg('ask-start', { figure: id }),
    open.map(hex => hexPick(t.s, hex, isFull(t.s, hex) ? FULL : undefined)),
  );
  const max = maxHp(id, level);
  const figure: Figure = {
    id,
    kind: 'hero',
    side: 'heroes',
    type: id,
    rank: null,
    at: hexOf(t.s, key) as Hex,
    hp: max,
    max,
    conditions: {},
    born: 0,
    summoned: false,
    waits: false,
    owner: null,
    card: null,
    plus: 0,
  };
  t.emit({ type: 'stood', who: id, at: placeOf(t.s, figure.at), figure }, 'GLM-SETUP-13');
}

/** A companion stands beside its hero from the start and acts like a summon (GLM-SUMM-05). */
function* bringAlong(t: T, id: HeroId): Proc {
  const { companion } = classOf(id);
  const beside = t.s.figures[id];
  if (!companion || !beside) return;
  const type = companion.figure.id;
  const hp = sure(companion.hp[hero(t.s, id).level - 1], 'one of hp');
  const hexes = nearestEmpty(fieldOf(t.s), beside.at, occupancy(t.s));
  if (hexes.length === 0) return;
  const key =
    hexes.length === 1
      ? placeOf(t.s, sure(hexes[0], 'one of hexes'))
      : yield* pick(
          t,
          hero(t.s, beside.id).seat,
          'GLM-SETUP-13',
          msg('ask-start', { figure: `${type}.1` }),
          hexes.map(hex => hexPick(t.s, hex)),
        );
  const figure: Figure = {
    ...beside,
    id: `${type}.1`,
    kind: 'summon',
    type,
    at: hexOf(t.s, key) as Hex,
    hp,
    max: hp,
    summoned: true,
    owner: beside.id,
  };
  t.emit({ type: 'stood', who: figure.id, at: placeOf(t.s, figure.at), figure }, 'GLM-SETUP-13');
}

const addMinusOnes = (t: T, id: HeroId, n: number, rule: RuleId): void => {
  const draw = { ...sure(t.s.decks[id], 'one of decks').draw };
  draw['-1'] = (draw['-1'] ?? 0) + n;
  t.emit({ type: 'deck-built', who: id, draw }, rule);
};

const ignoresEffects = (id: HeroId, perks: Perks): boolean =>
  classOf(id).perks.some(
    (perk, row) => perk.ignore === 'negativeScenarioEffects' && (perks[id]?.[row] ?? 0) > 0,
  );

/** GLM-SETUP-02: cards that the scenario puts into decks. */
const cardsOfScenario = (t: T, bearers: readonly HeroId[]): void => {
  for (const { card, n } of setupHere(t.s, 'addModifier'))
    for (const id of bearers)
      if (card === '-1') addMinusOnes(t, id, n, 'GLM-SETUP-02');
      else for (let i = 0; i < n; i++) addPooled(t, id, card);
};
