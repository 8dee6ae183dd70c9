import { describe, expect, test } from 'vitest';
import { commandCard } from '../content/index.js';
import type { Event } from '../events.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import type { Seat } from '../state.js';

/** The named unit of a command card, or some commander. */
const hero = (command: string, at: Cast['at'], more: Partial<Cast> = {}): Cast => ({
  at,
  ...more,
  card: {
    id: commandCard(command).units?.[0] ?? `of-${command}`,
    rank: 'commander',
    wounds: 5,
    ...more.card,
  },
});
const SEATS_OF_BLUE = ['p1', 'p2'] as const;
const ownerOf = (unit: string): Seat => (unit < 'I' ? 'p1' : 'p2');

/** Both have played these cards; player 1 has priority. */
const both = (one: string, two: string, blue: Seat, more: Partial<Scene> = {}): Played =>
  scene({
    now: 'orders',
    blue,
    priority: 'p1',
    played: { p1: one, p2: two },
    ...more,
    units: {
      A: hero(one, [[300, 300]]),
      X: hero(two, [[900, 300]]),
      ...more.units,
    },
  });
/** Both reveal these cards. */
const revealing = (one: string, two: string, blue: Seat, units: Scene['units'] = {}): Played =>
  scene({
    now: 'command',
    blue,
    hands: { p1: [one], p2: [two] },
    units: { A: hero(one, [[300, 300]]), X: hero(two, [[900, 300]]), ...units },
    chance: ['block'],
  })
    .give(`#p1-${one}`, 'p1')
    .give(`#p2-${two}`, 'p2');

/** Whose units some events are about, in their order, each owner once. */
const owners = (g: Played, is: (e: Event) => boolean): Seat[] => [
  ...new Set(g.events.filter(is).map(e => ownerOf((e as { unit: string }).unit))),
];
const blueFirst = (blue: Seat): Seat[] => (blue === 'p1' ? ['p1', 'p2'] : ['p2', 'p1']);

describe('when command cards act', () => {
  test.each(SEATS_OF_BLUE)('LEG-PROC-16 LEG-CMD-06 on being revealed, blue first: %s', blue => {
    const g = revealing('die-at-my-hand', 'this-is-the-way', blue);
    expect(owners(g, e => e.type === 'gained' && e.token === 'dodge')).toEqual(blueFirst(blue));
  });

  test.each(SEATS_OF_BLUE)(
    'LEG-PROC-17 LEG-CMD-06 then, without a stated moment, blue first again: %s',
    blue => {
      const units = {
        B: { at: [[300, 400]], card: { rank: 'support' } },
        W: { at: [[900, 400]], card: { type: 'groundVehicle', base: 50, silhouette: [0, 50] } },
      } as const;
      const g = revealing('turning-the-tide', 'drive-them-out', blue, units);
      expect(owners(g, e => e.type === 'mark')).toEqual(blueFirst(blue));
      const late = revealing('turning-the-tide', 'this-is-the-way', blue, units);
      const inspired = late.events.findIndex(e => e.type === 'mark' && e.unit === 'B');
      const dodged = late.events.findIndex(e => e.type === 'gained' && e.unit === 'X');
      expect(inspired).toBeGreaterThan(dodged); // what is revealed comes before, whoever is blue
      expect(dodged).toBeGreaterThan(-1);
      expect(late.events.findIndex(e => e.type === 'priority')).toBeGreaterThan(inspired);
    },
  );

  test('LEG-PROC-12 after cards are played and before priority is settled', () => {
    const types = revealing('die-at-my-hand', 'this-is-the-way', 'p1').events.map(e => e.type);
    const told = types.filter(type => ['played', 'gained', 'priority'].includes(type));
    expect(told).toEqual(['played', 'played', 'gained', 'gained', 'gained', 'priority']);
  });

  test.each(SEATS_OF_BLUE)('LEG-PROC-18 LEG-CMD-06 while orders are issued, blue first: %s', blue => {
    const chance = ['blank', 'blank'];
    const g = both('fight-another-day', 'covert-observation', blue, { chance });
    const told = g.events.filter(e => e.type === 'gained' && e.unit === 'A');
    const [own, foes] = ['dodge', 'suppression'];
    expect(told.map(e => (e as { token: string }).token)).toEqual(blue === 'p1' ? [own, foes] : [foes, own]);
  });

  test.each(SEATS_OF_BLUE)(
    'LEG-PROC-19 LEG-CMD-06 at the start of the activation phase, blue first: %s',
    blue => {
      const units = {
        B: { at: [[300, 400]], order: 'up' },
        A: hero('deploy-the-garrison', [[300, 300]]),
      } as const;
      const g = both('deploy-the-garrison', 'close-call', blue, { units });
      for (let k = 0; k < 6 && g.s.now === 'orders'; k++)
        g.give(g.asked === 'ask-card-whom' ? ['B'] : g.legal()[0]!);
      expect(owners(g, e => e.type === 'gained' && (e.token === 'standby' || e.token === 'dodge'))).toEqual(
        blueFirst(blue),
      );
    },
  );

  test.each(SEATS_OF_BLUE)(
    'LEG-CMD-06 what happens while orders are issued comes before the activation phase, whoever is blue: %s',
    blue => {
      const g = both('fight-another-day', 'close-call', blue, { chance: ['blank', 'blank'] });
      expect(owners(g, e => e.type === 'gained' && e.token === 'dodge')).toEqual(['p1', 'p2']);
    },
  );

  test.each(SEATS_OF_BLUE)('LEG-PROC-20 LEG-CMD-06 during the activation phase, blue first: %s', blue => {
    const provoked = { 'bend:provoked@command:give-in-to-your-anger': { until: 'round', n: 1, unit: null } };
    const g = both('give-in-to-your-anger', 'pulse-scan', blue, {
      now: 'actions',
      turn: 'p2',
      acting: 'X',
      units: {
        X: hero('pulse-scan', [[900, 300]], { marks: provoked as Cast['marks'] & object }),
        W: { at: [[1500, 300]], order: 'up' },
      },
    }).give('end');
    const own = g.events.findIndex(e => e.type === 'gained' && e.unit === 'X' && e.token === 'standby');
    const foes = g.events.findIndex(e => 'unit' in e && e.unit === 'X' && isOfAnger(e));
    expect(Math.min(own, foes)).toBeGreaterThan(-1);
    expect(foes < own).toBe(blue === 'p1');
  });
});

/** What Give in to Your Anger does to who has not attacked. */
const isOfAnger = (e: Event): boolean =>
  (e.type === 'gained' && e.token === 'suppression') || e.type === 'wounded';
