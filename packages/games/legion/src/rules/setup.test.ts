import type { Answer } from '@potyczka/kernel';
import { position, scripted, World } from '@potyczka/kernel/run';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { pipsOf } from '../army/hand.js';
import { commandCard, starterArmy } from '../content/index.js';
import { type Cast, type Played, type Scene, scene, squad } from '../fixtures/scene.js';
import { game, type Options, type State } from '../index.js';
import { initial } from './setup.js';

const at = (...places: Cast['at']): Cast => ({ at: places, where: 'aside' });

describe('the command hand', () => {
  const options: Options = {
    battlefield: 'desert',
    first: 'rebels-500',
    second: 'empire-500',
    armies: {},
    hiddenMinis: true,
    inPart: false,
  };
  const begin = () =>
    new World(game, options, position(initial(options) as unknown as State), scripted('block'));

  test('LEG-ARMY-17 LEG-ARMY-19 LEG-PROC-01 two of one, two and three pips and the one of four, chosen in secret', () => {
    const world = begin();
    expect(world.asks.map(a => a.seat)).toEqual(['p1', 'p2']);
    world.give('p1', 'own');
    expect(world.asks.find(a => a.seat === 'p1')?.spec.ask).toMatchObject({
      id: 'ask-hand-cards',
      args: { pips: 1 },
    });
    for (const _ of [1, 2, 3]) world.give('p1', world.legal('p1')[0] as Answer);
    expect(world.state.sides.p1?.hand).toEqual([]); // nothing is laid before both have chosen
    world.give('p2', 'proposed');
    expect(world.state.sides.p1?.hand).toHaveLength(7);
    const hand = world.state.sides.p2?.hand.map(c => c.slice(4)) ?? [];
    expect(hand.toSorted()).toEqual([...starterArmy('empire-500').hand].sort());
    const { p1 } = world.state.sides;
    expect(game.view(world.state, 'p2').hand).not.toContain(p1?.hand[0]);
    expect(game.view(world.state, 'p2').sides[0]).toMatchObject({ hand: 7, discard: [] });
  });

  test('LEG-ARMY-19 cards lie by their pips, however they were chosen: their order tells nothing', () => {
    const world = begin();
    world.give('p1', 'proposed');
    world.give('p2', 'own');
    for (const _ of [1, 2, 3]) world.give('p2', world.legal('p2').at(-1) as Answer);
    for (const { hand, aside } of Object.values(world.state.sides))
      for (const cards of [hand, aside]) {
        const pips = cards.map(c => pipsOf(commandCard(c.slice('#p1-'.length))));
        expect(pips).toEqual(pips.toSorted((a, b) => a - b));
      }
  });

  test('LEG-ARMY-18 cards of units that are not in the army, or of another faction, cannot be held', () => {
    const { aside } = begin().state.sides.p1!;
    const units = starterArmy('rebels-500').units.map(u => u.unit);
    for (const card of aside.map(c => commandCard(c.slice('#p1-'.length)))) {
      if (card.units) expect(card.units.some(id => units.includes(id))).toBe(true);
      expect([undefined, 'rebels']).toContain(card.faction);
    }
    expect(aside).toContain('#p1-ambush');
    expect(aside.some(c => commandCard(c.slice('#p1-'.length)).units)).toBe(true);
    expect(aside).not.toContain('#p1-new-ways-to-motivate-them');
  });
});

describe('colours, edges and battle cards', () => {
  const small = (points: number): Cast => ({ at: [[300, 300]], card: { points }, where: 'aside' });
  const colours = (one: number, two: number, chance: string[] = []): Played =>
    scene({ now: 'colours', units: { A: small(one), X: small(two) }, chance });

  test('LEG-SETUP-05 LEG-PROC-05 the cheaper army assigns the colours', () => {
    expect(colours(40, 50).seat).toBe('p1');
    expect(colours(50, 40).seat).toBe('p2');
    expect(colours(50, 40).give('red').s.blue).toBe('p1');
  });

  test('LEG-SETUP-06 on equal totals a block lets the roller assign them', () => {
    expect(colours(50, 50, ['block']).seat).toBe('p1');
    expect(colours(50, 50, ['surge']).seat).toBe('p2');
  });

  test('LEG-SETUP-07 red chooses an edge; blue gets the other', () => {
    const g = scene({
      now: 'edge',
      blue: 'p1',
      units: { A: small(1), X: small(1) },
      change: s => {
        s.battle.rows = {
          objective: ['#battle-control'],
          deployment: ['#battle-battle-lines'],
          condition: ['#battle-dawn'],
        };
      },
    });
    expect(g.seat).toBe('p2');
    expect(g.legal()).toEqual(['north', 'south']);
  });

  const rows = (): Played =>
    scene({
      now: 'veto',
      blue: 'p1',
      units: { A: small(1), X: small(1) },
      change: s => {
        s.battle.rows = {
          objective: ['#battle-breakthrough', '#battle-breach', '#battle-control', '#battle-elimination'],
          deployment: ['#battle-battle-lines', '#battle-disarray', '#battle-roll-out', '#battle-hemmed-in'],
          condition: ['#battle-dawn', '#battle-minefield', '#battle-war-weary', '#battle-clear-conditions'],
        };
        s.battle.vetoes = 4;
      },
    });

  test('LEG-SETUP-09 LEG-SETUP-10 each discards a card or declines, in turn, two times each, blue first', () => {
    const g = rows();
    const seats: (string | undefined)[] = [];
    for (const answer of ['objective', 'condition', 'deployment', 'keep']) {
      seats.push(g.seat);
      g.give(answer);
    }
    expect(seats).toEqual(['p1', 'p2', 'p1', 'p2']);
    expect(g.told('vetoed').map(e => e.row)).toEqual(['objective', 'condition', 'deployment']);
    expect(g.told('kept')).toMatchObject([{ who: 'p2' }]);
  });

  test('LEG-SETUP-12 LEG-EX-14 the leftmost that is left in each row is played', () => {
    const g = rows().give('objective').give('condition').give('deployment').give('keep');
    expect(g.s.battle).toMatchObject({ objective: 'breach', deployment: 'disarray', condition: 'minefield' });
  });

  test('LEG-CARD-01 LEG-PROC-07 a battle is an objective, a deployment and a condition', () => {
    const g = rows().give('keep').give('keep').give('keep').give('keep');
    expect(g.told('battle')).toMatchObject([
      {
        objective: '#battle-breakthrough',
        deployment: '#battle-battle-lines',
        condition: '#battle-dawn',
      },
    ]);
  });

  test('LEG-SETUP-11 the last card of a row stays', () => {
    const g = rows();
    g.give('objective').give('objective').give('objective');
    expect(g.why('objective')).toBe('LEG-SETUP-11');
    expect(g.why('condition')).toBeUndefined();
  });

  test('LEG-SETUP-08 LEG-ARMY-20 LEG-PROC-06 four cards of each kind of the deck of blue, shuffled and laid out', () => {
    const deck = starterArmy('empire-500').deck;
    const options: Options = {
      battlefield: 'desert',
      first: 'rebels-500',
      second: 'empire-500',
      armies: {},
      hiddenMinis: true,
      inPart: false,
    };
    const s = initial(options) as unknown as State;
    const world = new World(
      game,
      options,
      position({ ...s, now: 'reveal', blue: 'p2' }),
      scripted([], [], []),
    );
    for (const kind of ['objective', 'deployment', 'condition'] as const)
      expect(world.state.battle.rows[kind].map(c => c.slice('#battle-'.length))).toEqual(deck[kind]);
  });
});

describe('deployment', () => {
  const deploy = (units: Scene['units'], more: Partial<Scene> = {}): Played =>
    scene({ now: 'deploy', round: 0, battle: { deployment: 'battle-lines' }, ...more, units });
  const stand = (x: number, y: number) => ({ x: x * 100, y: Math.round(y * 100), z: 0, facing: 0 });

  test('LEG-SETUP-19 LEG-PROC-09 LEG-CARD-03 players deploy in turn, blue first, wholly in their own zone', () => {
    const g = deploy({ A: at([0, 0]), B: at([0, 0]), X: at([0, 0]) }, { blue: 'p2' });
    expect(g.seat).toBe('p2');
    g.give('X');
    expect(g.why([stand(900, 138.8)])).toBeUndefined(); // blue's zone: up to 152.4
    expect(g.why([stand(900, 140)])).toBe('LEG-SETUP-19');
    expect(g.why([stand(900, 800)])).toBe('LEG-SETUP-19');
    g.give([stand(900, 100)]);
    expect(g.seat).toBe('p1');
    g.give('A').give([stand(900, 800)]);
    expect(g.seat).toBe('p1'); // G-62: the other has no unit left
  });

  test('LEG-SETUP-20 LEG-COH-06 all minis in cohesion with the leader', () => {
    const g = deploy({ A: at([0, 0], [0, 0]), X: at([0, 0]) }).give('A');
    expect(g.why([stand(900, 100), stand(1001, 100)])).toBeUndefined();
    expect(g.why([stand(900, 100), stand(1003, 100)])).toBe('LEG-COH-01');
    expect(g.why([stand(900, 100), stand(920, 100)])).toBe('G-24');
  });

  test('LEG-SETUP-17 no unit begins in contact with an unclaimed token', () => {
    const g = deploy({ A: at([0, 0]), X: at([0, 0]) }, { tokens: [{ x: 90000, y: 10000 }] }).give('A');
    expect(g.why([stand(927, 100)])).toBeUndefined();
    expect(unlike(undefined, g.why([stand(926, 100)]))).toBe('LEG-SETUP-17');
  });

  test('LEG-SETUP-21 nobody is placed in contact with an enemy', () => {
    const g = deploy({ A: at([0, 0]), X: { at: [[900, 100]] }, Y: at([0, 0]) }).give('A');
    expect(g.why([stand(928, 100)])).toBeUndefined();
    expect(unlike(undefined, g.why([stand(927, 100)]))).toBe('LEG-MOVE-30');
  });

  test('LEG-SETUP-22 when all stand the first round begins', () => {
    const g = deploy({ A: { at: squad(300, 100, 3) }, X: at([0, 0]) }, { chance: ['block', 'corps'] });
    expect(g.seat).toBe('p2');
    g.give('X').give([stand(900, 800)]);
    expect(g.s.round).toBe(1);
  });
});

describe('objectives', () => {
  test('LEG-SETUP-13 LEG-PROC-08 LEG-TOKEN-04 tokens are put where the card says, unclaimed', () => {
    const g = scene({
      now: 'objective',
      round: 0,
      battle: { objective: 'intercept-the-transmissions', deployment: 'battle-lines' },
      units: { A: at([0, 0]), X: at([0, 0]) },
    });
    expect(g.s.tokens.map(t => [t.x, t.y, t.by])).toEqual([
      [91440, 45720, null],
      [45720, 45720, null],
      [137160, 45720, null],
    ]);
  });

  test('LEG-SETUP-15 a token that players place keeps away from zones, tokens and terrain', () => {
    const g = scene({
      now: 'objective',
      round: 0,
      battle: { objective: 'recover-the-supplies', deployment: 'battle-lines' },
      units: { A: at([0, 0]), X: at([0, 0]) },
    });
    expect(g.asked).toBe('ask-token');
    expect(g.seat).toBe('p1');
    expect(g.why({ x: 91440, y: 40000 })).toBe('LEG-CARD-02'); // beside the one in the middle
    expect(g.why({ x: 30000, y: 31000 })).toBe('LEG-CARD-02'); // range 1 of a zone
    expect(g.why({ x: 30000, y: 45720 })).toBeUndefined();
    g.give({ x: 30000, y: 45720 });
    expect(g.seat).toBe('p2');
  });

  const holder = (cast: Partial<Cast> = {}, objective = 'recover-the-supplies', wounds = 2): Played =>
    scene({
      acting: 'A',
      battle: { objective, deployment: 'battle-lines' },
      units: {
        A: { at: [[300, 300]], ...cast },
        X: { at: [[1500, 800]] },
        Y: { at: [[1600, 800]], order: 'up' },
        Z: { at: [[1700, 800]], order: 'up' },
      },
      tokens: [{ x: 32600, y: 30000, wounds }],
    });

  test('LEG-BATTLE-01 LEG-SETUP-18 LEG-ACTV-17 a leader in contact claims the token, with an action', () => {
    const g = holder().give('card:claim');
    expect(g.s.tokens).toMatchObject([{ by: 'A', x: 32600, y: 30000 }]);
    expect(g.s.act?.left).toBe(1);
    expect(holder().legal()).toEqual(expect.arrayContaining(['card:claim', 'move']));
    expect(holder({ at: [[299, 300]] }).why('card:claim')).toBe('LEG-BATTLE-01');
  });

  test('LEG-BATTLE-06 what was dropped may be claimed again', () => {
    const g = scene({
      acting: 'A',
      battle: { objective: 'bombing-run', deployment: 'battle-lines' },
      units: {
        A: { at: [[300, 300]] },
        X: { at: [[352, 300]], order: 'up', weapons: [] }, // beside the token on the other side
        Z: { at: [[1700, 800]], order: 'up' },
      },
      tokens: [{ x: 32600, y: 30000 }],
    });
    g.give('card:claim').give('card:drop').give('end');
    g.give('X');
    g.give('card:claim');
    expect(g.s.tokens).toMatchObject([{ by: 'X' }]);
  });

  test('LEG-BATTLE-07 LEG-UTYPE-11 LEG-UTYPE-21 neither creatures, emplacements nor vehicles claim', () => {
    for (const type of ['creature', 'emplacement', 'groundVehicle', 'repulsorVehicle'] as const)
      expect(
        holder({ at: [[288.5, 300]], card: { type, base: 50, silhouette: [0, 60] } }).why('card:claim'),
      ).toBe('LEG-BATTLE-07');
  });

  test('LEG-BATTLE-08 LEG-BATTLE-09 Bombing Run: claimed tokens may be dropped for free', () => {
    const g = holder({}, 'bombing-run');
    expect(g.why('card:drop')).toBe('LEG-BATTLE-09');
    g.give('card:claim').give('card:drop');
    expect(g.s.tokens).toMatchObject([{ by: null }]);
    expect(g.s.act?.left).toBe(1);
  });

  test('LEG-BATTLE-19 LEG-BATTLE-20 Sabotage: one wound token more or less, never below none', () => {
    const g = holder({}, 'sabotage-the-moisture-vaporators').give('card:sabotage');
    expect(g.legal()).toEqual(['objective-1:3', 'objective-1:1']);
    g.give('objective-1:1');
    expect(g.s.tokens).toMatchObject([{ wounds: 1 }]);
    const from = (wounds: number) =>
      holder({}, 'sabotage-the-moisture-vaporators', wounds).give('card:sabotage').legal();
    expect(unlike(['objective-1:1', 'objective-1:-1'], from(0))).toEqual(['objective-1:1']);
    expect(from(4)).toEqual(['objective-1:3']); // the card: four at most
    const beast = holder({ card: { type: 'creature', base: 27 } }, 'sabotage-the-moisture-vaporators');
    expect(unlike(undefined, beast.why('card:sabotage'))).toBeDefined();
  });
});
