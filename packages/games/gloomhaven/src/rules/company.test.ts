import { isClosedDoor, isEmptyHex, isWall, terrainAt } from '@potyczka/geometry/hex';
import type { CardId } from '@potyczka/kernel';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { SPOTS } from '../campaign/content/spot-index.js';
import { classOf, GOAL_CARDS, halfOf, poolOf, SCENARIOS } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { fieldOf } from '../ground.js';
import { judgeOptions, type Options, USUAL } from '../options.js';
import type { State, T } from '../state.js';
import { type Company, type Comrade, readCompany } from './company.js';
import { exhaust, suffer } from './damage.js';
import { shieldOf } from './effects.js';
import { endScenario } from './end.js';
import { lockDoors, openLocks } from './locks.js';
import { perform } from './perform.js';
import { reveal } from './rooms.js';
import { prepare } from './setup.js';
import { statistics } from './statistics.js';
import { holdsTrigger } from './triggers.js';
import { beginTurn, playHalf } from './turn.js';

const poolNames = (id: string, level: number): string[] => poolOf(id, level).map(card => card.slice(1));

const comrade = (id: string, over: Partial<Comrade> = {}): Comrade => ({
  id,
  seat: 'p1',
  level: 1,
  pool: poolNames(id, 1),
  perks: classOf(id).perks.map(() => 0),
  items: [],
  stickers: [],
  bless: 0,
  effects: [],
  ...over,
});
const NOTHING = { conditions: [], damage: 0, discard: 0, minusOnes: 0, consumed: null };

const company = (over: Partial<Company> = {}, ...heroes: Comrade[]): Company => ({
  level: 2,
  looted: [],
  death: false,
  heroes: heroes.length > 0 ? heroes : [comrade('brute'), comrade('spellweaver', { seat: 'p2' })],
  ...over,
});
const options = (party: Company): Options => ({ ...USUAL, party });

/** A table on which a company prepares; questions take the first way. */
const begun = (party: Company, answers: readonly string[] = []) => {
  const sc = scene({ real: true, auto: true, answers });
  Object.assign(sc.s, structuredClone(game.initial(options(party))) as State);
  for (const id of sc.s.order) {
    sc.s.heroes[id]!.goals = [...GOAL_CARDS].slice(0, 2);
  }
  return sc;
};
const prepared = (party: Company) => {
  const sc = begun(party);
  const t = {
    ...sc.t,
    together: (c: { seats: readonly string[] }) => answeredGoals(c, sc.s),
  } as unknown as T;
  const step = prepare(t).next();
  expect(step.done).toBe(true);
  return sc;
};
const answeredGoals = (c: { seats: readonly string[] }, s: State) => ({
  *[Symbol.iterator]() {
    return c.seats.map(seat =>
      s.order.filter(id => s.heroes[id]!.seat === seat).map(id => s.heroes[id]!.goals[0]!),
    );
  },
});

describe('a party from elsewhere', () => {
  test('its classes, levels, seats and scenario level count', () => {
    const party = company(
      {},
      comrade('sunkeeper', { level: 3, pool: poolNames('sunkeeper', 3) }),
      comrade('brute'),
    );
    const s = game.initial(options(party)) as State;
    expect([s.order, s.level, s.heroes.sunkeeper!.level]).toEqual([['sunkeeper', 'brute'], 2, 3]);
    expect(judgeOptions(options(party))).toBeUndefined();
    expect(judgeOptions({ ...options(party), players: 3 })?.why.id).toBe('more-players-than-heroes');
  });

  test('what cannot be read is refused: foreign cards, too many perks, one character', () => {
    const bad: readonly Partial<Comrade>[] = [
      { pool: [...poolNames('brute', 1), 'tinkerer-030'] },
      { pool: poolNames('brute', 1).slice(4) },
      { perks: classOf('brute').perks.map(() => 3) },
      { items: [1, 1] },
      { level: 10 },
    ];
    for (const over of bad)
      expect(readCompany(company({}, comrade('brute', over), comrade('tinkerer')) as never).ok).toBe(false);
    expect(readCompany(company({}, comrade('brute')) as never).ok).toBe(false);
    expect(readCompany({ heroes: 1 }).ok).toBe(false);
    expect(readCompany(company() as never).ok).toBe(true);
    expect(readCompany(null)).toEqual({ ok: true, value: null });
  });

  test('GLM-LEVEL-11 the hand is chosen from the pool: exactly as many cards as the class holds', () => {
    const sc = prepared(company());
    expect(sc.s.heroes.brute!.hand).toHaveLength(classOf('brute').handSize);
    expect([...sc.s.heroes.brute!.hand, ...sc.s.heroes.brute!.box].sort()).toEqual(poolOf('brute', 1).sort());
  });

  test('GLM-ROAD-09 GLM-SETUP-07 GLM-EX-110 what road and sanctuary gave is felt after the hands are chosen', () => {
    const hurt = { ...NOTHING, conditions: ['poison' as const], damage: 3, discard: 2, minusOnes: 1 };
    const sc = prepared(
      company(
        {},
        comrade('brute', { bless: 2, effects: [hurt] }),
        comrade('spellweaver', { effects: [{ ...NOTHING, conditions: ['poison'] }] }),
      ),
    );
    expect(sc.figure('brute')!.conditions.poison).toBeDefined();
    expect(sc.figure('spellweaver')!.conditions.poison).toBeDefined();
    expect([sc.hp('brute'), sc.hp('spellweaver')]).toEqual([7, 6]);
    expect(sc.s.heroes.brute!.discard).toHaveLength(2);
    expect([sc.s.decks.brute!.draw.bless, sc.s.decks.brute!.draw['-1']]).toEqual([2, 6]);
    const types = sc.events.map(e => e.type);
    expect(types.lastIndexOf('packed')).toBeLessThan(types.indexOf('gained'));
  });

  test('GLM-G-45 an item that was consumed in an earlier scenario is ready again', () => {
    const brute = (effects: Comrade['effects']) =>
      prepared(company({}, comrade('brute', { items: [12], effects }), comrade('spellweaver'))).s.heroes
        .brute!.items[0]!.state;
    expect(unlike(brute([{ ...NOTHING, consumed: 12 }]), brute([]))).toBe('ready');
  });

  test('GLM-EVENT-18 an item that was used up on the way starts consumed', () => {
    const sc = prepared(
      company(
        {},
        comrade('brute', { items: [12], effects: [{ ...NOTHING, consumed: 12 }] }),
        comrade('tinkerer', { items: [12] }),
      ),
    );
    expect(sc.s.heroes.brute!.items[0]!.state).toBe('consumed');
    expect(sc.s.heroes.tinkerer!.items[0]!.state).toBe('ready');
  });

  test('GLM-SHOP-04 of many items only those that fit are worn', () => {
    const sc = begun(company({}, comrade('brute', { items: [3, 4, 1] }), comrade('tinkerer')), ['item-4']);
    const t = {
      ...sc.t,
      together: (c: { seats: readonly string[] }) => answeredGoals(c, sc.s),
    } as unknown as T;
    prepare(t).next();
    expect(sc.s.heroes.brute!.items.map(i => i.id)).toEqual([4, 1]);
  });

  test('GLM-CAMP-42 GLM-CAMP-17 a treasure that is gone is not laid again', () => {
    const treasures = (looted: number[]) => {
      const sc = begun(company({ looted }));
      reveal(sc.t, 3, null);
      return sc.s.land.things.filter(x => x.kind === 'treasure').map(x => x.what);
    };
    expect(treasures([])).toEqual([7]);
    expect(treasures([7])).toEqual([]);
    expect(treasures([8])).toEqual([7]);
  });

  test('GLM-CAMP-18 GLM-CAMP-21 every match begins whole: all goals in the deck, full hit points, all cards', () => {
    const s = game.initial(options(company())) as State;
    expect(s.goals).toHaveLength(24);
    const sc = prepared(company());
    expect(sc.hp('brute')).toBe(classOf('brute').hp[0]);
    expect([sc.s.heroes.brute!.discard, sc.s.heroes.brute!.lost]).toEqual([[], []]);
  });

  test('GLM-ENH-22 GLM-ENH-07 a sticker raises a statistic of what the card summons, and no other', () => {
    const [name, spots] = Object.entries(SPOTS).find(
      ([id, halves]) =>
        id.startsWith('tinkerer') && halves.top.some(s => s[2] === 'summon' && s[1] === 'attack'),
    )!;
    const card = `#${name}` as CardId;
    const spot = spots.top.findIndex(s => s[1] === 'attack');
    const summon = (halfOf(card, 'top').do[0] as { summon: { id: string } }).summon.id;
    const linesWith = (stickers: Comrade['stickers']) => {
      const s = game.initial(
        options(company({}, comrade('tinkerer', { stickers }), comrade('brute'))),
      ) as State;
      const f = {
        ...scene().figure('brute')!,
        id: `${summon}.1`,
        kind: 'summon' as const,
        type: summon,
        owner: 'tinkerer',
        card,
      };
      return statistics(s, f);
    };
    const [plain, more] = [linesWith([]), linesWith([{ card: name, half: 'top', spot, what: '+1' }])];
    expect(more).toEqual({ ...plain, attack: plain.attack + 1 });
  });

  test('GLM-ENH-04 GLM-ENH-08 an enhanced card does more when it is played', () => {
    const sc = scene({ map: '\n  . B g S .', auto: true });
    const stickers = [
      { card: 'brute-001', half: 'top' as const, spot: 0, what: '+1' },
      { card: 'brute-001', half: 'top' as const, spot: 1, what: 'wound' },
    ];
    sc.s.options = {
      ...sc.s.options,
      party: company({}, comrade('brute', { stickers }), comrade('spellweaver')),
    };
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001'], halves: ['top', 'bottom'] };
    sc.play(t => playHalf(t, 'brute', '#brute-001/top'));
    expect(sc.hp('bandit-guard.1')).toBe(6);
    expect(sc.figure('bandit-guard.1')!.conditions.wound).toBeDefined();
  });
});

describe('a scenario on its own', () => {
  test('GLM-SOLO-04 GLM-SOLO-05 hands lie open if the group agrees, and not unless it does', () => {
    expect(USUAL.open).toBe(false);
    const hands = (open: boolean) => {
      const s = game.initial({ ...USUAL, ready: false, open }) as State;
      s.heroes.brute!.hand = ['#brute-001'];
      s.heroes.brute!.unseen = ['#brute-001'];
      return game.view(s, 'p2').heroes.find(h => h.id === 'brute')!.hand;
    };
    expect([hands(false), hands(true)]).toEqual([['#'], ['#brute-001']]);
  });

  test('GLM-INIT-01 a hero has no initiative to look at before the cards lie open', () => {
    const shown = (chosen: State['chosen']) => {
      const s = game.initial({ ...USUAL, ready: false }) as State;
      Object.assign(s, { chosen, initiatives: { brute: [61, 15] } });
      return game.view(s, 'p1').heroes.find(h => h.id === 'brute')?.initiative;
    };
    expect(shown({})).toBeNull();
    expect(shown({ brute: { lead: '#brute-001', second: '#brute-002' } })).toBe(61);
  });

  test('GLM-SCALE-10 rooms are filled for those who started, exhausted or not', () => {
    const count = (out: boolean) => {
      const sc = scene({ real: true });
      const four = { ...USUAL, players: 4, heroes: 4 };
      Object.assign(sc.s, structuredClone(game.initial(four)) as State);
      sc.s.heroes.brute!.out = out;
      reveal(sc.t, 2, null);
      return Object.values(sc.s.figures).length;
    };
    expect([count(true), count(false)]).toEqual([6, 6]);
  });

  test('GLM-CAMP-01 a monster’s bonus begins with its own turn and ends with the round', () => {
    const sc = scene({ map: '\n  g . h . B', auto: true });
    sc.s.abilities['bandit-guard'] = 'guard-1';
    const shield = (id: string) => shieldOf(sc.s, sc.figure(id)!);
    expect([shield('bandit-guard.1'), shield('bandit-guard.2')]).toEqual([0, 0]);
    sc.play(t => beginTurn(t, 'bandit-guard.1'));
    expect([shield('bandit-guard.1'), shield('bandit-guard.2')]).toEqual([1, 0]);
    sc.t.emit({ type: 'round-over' } as never, 'GLM-END-01');
    expect(shield('bandit-guard.1')).toBe(0);
  });
});

describe('permanent death', () => {
  const fight = (death: boolean) => {
    const sc = scene({ map: '\n  . B g S .', auto: true });
    sc.s.options = { ...sc.s.options, party: company({ death }) };
    return sc;
  };

  test('GLM-PERMA-01 GLM-PERMA-05 who drops below 1 dies, and what was looted there is lost', () => {
    const sc = fight(true);
    sc.s.heroes.brute!.money = 4;
    sc.s.heroes.brute!.xp = 5;
    sc.s.heroes.brute!.hand = [];
    sc.play(t => suffer(t, 'brute', 10, { how: 'attack', by: 'bandit-guard.1' }));
    expect(sc.figure('brute')).toBeUndefined();
    const back = endScenario(sc.t).heroes.find(h => h.id === 'brute')!;
    expect(back).toMatchObject({ dead: true, gold: 0, xp: 0, exhausted: true });
    const usual = fight(false);
    usual.s.heroes.brute!.hand = [];
    usual.play(t => suffer(t, 'brute', 10, { how: 'attack', by: 'bandit-guard.1' }));
    expect(endScenario(usual.t).heroes.find(h => h.id === 'brute')).toMatchObject({
      dead: false,
      exhausted: true,
    });
  });

  test('GLM-PERMA-02 GLM-PERMA-03 who has no cards left stays on the map, takes no turn, and can be killed', () => {
    const sc = fight(true);
    sc.play(t => exhaust(t, 'brute', 'cards'));
    expect(sc.figure('brute')).toBeDefined();
    expect(sc.s.heroes.brute!.out).toBe(true);
    sc.t.emit({ type: 'round', n: 3 }, 'GLM-ROUND-01');
    expect(sc.s.initiatives.brute).toBeUndefined(); // 99 in the order
    sc.play(t => suffer(t, 'brute', 10, { how: 'attack', by: 'bandit-guard.1' }));
    expect(sc.figure('brute')).toBeUndefined();
    expect(endScenario(sc.t).heroes.find(h => h.id === 'brute')!.dead).toBe(true);
    const usual = fight(false);
    usual.play(t => exhaust(t, 'brute', 'cards'));
    expect(usual.figure('brute')).toBeUndefined();
  });

  test('GLM-PERMA-04 who is alive at the end survives a failure', () => {
    const sc = fight(true);
    sc.play(t => exhaust(t, 'brute', 'cards'));
    sc.s.outcome = 'lost';
    expect(endScenario(sc.t).heroes.map(h => h.dead)).toEqual([false, false]);
  });
});

describe('doors and plates of a scenario', () => {
  test('GLM-CAMP-36 GLM-TILE-31 no card destroys an obstacle with hit points', () => {
    const destroyed = (guarded: boolean) => {
      const sc = scene({ map: '\n  . B o g .', auto: true });
      const at = sc.s.land.things[0]!.at[0]!;
      if (guarded)
        sc.s.figures['altar.1'] = {
          ...sc.figure('bandit-guard.1')!,
          id: 'altar.1',
          kind: 'objective',
          type: 'altar',
          at,
        };
      sc.play(t => perform(t, sc.run('brute'), { a: 'destroyObstacle', count: 1, within: 1 }));
      return sc.told('removed').length;
    };
    expect([destroyed(false), destroyed(true)]).toEqual([1, 0]);
  });

  const locked = SCENARIOS.filter(d => (d.locks ?? []).length > 0).map(d => d.id);

  test('GLM-CAMP-32 GLM-TILE-28 a locked door is a wall until its condition is met', () => {
    const sc = scene({ real: true });
    Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenario: '15' })) as State);
    expect(locked).toContain(15);
    sc.s.land = { ...sc.s.land, rooms: [...planOf(15).rooms.keys()] };
    lockDoors(sc.t);
    const [id] = sc.s.land.locked;
    const door = planOf(15).doors.find(d => d.id === id)!;
    expect(terrainAt(fieldOf(sc.s), door.at)).toBe('locked-door');
    expect(isWall(fieldOf(sc.s), door.at)).toBe(true);
    const free = { land: { ...sc.s.land, locked: [] } };
    expect([isWall(fieldOf(free), door.at), isClosedDoor(fieldOf(free), door.at)]).toEqual([false, true]);
    sc.play(t => openLocks(t));
    expect(sc.s.land.locked).toContain(id);
  });

  test('GLM-CAMP-33 GLM-CAMP-34 GLM-TILE-29 a plate is walked over like floor; a character on it at the end of a turn sets it off, nobody else', () => {
    const sc = scene({ map: '\n  B _ g .' });
    const plate = sc.s.land.things.find(x => x.kind === 'plate')!.at[0]!;
    expect(isEmptyHex(fieldOf(sc.s), plate, { figures: [], tokens: [] })).toBe(true);
    const on = (id: string) => {
      sc.s.figures[id] = { ...sc.figure(id)!, at: plate };
      return holdsTrigger(sc.s, { heroOnPlate: 'a' });
    };
    expect(holdsTrigger(sc.s, { heroOnPlate: 'a' })).toBe(false);
    expect(on('bandit-guard.1')).toBe(false);
    sc.s.figures['bandit-guard.1'] = { ...sc.figure('bandit-guard.1')!, at: 3 as never };
    expect(on('brute')).toBe(true);
  });
});
