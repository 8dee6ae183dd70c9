import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { UNITS, UPGRADES } from './content/index.js';
import { PLAYED } from './keywords/index.js';
import { type AttackSum, STEPS, type StepName, SUMS, stepsOf } from './moments.js';
import { asksWeapons } from './rules/values.js';

const source = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
/** What a procedure lets happen, by the text of its file. */
const momentsIn = (file: string): StepName[] =>
  [...source(file).matchAll(/happens\(t, '(\w+)'/g)].map(m => m[1] as StepName);

describe('moments of an attack', () => {
  test('whatever happens after the dice of a pool are rolled is known to the odds', () => {
    const whens = (file: string) => [...new Set(momentsIn(file).map(name => STEPS[name].when))].sort();
    expect(whens('rules/attack/roll.ts')).toEqual(['pool']);
    expect(whens('rules/attack/defence.ts')).toEqual(['pool']);
    expect(whens('rules/attack/guard.ts')).toEqual(['guard']);
    expect(whens('rules/attack/pool.ts')).toEqual(['before']);
    // after a pool `defended`, after all of them `attacked`, when nothing can change the wounds any more
    expect(momentsIn('rules/attack/index.ts')).toEqual(['defended', 'attacked']);
    // who is defeated, and keywords that change with it: the defender is gone, or the odds are played out
    expect(new Set(momentsIn('rules/wounds.ts'))).toEqual(
      new Set([...stepsOf('wounds'), 'defeated', 'keywordsChanged']),
    );
    expect(stepsOf('pool').length).toBeGreaterThan(10);
  });

  test('every value of an attack that counts dice, hits or blocks is asked by the formula of the odds too', () => {
    /** Where the formula asks; `null`: asked before there are dice, or only at moments at which nothing may act. */
    const asked: Readonly<Record<AttackSum, string | null>> = {
      rerolls: "worth('rerolls'",
      attackChart: 'attackChart(s)',
      criticals: "worth('criticals'",
      mayDodge: "worth('mayDodge'",
      dodgesCrits: "worth('dodgesCrits'",
      wantsDodge: "worth('wantsDodge'",
      cover: 'coverOf(s',
      coverCancels: "worth('coverCancels'",
      mayIgnoreCover: null, // Blast asks for it inside `coverCancels`
      impact: "worth('impact'",
      ram: "worth('ram'",
      armour: "worth('armour'",
      pierce: 'pierceLeft(',
      mayPierce: "worth('mayPierce'",
      mayWoundBack: null,
      extraDice: "worth('extraDice'",
      mayBeImpervious: null, // inside `extraDice`
      defenceRerolls: "worth('defenceRerolls'",
      surgeBlocks: 'surgeBlocks(',
      suppression: "worth('suppression'",
      maySupport: null,
      weapon: null,
      shootsInMelee: null,
    };
    const formula = source('rules/odds-formula.ts');
    const forgotten = Object.entries(asked).filter(([, text]) => !formula.includes(text ?? ''));
    expect(forgotten).toEqual([]);
    /** Values that the procedure asks for once the dice are rolled: all of them stand above, or are of one unit. */
    const ofProcedure = ['rules/attack/roll.ts', 'rules/attack/defence.ts'].flatMap(file =>
      [...source(file).matchAll(/worth\('(\w+)'/g)].map(m => m[1] as string),
    );
    const ofOneUnit = ['isArmoured', 'mayFlipShields'];
    expect(ofProcedure.filter(name => !(name in asked) && !ofOneUnit.includes(name))).toEqual([]);
    expect(ofOneUnit.filter(name => !formula.includes(`worth('${name}'`))).toEqual([]);
    expect(Object.keys(asked).filter(name => !(name in SUMS))).toEqual([]);
  });

  test('a keyword that stands on a weapon acts only where weapons are asked', () => {
    const weapons = [...UNITS, ...UPGRADES].flatMap(card => card.weapons ?? []);
    const ids = new Set(weapons.filter(w => !w.special).flatMap(w => Object.keys(w.keywords ?? {})));
    /** Asked while a weapon is chosen, of the weapon itself. */
    const chosen = ['weapon', 'shootsInMelee', 'lengthens'];
    const deaf = [...ids].flatMap(id => {
      const { sums = {}, steps = {} } = PLAYED.get(id) ?? {};
      return [...Object.keys(sums), ...Object.keys(steps)]
        .filter(moment => !asksWeapons(moment) && !chosen.includes(moment))
        .map(moment => `${id}: ${moment}`);
    });
    expect(deaf).toEqual([]);
  });
});
