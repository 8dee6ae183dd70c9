import { describe, expect, test } from 'vitest';
import type { Ability, Immunity, Moment } from '../content/abilities.js';
import { CLASSES, DECKS, halfOf, ITEMS, itemOf, monsterOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { ItemDef } from '../content/types.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { itemStatus } from '../gaps.js';
import type { Figure } from '../state.js';
import type { CardId } from '../vocabulary.js';
import { gain } from './conditions.js';
import { die } from './damage.js';
import { flies, isImmune, shieldOf } from './effects.js';
import { actsAlone } from './items.js';
import { useItem } from './meanwhile.js';
import { deckFor, minusOnes } from './modifiers.js';
import { placeInOrder } from './order.js';
import { perform } from './perform.js';
import { selectCards } from './round.js';
import { fits } from './setup.js';
import { beginTurn, endTurn, playHalf } from './turn.js';

/** Every item is carried where it has something to do; without it the same moment goes another way. */

const BOARD = `
  . . . ^ . . b
   . g . h . ~ .
  . a B o . . .
   . l . . S ! .
  . . 2 . 1 . .`;

const GUARD = monsterOf('bandit-guard');
const PLAIN_CARD = DECKS.find(d => d.id === GUARD.deck)!.cards.find(c =>
  c.do.every(each => each.a === 'move' || each.a === 'attack'),
)!.id;

/** The Brute with the item, or without it; a bear beside them, all elements strong. */
const carrying = (id: number | null, given: Given = {}): Scene => {
  const sc = scene({ map: BOARD, auto: true, ...given });
  sc.s.elements = { fire: 1, ice: 2, air: 1, earth: 2, light: 1, dark: 1 };
  sc.lasts('bandit-guard.1', { a: 'shield', n: 1 }, 1);
  const me = sc.figure('brute') as Figure;
  const bear = { ...me, id: 'bear.1', type: 'bear', kind: 'summon', owner: 'brute' } as const;
  sc.s.figures = { ...sc.s.figures, 'bear.1': { ...bear, at: sc.hex('1'), hp: 5 } };
  const h = sc.s.heroes.brute!;
  h.items = [
    ...(id === null ? [] : [{ id, state: 'ready' as const, used: 0 }]),
    { id: 1, state: 'spent', used: 1 },
    { id: 12, state: 'consumed', used: 1 },
  ];
  h.discard = h.hand.slice(3);
  h.hand = h.hand.slice(0, 3);
  sc.s.heroes.spellweaver!.discard = sc.s.heroes.spellweaver!.hand.slice(3);
  sc.s.money = [me.at, sc.hex('2')];
  sc.turnOf('brute');
  return sc;
};

const attackOf = (item: ItemDef): Ability => ({
  a: 'attack',
  n: 3,
  ...(item.effects.some(e => e.if?.includes('ranged')) ? { range: 4 } : {}),
});

/** A moment of the game at which an item may act, played as far as it is needed. */
const AT: Partial<Record<Moment, (sc: Scene, item: ItemDef) => void>> = {
  duringTurn: (sc, item) =>
    sc.play(t => (sc.s.heroes.brute?.items[0]?.id === item.id ? useItem(t, 'brute', item.id) : nothing())),
  turnEnd: sc => sc.play(t => endTurn(t, 'brute')),
  attack: (sc, item) => sc.play(t => perform(t, sc.run('brute'), attackOf(item))),
  attacked: sc => sc.play(t => beginTurn(t, 'bandit-guard.1')),
  moveAbility: sc => sc.play(t => perform(t, sc.run('brute'), { a: 'move', n: 2 })),
  afterCardsRevealed: sc => sc.play(t => selectCards(t)),
  kills: sc => sc.play(t => die(t, 'bandit-guard.1', 'brute', 0)),
  lootAbility: sc => sc.play(t => perform(t, sc.run('brute'), { a: 'loot', n: 1 })),
  healAction: sc => sc.play(t => perform(t, sc.run('brute'), { a: 'heal', n: 3 })),
  actionCreatingObstacle: sc => {
    const [at] = planOf(1).start;
    sc.s.width = planOf(1).rows;
    sc.s.land = { scenario: 1, rooms: [1], open: [], locked: [], things: [] };
    sc.s.figures = { brute: { ...sc.figure('brute')!, at: at! } };
    sc.play(t => perform(t, sc.run('brute'), { a: 'obstacle', count: 1, size: 1, within: 2 }));
  },
  augmentAction: sc => sc.play(t => playHalf(t, 'brute', augment)),
  afterSongAction: sc => sc.play(t => playHalf(t, 'brute', song)),
  doomAction: sc => sc.play(t => playHalf(t, 'brute', doom)),
  afterCommandAction: sc => sc.play(t => playHalf(t, 'brute', '#beast-tyrant-484/top')),
  allyAttackAction: sc => sc.play(t => perform(t, sc.run('spellweaver'), { a: 'attack', n: 3, range: 4 })),
  allyUsesMedicalPack: sc => sc.play(t => playHalf(t, 'spellweaver', '#sawbones-417/top')),
  yourSummonDamagedByAttack: sc =>
    sc.play(t => perform(t, { ...sc.run('bandit-guard.1'), by: 'p1' }, { a: 'attack', n: 3, range: 6 })),
  enemyWouldConsumeElement: sc => {
    const give = { add: { damage: 5 } };
    const ability: Ability = {
      a: 'damage',
      n: 1,
      on: { who: 'self' },
      consume: [{ elements: ['fire'], give }],
    };
    sc.play(t => perform(t, sc.run('bandit-guard.1', { hero: undefined }), ability));
  },
};

/** Moments that come up in the same scene. */
const SAME: Partial<Record<Moment, Moment>> = {
  attackAbility: 'attack',
  attackAction: 'attack',
  damagedByAttack: 'attacked',
};

const cardsOf = (kind: 'song' | 'doom') =>
  CLASSES.flatMap(c => c.cards).flatMap(card =>
    (['top', 'bottom'] as const).filter(half => card[half].kind === kind).map(half => `#${card.id}/${half}`),
  );
const song = cardsOf('song').find(key => halfOf(key.split('/')[0] as CardId, 'top').uses === undefined)!;
const doom = cardsOf('doom')[0]!;
const augment = `#${
  CLASSES.flatMap(c => c.cards).find(
    ({ top }) =>
      top.do.some(x => x.a === 'bonus' && x.kind === 'augment') && top.do.some(x => x.a === 'attack'),
  )!.id
}/top`;

function* nothing(): Generator<never, void> {}

/** Questions at which the item itself is taken; others are answered with the first thing that there is. */
const answersOf = (item: ItemDef, moment: Moment): string[] => {
  const effect = item.effects.find(e => e.event === moment)!;
  if (actsAlone(item.id, effect) || moment === 'duringTurn' || moment === 'afterCardsRevealed') return [];
  if (moment === 'damagedByAttack' && item.uses !== undefined) return [];
  if (moment === 'yourSummonDamagedByAttack') return ['bear.1', `item-${item.id}`];
  if (effect.give?.pull) return [`item-${item.id}`, 'bandit-guard.2'];
  return moment === 'attack' ? ['bandit-guard.1', `item-${item.id}`] : [`item-${item.id}`];
};

/** The same answers without the item. */
const without = (answers: readonly string[]): string[] => answers.filter(x => !x.startsWith('item-'));

/** What is there to be seen afterwards, without the items themselves. */
const seen = (sc: Scene): string =>
  JSON.stringify([
    sc.s.figures,
    sc.s.elements,
    sc.s.infused,
    sc.s.lasting.map(x => [x.ability, x.on]),
    sc.s.money,
    sc.s.land,
    sc.s.shifts,
    sc.s.order.map(id => ({ ...sc.s.heroes[id]!, items: sc.s.heroes[id]!.items.slice(-2), tally: 0 })),
    sc.told('attacked').map(e => e.told),
    sc.s.decks.monsters,
    sc.asked
      .filter(x => ['GLM-ATK-01', 'GLM-AOE-01', 'GLM-MOVE-01'].includes(x.rule))
      .at(-1)
      ?.keys.filter(key => !key.startsWith('item-')),
  ]);

/** What a moment needs of the position. */
const prepare = (sc: Scene, item: ItemDef, moment: Moment): void => {
  const words = item.effects.flatMap(e => e.if ?? []);
  if (sc.s.turn) {
    sc.s.turn.moved = words.some(x => x.startsWith('movedThisTurnAtMost')) ? 1 : 6;
    sc.s.turn.hazards = 1;
  }
  sc.s.abilities['bandit-guard'] = PLAIN_CARD;
  const hurt = { hp: words.includes('youHaveExactly1Hp') ? 1 : 8, max: 20 };
  const sick = moment === 'duringTurn' ? { conditions: { muddle: 'this', poison: 'this' } } : {};
  sc.s.figures.brute = { ...sc.figure('brute')!, ...hurt, ...(sick as Partial<Figure>) };
  sc.s.figures.spellweaver = { ...sc.figure('spellweaver')!, hp: 3, max: 20 };
  const undead = item.effects.some(e => e.if?.some(x => x.startsWith('targetKind')));
  const first = sc.figure('bandit-guard.1')!;
  sc.s.figures['bandit-guard.1'] = { ...first, hp: 30, max: 30, ...(undead ? { type: 'living-bones' } : {}) };
};

const played = (item: ItemDef, moment: Moment, has: boolean): string => {
  const undead = item.effects.some(e => e.if?.some(x => x.startsWith('targetKind')));
  const answers = has ? answersOf(item, moment) : without(answersOf(item, moment));
  const target = undead ? answers.map(x => (x === 'bandit-guard.1' ? 'living-bones.1' : x)) : answers;
  const rolls = moment === 'attacked' && item.id === 7 ? ['x2*'] : [];
  const real = moment === 'actionCreatingObstacle';
  const sc = carrying(has ? item.id : null, { answers: target, rolls, real });
  prepare(sc, item, moment);
  AT[SAME[moment] ?? moment]!(sc, item);
  return seen(sc);
};

/** What is worn all the time: everything that such an item may change. */
const standingWith = (id: number | null): string => {
  const sc = carrying(id);
  const me = (): Figure => sc.figure('brute') as Figure;
  const immune: readonly Immunity[] = [
    'forcedMovement',
    'stun',
    'muddle',
    'poison',
    'wound',
    'difficultTerrain',
    'hazardousTerrain',
  ];
  const items = id === null ? [] : [id];
  const shield = shieldOf(sc.s, me());
  sc.s.heroes.brute!.hand = ['#brute-001', '#brute-002'];
  sc.play(t => playHalf(t, 'brute', '#brute-001/top/basic'));
  sc.play(t => playHalf(t, 'brute', '#brute-002/bottom/basic'));
  return JSON.stringify([
    immune.map(what => isImmune(sc.s, me(), what)),
    flies(sc.s, me()),
    shield,
    deckFor('brute', [], Math.min(0, minusOnes(items)), 0)['-1'],
    fits(1, [12, ...items], itemOf(13)),
    placeInOrder(sc.s, me()),
    sc.told('attacked').map(e => e.told.base),
    sc.asked.find(x => x.rule === 'GLM-MOVE-01')?.keys,
  ]);
};

describe('every item that docs call played changes what happens at its moment', () => {
  const listed = ITEMS.filter(item => itemStatus(item) !== 'not');
  test.each(
    listed.flatMap(item =>
      [...new Set(item.effects.map(e => e.event))].map(moment => [item.id, item.key, moment] as const),
    ),
  )('%i %s: %s', (id, _, moment) => {
    const item = itemOf(id);
    if (moment === 'always') expect(standingWith(id)).not.toBe(standingWith(null));
    else if (moment.startsWith('gainsCondition')) {
      const sc = carrying(id);
      gain(sc.t, 'brute', 'muddle', null);
      expect(Object.keys(sc.figure('brute')!.conditions)).toEqual(['strengthen']);
    } else expect(played(item, moment, true)).not.toBe(played(item, moment, false));
  });
});

describe('costs and limits of items', () => {
  test('GLM-ITEM-14 an item that costs for each attack is paid for each target, and no more once its owner has fallen', () => {
    const volley = (hp: number): Scene => {
      const sc = carrying(136, { answers: ['item-136', 'bandit-guard.1', 'bandit-guard.2'] });
      sc.s.figures.brute = { ...sc.figure('brute')!, hp };
      sc.play(t => perform(t, sc.run('brute'), { a: 'attack', n: 1, range: 4, targets: 2 }));
      return sc;
    };
    expect(
      volley(9)
        .told('hurt')
        .filter(e => e.how === 'cost')
        .map(e => e.n),
    ).toEqual([2, 2]);
    expect(
      volley(9)
        .told('attacked')
        .map(e => [e.told.base, e.told.mode]),
    ).toEqual([
      [3, 'normal'],
      [3, 'advantage'],
    ]);
    expect(volley(2).told('attacked')).toEqual([]);
  });

  test('GLM-ITEM-10 an item that is never turned acts by itself, once in each attack', () => {
    const sc = carrying(137, { answers: ['bandit-guard.1'] });
    sc.play(t => perform(t, sc.run('brute'), { a: 'attack', n: 3 }));
    expect(sc.told('attacked').map(e => e.told.pierce)).toEqual([1]);
    expect(sc.asked.flatMap(x => x.keys).filter(key => key.startsWith('item-'))).toEqual([]);
  });

  test('what turns an x2 into +0 works on the monsters only while it is worn', () => {
    const hit = (id: number | null): number => {
      const sc = carrying(id, { rolls: ['x2*'], answers: [] });
      sc.s.abilities['bandit-guard'] = PLAIN_CARD;
      sc.play(t => beginTurn(t, 'bandit-guard.1'));
      const { base, value } = sc.told('attacked')[0]!.told;
      return value / base;
    };
    expect([hit(null), hit(7)]).toEqual([2, 1]);
  });
});
