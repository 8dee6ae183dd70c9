import { chanceFrom, copy, position, quickDice, Run } from '@potyczka/kernel/run';
import { refuses, unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { abilitiesOf } from '../content/abilities/index.js';
import { aimCard } from '../content/aim.js';
import { featsOf } from '../content/feats/index.js';
import { attachmentOf, gearOf, lootIdOf, lootOf } from '../content/loot.js';
import { isWeapon, takes, weaponOf } from '../content/weapons.js';
import { game, type Options, type State } from '../index.js';
import { judgeOptions, seatsOf } from '../options.js';
import { healthLimit, shieldLimit } from '../state.js';
import { type AimId, type GearKind, LEGENDS, MAP_EDGES, PACK } from '../vocabulary.js';

const plain: Options = {
  mode: 'versus',
  tougher: 0,
  legends: 2,
  first: 1,
  second: 1,
  choice: 'first-game',
  ring: true,
  screens: true,
};

const start = (o: Partial<Options> = {}, seed = 3) => {
  const options = { ...plain, ...o };
  return new Run(game, options, { chance: chanceFrom(quickDice(seed)) });
};
type MatchRun = ReturnType<typeof start>;

/** Answers with the first legal answer until a question of this rule comes. */
const until = (run: MatchRun, rule: string): MatchRun => {
  for (let n = 0; n < 400 && run.result === undefined; n++) {
    const { ask } = run.now;
    if (!ask || ask.spec.rule === rule) return run;
    const legal = run.now.legal(ask.seat, 50);
    run.answer(ask.seat, run.q, legal.find(a => a === 'pass') ?? legal[0]);
  }
  return run;
};
const teamOf = (run: MatchRun, team: 'red' | 'blue') =>
  run.now.state.legends.filter(l => l.team === team && l.chosen).map(l => l.id);

describe('options', () => {
  test('APX-SETUP-07 APX-SETUP-08 two or three legends in both teams, and as many players as they like', () => {
    const teams = (legends: 2 | 3) =>
      until(start({ legends, first: 1, second: legends }), 'APX-EQUIP-03').now.state.legends.map(l => l.team);
    expect(teams(2)).toEqual(expect.arrayContaining(['red', 'blue']));
    expect(teams(2).filter(t => t === 'red')).toHaveLength(2);
    expect(teams(3).filter(t => t === 'blue')).toHaveLength(3);
    expect(seatsOf({ ...plain, legends: 3, first: 3, second: 2 })).toHaveLength(5);
  });

  test('APX-SETUP-09 APX-SETUP-10 one person may hold several legends, but not fewer than one', () => {
    expect(seatsOf(plain)).toEqual(['p1', 'p2']);
    expect(judgeOptions({ ...plain, first: 2 })).toBeUndefined();
    expect(judgeOptions({ ...plain, first: 3 })?.rule).toBe('APX-SETUP-09');
  });

  test('APX-SETUP-01 APX-SETUP-77 the first game has the Ring and screens', () => {
    expect(judgeOptions({ ...plain, ring: false })?.rule).toBe('APX-SETUP-77');
    expect(judgeOptions({ ...plain, ring: false, choice: 'draft' })).toBeUndefined();
  });

  test('AUT-VARIANT-02 AUT-VARIANT-03 AUT-VARIANT-04 against Automas it is two against two; one person or two', () => {
    expect(judgeOptions({ ...plain, mode: 'solo', legends: 3 })?.rule).toBe('AUT-VARIANT-01');
    expect(judgeOptions({ ...plain, tougher: 5 })?.rule).toBe('AUT-SETUP-20');
    expect((['solo', 'ally', 'coop'] as const).map(mode => seatsOf({ ...plain, mode }).length)).toEqual([
      1, 1, 2,
    ]);
  });
});

describe('legends', () => {
  /** The seats of the last draw for the colours, the higher card first. */
  const drawn = (run: MatchRun): string[] => {
    const draws = run.everything().flatMap(e => (e.type === 'drew-colours' ? [e.cards] : []));
    const [a = 0, b = 0] = (draws.at(-1) ?? []).map(c => aimCard(c.slice(1) as AimId).value);
    return a > b ? ['p1', 'p2'] : ['p2', 'p1'];
  };

  test('APX-SETUP-44 APX-SETUP-45 who draws the higher Aim card is red in the first game, and chooses the colour in others', () => {
    const first = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const [high, low] = drawn(start({}, seed)) as [string, string];
      first.add(high);
      expect(start({}, seed).now.state.teams).toEqual({ red: [high], blue: [low] });
      const draft = start({ choice: 'draft' }, seed);
      const [chooser, other] = drawn(draft);
      expect([draft.now.ask?.spec.rule, draft.now.ask?.seat]).toEqual(['APX-SETUP-45', chooser]);
      draft.answer(chooser as 'p1', draft.q, 'blue');
      expect(draft.now.state.teams).toEqual({ red: [other], blue: [chooser] });
    }
    expect(first.size).toBe(2);
  });

  test('APX-SETUP-46 APX-FLOW-02 equip, drop, enter, clash: blue waits at the tile first, red enters first and has the first turn', () => {
    const run = start();
    for (let n = 0; n < 400 && run.now.state.act === null; n++) {
      const { ask } = run.now;
      if (!ask) break;
      const legal = run.now.legal(ask.seat, 50);
      run.answer(ask.seat, run.q, legal.find(a => a === 'pass') ?? legal[0]);
    }
    const told = run.everything();
    expect(told.flatMap(e => (e.type === 'stage' ? [e.stage] : []))).toEqual([
      'equip',
      'drop',
      'enter',
      'clash',
    ]);
    const teams = (type: 'waits' | 'entered' | 'activated') =>
      told.flatMap(e => (e.type === type ? run.now.state.legends.find(l => l.id === e.who)?.team : []));
    expect([teams('waits')[0], teams('entered')[0], teams('activated')[0]]).toEqual(['blue', 'red', 'red']);
  });

  test('APX-SETUP-54 a legend that was taken is not there for the next', () => {
    const run = until(start({ choice: 'draft' }), 'APX-SETUP-53');
    const first = run.now.ask?.seat ?? 'p1';
    run.answer(first, run.q, 'WR');
    const left = run.now.legal(run.now.ask?.seat ?? 'p1');
    expect(run.now.ask?.seat).not.toBe(first);
    expect(left).toEqual(LEGENDS.filter(id => id !== 'WR'));
  });

  test('APX-EX-125 three against three take turns for six cards, and none is left', () => {
    const run = until(start({ choice: 'draft', legends: 3 }), 'APX-EQUIP-03');
    const order = run.everything().flatMap(e => (e.type === 'recruited' ? [e.team] : []));
    expect(order).toEqual(['blue', 'red', 'blue', 'red', 'blue', 'red']);
    expect(new Set(run.now.state.legends.map(l => l.id)).size).toBe(6);
  });

  test('APX-SETUP-49 APX-SETUP-51 the first game: the teams are fixed, and nobody drafts', () => {
    const run = until(start(), 'APX-EQUIP-03');
    expect(teamOf(run, 'red')).toEqual(['BL', 'WR']);
    expect(teamOf(run, 'blue')).toEqual(['GB', 'BH']);
    const three = until(start({ legends: 3 }), 'APX-EQUIP-03');
    expect([teamOf(three, 'red').sort(), teamOf(three, 'blue').sort()]).toEqual([
      ['BL', 'LL', 'WR'],
      ['BH', 'GB', 'PF'],
    ]);
  });

  test('APX-SETUP-43 APX-SETUP-48 APX-EX-126 equal cards are drawn again', () => {
    for (let seed = 1; seed < 40; seed++) {
      const run = start({}, seed);
      const draws = run.everything().filter(e => e.type === 'drew-colours');
      const last = draws.at(-1);
      if (last?.type !== 'drew-colours') continue;
      const low = new Set(['#A-1', '#A-2']);
      expect(last.cards.every(c => low.has(c))).toBe(false);
    }
  });

  test('APX-SETUP-50 with several people each takes one of the team’s legends', () => {
    const run = until(start({ first: 2, second: 2 }), 'APX-EQUIP-03');
    expect(new Set(run.now.state.legends.map(l => l.seat)).size).toBe(4);
  });

  test('APX-SETUP-52 APX-SETUP-53 APX-SETUP-55 the draft: blue first, one at a time, from all that are left', () => {
    const run = start({ choice: 'draft' });
    expect(run.now.ask?.spec.rule).toBe('APX-SETUP-45');
    until(run, 'APX-SETUP-53');
    expect(run.now.legal(run.now.ask?.seat ?? 'p1')).toEqual([...LEGENDS]);
    const blue = run.now.state.teams.blue;
    expect(blue).toContain(run.now.ask?.seat);
    until(run, 'APX-EQUIP-03');
    const order = run.everything().flatMap(e => (e.type === 'recruited' ? [e.team] : []));
    expect(order).toEqual(['blue', 'red', 'blue', 'red']);
    expect(run.now.state.legends).toHaveLength(4);
  });

  test('APX-G-22 for a redraw both cards go back: one of them may come again', () => {
    const dice = chanceFrom(quickDice(1));
    const picked = [0, 0, 0, 12]; // two cards of 20, then one of them again and the card of 80
    const faces: number[] = [];
    const run = new Run(game, plain, {
      chance: {
        shuffle: (rule, cards) => dice.shuffle(rule, cards),
        roll: (rule, all) => {
          if (rule !== 'APX-SETUP-43') return dice.roll(rule, all);
          faces.push(all.length);
          return picked.shift() ?? 0;
        },
      },
    });
    const draws = run.everything().flatMap(e => (e.type === 'drew-colours' ? [e.cards] : []));
    expect(draws).toEqual([
      ['#A-1', '#A-2'],
      ['#A-1', '#A-14'],
    ]);
    expect(unlike([14, 13, 12, 11], faces)).toEqual([14, 13, 14, 13]);
  });

  test('APX-GAP-35 a team sees the hands of all its legends, the other team none of them', () => {
    const run = until(start({ first: 2, second: 2 }), 'APX-ACT-01');
    const mate = run.now.state.legends.find(l => l.seat === 'p2');
    const handIn = (seat: 'p1' | 'p3') => run.view(seat).legends.find(l => l.id === mate?.id)?.hand.cards;
    expect(handIn('p1')).toHaveLength(3);
    expect(unlike(handIn('p1'), handIn('p3'))).toEqual([]);
  });

  test('APX-SETUP-56 or they are dealt at random', () => {
    const run = until(start({ choice: 'random' }), 'APX-EQUIP-03');
    expect(run.everything().filter(e => e.type === 'recruited')).toHaveLength(4);
  });
});

describe('the box', () => {
  const boxed = () => until(start(), 'APX-EQUIP-03').now.state;

  test('APX-SETUP-03 APX-SETUP-04 the round marker on 1, the initiative marker not yet on its track', () => {
    expect(boxed()).toMatchObject({ round: 1, clock: 0 });
  });

  test('APX-SETUP-24 APX-SETUP-25 APX-SETUP-39 each deck lies as it was shuffled', () => {
    const run = start();
    const orders = run.everything().flatMap(e => (e.type === 'shuffled' ? [[e.pile, e.cards] as const] : []));
    const { weaponDeck, binDeck, ringDeck } = run.now.state;
    for (const [pile, deck] of [
      ['weapons', weaponDeck],
      ['bins', binDeck],
      ['ring', ringDeck],
    ] as const) {
      expect(deck).toEqual(orders.find(([name]) => name === pile)?.[1]);
      expect(unlike(deck.toSorted(), deck)).not.toEqual(deck.toSorted());
    }
  });

  test('APX-SETUP-29 APX-DMG-02 APX-DMG-06 20 shield of 20 and 40 health of 40', () => {
    for (const l of boxed().legends)
      expect([l.shield, shieldLimit(l), l.health, healthLimit(l)]).toEqual([20, 20, 40, 40]);
  });

  test('APX-SETUP-26 APX-SETUP-27 APX-SETUP-30 a board each with three pieces of starting gear and two boxes', () => {
    for (const l of boxed().legends) {
      const kinds = (['helmet', 'body', 'knockdown'] as const).map(kind => lootIdOf(l.gear[kind]));
      expect(kinds).toEqual(['helmet-starting', 'body-starting', 'knockdown-starting']);
      expect(l.boxes).toBe(2);
      expect([l.pack, l.hand, l.discard]).toEqual([[], [], []]);
    }
  });

  test('APX-SETUP-28 no weapon yet, and so no ammo', () => {
    for (const l of boxed().legends) expect(l.weapons).toEqual([]);
  });

  test('APX-SETUP-59 APX-SETUP-60 APX-SETUP-62 eight feats and two abilities each, all tokens available', () => {
    const state = boxed();
    expect(state).toMatchObject({ cooling: {}, track: [], figures: [] });
    for (const l of state.legends) {
      expect([...l.deck].sort()).toEqual([...featsOf(l.id)].sort());
      expect(abilitiesOf(l.id)).toHaveLength(2);
    }
  });

  test('APX-SETUP-39 APX-SETUP-40 APX-SETUP-41 the Ring is as wide as the map, its first card lies open', () => {
    const run = start();
    const view = run.view('spectator');
    expect(view.ring).toEqual({ x0: 0, y0: 0, x1: 11, y1: 11 });
    expect(view.nextRing).toBe(run.now.state.ringDeck[0]);
    expect(start({ ring: false, choice: 'draft' }).view('spectator')).toMatchObject({
      ring: null,
      nextRing: null,
    });
  });

  test('APX-SETUP-23 APX-SETUP-64 what belongs to modules stays in the box', () => {
    const { state } = start().now;
    expect(JSON.stringify(state.bags.epic)).not.toContain('legendary');
  });
});

test('APX-SETUP-65 APX-FLOW-01 three stages in their order: loadout, drop, clash', () => {
  const run = until(start(), 'APX-ACT-01');
  const told = run.everything().flatMap(e => (e.type === 'stage' ? [e.stage] : []));
  expect(told).toEqual(['equip', 'drop', 'enter', 'clash']); // the drop has two halves (APX-DROP-04, -09)
});

describe('stage 1', () => {
  const equip = (o: Partial<Options> = {}) => until(start(o), 'APX-EQUIP-04');

  const pooled = () => until(start(), 'APX-EQUIP-03').now.state;

  test('APX-EQUIP-01 APX-SETUP-68 a pool of 4 weapons, 4 common and 4 rare tokens for each', () => {
    for (const { pool } of pooled().legends) {
      const ranks = pool.filter(c => !c.startsWith('#W-')).map(c => lootOf(c).rank);
      expect([pool.length, ranks.length]).toEqual([12, 8]);
      expect([ranks.filter(r => r === 'common').length, ranks.filter(r => r === 'rare').length]).toEqual([
        4, 4,
      ]);
    }
  });

  test('APX-SETUP-61 eight feats, shuffled, and none discarded', () => {
    const { legends } = pooled();
    for (const l of legends) expect([l.deck.length, l.discard.length]).toEqual([8, 0]);
    expect(legends.some(l => l.deck.join() !== [...l.deck].sort().join())).toBe(true);
  });

  test('APX-EX-127 16 weapons, 16 common and 16 rare tokens have left', () => {
    const { weaponDeck, bags } = pooled();
    expect([weaponDeck.length, bags.common.length, bags.rare.length]).toEqual([48 - 16, 50 - 16, 52 - 16]);
  });

  test('APX-EQUIP-02 APX-SETUP-69 APX-SETUP-11 all equip at the same time, for every legend that they hold', () => {
    const run = equip();
    expect(run.now.asks.map(a => a.seat)).toEqual(['p1', 'p2']);
    const keys = run.now.asks[0]?.kind === 'many' ? run.now.asks[0].spec.from.length : 0;
    expect(keys).toBeGreaterThan(20);
  });

  test('APX-EQUIP-03 APX-SETUP-70 gifts go to allies only, and two weapons stay', () => {
    const run = until(start(), 'APX-EQUIP-03');
    const { ask } = run.now;
    if (ask?.kind !== 'choose') throw new Error('nobody is asked');
    const keys = ask.spec.from.map(x => ask.spec.key(x)).filter(k => k !== 'pass');
    const own = new Set(run.now.state.legends.filter(l => l.seat === ask.seat).map(l => l.id as string));
    for (const key of keys) expect(own.has(key.slice(3, 5))).toBe(true);
    const foe = run.now.state.legends.find(l => l.seat !== ask.seat)?.id;
    const toFoe = keys[0]?.replace(/^(..):../, `$1:${foe}`);
    expect(refuses(run.judge(ask.seat, run.q, toFoe))).toBeDefined();
    // any number of them, or none
    expect(run.now.legal(ask.seat, 50)).toContain('pass');
    const given = run.now.legal(ask.seat, 50).filter(k => k !== 'pass' && !String(k).includes('#W-'));
    run.answer(ask.seat, run.q, given[0]);
    while (run.now.ask && run.now.ask.seat !== ask.seat) run.answer(run.now.ask.seat, run.q, 'pass');
    expect(run.judge(ask.seat, run.q, given[1])).toBeUndefined();
    const pools = run.now.state.legends.filter(l => l.seat === ask.seat).map(l => l.pool.length);
    expect(unlike([12, 12], pools.toSorted())).toEqual([11, 13]);
  });

  /** Both seats take what is proposed first. */
  const equipped = () => {
    const run = equip();
    const pools = new Map(run.now.state.legends.map(l => [l.id, [...l.pool]]));
    for (const seat of ['p1', 'p2'] as const) {
      const own = run.now.state.legends.filter(l => l.seat === seat);
      const weapons = own.flatMap(l => l.pool.filter(isWeapon).map(c => `${l.id}:arm:${c}`));
      expect(refuses(run.judge(seat, run.q, weapons))?.rule).toBe('APX-EQUIP-04');
      expect(run.judge(seat, run.q, weapons.slice(0, 3))).toBeDefined();
      run.answer(seat, run.q, run.now.legal(seat, 1)[0]);
    }
    return { legends: run.now.state.legends, gone: run.now.state.gone.map(g => g.card), pools };
  };

  test('APX-EQUIP-05 APX-SETUP-71 APX-SETUP-72 two weapons with the ammo printed on them', () => {
    for (const l of equipped().legends) {
      expect(l.weapons).toHaveLength(2);
      for (const w of l.weapons) expect(w.ammo).toBe(weaponOf(w.card).startingAmmo);
    }
  });

  test('APX-EQUIP-06 APX-SETUP-73 tokens lie where they may', () => {
    for (const l of equipped().legends) {
      expect(l.pack.length).toBeLessThanOrEqual(PACK);
      for (const [kind, card] of Object.entries(l.gear))
        if (card) expect(gearOf(card, kind as GearKind).kind).toBe(kind);
      for (const w of l.weapons)
        for (const card of w.on) expect(takes(weaponOf(w.card), attachmentOf(card))).toBe(true);
    }
  });

  test('APX-EQUIP-07 APX-SETUP-74 what is left of a pool is out of the game', () => {
    const { legends, gone, pools } = equipped();
    expect(gone.length).toBeGreaterThan(0);
    for (const l of legends) {
      const onBoard = [...l.pack, ...Object.values(l.gear), ...l.weapons.flatMap(w => [w.card, ...w.on])];
      expect(l.pool).toEqual([]);
      for (const card of pools.get(l.id) ?? [])
        expect([card, onBoard.includes(card)]).toEqual([card, !gone.includes(card)]);
    }
  });

  test('APX-SETUP-75 APX-LOOT-01 three gear spaces, eight in the backpack, two weapons', () => {
    const [l] = equipped().legends;
    expect([Object.keys(l?.gear ?? {}).length, PACK, l?.weapons.length]).toEqual([3, 8, 2]);
  });

  test('APX-EQUIP-04 two weapons for each legend: one cannot have three and the other one', () => {
    const run = equip();
    const [a, b] = run.now.state.legends.filter(l => l.seat === 'p1');
    const arms = (l: typeof a, n: number): string[] =>
      (l?.pool ?? [])
        .filter(c => c.startsWith('#W-'))
        .slice(0, n)
        .map(c => `${l?.id}:arm:${c}`);
    expect(refuses(run.judge('p1', run.q, [...arms(a, 3), ...arms(b, 1)]))?.rule).toBe('APX-EQUIP-04');
    expect(run.judge('p1', run.q, [...arms(a, 2), ...arms(b, 2)])).toBeUndefined();
  });

  test('APX-SETUP-58 APX-SETUP-63 APX-G-24 pools and backpacks are the team’s secret', () => {
    const run = equip();
    const [mine] = run.view('p1').legends.filter(l => l.seat === 'p1');
    const theirs = run.view('p2').legends.find(l => l.id === mine?.id);
    expect(mine?.pool.cards).toHaveLength(12);
    expect(unlike(mine?.pool, theirs?.pool)).toEqual({ n: 12, cards: [] });
    expect(run.view('spectator').legends.every(l => l.pool.cards.length === 0)).toBe(true);
  });
});

describe('stage 2', () => {
  const drop = () => until(start(), 'APX-DROP-04');

  test('APX-DROP-01 APX-DROP-02 APX-DROP-03 a bonus and an epic token at each edge; three feats each', () => {
    const { state } = drop().now;
    const tile = Object.values(state.tile ?? {});
    expect(tile.map(e => e.bonus).sort()).toEqual([0, 1, 2, 3]);
    expect(tile.every(e => e.epic !== null)).toBe(true);
    for (const l of state.legends) expect([l.hand.length, l.deck.length]).toEqual([3, 5]);
  });

  test('APX-DROP-04 APX-DROP-05 APX-DROP-07 blue first, then in turn; the first at an edge gets its token, and what it leaves is gone', () => {
    const run = drop();
    for (let n = 0; n < 60 && run.now.state.stage === 'drop'; n++) {
      const { ask } = run.now;
      if (!ask) break;
      const legal = run.now.legal(ask.seat);
      run.answer(ask.seat, run.q, legal.includes('top') ? 'top' : legal.includes('box') ? 'box' : legal[0]);
    }
    const waits = run.everything().flatMap(e => (e.type === 'waits' ? [e] : []));
    expect(waits.map(e => run.now.state.legends.find(l => l.id === e.who)?.team)).toEqual([
      'blue',
      'red',
      'blue',
      'red',
    ]);
    // all four share the edge
    expect(unlike(4, new Set(waits.map(e => e.edge)).size)).toBe(1);
    expect(waits.map(e => e.epic !== null)).toEqual([true, false, false, false]);
    expect(run.everything().filter(e => e.type === 'removed')).toHaveLength(1);
    expect(run.now.state.loot).toEqual({});
  });

  test('APX-DROP-06 APX-EX-01 four at four edges: each gets the token there, and keeps it at once', () => {
    const run = drop();
    const edges = ['bottom', 'top', 'left', 'right'];
    for (let n = 0; n < 60 && run.now.state.stage === 'drop' && run.now.ask; n++) {
      const { seat, spec } = run.now.ask;
      const legal = run.now.legal(seat, 50);
      const edge = spec.rule === 'APX-DROP-04' ? legal.find(a => edges.includes(String(a))) : undefined;
      if (edge) edges.splice(edges.indexOf(String(edge)), 1);
      const kept = legal.find(a => /^(pack|wear|on:\d)$/.test(String(a)));
      run.answer(seat, run.q, edge ?? kept ?? legal[0]);
    }
    const waits = run.everything().flatMap(e => (e.type === 'waits' ? [e] : []));
    expect(new Set(waits.map(e => e.edge)).size).toBe(4);
    for (const { who, epic } of waits) {
      const { pack, gear, weapons } = run.now.state.legends.find(l => l.id === who) ?? {};
      const held = [pack, Object.values(gear ?? {}), weapons?.map(w => w.on)].flat(2);
      expect(held).toContain(epic);
    }
  });

  /** All four wait at the top edge, where this bonus lies, whatever was drawn. */
  const atTheTop = (bonus: number): MatchRun => {
    const drawn = drop();
    const state = copy(drawn.now.state) as State;
    const { tile } = state;
    if (!tile) throw new Error('no entry tile');
    const there = MAP_EDGES.find(edge => tile[edge].bonus === bonus) ?? 'top';
    [tile.top.bonus, tile[there].bonus] = [bonus, tile.top.bonus];
    const run = new Run(game, drawn.options, { chance: chanceFrom(quickDice(1)) }, position(state));
    for (let n = 0; n < 60 && run.now.ask && run.now.ask.spec.rule !== 'APX-DROP-12'; n++) {
      const { seat } = run.now.ask;
      const legal = run.now.legal(seat, 50);
      run.answer(seat, run.q, legal.find(a => a === 'top' || a === 'pass') ?? legal[0]);
    }
    return run;
  };

  const [RARE, COMMON] = [1, 2];

  test.each([
    [RARE, 'rare'],
    [COMMON, 'common'],
  ])(
    'APX-DROP-11 APX-DROP-14 each legend of an edge gets its bonus, first the move and then the token, which stays (bonus %i)',
    (bonus, bag) => {
      const run = atTheTop(bonus);
      const { tile } = run.now.state;
      const from = run.everything().length;
      while (run.now.state.stage === 'enter' && run.now.ask) {
        expect(run.now.state.tile).toEqual(tile);
        run.answer(run.now.ask.seat, run.q, run.now.legal(run.now.ask.seat, 50)[0]);
      }
      const told = run
        .everything()
        .slice(from)
        .flatMap(e =>
          e.type === 'entered' ? [e.who, 'moves'] : e.type === 'drew-loot' ? [e.who, e.bag] : [],
        );
      expect(told).toHaveLength(16);
      for (let n = 0; n < told.length; n += 4)
        expect(told.slice(n, n + 4)).toEqual([told[n], 'moves', told[n], bag]);
    },
  );

  test('APX-GAP-49 who enters spends MP on at least one space: there is no waiting outside', () => {
    const run = until(drop(), 'APX-DROP-12');
    const seat = run.now.ask?.seat ?? 'p1';
    expect(refuses(run.judge(seat, run.q, 'pass'))).toBeDefined();
    expect(run.now.legal(seat, 99).every(key => /^\d+,\d+$/.test(String(key)))).toBe(true);
  });

  test('APX-DROP-10 who enters comes from level 0: one level up takes 3 MP with the first space, two are out of reach', () => {
    const ends = (bonus: number): readonly unknown[] => {
      const { now } = atTheTop(bonus);
      return now.legal(now.ask?.seat ?? 'p1');
    };
    expect(ends(RARE)).toContain('3,0'); // 2 MP
    expect(ends(RARE)).not.toContain('3,1'); // a roof of level 1
    const rare = atTheTop(RARE);
    const isThere = (key: string) =>
      refuses(rare.judge(rare.now.ask?.seat ?? 'p1', rare.q, key)) === undefined;
    expect([isThere('3,0'), isThere('3,1')]).toEqual([true, false]);
    expect(ends(COMMON)).toContain('3,1'); // 3 MP
    expect(ends(COMMON)).not.toContain('2,1'); // a roof of level 2
  });

  test('APX-DROP-09 APX-DROP-12 APX-EX-80 red enters first, along its own edge, with the MP of the bonus', () => {
    const run = until(drop(), 'APX-DROP-12');
    const { ask } = run.now;
    expect(run.now.state.teams.red).toContain(ask?.seat);
    const waiting = run.now.state.legends.find(l => l.seat === ask?.seat && l.edge);
    expect(waiting?.edge).toBe('top');
    // there is no waiting on: at least one space of the map is entered
    expect(refuses(run.judge(ask?.seat ?? 'p1', run.q, 'pass'))).toBeDefined();
    const mp = [4, 2, 3, 3][run.now.state.tile?.top.bonus ?? 0] ?? 0;
    for (const key of run.now.legal(ask?.seat ?? 'p1'))
      expect(Number(String(key).split(',')[1])).toBeLessThan(mp);
  });

  test('APX-DROP-13 APX-DROP-17 APX-DROP-18 when all are on the map the tile is cleared and the clash begins', () => {
    const run = until(drop(), 'APX-ACT-01');
    expect(run.now.state).toMatchObject({ stage: 'clash', tile: null, clock: 1 });
    expect(run.now.state.legends.every(l => l.at !== null)).toBe(true);
    // nobody leaves again: no way leads over the border
    const acting = run.now.state.legends.find(l => l.id === run.now.state.act?.legend);
    const { ask } = run.now;
    const inside = (key: string) => /^move:(\d|1[01]),(\d|1[01])$/.test(key);
    const moves = run.now
      .legal(ask?.seat ?? 'p1', 400)
      .map(String)
      .filter(key => key.startsWith('move:'));
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.filter(key => !inside(key))).toEqual([]);
    expect(refuses(run.judge(ask?.seat ?? 'p1', run.q, `move:${acting?.at?.x},-1`))).toBeDefined();
  });
});
