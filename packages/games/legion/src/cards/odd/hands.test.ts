import { describe, expect, test } from 'vitest';
import { type Played, scene } from '../../fixtures/scene.js';

const HAN = 'han-solo-unorthodox-general';
const KALLUS = 'agent-kallus-hunter-of-spectres';
const own = (card: string) => `#p1-${card}`;
const theirs = (card: string) => `#p2-${card}`;

/** Both are about to select a command card. */
const selecting = (
  hero: string,
  first: readonly string[],
  second: readonly string[],
  more: { round?: number } = {},
): Played =>
  scene({
    now: 'command',
    hands: { p1: first, p2: second },
    units: {
      A: { at: [[300, 300]], card: { id: hero, rank: 'commander', wounds: 5 } },
      B: { at: [[300, 400]] },
      X: { at: [[900, 300]], card: { rank: 'commander' } },
    },
    ...more,
  });

describe('new plans', () => {
  const planned = (second: readonly string[] = ['push', 'assault', 'standing-orders']) =>
    selecting(HAN, ['change-of-plans', 'ambush', 'standing-orders'], second)
      .give(own('change-of-plans'), 'p1')
      .give(theirs('push'), 'p2');
  const taken = 'command:change-of-plans~9:command:change-of-plans~9';

  test('LEG-CARD-11 LEG-CMD-01 both select anew, and the enemy another card', () => {
    const g = planned();
    expect([g.asked, g.seat, g.legal()]).toEqual(['ask-moment', 'p1', ['pass', taken]]);
    g.give(taken);
    expect(g.side('p2').played).toBeNull();
    expect(g.side('p1').discard).toEqual([own('change-of-plans')]);
    expect(g.side('p2').hand).toContain(theirs('push'));
    expect(g.why(theirs('push'), 'p2')).toBe('LEG-CARD-11');
    g.give(own('ambush'), 'p1').give(theirs('assault'), 'p2');
    expect(g.told('played').map(e => e.card)).toEqual(
      [own('change-of-plans'), theirs('push'), own('ambush'), theirs('assault')].map(String),
    );
    expect(g.told('priority')).toHaveLength(1);
  });

  test('LEG-CARD-11 whoever lets it be keeps both cards', () => {
    const g = planned().give('pass');
    expect([g.side('p1').played, g.side('p2').played]).toEqual([own('change-of-plans'), theirs('push')]);
    expect(g.told('discarded')).toEqual([]);
  });

  test('LEG-CARD-11 LEG-CMD-02 whoever is left without a card plays none', () => {
    const g = planned(['push']).give(taken).give(own('ambush'), 'p1');
    expect(g.told('no-card').map(e => e.who)).toEqual(['p2']);
  });

  test('LEG-CARD-11 nothing happens where the enemy has played nothing', () => {
    const g = scene({
      now: 'command',
      hands: { p1: ['change-of-plans'] },
      units: {
        A: { at: [[300, 300]], card: { id: HAN, rank: 'commander' } },
        X: { at: [[900, 300]] },
      },
    });
    g.give(own('change-of-plans'), 'p1');
    expect(g.asked).not.toBe('ask-moment');
    expect(g.side('p1').played).toBe(own('change-of-plans'));
  });
});

describe('an investigation', () => {
  const named = (pips: string) =>
    selecting(
      KALLUS,
      ['isb-investigation', 'ambush', 'push', 'standing-orders'],
      ['push', 'assault', 'ambush', 'standing-orders'],
    )
      .give(own('isb-investigation'), 'p1')
      .give(theirs('standing-orders'), 'p2')
      .give(pips);

  test('LEG-CARD-11 cards with so many pips lie open, others do not', () => {
    const g = named('2');
    expect(g.side('p2').divulged).toEqual([theirs('push')]);
    expect(g.side('p1').divulged).toEqual([]);
    expect(named('1').side('p2').divulged).toEqual([theirs('ambush')]);
  });

  test('LEG-CARD-11 any number may be named, also one of which there is none', () => {
    const g = selecting(KALLUS, ['isb-investigation'], ['ambush'])
      .give(own('isb-investigation'), 'p1')
      .give(theirs('ambush'), 'p2');
    expect(g.legal()).toEqual(['1', '2', '3', '4']);
    expect(g.give('4').side('p2').divulged).toEqual([]);
  });

  test('LEG-CARD-11 LEG-CMD-03 they are not selected in the next round, and may be after it', () => {
    const bar = named('2').unit('X').marks;
    expect(bar['bar:push']).toMatchObject({ until: 'game', n: 1 });
    const next = scene({
      now: 'command',
      round: 2,
      hands: { p1: ['ambush'], p2: ['push', 'assault'] },
      units: {
        A: { at: [[300, 300]], card: { rank: 'commander' } },
        X: { at: [[900, 300]], card: { rank: 'commander' }, marks: bar },
      },
    });
    expect([next.why(theirs('push'), 'p2'), next.why(theirs('assault'), 'p2')]).toEqual([
      'LEG-CARD-11',
      undefined,
    ]);
    next.give(own('ambush'), 'p1').give(theirs('assault'), 'p2');
    expect(next.unit('X').marks).toEqual({});
  });
});

test('LEG-CARD-11 a card that is used from the hand is never selected', () => {
  const DIN = 'din-djarin-the-mandalorian';
  const g = selecting(DIN, ['the-hand-thing', 'standing-orders'], ['standing-orders']);
  expect(g.why(own('the-hand-thing'), 'p1')).toBe('LEG-CARD-11');
});
