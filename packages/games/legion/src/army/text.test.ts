import { describe, expect, test } from 'vitest';
import type { Army } from '../content/cards.js';
import { STARTERS } from '../content/index.js';
import { LANGS, say } from '../text/index.js';
import { faultsOf } from './judge.js';
import { readArmyText, writeArmy } from './text.js';

const armies: readonly Army[] = STARTERS.map(({ id, faction, format, force = null, units, deck }) => ({
  name: `The ${id}`,
  faction,
  format,
  force,
  units,
  deck,
}));

/** A list in the form of a tournament, with upgrades on lines of their own. */
const TOURNAMENT = `Player: somebody
Faction: Galactic Empire
Army Name
Points: 800

Commander:
 • IMPERIAL OFFICER (50)
Corps:
 • Stormtroopers (44)
 – – DLT-19 Stormtrooper (18)
 – – stormtrooper
 • Stormtroopers x2
Command Cards: Ambush, Push`;

describe('a list as text', () => {
  test.each(armies)('$name is written and read again as it was', army => {
    expect(readArmyText(writeArmy(army))).toEqual({ army, misread: [] });
  });

  test.each(armies)('$name is read whatever the case and the bullets', army => {
    const text = writeArmy(army).toUpperCase().replaceAll('\n- ', '\r\n  • ').replaceAll('×', 'x');
    const read = readArmyText(text);
    expect(read.misread).toEqual([]);
    expect(read.army).toEqual({ ...army, name: army.name.toUpperCase() });
  });

  test('LEG-KWU-COUNTERPART-01 LEG-KWU-LOADOUT-01 what has joined a unit and what it has set aside are written and read again', () => {
    const army: Army = {
      ...armies.find(a => a.name === 'The rebels-800')!,
      units: [
        {
          unit: 'cassian-andor-capable-intelligence-agent',
          upgrades: ['situational-awareness'],
          spare: ['duck-and-cover'],
        },
        {
          unit: 'r2-d2-hero-of-a-thousand-devices',
          upgrades: ['comms-relay'],
          counterpart: { unit: 'c-3po-human-cyborg-relations', upgrades: ['comms-jammer'] },
        },
        { unit: 'rebel-troopers', upgrades: ['z-6-trooper'] },
      ],
    };
    const text = writeArmy(army);
    expect(text).toContain('\n  + C-3PO Human-Cyborg Relations (');
    expect(text).toContain('\n  + Spare: Duck and Cover (');
    expect(readArmyText(text)).toEqual({ army, misread: [] });
    // A droid that joins nobody of the line before is no counterpart.
    const lone = text.replace(/- R2-D2.*\n/, '- Rebel Veterans\n');
    expect(readArmyText(lone).army.units[1]).toEqual({ unit: 'rebel-veterans', upgrades: [] });
  });

  test('each unit has one line with its upgrades and points, equal ones are counted', () => {
    const text = writeArmy(armies.find(a => a.name === 'The rebels-800')!);
    expect(text.split('\n').slice(0, 6)).toEqual([
      'The rebels-800',
      'Faction: Rebel Alliance',
      '792/800 (11 activations)',
      expect.stringMatching(/^- Luke Skywalker Hero of the Rebellion \(\d+\): Force Push \(\d+\), .* = \d+$/),
      expect.stringMatching(/^- Leia Organa Fearless and Inventive \(\d+\)$/),
      expect.stringMatching(
        /^- 3× Rebel Troopers \(\d+\): Z-6 Trooper \(\d+\), Rebel Trooper \(\d+\) = \d+$/,
      ),
    ]);
  });

  test('the order of the lines does not matter', () => {
    const [army] = armies;
    const [name, ...lines] = writeArmy(army!).split('\n');
    const { army: read, misread } = readArmyText([name, ...lines.reverse()].join('\n'));
    expect(misread).toEqual([]);
    expect([...read.units].reverse()).toEqual(army!.units);
    expect(faultsOf(read)).toEqual([]);
  });

  test('upgrades may stand on lines of their own, headings and command cards are passed over', () => {
    const { army, misread } = readArmyText(TOURNAMENT);
    expect(misread).toEqual([]);
    expect(army).toMatchObject({
      name: 'Army Name',
      faction: 'empire',
      format: 'standard',
      units: [
        { unit: 'imperial-officer-ruthless-commander', upgrades: [] },
        { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper', 'stormtrooper'] },
        { unit: 'stormtroopers', upgrades: [] },
        { unit: 'stormtroopers', upgrades: [] },
      ],
    });
    expect(army.deck.objective).toHaveLength(4);
  });

  test('the faction is that of the units if nobody says it', () => {
    expect(readArmyText('B1 Battle Droids\nB1 Battle Droids\nAmbush').army.faction).toBe('separatists');
    expect(readArmyText('500/500\nAT-RT\nPhase II Clone Troopers').army).toMatchObject({
      faction: 'republic',
      format: 'skirmish',
      units: [{ unit: 'at-rt-republic' }, { unit: 'phase-ii-clone-troopers' }],
    });
  });

  test('a line that is not understood is named, the rest is read', () => {
    const text =
      'My list\nRebel Troopers: Z-6 Trooper, Laser Whip\nGungans (40)\nObjectives: Breakthrough, Tea\nLuke Skywalker';
    const { army, misread } = readArmyText(text);
    expect(army.units).toEqual([{ unit: 'rebel-troopers', upgrades: ['z-6-trooper'] }]);
    expect(army.deck.objective).toEqual(['breakthrough']);
    expect(misread.map(m => [m.line, m.why.id])).toEqual([
      [2, 'army-text-upgrade'],
      [3, 'army-text-unit'],
      [4, 'army-text-card'],
      [5, 'army-text-which'],
    ]);
    for (const lang of LANGS) for (const { why } of misread) expect(say(lang, why)).not.toMatch(/[{}]/);
    expect(say('en', misread[0]!.why)).toContain('Laser Whip');
  });

  test('printed points say which of two units of a name is meant', () => {
    expect(readArmyText('Luke Skywalker (150)\nRebel Troopers').army.units.map(u => u.unit)).toContain(
      'luke-skywalker-hero-of-the-rebellion',
    );
  });

  test('anything at all is read without harm', () => {
    for (const text of ['', '\n\n', ':::', '- - -', '99x', '(((', 'x'.repeat(5000)])
      expect(readArmyText(text).army.units).toEqual([]);
  });
});
