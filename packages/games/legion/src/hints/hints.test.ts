import { judgeAnswer } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { goalOf } from '../battle/focus.js';
import { acting } from '../fixtures/fights.js';
import { FISTS, type Played, squad } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';
import { hopeOf, WEIGHTS } from './features.js';
import { hints } from './index.js';

const worth = (g: Played, seat: 'p1' | 'p2' = 'p1'): number => hints.value(g.s, seat);
const facing = (x: number, more: Parameters<typeof acting>[1] = {}): Played =>
  acting({ at: squad(300, 300, 4) }, { ...more, units: { X: { at: squad(x, 300, 4) }, ...more.units } });

describe('a position is better', () => {
  test('for one side as much as it is worse for the other, but for how far each is from the fight', () => {
    const g = facing(600);
    const plain = (seat: 'p1' | 'p2'): number =>
      worth(g, seat) - WEIGHTS.far * (hints.features?.of(g.s, seat).far ?? 0);
    expect(plain('p1')).not.toBe(0);
    expect(plain('p2')).toBeCloseTo(-plain('p1'));
  });

  test('with somebody in range, and not behind a high wall', () => {
    // Only one of them shoots: else both would lose by the wall.
    const armed = { weapons: [FISTS] };
    const seen = facing(600, { units: { X: { at: squad(600, 300, 4), ...armed } } });
    const hidden = facing(600, {
      units: { X: { at: squad(600, 300, 4), ...armed } },
      terrain: [piece('wall', [440, 0, 460, 900], 80, { blocksSight: true, cover: 'heavy' })],
    });
    expect(worth(seen)).toBeGreaterThan(worth(hidden));
  });

  test('with more minis alive, tokens to spend and less suppression', () => {
    const plain = worth(facing(600));
    const hurt = acting({ at: squad(300, 300, 3) }, { units: { X: { at: squad(600, 300, 4) } } });
    expect(plain).toBeGreaterThan(worth(hurt));
    const aiming = { at: squad(300, 300, 4), tokens: { aim: 1 } };
    expect(worth(acting(aiming, { units: { X: { at: squad(600, 300, 4) } } }))).toBeGreaterThan(plain);
    const shaken = { at: squad(300, 300, 4), tokens: { suppression: 2 } };
    expect(worth(acting(shaken, { units: { X: { at: squad(600, 300, 4) } } }))).toBeLessThan(plain);
  });

  test('with points that the objective would give now', () => {
    const battle = { objective: 'control' };
    const tokens = [{ kind: 'objective', x: 30000, y: 30000 }] as const;
    expect(worth(facing(1500, { battle, tokens }))).toBeGreaterThan(worth(facing(1500, { tokens })));
  });
});

describe('a mission', () => {
  const at = (y: number, battle: { objective: string }, round = 3): Played =>
    acting(
      { at: squad(300, y, 4) },
      { units: { X: { at: squad(1500, 300, 4) } }, battle, round, blue: 'p1' },
    );

  test('is nearer to be done the nearer a unit is to where it wants leaders', () => {
    const breach = { objective: 'breach' };
    const plain = { objective: 'elimination' };
    const gain = (battle: { objective: string }): number => worth(at(600, battle)) - worth(at(300, battle));
    expect(gain(breach)).toBeGreaterThan(gain(plain));
    expect(goalOf(at(300, breach).s, 'A')).toMatchObject({ at: { x: 30000 }, points: 2 });
    expect(goalOf(at(300, plain).s, 'A')).toBeUndefined();
  });

  test('presses the more the less time is left, until it is too late', () => {
    const breach = { objective: 'breach' };
    const step = (round: number): number =>
      hopeOf(at(600, breach, round).s, at(600, breach, round).unit('A'), { x: 30000, y: 65000 }) -
      hopeOf(at(600, breach, round).s, at(600, breach, round).unit('A'), { x: 30000, y: 60000 });
    expect(step(5)).toBeGreaterThan(step(2));
    const late = at(100, breach, 6);
    const early = at(100, breach, 2);
    expect(hopeOf(late.s, late.unit('A'), { x: 30000, y: 10000 })).toBeLessThan(
      hopeOf(early.s, early.unit('A'), { x: 30000, y: 10000 }),
    );
  });
});

test('a move may end in touch with the piece that the mission wants to be touched', () => {
  const wall = piece('wall', [400, 200, 410, 400], 20, { cover: 'heavy' });
  const tokens = [{ kind: 'objective', x: 40500, y: 30000, on: 'wall' }] as const;
  const g = facing(1500, { battle: { objective: 'pivotal-positions' }, tokens, terrain: [wall] });
  g.give('move');
  const [first] = g.legal() as readonly { x: number; y: number }[];
  const base = 1350;
  expect(Math.abs(40000 - base - (first?.x ?? 0))).toBeLessThanOrEqual(10);
  expect(hopeOf(g.s, g.unit('A'), first!)).toBe(1);
  expect(hopeOf(g.s, g.unit('A'), { x: first!.x - 100, y: first!.y })).toBeLessThan(1);
});

test('whoever comes nearer to enemies that are out of reach does not lose by it', () => {
  const near = facing(1200);
  const far = facing(1500);
  expect(worth(near)).toBeGreaterThan(worth(far));
  expect(worth(near, 'p2')).toBeGreaterThan(worth(far, 'p2'));
});

describe('bots', () => {
  test('shoot at whom they take most from, without trying their luck beforehand', () => {
    const g = facing(600, { units: { Y: { at: squad(600, 450, 4), tokens: { dodge: 3 } } } });
    g.give('attack');
    const answers = g.legal();
    const promises = hints.prior?.(g.s, g.askOf(), answers) ?? [];
    const looked = answers.filter((_, n) => promises[n] !== Number.NEGATIVE_INFINITY);
    expect(answers.length).toBeGreaterThan(1);
    expect(looked).toEqual(['X']);
  });

  test('are told the parts that the value is made of', () => {
    const g = facing(600);
    const features = hints.features?.of(g.s, 'p1') ?? {};
    const sum = Object.entries(WEIGHTS).reduce((all, [name, w]) => all + w * (features[name] ?? 0), 0);
    expect(sum).toBeCloseTo(worth(g));
  });

  test('look at the attack first where somebody stands in range, and at a move where nobody does', () => {
    const best = (g: Played) => {
      const answers = g.legal();
      const promises = hints.prior?.(g.s, g.askOf(), answers) ?? [];
      return answers[promises.indexOf(Math.max(...promises))];
    };
    expect(best(facing(600))).toBe('attack');
    expect(best(facing(1600))).toBe('move');
  });

  describe('aim', () => {
    const promise = (g: Played, action: string): number => {
      const answers = g.legal();
      return hints.prior?.(g.s, g.askOf(), answers)[answers.indexOf(action)] ?? Number.NaN;
    };
    /** Nobody shoots back: there is nothing to dodge. */
    const harmless = { units: { X: { at: squad(600, 300, 4), weapons: [FISTS] } } };

    test('before their attack rather than attack at once', () => {
      const g = facing(600, harmless);
      expect(promise(g, 'aim')).toBeGreaterThan(promise(g, 'attack'));
    });

    test('neither where nobody can be attacked nor once they have attacked', () => {
      const away = facing(1600);
      expect(promise(away, 'aim')).toBeLessThan(promise(away, 'end'));
      const done = facing(600, { ...harmless, chance: Array<string>(20).fill('blank') });
      for (let n = 0; n < 6 && done.told('rolled').length === 0; n++) {
        const action =
          done.askOf().spec.ask.id === 'ask-action' ? 'attack' : hints.habit?.(done.s, done.askOf());
        done.give(action ?? 'pass');
      }
      while (done.askOf().spec.ask.id !== 'ask-action')
        done.give(hints.habit?.(done.s, done.askOf()) ?? 'pass');
      expect(promise(done, 'aim')).toBeLessThan(promise(done, 'end'));
    });
  });

  test('have a habit that the rules allow at each question of an activation', () => {
    const g = facing(600, { chance: Array<string>(20).fill('blank') });
    for (let n = 0; n < 6 && g.unit('A').order !== 'down'; n++) {
      const ask = g.askOf();
      const habit = hints.habit?.(g.s, ask);
      expect(habit, ask.spec.ask.id).toBeDefined();
      expect(judgeAnswer(ask, habit!), ask.spec.ask.id).toBeUndefined();
      g.give(habit!);
    }
    expect(g.told('rolled').length).toBeGreaterThan(0);
  });
});
