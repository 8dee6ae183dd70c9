import { describe, expect, test } from 'vitest';
import { upgradeCard } from '../../content/index.js';
import { acting, n, sum } from '../../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../../fixtures/scene.js';
import { piece } from '../../fixtures/terrain.js';

const VADER = 'darth-vader-dark-lord-of-the-sith';
const CARD = 'card:command:vaders-might';
const hero = { card: { id: VADER, rank: 'commander', wounds: 8 } } as const;
const pair: Cast['at'] = [
  [420, 300],
  [420, 330],
];

describe('a unit that is lifted', () => {
  const near = (units: Scene['units'], more: Partial<Scene> = {}): Played =>
    acting(hero, { played: { p1: 'vaders-might' }, units, ...more });
  const down = (x: number, y = 300, level = 0) => [
    { x: x * 100, y: y * 100, z: level * 100, facing: 0 },
    { x: x * 100, y: (y + 30) * 100, z: level * 100, facing: 0 },
  ];

  test('LEG-CARD-11 LEG-ACTV-17 it is set down within range 1 of its place, by the player of the card', () => {
    const g = near({ X: { at: pair, card: { wounds: 5 } } }, { chance: n('blank', 2) }).give(CARD);
    expect([g.asked, g.seat]).toEqual(['ask-set-down', 'p1']);
    const far = 420 + 152.4; // the same base, wholly within range 1
    expect(g.why(down(far))).toBeUndefined();
    expect(g.why(down(far + 0.1))).toBe('LEG-CARD-11');
    expect(g.why(down(327.5))).toBeUndefined();
    expect(g.why(down(327))).toBe('LEG-MOVE-30'); // into contact with an enemy
    g.give(down(500));
    expect(g.unit('X').minis.map(m => m.x)).toEqual([50000, 50000]);
    expect(g.asked).toBe('ask-action');
    expect(g.s.act?.left).toBe(2); // a free action
    expect(g.why(CARD)).toBe('LEG-ACTV-19'); // once
  });

  test('LEG-CARD-11 an enemy suffers a wound for each die that is not blank, a friend rolls none', () => {
    const g = near({ X: { at: pair, card: { wounds: 5 } } }, { chance: ['block', 'surge'] }).give(CARD);
    g.give(down(500)).until('ask-action', 4);
    expect(sum(g, 'X')).toBe(2);
    g.end();
    const friend = near({ B: { at: pair, card: { wounds: 5 } } })
      .give(CARD)
      .give(down(500));
    expect([sum(friend, 'B'), friend.unit('B').minis[0]?.x]).toEqual([0, 50000]);
  });

  test('LEG-CARD-11 not itself, no commander, nobody beyond range 1, nobody who is immune', () => {
    const why = (units: Scene['units']) => near(units).why(CARD);
    expect(why({ X: { at: pair } })).toBeUndefined();
    expect(why({ X: { at: [[300 + 152.5 + 27, 300]] } })).toBe('LEG-ACTV-17');
    expect(why({ X: { at: pair, card: { rank: 'commander' } } })).toBe('LEG-ACTV-17');
    expect(why({ X: { at: pair, keywords: { 'immune-enemy-effects': true } } })).toBe('LEG-ACTV-17');
  });

  test('LEG-CARD-11 onto a roof of height 1 and no higher', () => {
    const roof = (top: number) =>
      near({ X: { at: pair } }, { terrain: [piece('r', [450, 250, 560, 400], top)] }).give(CARD);
    expect(roof(152.4).why(down(500, 300, 152.4))).toBeUndefined();
    expect(roof(152.5).why(down(500, 300, 152.5))).toBe('LEG-CARD-11');
  });
});

describe('a landing', () => {
  const DARK = { id: 'imperial-dark-troopers', type: 'droid' } as const;
  const GIDEON = { id: 'moff-gideon-long-live-the-empire', rank: 'commander' } as const;
  const landing = (cast: Partial<Cast>, more: Partial<Scene> = {}) =>
    scene({
      now: 'orders',
      round: 2,
      played: { p1: 'you-have-something-i-want', p2: 'ambush' },
      units: {
        A: { at: [[300, 300]], card: GIDEON },
        B: { at: [[380, 300]], card: DARK, ...cast },
        X: { at: [[1500, 300]], order: 'up' },
      },
      ...more,
    });

  test('LEG-CARD-11 an ordered unit comes down beyond range 2 of all enemies, and is done', () => {
    const g = landing({});
    expect([g.asked, g.seat]).toEqual(['ask-deploy', 'p1']);
    const at = (x: number) => g.why([{ x: Math.round(x * 100), y: 30000, z: 0, facing: 0 }]);
    expect([at(1500 - 304.9 - 27), at(1500 - 304.7 - 27)]).toEqual([undefined, 'LEG-SETUP-19']);
    g.give([{ x: 100000, y: 30000, z: 0, facing: 0 }]);
    expect([g.unit('B').minis[0]?.x, g.unit('B').order]).toEqual([100000, 'down']);
  });

  test('LEG-CARD-11 nobody else, and nobody without an order', () => {
    expect(landing({ card: { ...DARK, id: 'somebody' } }).asked).not.toBe('ask-deploy');
    expect(landing({ order: 'down' }).asked).not.toBe('ask-deploy');
  });

  test('LEG-CARD-11 not in the first round', () => {
    const selecting = (round: number) =>
      scene({
        now: 'command',
        round,
        hands: { p1: ['you-have-something-i-want', 'standing-orders'] },
        units: {
          A: { at: [[300, 300]], card: GIDEON },
          X: { at: [[1500, 300]], card: { rank: 'commander' } },
        },
      }).why('#p1-you-have-something-i-want', 'p1');
    expect([selecting(1), selecting(2)]).toEqual(['LEG-CARD-11', undefined]);
  });
});

describe('a barricade that is lifted', () => {
  const LIFT = 'card:upgrade:force-lift';
  const wall = piece('w', [360, 290, 480, 310], 28, { barricade: true, move: 'difficult', cover: 'heavy' });
  const lifter = (terrain = [wall], units: Scene['units'] = {}) =>
    acting({ upgrades: [upgradeCard('force-lift')] }, { terrain, units });

  test('LEG-CARD-09 LEG-CARD-14 it is shifted within range 1, and the card is exhausted', () => {
    const g = lifter().give(LIFT);
    expect(g.asked).toBe('ask-barricade');
    const at = (x: number, y: number) => g.why({ x: x * 100, y: y * 100, z: 0, facing: 0 });
    expect(at(420, 420)).toBeUndefined();
    expect([at(420, 310 + 142.4), at(420, 310 + 142.5)]).toEqual([undefined, 'LEG-CARD-09']);
    expect(at(350, 340)).toBeUndefined();
    expect(at(300, 300)).toBe('LEG-CARD-09'); // on its own unit
    g.give({ x: 42000, y: 42000, z: 0, facing: 0 });
    expect(g.s.ground.terrain.map(x => [x.id, x.polygon[0]])).toEqual([['w', { x: 36000, y: 41000 }]]);
    expect(g.unit('A').upgrades[0]?.state).toBe('exhausted');
    expect([g.s.act?.left, g.why(LIFT)]).toEqual([2, 'LEG-ACTV-19']);
  });

  test('LEG-CARD-09 no other terrain, none beyond range 1, none on which somebody stands', () => {
    expect(lifter().why(LIFT)).toBeUndefined();
    expect(lifter([{ ...wall, barricade: false }]).why(LIFT)).toBe('LEG-ACTV-17');
    const beyond = piece('w', [300 + 13.5 + 152.5, 290, 600, 310], 28, { barricade: true });
    expect(lifter([beyond]).why(LIFT)).toBe('LEG-ACTV-17');
    const held = {
      B: { at: [[420, 300, 28]], card: { base: 50, type: 'groundVehicle', wounds: 5 } },
    } as const;
    expect(lifter([wall], held).why(LIFT)).toBe('LEG-ACTV-17');
  });

  test('LEG-CARD-09 when its unit is deployed one may be put up at range 1', () => {
    const deploying = () =>
      scene({
        now: 'deploy',
        round: 0,
        battle: { deployment: 'battle-lines' },
        units: {
          A: { at: [[0, 0]], where: 'aside', upgrades: [upgradeCard('force-lift')] },
          B: { at: [[0, 0]], where: 'aside' },
          X: { at: [[900, 880]] },
        },
      });
    const g = deploying();
    const placed = (h: Played): Played => {
      for (let k = 0; k < 4 && h.asked !== 'ask-moment'; k++) h.first();
      return h;
    };
    placed(g);
    expect(g.legal()).toEqual(['pass', 'A:upgrade:force-lift']);
    g.give('A:upgrade:force-lift');
    const [m] = g.unit('A').minis;
    const from = { x: m?.x ?? 0, y: m?.y ?? 0 };
    const at = (dx: number) => g.why({ x: from.x + dx * 100, y: from.y, z: 0, facing: 0 });
    const edge = 13.5 + 152.4 + 60;
    expect([at(edge - 0.1), at(edge + 0.1)]).toEqual([undefined, 'LEG-CARD-09']);
    g.give({ x: from.x + 10000, y: from.y, z: 0, facing: 0 });
    expect(g.s.ground.terrain.map(x => x.barricade)).toEqual([true]);
    expect(placed(deploying()).give('pass').s.ground.terrain).toEqual([]);
  });
});
