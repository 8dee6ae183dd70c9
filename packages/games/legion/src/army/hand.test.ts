import { refuses, unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Army, CommandId } from '../content/cards.js';
import { STARTERS } from '../content/index.js';
import { starterList } from '../options.js';
import { faultsOf } from './judge.js';
import { changed, mendOf } from './mend.js';
import { readArmy, readDraft } from './read.js';
import { readArmyText, writeArmy } from './text.js';

const HAND = STARTERS.find(s => s.id === 'empire-800')?.hand ?? [];
const list = (hand: readonly CommandId[]): Army => ({ ...starterList('empire-800'), hand });
const rules = (army: Army) => faultsOf(army).map(f => [f.at, refuses(f.refusal).rule]);
const others = HAND.slice(1);

describe('the command hand of a list', () => {
  test('LEG-ARMY-17 LEG-G-67 two cards of one, two and three pips, one of four: no card fewer, more or twice', () => {
    expect(HAND).toHaveLength(7);
    expect(rules(list(HAND))).toEqual([]);
    expect(rules(list(others))).toEqual([['hand', 'LEG-ARMY-17']]);
    expect(rules(list(HAND.slice(0, 6)))).toEqual([['hand', 'LEG-ARMY-17']]);
    expect(rules(list([...HAND, 'implacable']))).toEqual([['hand', 'LEG-ARMY-17']]);
    expect(rules(list([...others, others[0] as CommandId])).map(([, rule]) => rule)).toContain('LEG-ARMY-17');
  });

  test('LEG-ARMY-18 a card of another army is refused', () => {
    const strange = rules(list(['son-of-skywalker', ...others]));
    expect(unlike(rules(list(HAND)), strange)).toEqual([['hand.0', 'LEG-ARMY-18']]);
  });

  test('LEG-ARMY-17 one press fills the hand and keeps what may stay', () => {
    const army = list(['son-of-skywalker', ...others]);
    const [fault] = faultsOf(army);
    const mend = fault && mendOf(army, fault);
    expect(mend).toEqual({ do: 'usual-hand' });
    const mended = changed(army, mend ?? { do: 'usual-deck' });
    expect(rules(mended)).toEqual([]);
    expect(others.every(card => mended.hand?.includes(card))).toBe(true);
  });

  test('LEG-ARMY-19 what a table is told of an army has no hand', () => {
    const read = readArmy(list(HAND) as never);
    expect(read.ok && read.value).toEqual(starterList('empire-800'));
    const draft = readDraft(list(HAND) as never);
    expect(draft.ok && draft.value.hand).toEqual(HAND);
  });
});

describe('the hand as text', () => {
  test('LEG-ARMY-17 written with its pips, read as it was written', () => {
    const text = writeArmy(list(HAND));
    expect(text).toMatch(/^Commands: •\S/m);
    expect(readArmyText(text)).toEqual({ army: list(HAND), misread: [] });
  });

  test('a heading with the cards on the next lines, names with commas of their own, one that nobody knows', () => {
    const text = [
      'Faction: Galactic Empire',
      '- Darth Vader Dark Lord of the Sith (190)',
      'Commands:',
      '•Implacable, ••New Ways to Motivate Them,',
      '•••Master of Evil, ••Such a Card',
    ].join('\n');
    const { army, misread } = readArmyText(text);
    expect(army.hand).toEqual(['implacable', 'new-ways-to-motivate-them', 'master-of-evil']);
    expect(misread.map(m => [m.line, m.why.id])).toEqual([[5, 'army-text-command']]);
  });

  test('another price than ours is told', () => {
    const { misread } = readArmyText('Faction: Galactic Empire\n- Stormtroopers (1)');
    expect(misread.map(m => m.why)).toEqual([
      { id: 'army-text-points', args: { name: 'Stormtroopers', points: 44, said: 1 } },
    ]);
  });
});
