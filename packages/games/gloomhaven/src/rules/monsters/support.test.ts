import { describe, expect, test } from 'vitest';
import { rows } from '../../fixtures/monsters.js';
import { summonHexes, whomToHeal } from './support.js';

describe('GLM-MON-51 a Heal goes to whoever lost most, itself included', () => {
  const drawn = rows(`
    . . . . . . #
     m . M . n . #
    . . . . . . #`);
  const heal = (range: number, lost: Record<string, number>, ailing = ''): string =>
    drawn.names(
      whomToHeal(
        drawn.field,
        drawn.at('M'),
        range,
        Object.entries(lost).map(([who, each]) => ({
          at: drawn.at(who),
          lost: each,
          ailing: ailing.includes(who),
        })),
      ).map(p => p.at),
    );

  test('in range', () => {
    expect(heal(2, { M: 1, m: 3, n: 2 })).toBe('m');
    expect(heal(1, { M: 1, m: 3, n: 2 })).toBe('M');
    expect(heal(2, { M: 4, m: 3, n: 2 })).toBe('M');
  });

  test('a tie is for the players; with nobody hurt, whoever is poisoned or wounded (G51)', () => {
    expect(heal(2, { M: 1, m: 3, n: 3 })).toBe('m n');
    expect(heal(2, { M: 0, m: 0, n: 0 }, 'n')).toBe('n');
    expect(heal(2, { M: 0, m: 0, n: 0 })).toBe('');
  });

  test('in sight', () => {
    const walled = rows(`
      # # # #
       M # m #
      . . . .`);
    const lost = [
      { at: walled.at('M'), lost: 1 },
      { at: walled.at('m'), lost: 5 },
    ];
    expect(whomToHeal(walled.field, walled.at('M'), 4, lost)).toEqual(lost.slice(0, 1));
  });
});

test('GLM-MON-52 a summoned monster stands beside the summoner, as near to an enemy as possible', () => {
  const drawn = rows(`
    . 3 2 . .
     . M 1 . A
    . . . . .`);
  const { field } = drawn;
  const at = (figures: string): string =>
    drawn.names(summonHexes(field, drawn.at('M'), drawn.all('A'), { figures: drawn.all(figures) }, 1));
  expect(at('MA')).toBe('1');
  expect(at('MA1')).toBe('2 [2,2]');
  // Not on a trap, not on a token: the hex must be empty (GLM-TILE-01).
  const littered = rows(`
    . 3 2 . .
     . M ^ . A
    . . . . .`);
  const tokens = { figures: littered.all('MA'), tokens: littered.all('2') };
  expect(littered.names(summonHexes(littered.field, littered.at('M'), littered.all('A'), tokens, 1))).toBe(
    '[2,2]',
  );
  // The nearest enemy counts, and walls are not counted through.
  const walled = rows(`
    . . . . .
     B . M|1 A
    . . . . .`);
  expect(
    walled.names(
      summonHexes(walled.field, walled.at('M'), walled.all('A'), { figures: walled.all('MA') }, 1),
    ),
  ).toBe('[0,3] [2,3]');
});

test('GLM-MON-53 no empty hex or no standee left: no summon', () => {
  const shut = rows(`
    # o ^ #
     A M m #`);
  const figures = shut.all('AMm');
  expect(summonHexes(shut.field, shut.at('M'), shut.all('A'), { figures }, 3)).toEqual([]);
  const open = rows(`. M . A`);
  expect(summonHexes(open.field, open.at('M'), open.all('A'), { figures: open.all('MA') }, 0)).toEqual([]);
  expect(summonHexes(open.field, open.at('M'), open.all('A'), { figures: open.all('MA') }, 1)).toHaveLength(
    1,
  );
});
