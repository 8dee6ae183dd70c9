import { describe, expect, test } from 'vitest';
import { deckOf, monsterCardOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { NOT_PLAYED } from '../gaps.js';
import { placeOf } from '../look.js';
import { USUAL } from '../sets.js';
import type { State } from '../state.js';
import { attackAbility } from './attack.js';
import { gain } from './conditions.js';
import { suffer } from './damage.js';
import { abilitiesOf, placeObjectives } from './objectives.js';
import { drawMissing } from './rooms.js';
import { prepare, setup } from './setup.js';
import { beginTurn, heroStep, playHalf } from './turn.js';
import { VERBS } from './verbs/index.js';

/** The first steps of a match: goals, hands, the first room, the start hexes. */
const begun = (options: Partial<typeof USUAL> = {}, answers: readonly string[] = []): Scene => {
  const sc = scene({ real: true, answers });
  Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, ...options })) as State);
  sc.play(function* (t) {
    yield* setup(t);
    yield* prepare(t);
  });
  return sc;
};
const GOALS = ['#goal-streamliner', '#goal-workhorse'];
const START = ['11,1', '11,2'];

describe('set-up', () => {
  test('GLM-SETUP-01 GLM-SETUP-03 GLM-SETUP-26 GLM-COMP-14 two battle goals for each, one is kept and shown to nobody else', () => {
    const sc = begun({}, [...GOALS, ...START]);
    expect(sc.s.heroes.brute?.goals).toEqual(['#goal-streamliner']);
    expect(sc.s.heroes.brute?.passed).toEqual(['#goal-layabout']);
    expect(game.view(sc.s, 'p2').heroes[0]?.goals).toEqual(['#']);
    expect(game.view(sc.s, 'p1').heroes[0]?.goals).toEqual(['#goal-streamliner']);
  });

  test('GLM-SETUP-04 GLM-SETUP-05 GLM-CHAR-03 GLM-CHAR-05 hands, items and dials are ready', () => {
    const sc = begun({}, [...GOALS, ...START]);
    const h = sc.s.heroes.brute!;
    expect([h.hand.length, h.box.length, h.xp, sc.hp('brute')]).toEqual([10, 3, 0, 10]);
    expect(sc.s.decks.brute?.draw['-1']).toBe(5 + (h.items.some(i => i.id === 3) ? 2 : 0));
  });

  test('GLM-SETUP-13 nobody starts where another does', () => {
    const sc = begun({}, [...GOALS, ...START]);
    const [first, second] = sc.asked.filter(a => a.rule === 'GLM-SETUP-13');
    expect(first?.keys).toContain('11,1');
    expect(second?.keys).not.toContain('11,1');
    expect(sc.s.round).toBe(1);
  });

  test('GLM-SETUP-02 negative effects of the scenario are applied to each character', () => {
    const starts = planOf(2)
      .start.slice(0, 2)
      .map(hex => placeOf({ width: planOf(2).rows }, hex));
    const sc = begun({ scenario: '2' }, [...GOALS, ...starts]);
    expect([sc.s.decks.brute?.draw.curse, sc.s.pools.heroes]).toEqual([3, 4]);
  });
});

describe('monsters', () => {
  const acts = (card: string, given: Given = {}, type = 'bandit-guard'): Scene => {
    const sc = scene({ answers: ['take'], rolls: ['+0'], ...given });
    sc.s.abilities[type] = card;
    sc.play(t => beginTurn(t, `${type}.1`));
    return sc;
  };

  test('GLM-MABIL-02 GLM-MABIL-05 GLM-MON-49 the card of the type is performed in printed order, for every rank', () => {
    const sc = acts('guard-4');
    expect(sc.told('attacked')[0]).toMatchObject({ on: 'brute', told: { base: 2 } });
    const elite = acts('guard-4', { figures: { g: { rank: 'elite' } } });
    expect(elite.told('attacked')[0]).toMatchObject({ on: 'brute', told: { base: 3 } });
  });

  test('GLM-MABIL-07 an empty ability deck is shuffled first', () => {
    const sc = scene({ rolls: ['guard-3'] });
    sc.s.drawn.guard = deckOf('guard').cards.map(c => c.id);
    sc.play(function* (t) {
      drawMissing(t);
    });
    expect([sc.told('abilities-shuffled').length, sc.s.drawn.guard]).toEqual([1, ['guard-3']]);
  });

  test('GLM-EX-23 GLM-MON-55 Living Bones 20: Move -2, Attack +0, Heal 2 on itself, and the deck is shuffled', () => {
    const card = deckOf('living-bones').cards.find(c => c.initiative === 20)!;
    expect(card.shuffle).toBe(true);
    const sc = scene({ map: '\n  B . . . . l', answers: [], figures: { l: { hp: 3 } } });
    sc.s.abilities['living-bones'] = card.id;
    sc.play(t => beginTurn(t, 'living-bones.1'));
    expect([sc.told('attacked').length, sc.hp('living-bones.1')]).toEqual([0, 5]);
    expect(sc.told('moved')[0]?.route).toEqual(['5,0', '4,0']);
  });

  test('GLM-BOSS-03 GLM-CAMP-05 a special is performed as if it stood on the card', () => {
    const sc = scene({ map: '\n  . . . . B' });
    const f = sc.figure('brute')!;
    sc.s.figures['captain-of-the-guard.1'] = {
      ...f,
      id: 'captain-of-the-guard.1',
      kind: 'monster',
      side: 'monsters',
      type: 'captain-of-the-guard',
      rank: 'boss',
      at: 0 as never,
      hp: 5,
    };
    sc.s.abilities['captain-of-the-guard'] = deckOf('boss').cards.find(c =>
      c.do.some(x => x.a === 'special' && x.n === 1),
    )!.id;
    sc.play(t => beginTurn(t, 'captain-of-the-guard.1'));
    expect(sc.told('healed')[0]).toMatchObject({ who: 'captain-of-the-guard.1', n: 2 });
  });

  test('GLM-COND-16 GLM-COND-17 an invisible character is no focus, but its allies may heal it', () => {
    const sc = acts('guard-4', {
      answers: [],
      rolls: [],
      figures: { B: { conditions: { invisible: 'this' } } },
    });
    expect(sc.told('focused')[0]?.on).toBeNull();
    expect(gain(sc.t, 'brute', 'bless', 'spellweaver')).toBe(true);
  });

  test('GLM-MON-11 an enemy far beyond this turn is focused on all the same', () => {
    const sc = scene({ map: '\n  B . . . . . . . . g' });
    sc.s.abilities['bandit-guard'] = 'guard-4';
    sc.play(t => beginTurn(t, 'bandit-guard.1'));
    expect([sc.told('focused')[0]?.on, sc.told('attacked')]).toEqual(['brute', []]);
    expect(sc.told('moved')[0]?.route.length).toBeLessThan(6);
  });

  test('GLM-AOE-06 enemies of the area that are not in sight are not attacked', () => {
    const area = {
      self: true,
      hexes: [
        [0, 1],
        [0, 2],
      ] as const,
    };
    const open = scene({ map: '\n  B g h', auto: true });
    open.play(t => attackAbility(t, open.run('brute'), { a: 'attack', n: 2, area }, []));
    expect(open.told('attacked')).toHaveLength(2);
    const walled = scene({ map: '\n  B # h', auto: true });
    walled.play(t => attackAbility(t, walled.run('brute'), { a: 'attack', n: 2, area }, []));
    expect(walled.told('attacked')).toEqual([]);
  });

  test('GLM-MON-04 GLM-MABIL-06 cards show initiative and the shuffle symbol', () => {
    expect(deckOf('guard').cards).toHaveLength(8);
    expect(monsterCardOf('guard-1').initiative).toBe(15);
  });
});

describe('cards and summons', () => {
  const withTurn = (sc: Scene, cards: readonly `#${string}`[]): Scene => {
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: [...cards], halves: ['top', 'bottom'] };
    return sc;
  };

  test('GLM-CARD-13 an owner may end a lasting bonus without slots', () => {
    const sc = withTurn(scene({ answers: ['drop/#brute-013'] }), ['#brute-001', '#brute-003']);
    sc.s.heroes.brute!.active = [{ card: '#brute-013', half: 'top', lost: true, until: 'scenario', used: 0 }];
    const uses = sc.s.heroes.brute!.active[0]!.card;
    sc.play(t => heroStep(t, 'brute'));
    expect([sc.s.heroes.brute?.active, sc.s.heroes.brute?.lost]).toEqual([[], [uses]]);
  });

  test('GLM-XP-04 GLM-CARD-11 a slot gives its experience when the token leaves it', () => {
    const sc = scene({ answers: ['take', 'take'] });
    const card = '#brute-007' as const;
    sc.s.heroes.brute!.active = [{ card, half: 'bottom', lost: true, until: 'scenario', used: 0 }];
    sc.s.lasting = [
      {
        n: 1,
        owner: 'brute',
        ability: 'brute-007/bottom/bonus:damagedByAttack',
        on: [],
        until: 'scenario',
        card,
        value: 0,
        used: 0,
      },
    ];
    sc.play(function* (t) {
      yield* suffer(t, 'brute', 2, { how: 'attack', by: 'bandit-guard.1' });
      yield* suffer(t, 'brute', 2, { how: 'attack', by: 'bandit-guard.1' });
    });
    expect([sc.s.heroes.brute?.xp, sc.s.heroes.brute?.active[0]?.used, sc.hp('brute')]).toEqual([1, 2, 8]);
  });

  test('GLM-SUMM-09 GLM-EX-24 kills of a summon count for its summoner', () => {
    const sc = scene({ map: '\n  B . .\n   . g .', rolls: ['+0'], figures: { g: { hp: 1 } } });
    const f = sc.figure('brute')!;
    sc.s.figures['rat-swarm.1'] = {
      ...f,
      id: 'rat-swarm.1',
      kind: 'summon',
      type: 'rat-swarm',
      owner: 'brute',
      at: 3 as never,
      hp: 6,
      max: 6,
    };
    sc.play(t => beginTurn(t, 'rat-swarm.1'));
    expect([sc.figure('bandit-guard.1'), sc.s.heroes.brute?.tally.kills]).toEqual([undefined, 1]);
    expect(sc.told('drew')[0]?.whose).toBe('brute');
  });

  test('GLM-ITEM-14 an item for an attack is used before the card is drawn', () => {
    const sc = scene({ answers: ['item-10', 'bandit-guard.1'], rolls: ['+0'] });
    sc.s.heroes.brute!.items = [{ id: 10, state: 'ready', used: 0 }];
    sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3 }, []));
    const types = sc.events.map(e => e.type);
    expect(types.indexOf('item-used')).toBeLessThan(types.indexOf('drew'));
    expect(sc.figure('bandit-guard.1')?.conditions.stun).toBeDefined();
  });

  test('GLM-TURN-02 Trample jumps and attacks whoever was jumped over', () => {
    const sc = scene({ map: '\n  B g . .', answers: ['2,0'], rolls: ['+0'] });
    sc.turnOf('brute');
    sc.play(t => playHalf(t, 'brute', '#brute-001/bottom'));
    expect(sc.told('attacked').map(e => e.on)).toEqual(['bandit-guard.1']);
  });
});

describe('objectives', () => {
  test('GLM-COMP-12 GLM-TILE-30 GLM-TILE-31 GLM-TILE-32 GLM-MON-17 GLM-CAMP-35 GLM-CAMP-38 GLM-CAMP-39 what a scenario gives hit points can be attacked, gains no condition, and is gone at 0', () => {
    const sc = scene({ real: true });
    Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenario: '22' })) as State);
    sc.s.land = { ...sc.s.land, rooms: [1, 2, 3, 4, 5, 6, 7, 8] };
    placeObjectives(sc.t);
    const altars = Object.values(sc.s.figures).filter(f => f.type === 'altar');
    expect(altars).toHaveLength(4);
    expect(altars[0]).toMatchObject({ kind: 'objective', side: 'monsters', hp: 4 + 2 * sc.s.level });
    expect(gain(sc.t, 'altar.1', 'stun', 'brute')).toBe(false);
    sc.play(t => suffer(t, 'altar.1', 99, { how: 'attack', by: 'brute' }));
    expect([sc.figure('altar.1'), sc.s.flags['killed altar'], sc.s.money]).toEqual([undefined, 1, []]);
    expect(abilitiesOf(sc.s, altars[1]!)).toEqual([]);
  });
});

test('what is said to do nothing does nothing, and nothing else does', () => {
  const idle = Object.entries(VERBS)
    .filter(([, play]) => /return false;\s*\}$/.test(String(play)) && String(play).split('\n').length <= 3)
    .map(([verb]) => verb);
  for (const verb of idle) if (verb !== 'special') expect([...NOT_PLAYED]).toContain(verb);
});
