import { judgeAnswer } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { acting } from '../fixtures/fights.js';
import { FISTS, type Played, squad } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';
import { WEIGHTS } from './features.js';
import { hints } from './index.js';

const worth = (g: Played, seat: 'p1' | 'p2' = 'p1'): number => hints.value(g.s, seat);
const facing = (x: number, more: Parameters<typeof acting>[1] = {}): Played =>
  acting({ at: squad(300, 300, 4) }, { ...more, units: { X: { at: squad(x, 300, 4) }, ...more.units } });

describe('a position is better', () => {
  test('for one side as much as it is worse for the other', () => {
    const g = facing(600);
    expect(worth(g)).not.toBe(0);
    expect(worth(g, 'p2')).toBeCloseTo(-worth(g));
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

describe('bots', () => {
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
