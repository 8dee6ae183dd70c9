import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { story } from '../fixtures/automa.js';
import { type Position, scene } from '../fixtures/scene.js';
import { turns } from '../fixtures/turns.js';

/** What is offered is what the procedure itself would accept: places, ends of Moves, and what happens on entering. */

const AWAY = { GB: '7,7', PF: '6,7', BL: '5,7', WR: '7,0' } as const;
const on = (kind: 'portal' | 'drop-site', owner: 'WR' | 'LL', x: number, y: number) =>
  ({ kind, owner, token: `${owner}-A-2`, spot: { on: 'space', at: { x, y } } }) as const;

/** A scheme in which an Automa moves nowhere before it uses its abilities. */
const STAYS = { charge: 0, mp: 0, symbols: { before: 'X', after: 'X' } } as const;

describe('the Dimensional Rift', () => {
  const wraith = (more: Position) => scene({ red: ['WR', 'PF'], blue: ['GB', 'LL'], acts: 'WR', ...more });

  test('G-30 no portal on the space of a drop site', () => {
    const at = { WR: '3,3', GB: '7,7', PF: '6,7', LL: '5,7' };
    const s = wraith({ at, figures: [on('drop-site', 'LL', 2, 2)], track: [{ token: 'LL-A-2', due: 3 }] });
    s.picks('ability:WR-A-2');
    expect(s.options()).not.toContain('2,2');
    expect(s.options()).toHaveLength(7);
    s.picks('2,3', 'pass');
    expect(s.options().toSorted()).toEqual(['2,4', '3,2', '3,4', '4,2', '4,3', '4,4']);
  });

  test('G-30 nor does an Automa put one there', () => {
    const placed = (...figures: ReturnType<typeof on>[]) =>
      scene({
        red: ['GB', 'PF'],
        blue: ['WR', 'LL'],
        acts: 'WR',
        at: { WR: '3,3', GB: '3,0', PF: null, LL: null },
        automas: { WR: { charge: 3, feats: ['#WR-AF-1'] }, LL: {} },
        decisions: ['P-1', 'P-2'],
        state: { cards: { schemes: { A: STAYS, B: STAYS, C: STAYS, D: STAYS } } },
        figures,
        dice: 1,
      }).events('placed')[0]?.figure.spot;
    expect(placed()).toEqual({ on: 'space', at: { x: 2, y: 5 } });
    expect(placed(on('drop-site', 'LL', 2, 5))).toEqual({ on: 'space', at: { x: 2, y: 4 } });
  });

  test('G-30 a portal occupies nothing: a drop site may be put on one, and its package shuts it', () => {
    const s = scene({
      red: ['LL', 'PF'],
      blue: ['GB', 'WR'],
      acts: 'LL',
      at: { LL: '3,3', GB: '7,7', PF: '6,7', WR: '1,2' },
      figures: [on('portal', 'WR', 2, 2), on('portal', 'WR', 7, 0)],
      track: [{ token: 'WR-A-2', due: 9 }],
      dice: 1,
    });
    s.picks('ability:LL-A-2');
    expect(s.options()).toContain('2,2');
    s.picks('2,2').until('APX-ACT-01');
    turns(s, 2);
    expect(s.state.figures.map(({ kind }) => kind)).toEqual(['portal', 'portal', 'package']);
    expect(s.events('placed').at(-1)?.figure.spot).toEqual({ on: 'space', at: { x: 2, y: 2 } });
  });

  test('G-16 APX-LEGEND-30 the Move ends where the second portal has room, or she stays', () => {
    const s = wraith({
      map: `
  .r .r .r .r .r .r
  .r .W .  .  .  .r
  .r .r .r .r .r .r`,
      at: { GB: null, PF: '4,1', LL: null },
    });
    s.picks('ability:WR-A-2', '2,1');
    expect(s.why('pass')).toBe('APX-ABIL-04 no-place');
    expect(s.why('2,1')).toBe(undefined);
    expect(s.why('3,1')).toBe('APX-ABIL-04 no-place');
    s.picks('2,1');
    expect(s.options().toSorted()).toEqual(['1,1', '3,1']);
  });
});

describe('a portal', () => {
  const pair = [on('portal', 'WR', 3, 3), on('portal', 'WR', 3, 4)];
  const beside = (more: Position = {}) =>
    scene({
      at: { ...AWAY, GB: '1,3' },
      acts: 'GB',
      figures: pair,
      track: [{ token: 'WR-A-2', due: 4 }],
      ...more,
    });

  test('APX-LEGEND-31 APX-LEGEND-32 one comes out beside the other one, never on the portal just entered', () => {
    const s = beside().picks('move:3,3');
    expect(s.options()).toHaveLength(7);
    expect(s.options()).not.toContain('3,3');
    expect(s.options()).toContain('4,5');
  });

  test('APX-LEGEND-32 whoever stands on one steps off and enters it again', () => {
    const s = scene({
      at: { ...AWAY, GB: '3,3' },
      acts: 'GB',
      figures: [pair[0] as (typeof pair)[0], on('portal', 'WR', 0, 7)],
      track: [{ token: 'WR-A-2', due: 4 }],
    });
    expect(s.options()).toContain('move:3,3');
    expect(s.options()).not.toContain('dash:3,3');
    s.picks('move:3,3');
    expect(s.options().toSorted()).toEqual(['0,6', '1,6', '1,7']);
  });

  test('G-17 APX-MOVE-09 with no room at the other end nobody walks onto one that somebody stands on', () => {
    const full = { WR: '0,1', GB: '1,0', BL: '1,1' } as const;
    const to = (at: Position['at']) =>
      scene({
        red: ['WR', 'PF', 'LL'],
        blue: ['GB', 'BL', 'BH'],
        acts: 'PF',
        at: { PF: '5,5', BH: '7,0', ...at },
        figures: [on('portal', 'WR', 6, 6), on('portal', 'WR', 0, 0)],
        track: [{ token: 'WR-A-2', due: 4 }],
      });
    expect(to({ ...full, LL: '6,6' }).why('move:6,6')).toBe('APX-MOVE-09 space-occupied');
    expect(
      to({ ...full, LL: '7,5' })
        .picks('move:6,6')
        .at('PF'),
    ).toBe('6,6');
    const through = to({ ...full, BL: '2,2', LL: '6,6' }).picks('move:6,6', '1,1');
    expect([through.at('PF'), through.at('LL')]).toEqual(['1,1', '6,6']);
  });

  test('G-28 APX-LEGEND-32 changing places with Gibraltar is entering, for both', () => {
    const s = scene({
      red: ['BL', 'WR'],
      blue: ['GB', 'PF'],
      acts: 'BL',
      at: { BL: '1,3', WR: '7,7', GB: '5,4', PF: '5,3' },
      hand: { GB: ['GB-F-5'] },
      figures: [on('portal', 'WR', 5, 3), on('portal', 'WR', 0, 7)],
      track: [{ token: 'WR-A-2', due: 4 }],
      dice: 2,
    }).picks('shoot:PF:0', 'GB-F-5');
    expect(s.asked).toBe('APX-LEGEND-31');
    s.picks('1,6');
    expect([s.at('GB'), s.at('PF')]).toEqual(['1,6', '5,4']);
    expect(unlike('PF', s.until('APX-ACT-01').events('judged')[0]?.at)).toBe('GB');
  });
});

describe('a Move with an end of its own', () => {
  const rescue = (more: Position) =>
    scene({
      red: ['LL', 'PF'],
      blue: ['GB', 'BL'],
      acts: 'LL',
      hand: { LL: ['LL-F-2'] },
      ...more,
      at: { GB: '0,7', BL: '1,7', ...more.at },
    });

  test('APX-MOVE-29 is offered where it can end beside an ally, and ends nowhere else', () => {
    const s = rescue({ at: { LL: '0,0', PF: '5,0' } });
    expect(s.why('feat:LL-F-2')).toBe('APX-CARDDATA-01 not-beside-ally');
    const near = rescue({ at: { LL: '0,0', PF: '4,0' } }).picks('feat:LL-F-2');
    expect(near.options().toSorted()).toEqual(['3,0', '3,1']);
    expect(near.why('pass')).toBe('APX-CARDDATA-01 not-beside-ally');
    expect(near.why('2,0')).toBe('APX-CARDDATA-01 not-beside-ally');
  });

  test('APX-ACT-16 the card itself pays for no Dash of its own Move, another one does', () => {
    expect(rescue({ at: { LL: '0,0', PF: '5,0' } }).why('feat:LL-F-2')).not.toBe(undefined);
    const s = rescue({ at: { LL: '0,0', PF: '5,0' }, hand: { LL: ['LL-F-2', 'LL-F-6'] } });
    expect(s.why('feat:LL-F-2')).toBe(undefined);
  });

  test('APX-MOVE-29 APX-LEGEND-31 a passage beside an ally is no end, if no way out of it ends beside one', () => {
    const through = (ally: string) =>
      rescue({
        at: { LL: '0,0', PF: ally },
        figures: [on('portal', 'WR', 3, 0), on('portal', 'WR', 6, 5)],
      });
    const far = through('4,0').picks('feat:LL-F-2');
    expect(far.why('3,0')).toBe('APX-CARDDATA-01 not-beside-ally');
    expect(far.options()).toEqual(['3,1']);
    expect(through('6,3').picks('feat:LL-F-2').options()).toEqual(['3,0']);
    expect(through('4,1').why('feat:LL-F-2')).toBe(undefined);
  });

  test('APX-MOVE-02 whoever stands beside an ally already may stay', () => {
    expect(
      rescue({ at: { LL: '0,0', PF: '1,0' } })
        .picks('feat:LL-F-2')
        .options(),
    ).toContain('pass');
  });
});

describe('an action of two parts', () => {
  test('APX-GEAR-06 the legendary helmet is of no use where neither Interact nor Use can be done', () => {
    const worn = { GB: { helmet: 'helmet-legendary.1' } };
    expect(scene({ at: AWAY, acts: 'GB', gear: worn }).why('helmet')).toBe('APX-GEAR-06 neither-part');
    expect(scene({ at: AWAY, acts: 'GB', gear: worn, pack: { GB: ['syringe.1'] } }).why('helmet')).toBe(
      undefined,
    );
  });
});

describe('an Automa that pushes', () => {
  /** Gibraltar pushes in step 5; a second enemy stands in his best range. */
  const shoves = (points: readonly [number, number]) =>
    story(
      scene({
        red: ['BL', 'WR'],
        blue: ['GB', 'PF'],
        acts: 'GB',
        at: { GB: '1,3', BL: '0,3', WR: '4,3', PF: null },
        automas: { GB: { charge: 0, feats: ['#GB-AF-10'] }, PF: {} },
        points: { BL: points },
        decisions: ['P-1', 'P-2'],
        figures: [
          { kind: 'dome', owner: 'GB', token: 'GB-A-1', spot: { on: 'point', at: { x: 0, y: 3, level: 0 } } },
        ],
        track: [{ token: 'GB-A-1', due: 9 }],
        dice: 1,
      }),
      'automa-step',
      'collided',
      'eliminated',
      'aimed',
    );

  test('AUT-GAP-53 AUT-OPT-05 an elimination in which nobody has moved is no moment for an optimal shot', () => {
    const told = shoves([0, 1]);
    const out = told.indexOf('eliminated');
    expect(out).toBeGreaterThan(told.indexOf('collided'));
    expect(unlike('aimed', told[out + 1])).toBe('step 6');
  });
});
