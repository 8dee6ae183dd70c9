import { quickDice } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { weapons } from '../content/weapons/index.js';
import { type Position, Scene, scene } from '../fixtures/scene.js';
import type { Target } from '../vocabulary.js';

const foreseen = (p: Position, act = 'shoot') => scene(p).shows(act).preview;

/** Whom the first blows of a Shoot action can fall on, found by trying every answer. */
const hitByTrying = (p: Position): Target[] => {
  const found = new Set<Target>();
  const go = (answers: readonly unknown[]): void => {
    const s = new Scene(p);
    for (const a of answers) s.run.answer('p1', s.run.q, a);
    const hits = s.events('damaged', 'marked', 'tagged');
    for (const e of hits) found.add(e.type === 'tagged' ? `spawn-${e.spawn}` : e.who);
    const ask = s.run.now.ask;
    if (hits.length > 0 || ask?.seat !== 'p1' || ask.spec.rule === 'ADR-TURN-02') return;
    for (const a of s.run.now.legal('p1')) go([...answers, a]);
  };
  const begin = new Scene(p);
  if (begin.run.now.legal('p1').includes('shoot')) go(['shoot']);
  return [...found].sort();
};

const ARENA_MAPS = {
  A: ['...-', '....', '-...'],
  B: ['....', '....', '-...'],
  C: ['...-', '....', '....'],
  D: ['....', '....', '....'],
} as const;

/** The shooter and three others somewhere. */
const somewhere = (seed: number, more: Partial<Position>): Position => {
  const dice = quickDice(seed);
  const arena = (['A', 'B', 'C', 'D'] as const)[dice.below(4)] ?? 'A';
  const cells = ARENA_MAPS[arena].map(row => [...row]);
  for (const letter of 'SABC') {
    for (;;) {
      const [row, column] = [dice.below(3), dice.below(4)];
      const cell = cells[row]?.[column] as string;
      if (cell === '-') continue;
      (cells[row] as string[])[column] = cell === '.' ? letter : cell + letter;
      break;
    }
  }
  return { arena, map: cells.map(row => row.join(' ')).join('\n'), ...more };
};

const aimsOf = (p: Position): Target[] => (foreseen(p)?.aims ?? []).map(a => a.who).sort();

describe('whom a Shoot action can be about is what trying every answer finds', () => {
  test.each(weapons.map(w => w.id))(
    '%s',
    id => {
      for (let seed = 1; seed <= 4; seed++) {
        const plain = somewhere(seed, { weapons: { S: [id] }, cubes: { S: seed % 2 ? 'RRRBBBYYY' : '' } });
        expect(aimsOf(plain), plain.map).toEqual(hitByTrying(plain));
      }
      const domination = { mode: 'domination' } as const;
      const spawns = somewhere(7, { weapons: { S: [id] }, options: domination });
      expect(aimsOf(spawns), spawns.map).toEqual(hitByTrying(spawns));
      const moving = somewhere(8, { weapons: { S: [id] }, damage: { S: 'AAAAAA' } });
      expect(aimsOf(moving), moving.map).toEqual(hitByTrying(moving));
      const frenzy = { by: 'S', left: 4 };
      const reloading = somewhere(9, { weapons: { S: [`!${id}`] }, frenzy, first: 'A', turn: 'S' });
      expect(aimsOf(reloading), reloading.map).toEqual(hitByTrying(reloading));
    },
    60_000,
  );
});

describe('what an action can lead to', () => {
  const map = `
    . S AB .
    . . . .
    - . . C`;

  test('ADR-RUN-01 a run ends on another square within its reach', () => {
    expect(foreseen({ map }, 'run')?.reach).not.toContain('01');
    expect(foreseen({ map }, 'run')?.reach).toContain('00');
    expect(foreseen({ map }, 'run')?.reach).not.toContain('23');
  });

  test('ADR-GRAB-01 ADR-GRAB-03 a grab ends where something can be taken', () => {
    const tiles = { '00': null };
    const reach = (p: Partial<Position>) => foreseen({ map, tiles, ...p }, 'grab')?.reach;
    const dear = { offers: { blue: ['railgun'] }, cubes: { S: '' } } as const;
    const s = scene({ map, tiles, ...dear });
    s.picks('grab');
    expect(reach(dear)?.toSorted()).toEqual(s.options().toSorted());
    expect(reach(dear)).not.toContain('00');
    expect(reach(dear)).not.toContain('02');
    expect(reach({ ...dear, cubes: { S: 'YB' } })).toContain('02');
  });

  test('ADR-SHOOT-01 ADR-SHOOT-03 a shot names whom it can hit with what, and what is missing for the others', () => {
    const { aims, spared } = foreseen({ map, weapons: { S: ['sledgehammer', 'lock-rifle', '!thor'] } }) ?? {};
    expect(aims).toEqual([
      { who: 'p2', cards: ['#weapon-lock-rifle'] },
      { who: 'p3', cards: ['#weapon-lock-rifle'] },
    ]);
    expect(spared).toMatchObject([
      {
        who: 'p4',
        lacks: [
          { card: '#weapon-sledgehammer', rule: 'ADR-WPN-SLEDGEHAMMER-01', why: { id: 'other-square' } },
          { card: '#weapon-lock-rifle', rule: 'ADR-WPN-LOCKRIFLE-01', why: { id: 'not-visible' } },
        ],
      },
    ]);
  });

  test('ADR-SHOOT-03 whoever is not on the board is neither aimed at nor spared', () => {
    const p = { map, options: { players: 5 }, weapons: { S: ['lock-rifle'] } };
    const { aims = [], spared = [] } = foreseen(p) ?? {};
    expect([...aims, ...spared].map(x => x.who)).toEqual(['p2', 'p3', 'p4']);
  });

  test('ADR-SHOOT-02 with a move before it, the squares to shoot from are named too', () => {
    const p = { map, weapons: { S: ['sledgehammer'] } };
    expect(foreseen(p)).toMatchObject({ aims: [], spared: [{}, {}, {}] });
    expect(foreseen(p)).not.toHaveProperty('reach');
    const moving = { ...p, damage: { S: 'AAAAAA' } };
    expect(foreseen(moving)).toMatchObject({ aims: [{ who: 'p2' }, { who: 'p3' }], reach: ['02'] });
  });

  test('ADR-FRENZY-07 in the frenzy a weapon that can be reloaded first counts as well', () => {
    const frenzy = { by: 'A', left: 3 };
    const p = { map, weapons: { S: ['!lock-rifle'] }, frenzy };
    expect(foreseen(p)?.aims?.map(a => a.who)).toEqual(['p2', 'p3', 'p4']);
    expect(foreseen({ ...p, cubes: { S: '' } })).toMatchObject({ aims: [], spared: [] });
  });
});
