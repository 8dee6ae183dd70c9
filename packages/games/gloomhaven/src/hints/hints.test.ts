import { type OneAsk, type RuleId, refuse } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../fixtures/scene.js';
import { en } from '../text/en/messages.js';
import { pl } from '../text/pl/messages.js';
import { hints } from './index.js';
import { roundsLeft } from './worth.js';

const worth = (change: (sc: Scene) => void = () => {}, map?: string): number => {
  const sc = scene(map === undefined ? {} : { map });
  change(sc);
  return hints.value(sc.s, 'p1');
};

describe('a position is better', () => {
  test('with a hurt monster, and more so with a dead one', () => {
    const hurt = worth(sc => {
      sc.s.figures['bandit-guard.1'] = { ...sc.s.figures['bandit-guard.1']!, hp: 3 };
    });
    const dead = worth(sc => {
      const { 'bandit-guard.1': _, ...left } = sc.s.figures;
      sc.s.figures = left;
    });
    expect(hurt).toBeGreaterThan(worth());
    expect(dead).toBeGreaterThan(hurt);
  });

  test('with more hit points and with more cards, but a card is worth more than a hit point', () => {
    const hit = worth(sc => {
      sc.s.figures.brute = { ...sc.s.figures.brute!, hp: 9 };
    });
    const card = worth(sc => {
      sc.s.heroes.brute!.hand = sc.s.heroes.brute!.hand.slice(1);
    });
    expect(hit).toBeLessThan(worth());
    expect(card).toBeLessThan(hit);
  });

  test('near an enemy rather than far away', () => {
    expect(worth(() => {}, '\n  . . B g .')).toBeGreaterThan(worth(() => {}, '\n  B . . . g'));
  });
});

test('a won scenario is a victory for everybody, a lost one for nobody', () => {
  expect([
    hints.result({ outcome: 'won', rounds: 3, heroes: [] }),
    hints.result({ outcome: 'lost', rounds: 3, heroes: [] }),
  ]).toEqual([1, 0]);
});

test('a position is at rest when cards are chosen: a thought plays the round to its end', () => {
  expect([hints.isRest('GLM-TURN-01'), hints.isRest('GLM-ROUND-02'), hints.isRest('GLM-REST-03')]).toEqual([
    false,
    true,
    true,
  ]);
});

/** A question as bots see it. */
const question = (
  rule: RuleId,
  keys: readonly string[],
  args: Record<string, unknown>,
  illegal: readonly string[] = [],
): OneAsk =>
  ({
    kind: 'choose',
    seat: 'p1',
    spec: {
      rule,
      ask: { id: 'ask-cards', args },
      from: keys,
      key: (x: string) => x,
      judge: (x: string) => (illegal.includes(x) ? refuse(rule, 'is-disarmed') : undefined),
    },
  }) as unknown as OneAsk;

test('a rest waits until the hand is thin', () => {
  const sc = scene();
  const [a, b] = sc.s.heroes.brute!.hand as [string, string];
  const ask = question('GLM-ROUND-02', [`${a}/${b}`, 'rest'], { figure: 'brute' });
  expect(hints.habit(sc.s, ask)).toBe(`${a}/${b}`);
  sc.s.heroes.brute = { ...sc.s.heroes.brute!, hand: [] };
  const [pair, rest] = hints.prior(sc.s, ask, [`${a}/${b}`, 'rest']);
  expect(rest).toBeGreaterThan(pair as number);
});

test('damage is taken as long as enough is left', () => {
  const sc = scene();
  const { hand } = sc.s.heroes.brute!;
  const ask = (n: number) => question('GLM-DMG-01', ['take', ...hand], { who: 'brute', n, hp: 10 });
  expect(hints.habit(sc.s, ask(2))).toBe('take');
  expect(hints.habit(sc.s, ask(10))).toMatch(/^#brute-/);
});

describe('the habit', () => {
  test('strikes an enemy that it can kill rather than another, and one that may be struck', () => {
    const sc = scene({ map: '\n  . h B g .', figures: { g: { hp: 2 } } });
    const [whole, weak] = ['bandit-guard.2', 'bandit-guard.1'];
    const found = Object.values(sc.s.figures).filter(f => f.side === 'monsters');
    const weakest = found.find(f => f.hp === 2)!.id;
    const other = found.find(f => f.hp !== 2)!.id;
    expect([whole, weak]).toContain(weakest);
    const keys = ['pass', other, weakest];
    expect(hints.habit(sc.s, question('GLM-ATK-01', keys, { n: 3 }))).toBe(weakest);
    expect(hints.habit(sc.s, question('GLM-ATK-01', keys, { n: 3 }, [weakest]))).toBe(other);
  });

  test('moves to where its next attack reaches', () => {
    const sc = scene({ map: '\n  B 1 . 2 g' });
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001'], halves: ['top'] };
    const keys = ['pass', sc.place('1'), sc.place('2')];
    expect(hints.habit(sc.s, question('GLM-MOVE-01', keys, { figure: 'brute', n: 3 }))).toBe(sc.place('2'));
  });

  test('loses the card that can do least at a long rest, and rests shortly when nothing is left to play', () => {
    const sc = scene();
    const ask = question('GLM-REST-06', ['#brute-005', '#brute-012'], { figure: 'brute' });
    expect(hints.habit(sc.s, ask)).toBe('#brute-012');
    const rest = question('GLM-REST-03', ['pass', 'rest'], { figure: 'brute' });
    expect(hints.habit(sc.s, rest)).toBe('pass');
    sc.s.heroes.brute = { ...sc.s.heroes.brute!, hand: [] };
    expect(hints.habit(sc.s, rest)).toBe('rest');
  });

  test('does not push away the enemy that it is about to strike', () => {
    const sc = scene({ map: '\n  . B g 1 .' });
    sc.turnOf('brute');
    const foe = Object.values(sc.s.figures).find(f => f.side === 'monsters')!.id;
    const ask = question('GLM-PUSH-01', ['pass', sc.place('1')], { figure: foe, n: 1 });
    sc.s.turn = { ...sc.s.turn!, cards: [], halves: [] };
    expect(hints.habit(sc.s, ask)).toBe(sc.place('1'));
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001'], halves: ['top'] };
    expect(hints.habit(sc.s, ask)).toBe('pass');
  });
});

test('what counts by name comes to the value, so that wishes can weigh it anew', () => {
  const sc = scene();
  const { of, weights } = hints.features;
  const parts = of(sc.s, 'p1') as Readonly<Record<string, number>>;
  const sum = Object.entries(weights).reduce((all, [name, w]) => all + w * (parts[name] ?? 0), 0);
  expect(sum).toBeCloseTo(hints.value(sc.s, 'p1'), 9);
});

test('rounds that are left follow from hand and discards: half the hand, then one card less after each rest', () => {
  expect([roundsLeft(10, 0), roundsLeft(2, 0), roundsLeft(2, 2), roundsLeft(0, 3)]).toEqual([25, 1, 3, 1]);
});

describe('GLM-ROUND-07 GLM-EX-03 GLM-EX-04 a companion', () => {
  const said = (sc: Scene, answer: string) => hints.intention(sc.s, 'p1', [{ rule: 'GLM-ROUND-02', answer }]);

  test('says whom it strikes and roughly when, never a number or a title', () => {
    const sc = scene({ map: '\n  . . B g .' });
    sc.s.heroes.brute = { ...sc.s.heroes.brute!, hand: ['#brute-001', '#brute-009'] };
    const foe = Object.values(sc.s.figures).find(f => f.side === 'monsters')!.id;
    expect(said(sc, '#brute-001/#brute-009')).toEqual({
      id: 'means-strike-late',
      args: { figure: 'brute', target: foe },
    });
    const texts = [...Object.entries(en), ...Object.entries(pl)].filter(([id]) =>
      /^(means|say|wish)-/.test(id),
    );
    expect(texts.every(([, text]) => !/[0-9]|\{(?!(figure|target)(_[a-z]+)?\})/.test(text))).toBe(true);
  });

  test('says that it rests, and that it moves on where nobody can be reached', () => {
    const sc = scene({ map: '\n  B . . . . . . . . . . g' });
    const [a, b] = sc.s.heroes.brute!.hand as [string, string];
    expect(said(sc, 'rest')).toEqual({ id: 'means-rest', args: { figure: 'brute' } });
    expect(said(sc, `${a}/${b}`)?.id).toMatch(/^means-go-/);
    expect(hints.intention(sc.s, 'p1', [])).toBeUndefined();
  });
});

test('GLM-ROUND-07 GLM-EX-03 a person may say when they go, in words alone; a wish may be about each monster', () => {
  expect(Object.keys(hints.sayings)).toEqual(['early', 'middle', 'late', 'rest', 'help']);
  for (const said of Object.values(hints.sayings)) expect(said.args).toBeUndefined();
  const sc = scene({ map: '\n  . . B g .' });
  const foes = Object.values(sc.s.figures).filter(f => f.side === 'monsters');
  expect(foes.length).toBeGreaterThan(0);
  expect(hints.wishes.first!.abouts?.(sc.s, 'p1').map(a => a.element)).toEqual(foes.map(f => f.id));
});

test('a wish changes what counts: that one first, the door stays shut, the chest is left', () => {
  const { weights, of } = hints.features;
  const sc = scene();
  const foe = Object.values(sc.s.figures).find(f => f.side === 'monsters')!.id;
  const first = hints.wishes.first!.weights(weights, foe) as Readonly<Record<string, number>>;
  expect(first[`foe ${foe}`]).toBe(-1);
  expect(of(sc.s, 'p1')[`foe ${foe}`]).toBeGreaterThan(0);
  expect(hints.wishes.door!.weights(weights).doors).toBeLessThan(0);
  expect(hints.wishes.chest!.weights(weights).chest).toBeLessThan(0);
  expect(hints.wishes.first!.weights(weights)).toBe(weights);
});
