import { matchOptions } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import type { Army } from '../content/cards.js';
import { COMMANDS, commandCard, STARTERS, starterArmy } from '../content/index.js';
import { game } from '../index.js';
import { armyOf, STARTER_IDS, settled, starterList } from '../options.js';
import { mayHold, pipsOf, proposedHand } from './hand.js';

const own: Army = {
  ...starterList('rebels-500'),
  name: 'Mine',
  units: [
    { unit: 'rebel-officer-resolute-commander', upgrades: [] },
    { unit: 'rebel-troopers', upgrades: [] },
    { unit: 'rebel-troopers', upgrades: ['z-6-trooper'] },
  ],
};

describe('what the seats bring', () => {
  test('LEG-SETUP-01: without a list the starter army of the options plays', () => {
    const read = matchOptions(game, { first: 'empire-500', second: 'republic-500' });
    expect(read).toMatchObject({
      ok: true,
      options: { armies: { p1: starterList('empire-500'), p2: starterList('republic-500') } },
    });
  });

  test('LEG-SETUP-01: a list of one\u2019s own stands on the table, with the cards that it names', () => {
    const read = matchOptions(game, { armies: { p1: own } });
    if (!read.ok) throw new Error(read.accepted);
    const { units } = game.initial(read.options);
    expect(Object.keys(units).filter(id => id.startsWith('p1'))).toEqual([
      'p1-1-rebel-officer-resolute-commander',
      'p1-2-rebel-troopers',
      'p1-3-rebel-troopers',
    ]);
    expect(units['p1-3-rebel-troopers']?.upgrades.map(u => u.card)).toEqual(['z-6-trooper']);
  });

  test('LEG-SETUP-01: a starter army is one in whatever order its parts are told', () => {
    const turned = (x: unknown): unknown =>
      typeof x !== 'object' || x === null
        ? x
        : Array.isArray(x)
          ? x.map(turned)
          : Object.fromEntries(
              Object.entries(x)
                .reverse()
                .map(([k, v]) => [k, turned(v)]),
            );
    for (const first of STARTER_IDS) {
      const second = first.endsWith('500') ? 'empire-500' : 'empire-800';
      const read = matchOptions(game, { first, second });
      if (!read.ok) throw new Error(read.accepted);
      const stored = turned(read.options) as typeof read.options;
      expect(settled(stored)).toEqual({
        battlefield: 'desert',
        first,
        second,
        hiddenMinis: true,
        inPart: false,
      });
      expect(proposedHand(armyOf(stored, 'p1'))).toEqual(starterArmy(first).hand);
    }
  });

  test('LEG-SETUP-01: a list with a fault is refused with its place and rule', () => {
    const units = own.units.slice(0, 2);
    expect(matchOptions(game, { armies: { p2: { ...own, units } } })).toMatchObject({
      ok: false,
      field: 'armies',
      at: 'p2.units',
      refusal: { rule: 'LEG-ARMY-06' },
    });
  });

  test('LEG-SETUP-02: a list for another size of battle is refused', () => {
    expect(matchOptions(game, { armies: { p1: starterList('rebels-800') } })).toMatchObject({
      ok: false,
      at: 'p1.format',
      refusal: { rule: 'LEG-SETUP-02' },
    });
    expect(matchOptions(game, { first: 'rebels-800', second: 'empire-500' })).toMatchObject({ ok: false });
  });
});

describe('the hand that is proposed', () => {
  const pips = (hand: readonly string[]) => hand.map(id => pipsOf(commandCard(id))).sort();

  test.each(STARTER_IDS)('LEG-ARMY-17: %s keeps its own', id => {
    expect(proposedHand(starterList(id))).toEqual(STARTERS.find(s => s.id === id)?.hand);
  });

  test('LEG-ARMY-17, LEG-ARMY-18: any army can fill seven cards that it may hold', () => {
    const hand = proposedHand(own);
    expect(pips(hand)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(new Set(hand).size).toBe(7);
    for (const id of hand) expect(mayHold(own, commandCard(id))).toBe(true);
    const other = COMMANDS.find(c => c.faction === 'empire' && !c.units)!;
    expect(mayHold(own, other)).toBe(false);
  });
});
