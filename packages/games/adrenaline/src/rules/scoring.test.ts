import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';
import { rank, rowOf } from './scoring.js';

const row = `
  . S A B
  . . . .
  . . . .`;

/** S gives A, who has these tokens, the killing damage: two from the Lock Rifle. */
const kill = (tokens: string, more: Partial<Position> = {}) =>
  scene({ map: row, weapons: { S: ['lock-rifle'] }, damage: { A: tokens }, ...more }).fires(
    'lock-rifle',
    'basic',
    'A',
    'done',
  );
/** Ends the turn up to the respawn of the first dead. */
const scored = (s: ReturnType<typeof kill>) => s.picks('end', 'pass');

describe('damage and marks', () => {
  test('ADR-XDMG-01 tokens lie in the order in which they came', () => {
    expect(kill('BBS').tokens('A')).toBe('BBSSS');
  });

  test('ADR-XDMG-02 the 11th token kills, the 12th is the overkill', () => {
    expect(kill('BBBBBBBB').events('killed')).toEqual([]);
    expect(kill('BBBBBBBBB').events('killed')).toEqual([
      { type: 'killed', who: 'p2', by: 'p1', overkill: false },
    ]);
    expect(kill('BBBBBBBBBB').events('killed')).toEqual([
      { type: 'killed', who: 'p2', by: 'p1', overkill: true },
    ]);
  });

  test('ADR-XDMG-03 damage beyond the 12th token is lost', () => {
    expect(kill('BBBBBBBBBBB').tokens('A').length).toBe(12);
  });

  test('ADR-XDMG-04 death takes effect at the end of the turn: the figure stays and can be hit again', () => {
    const s = scene({ map: row, weapons: { S: ['lock-rifle', 'plasma-gun'] }, damage: { A: 'BBBBBBBBB' } });
    s.fires('lock-rifle', 'basic', 'A', 'done');
    expect(s.at('A')).toBe('02');
    expect(s.points()).toEqual({});
    s.fires('plasma-gun', 'basic', 'A', 'done');
    expect(s.tokens('A').length).toBe(12);
  });

  test('ADR-XMARK-01 at most three marks from each opponent', () => {
    const s = scene({ map: row, weapons: { S: ['zx-2'] }, marks: { A: { S: 2, B: 3 } } });
    s.fires('zx-2', 'scanner', ['A']);
    expect(s.marksOn('A', 'S')).toBe(3);
    const full = scene({ map: row, weapons: { S: ['zx-2'] }, marks: { A: { S: 3 } } });
    expect(full.fires('zx-2', 'scanner', ['A']).marksOn('A', 'S')).toBe(3);
  });

  test('ADR-XMARK-02 ADR-XMARK-06 the shooter’s earlier marks turn into damage after the damage dealt; other marks stay', () => {
    const s = kill('B', { marks: { A: { S: 2, B: 1 } } });
    expect(s.tokens('A')).toBe('BSSSS');
    expect(s.events('damaged')).toEqual([{ type: 'damaged', who: 'p2', by: 'p1', amount: 2, fromMarks: 2 }]);
    expect(s.marksOn('A', 'B')).toBe(1);
    const killing = kill('BBBBBBB', { marks: { A: { S: 2 } } });
    expect(killing.events('killed')[0]).toMatchObject({ by: 'p1', overkill: false });
    const overkilling = kill('BBBBBBBB', { marks: { A: { S: 2 } } });
    expect(overkilling.events('killed')[0]).toMatchObject({ by: 'p1', overkill: true });
  });

  test('ADR-XMARK-03 marks alone never turn into damage', () => {
    const s = scene({ map: row, weapons: { S: ['zx-2'] }, marks: { A: { S: 1 } } }).fires('zx-2', 'scanner', [
      'A',
    ]);
    expect(s.damage()).toEqual({});
    expect(s.marksOn('A', 'S')).toBe(2);
  });

  test('ADR-XMARK-04 marks given by a shot wait for a later one', () => {
    const s = kill('');
    expect(s.tokens('A')).toBe('SS');
    expect(s.marksOn('A', 'S')).toBe(1);
  });

  test('ADR-XMARK-05 marks survive the death of their holder', () => {
    const s = scored(kill('BBBBBBBBB', { marks: { A: { B: 2 } } }));
    expect(s.marksOn('A', 'B')).toBe(2);
    expect(s.marksOn('A', 'S')).toBe(1);
  });
});

describe('scoring a killed board', () => {
  test('ADR-SCORE-01 at the end of the turn, all killed boards', () => {
    const s = kill('BBBBBBBBB');
    expect(s.points()).toEqual({});
    expect(scored(s).points()).toEqual({ S: 6, B: 9 });
  });

  test('ADR-SCORE-02 first blood: one point for the first token', () => {
    const s = scored(kill('SBBBBBBBB'));
    expect(s.events('first-blood')).toEqual([{ type: 'first-blood', on: 'p2', who: 'p1', points: 1 }]);
    expect(s.points()).toEqual({ S: 7, B: 8 });
  });

  const four = `
    . S A B
    . . . .
    C . . E`;

  test('ADR-SCORE-03 ADR-SCORE-04 ADR-SCORE-06 everybody who dealt damage, by number of tokens: 8, 6, 4, 2', () => {
    const s = scored(kill('BBBBCCCES', { map: four }));
    expect(s.events('scored').map(e => [e.who, e.tokens, e.points])).toEqual([
      ['p3', 4, 8],
      ['p4', 3, 6],
      ['p1', 3, 4],
      ['p5', 1, 2],
    ]);
  });

  test('ADR-SCORE-05 ADR-EX-37 ties go to the earlier token', () => {
    const by = (tokens: string) => rank([...tokens].map(c => c as 'p1')).map(r => `${r.who}${r.tokens}`);
    expect(by('PQQPPQQPRRP')).toEqual(['P5', 'Q4', 'R2']);
    expect(by('PQQPPQQPRRQ')).toEqual(['Q5', 'P4', 'R2']);
    expect(by('PQPQPQPQRRR')).toEqual(['P4', 'Q4', 'R3']);
    const s = scored(kill('SBSBBBBSB'));
    expect(s.points()).toEqual({ B: 8, S: 7 });
  });

  test('ADR-SCORE-07 ADR-XSCORE-01 each skull takes the highest value; beyond the row it is 1', () => {
    expect(rowOf({ turned: false, skulls: 0 })).toEqual([8, 6, 4, 2, 1, 1]);
    expect(rowOf({ turned: false, skulls: 2 })).toEqual([4, 2, 1, 1]);
    expect(scored(kill('BBBBBBBBB', { skullsOn: { A: 1 } })).points()).toEqual({ B: 7, S: 4 });
    expect(scored(kill('BBBBBBBBB', { skullsOn: { A: 6 } })).points()).toEqual({ B: 2, S: 1 });
  });

  test('ADR-SCORE-08 ADR-SCORE-09 ADR-XSCORE-03 killshot and overkill go to the track', () => {
    expect(scored(kill('BBBBBBBBB')).state.track).toEqual([{ killer: 'p1', overkill: null }]);
    expect(scored(kill('BBBBBBBBBB')).state.track).toEqual([{ killer: 'p1', overkill: 'p1' }]);
  });

  test.each([
    ['ADR-SCORE-08', 'BBBBBBBBB'],
    ['ADR-SCORE-09', 'BBBBBBBBBB'],
  ])('%s the log opens the rule by which the track got what it got', (rule, damage) => {
    const told = scored(kill(damage)).run.events('spectator');
    expect(told.filter(({ event }) => event.type === 'killshot').map(x => x.rule)).toEqual([rule]);
  });

  test('ADR-SCORE-10 ADR-XSCORE-05 for an overkill the victim marks their killer, up to three marks', () => {
    expect(scored(kill('BBBBBBBBBB')).marksOn('S', 'A')).toBe(1);
    expect(scored(kill('BBBBBBBBB')).marksOn('S', 'A')).toBe(0);
    expect(scored(kill('BBBBBBBBBB', { marks: { S: { A: 3 } } })).marksOn('S', 'A')).toBe(3);
    expect(scored(kill('BBBBBBBBBB')).events('marked')).toContainEqual({
      type: 'marked',
      who: 'p1',
      by: 'p2',
      amount: 1,
      how: 'overkill',
    });
  });

  test('ADR-SCORE-11 a skull goes from the track to the board', () => {
    const s = scored(kill('BBBBBBBBB'));
    expect(s.state.skulls).toBe(7);
    expect(s.board('p2').skulls).toBe(1);
  });

  test('ADR-SCORE-12 ADR-EX-36 the whole order, on the example', () => {
    // Y is A's neighbour E, B is S, G is C: the tokens Y B B G G B Y Y G Y, then B's two.
    const s = scene({
      map: four,
      weapons: { S: ['lock-rifle'] },
      damage: { A: 'ESSCCSEECE' },
    }).fires('lock-rifle', 'basic', 'A', 'done', 'end', 'pass');
    expect(s.points()).toEqual({ S: 8, C: 4, E: 7 });
    expect(
      s.events('first-blood', 'scored', 'killshot', 'marked', 'skull', 'cleared', 'spawned').map(e => e.type),
    ).toEqual([
      'marked', // the Lock Rifle's own
      'first-blood',
      'scored',
      'scored',
      'scored',
      'killshot',
      'marked',
      'skull',
      'cleared',
    ]);
    expect(s.state.track).toEqual([{ killer: 'p1', overkill: 'p1' }]);
    expect(s.marksOn('S', 'A')).toBe(1);
    expect(rowOf(s.board('p2'))).toEqual([6, 4, 2, 1, 1]);
    expect(s.asked).toBe('ADR-SPAWN-05');
  });

  test('ADR-XSCORE-02 a scored board loses its damage and keeps everything else', () => {
    const s = scored(
      kill('BBBBBBBBB', {
        weapons: { S: ['lock-rifle'], A: ['thor'] },
        cubes: { A: 'RB' },
        hand: { A: ['newton-red-1'] },
        marks: { A: { B: 1 } },
      }),
    );
    expect(s.tokens('A')).toBe('');
    expect(s.cubes('A')).toBe('RB');
    expect(s.hand('A')).toContain('newton-red-1');
    expect(s.player('A').weapons.length).toBe(1);
    expect(s.marksOn('A', 'B')).toBe(1);
  });

  test('ADR-XADR-02 the adrenaline bonus is lost with the damage', () => {
    const s = scored(kill('BBBBBBBBB', { tiles: { '12': 'ybb-1' } }));
    s.picks(s.options()[0] as string);
    s.picks('grab');
    expect(s.asks).toEqual(['A']);
    const at = s.at('A');
    expect(
      s
        .options()
        .every(
          q =>
            q === at ||
            Math.abs(Number(q[0]) - Number(at?.[0])) + Math.abs(Number(q[1]) - Number(at?.[1])) === 1,
        ),
    ).toBe(true);
  });

  test('ADR-XSCORE-04 two or more killshots in one turn give one point more', () => {
    const map = `
      . S AB .
      . . . .
      C . . .`;
    const two = scene({ map, weapons: { S: ['furnace'] }, damage: { A: 'CCCCCCCCCC', B: 'CCCCCCCCCC' } });
    two.fires('furnace', 'cozy-fire', '02', 'end', 'pass');
    expect(two.events('double-kill')).toEqual([{ type: 'double-kill', who: 'p1', points: 1 }]);
    expect(two.points()).toEqual({ S: 13, C: 18 });
    expect(scored(kill('BBBBBBBBB')).events('double-kill')).toEqual([]);
  });
});

describe('respawn', () => {
  test('ADR-SPAWN-04 ADR-SPAWN-05 ADR-SPAWN-06 draw one, discard any, enter at its colour', () => {
    const s = scored(kill('BBBBBBBBB', { hand: { A: ['newton-red-1'] }, powerUpDeck: ['newton-yellow-1'] }));
    expect(s.asks).toEqual(['A']);
    expect(s.options()).toEqual(['newton-red-1', 'newton-yellow-1']);
    s.picks('newton-red-1');
    expect(s.at('A')).toBe('10');
    expect(s.hand('A')).toEqual(['newton-yellow-1']);
  });

  test('ADR-XSPAWN-02 ADR-EX-39 with three cards a fourth is drawn, and one of the four discarded', () => {
    const hand = ['newton-red-1', 'newton-red-2', 'newton-blue-1'];
    const s = scored(kill('BBBBBBBBB', { hand: { A: hand }, powerUpDeck: ['newton-yellow-1'] }));
    expect(s.options()).toEqual([...hand, 'newton-yellow-1']);
    s.picks('newton-yellow-1');
    expect(s.at('A')).toBe('23');
    expect(s.hand('A')).toEqual(hand);
  });

  test('ADR-XSPAWN-03 no turn out of order; figures may share a spawnpoint', () => {
    const s = scored(
      kill('BBBBBBBBB', {
        map: `
          . S A .
          B . . .
          . . . .`,
        powerUpDeck: ['newton-red-1'],
      }),
    ).picks('newton-red-1');
    expect(s.at('A')).toBe(s.at('B'));
    expect(s.state.turn).toBe('p2');
    const later = scored(
      scene({ map: row, turn: 'B', weapons: { B: ['lock-rifle'] }, damage: { A: 'SSSSSSSSS' } }).fires(
        'lock-rifle',
        'basic',
        'A',
        'done',
      ),
    );
    later.until('ADR-TURN-02');
    expect(later.asks).toEqual(['S']);
  });

  test('several deaths: scored and respawned in turn order after the active player', () => {
    const map = `
      . S AB .
      . . . .
      . . . .`;
    const s = scene({
      map,
      turn: 'A',
      weapons: { A: ['tractor-beam', 'furnace'] },
      damage: { S: 'BBBBBBBBBB', B: 'SSSSSSSSSS' },
    });
    s.fires('furnace', 'cozy-fire', '01');
    expect(s.damage()).toEqual({ S: 11, B: 10 });
    const both = scene({
      map: `
        . SB A .
        . . . .
        . . . .`,
      turn: 'A',
      weapons: { A: ['furnace'] },
      damage: { S: 'BBBBBBBBBB', B: 'SSSSSSSSSS' },
    }).fires('furnace', 'cozy-fire', '01', 'end', 'pass');
    expect(both.events('killshot').map(e => e.on)).toEqual(['p3', 'p1']);
    expect(both.asks).toEqual(['B']);
    both.picks(both.options()[0] as string);
    expect(both.asks).toEqual(['S']);
  });
});
