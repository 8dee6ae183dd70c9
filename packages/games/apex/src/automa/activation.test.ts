import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acts, MISSES, story } from '../fixtures/automa.js';

const row = '  .  .  .  .  .  .  .  .\n';

/** Seventeen rows, and a wall from edge to edge under the fourth: nobody sees across from the last ones. */
const WALLED = `${row.repeat(4)} ------------------------\n${row.repeat(13)}`;
/** Cards whose white paths go straight ahead. */
const AHEAD = ['P-16', 'P-1', 'P-12', 'P-13'] as const;
const FAR = { map: WALLED, at: { BL: '4,13', GB: '4,0' }, decisions: AHEAD } as const;

const steps = (...n: number[]): string[] => n.map(x => `step ${x}`);

describe('the eleven steps', () => {
  test('AUT-INTERACT-04 AUT-END-01 AUT-FEAT-07 they come in order, without AP, and the active Feat is put away', () => {
    const s = acts({ at: { BL: '4,4', GB: '4,0' }, chance: MISSES(3) });
    expect(story(s, 'automa-step')).toEqual(steps(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
    expect(story(s, 'acted')).toEqual([]);
    expect(s.events('automa-feat').map(e => e.card)).toEqual(['#BL-AF-4']);
    expect(s.legend('BL').automa).toMatchObject({ active: null, used: ['#BL-AF-4'], feats: ['#BL-AF-8'] });
    s.end();
  });

  test('AUT-ACT-02 AUT-ABIL-04 AUT-ABIL-08 a step in which nothing can be done is skipped, and told why', () => {
    const s = acts({ ...FAR, board: { feats: ['#BL-AF-8'] } });
    // it goes on: no step that cannot be done ends the activation
    expect(unlike(steps(1, 2), story(s, 'automa-step'))).toEqual(steps(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
    expect(story(s, 'automa-idle')).toEqual([
      'idle 2 no-bin',
      'idle 4 no-effect',
      'idle 7 nobody-in-range',
      'idle 8 no-effect',
    ]);
  });

  test('AUT-ACT-04 AUT-OPT-08 AUT-EX-10 one shot in an activation; then green, and step 7 does not shoot', () => {
    const s = acts({ at: { BL: '4,4', GB: '4,0' }, decisions: ['P-1', 'P-2'], chance: MISSES(3) });
    expect(unlike(2, story(s, 'aimed').length)).toBe(1);
    expect(story(s, 'aimed', 'scheme', 'charge', 'laid', 'moved', 'automa-idle')).toEqual([
      'idle 2 no-bin',
      'idle 4 no-effect',
      'shoots GB with #AW-1-1 charged nothing',
      'idle 5 no-effect',
      'scheme A',
      'charge 2',
      'laid #P-1 0',
      'automa BL 4,5',
      'idle 7 shot-already',
    ]);
    s.end();
  });

  test('AUT-EX-06 AUT-EX-07 AUT-SCHEME-05 scheme B gives its Charge token before the Move 2', () => {
    const s = acts({
      at: { BL: '4,7', GB: '4,0' },
      board: { set: 2 },
      decisions: ['P-1'],
      chance: MISSES(3),
    });
    // G7 Scout: best range 4-5, range 3-7; Gibraltar is 7 away
    expect(story(s, 'scheme', 'charge', 'moved', 'aimed')).toEqual([
      'scheme B',
      'charge 1',
      'automa BL 4,6',
      'automa BL 4,5',
      'shoots GB with #AW-3-1 charged 1',
    ]);
    s.end();
  });

  test('AUT-EX-12 a shot in the middle of a Move, then X: the MP that are left are lost', () => {
    const s = acts({
      map: `
        .  .  .  .  .G .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .r .  .  .
        .  .  .  .  .L .  .  . `,
      blue: ['LL', 'WR'],
      at: { GB: '4,0' },
      acts: 'LL',
      automas: { LL: { charge: 0, feats: ['#LL-AF-4'] } },
      decisions: ['P-2'],
      chance: MISSES(3),
    });
    expect(story(s, 'scheme', 'charge', 'moved', 'aimed', 'automa-idle')).toEqual([
      'idle 2 no-bin',
      'idle 4 no-effect',
      'idle 5 no-effect',
      'scheme D',
      'charge 1',
      'automa LL 5,5',
      'shoots GB with #AW-1-1 charged 1',
      'idle 7 shot-already',
      'reposition LL 4,6',
    ]);
    s.end();
  });
});

describe('step 1', () => {
  test('AUT-PRIO-01 AUT-EX-25 AUT-LIFE-01 no enemy on the map: points up to the limits, 2 Charge, no Feat, and it is over', () => {
    const s = acts({ at: { BL: '4,4', GB: null }, points: { BL: [12, 35] }, board: { charge: 1 } });
    expect(s.points('BL')).toBe('20/40');
    expect(s.legend('BL').automa).toMatchObject({ charge: 3, feats: ['#BL-AF-4', '#BL-AF-8'] });
    expect(story(s, 'automa-step')).toEqual(['step 1']);
  });

  test('AUT-PRIO-02 AUT-PRIO-09 one enemy is the main one and there is no secondary; of two the other is', () => {
    const one = acts({ at: { BL: '4,4', GB: '4,0' }, chance: MISSES(3) });
    expect(one.events('main-enemy')[0]).toMatchObject({ main: 'GB', secondary: null, by: 'only' });
    const two = acts({ at: { BL: '4,4', GB: '4,0', PF: '4,1' }, points: { PF: [0, 40] }, chance: MISSES(3) });
    expect(two.events('main-enemy')[0]).toMatchObject({ main: 'PF', secondary: 'GB', by: 'B' });
  });

  test('AUT-PRIO-08 equal in everything: a card is drawn', () => {
    for (const main of ['GB', 'PF'] as const) {
      const s = acts({ at: { BL: '4,4', GB: '2,4', PF: '6,4' }, chance: [main, ...MISSES(4)] });
      expect(s.events('main-enemy')[0]).toMatchObject({ main, by: 'E' });
    }
  });

  test('AUT-PRIO-12 the secondary enemy takes the place of a main enemy who is eliminated', () => {
    const s = acts({
      at: { BL: '4,4', GB: '4,1', PF: '0,3' },
      points: { GB: [0, 1], PF: [20, 40] },
      board: { feats: ['#BL-AF-1'] },
      chance: ['#A-14', '#A-13', '#A-12'],
      decisions: ['P-1', 'P-2', 'P-3', 'P-4'],
    });
    expect(s.at('GB')).toBeNull();
    // the card of step 5 is laid towards Pathfinder: left
    expect(story(s, 'laid')[0]).toBe('laid #P-1 3');
    expect(story(s, 'aimed')).toEqual(['shoots GB with #AW-1-1 charged nothing']);
  });
});

describe('step 2', () => {
  const BIN = `
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
          $$
    .  .  .  .  . `;

  test('AUT-BIN-01 AUT-INTERACT-01 AUT-INTERACT-02 beside a bin it gets 5, 5 and 1, and the bin stays as it is', () => {
    for (const open of [[], [0]]) {
      const s = acts({
        map: BIN,
        at: { BL: '2,4', GB: null, PF: '0,0' },
        points: { BL: [10, 30] },
        board: { feats: ['#BL-AF-8'], set: 5 },
        state: { open },
        decisions: ['P-12', 'P-12', 'P-12'],
        chance: MISSES(4),
      });
      const got = story(s, 'restored', 'charge');
      expect(got.slice(0, 2)).toEqual(['restores BL 5/5', 'charge 1']);
      expect(s.state.open).toEqual(open);
      expect(unlike(['opened-bin'], story(s, 'opened-bin', 'drew-loot'))).toEqual([]);
    }
  });

  test('AUT-BIN-03 several bins give it once', () => {
    const s = acts({
      map: `
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
              $$
        .  . $.  .  . `,
      at: { BL: '2,4', GB: '0,0' },
      board: { set: 5 },
      chance: MISSES(4),
    });
    expect(story(s, 'used-bin')).toEqual(['used-bin']);
    expect(story(s, 'charge')[0]).toBe('charge 1');
  });
});

describe('steps 5 and 8', () => {
  test('AUT-FEAT-02 AUT-FEAT-08 AUT-FEAT-09 a Feat of step 5 works in step 5, with the MP and symbols printed on it', () => {
    const s = acts({ ...FAR, board: { feats: ['#BL-AF-8'] } });
    const all = s.run.everything();
    const [five, six] = [5, 6].map(n => all.findIndex(e => e.type === 'automa-step' && e.step === n)) as [
      number,
      number,
    ];
    const moves = all.flatMap((e, k) => (e.type === 'moved' ? [k] : []));
    expect(moves.filter(k => k > five && k < six)).toHaveLength(2);
  });

  test('AUT-FEAT-10 a Feat of step 8 works in step 8', () => {
    const s = acts({ ...FAR, points: { BL: [20, 30] } });
    const all = s.run.everything();
    const [eight, nine] = [8, 9].map(n => all.findIndex(e => e.type === 'automa-step' && e.step === n)) as [
      number,
      number,
    ];
    const healed = all.findIndex(e => e.type === 'restored');
    expect(healed > eight && healed < nine).toBe(true);
    expect(s.points('BL')).toBe('20/35');
  });

  test('AUT-FEAT-04 AUT-GAP-28 AUT-CHARGE-01 it pays when it can, else the other part of the effect works', () => {
    const base = FAR;
    const rich = acts({ ...base, board: { feats: ['#BL-AF-2'], charge: 1 } });
    expect(story(rich, 'charge', 'moved').slice(0, 3)).toEqual([
      'charge 0',
      'automa BL 4,12',
      'automa BL 4,11',
    ]);
    // it may not keep the token that it has
    const poor = acts({ ...base, board: { feats: ['#BL-AF-2'], charge: 0 } });
    expect(unlike(story(rich, 'charge', 'moved')[0], story(poor, 'charge', 'moved')[0])).toBe('charge 1');
    const without = acts({
      ...base,
      points: { BL: [0, 40] },
      board: { feats: ['#BL-AF-3'], charge: 0, set: 5 },
    });
    // scheme D gives a token first: it pays for the second 5
    expect(story(without, 'restored')).toEqual(['restores BL 5/0', 'restores BL 5/0']);
  });

  test('AUT-CHARGE-02 AUT-EX-23 five tokens are the most', () => {
    const s = acts({
      at: { BL: '4,4', GB: '4,0' },
      board: { charge: 4, feats: ['#BL-AF-4'] },
      chance: MISSES(3),
      cooling: { 'BL-A-2': 1 },
    });
    expect(story(s, 'charge')).toEqual(['charge 5']);
    expect(s.legend('BL').automa?.charge).toBe(5);
  });

  test('AUT-FEAT-06 an empty Feat deck is made of the discards', () => {
    const s = acts({
      ...FAR,
      board: { feats: [], used: ['#BL-AF-3', '#BL-AF-4'] },
      chance: [['#BL-AF-4']] as unknown as string[],
    });
    expect(s.events('automa-feat')[0]?.card).toBe('#BL-AF-4');
    expect(s.legend('BL').automa).toMatchObject({ feats: ['#BL-AF-3'], used: ['#BL-AF-4'] });
  });
});

describe('steps 7 and 10', () => {
  test('AUT-SHOOT-01 AUT-SHOOT-05 AUT-PRIO-06 nobody to shoot at: it says of each enemy why', () => {
    // Flatline and Mozambique reach 6 spaces; Pathfinder is 12 away and 9 after the move, Gibraltar behind the wall
    const s = acts({ ...FAR, at: { BL: '4,16', GB: '0,0', PF: '4,4' }, board: { set: 5 } });
    expect(s.events('main-enemy')[0]).toMatchObject({ main: 'PF', by: 'C' });
    expect(story(s, 'scheme', 'aimed', 'holds-fire')).toEqual([
      'scheme C',
      'holds PF out-of-range',
      'holds GB unseen',
    ]);
  });

  test('AUT-TACT-01 AUT-CHARGE-03 AUT-TACT-09 without a Charge token no repositioning; with one it must, and keeps it', () => {
    const base = { ...FAR, at: { BL: '4,16', GB: '0,0', PF: '4,4' } } as const;
    const poor = acts({ ...base, board: { set: 5, charge: 0 } });
    expect(story(poor, 'weighed', 'automa-idle').at(-1)).toBe('idle 10 no-charge');
    const rich = acts({ ...base, board: { set: 5, charge: 1 } });
    expect(unlike('drew-decision', story(rich, 'weighed', 'drew-decision').at(-1))).toBe('weighed');
    expect(rich.legend('BL').automa?.charge).toBe(1);
  });
});
