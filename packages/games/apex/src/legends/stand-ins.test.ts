import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

/** Feats that are not from the rulebook: each does what its face says. */

const AT = { GB: '3,3', PF: '0,0', BL: '6,3', WR: '0,7' } as const;
const raven = (on: 'GB' | 'BL' | 'BH', owner: 'BH') =>
  ({ kind: 'raven', owner, spot: { on: 'legend', legend: on } }) as const;

describe('what a legend plays in its own activation', () => {
  test('BH-F-8 one of the own tokens on cooldown moves by 1; with several one is chosen', () => {
    const p = { red: ['BH', 'PF'], at: { ...AT, BH: '3,3' }, acts: 'BH', hand: { BH: ['BH-F-8'] } } as const;
    const s = scene({ ...p, cooling: { 'BH-A-1': 2, 'BH-A-2': 3, 'PF-A-1': 1 } }).picks('feat:BH-F-8');
    expect(s.options()).toEqual(['BH-A-1', 'BH-A-2']);
    s.picks('BH-A-2');
    expect(s.state.cooling).toEqual({ 'BH-A-1': 2, 'BH-A-2': 2, 'PF-A-1': 1 });
    const only = scene({ ...p, cooling: { 'BH-A-1': 1, 'PF-A-1': 1 } }).picks('feat:BH-F-8');
    expect([only.asked, only.state.cooling]).toEqual(['APX-ACT-01', { 'PF-A-1': 1 }]);
    expect(scene({ ...p, cooling: { 'PF-A-1': 1 } }).why('feat:BH-F-8')).toBe('APX-ABIL-36 nothing-cools');
  });

  test('PF-F-7 cools the Grappling Hook alone', () => {
    const p = { at: AT, acts: 'PF', hand: { PF: ['PF-F-7'] } } as const;
    const s = scene({ ...p, cooling: { 'PF-A-1': 1, 'PF-A-2': 2 } }).picks('feat:PF-F-7');
    expect(s.state.cooling).toEqual({ 'PF-A-2': 2 });
    expect(scene({ ...p, cooling: { 'PF-A-2': 2 } }).why('feat:PF-F-7')).toBe('APX-ABIL-36 nothing-cools');
  });

  test('BL-F-4 Bangalore moves 2 and loads one of her weapons with 1', () => {
    const p = { at: AT, acts: 'BL', hand: { BL: ['BL-F-4'] }, ammo: { BL: [1, 2] } } as const;
    const s = scene(p).picks('feat:BL-F-4', '6,5');
    expect(s.options()).toEqual(['0', '1']);
    s.picks('1');
    expect([s.at('BL'), s.legend('BL').weapons.map(w => w.ammo)]).toEqual(['6,5', [1, 3]]);
  });

  test('BH-F-2 Bloodhound moves 2, and 1 more while an enemy has a raven', () => {
    const p = { red: ['BH', 'PF'], at: { ...AT, BH: '3,3' }, acts: 'BH', hand: { BH: ['BH-F-2'] } } as const;
    const ends = (more: Parameters<typeof scene>[0]) =>
      scene({ ...p, ...more })
        .picks('feat:BH-F-2')
        .options();
    expect(ends({})).toContain('3,5');
    expect(ends({})).not.toContain('3,6');
    expect(ends({ figures: [raven('BL', 'BH')] })).toContain('3,6');
  });
});

describe('boosts', () => {
  const shot = (card: string, weapons = ['W-3'], more: Parameters<typeof scene>[0] = {}) =>
    scene({
      ...{ red: ['BH', 'LL'], at: { BH: '3,3', LL: '0,0', BL: '6,3', WR: '0,7' }, acts: 'BH', dice: 3 },
      ...{ hand: { BH: [card] }, weapons: { BH: weapons }, ...more },
    }).picks('shoot:BL:0');

  test('BH-F-7 stability 2 puts the first card 2 spaces to the left', () => {
    const first = (pick: string): number | undefined =>
      shot('BH-F-7').picks(pick).until('APX-ACT-01').events('revealed')[0]?.shots[0]?.at;
    expect((first('pass') ?? 0) - (first('BH-F-7') ?? 0)).toBe(2);
  });

  test('LL-F-8 each hit deals 1 more, and Lifeline restores 4 shield for a hit', () => {
    const s = (card: string) =>
      scene({
        ...{ red: ['LL', 'GB'], at: { LL: '3,3', GB: '0,0', BL: '5,3', WR: '0,7' }, acts: 'LL' },
        ...{ hand: { LL: ['LL-F-8'] }, weapons: { LL: ['W-45'] }, points: { LL: [0, 40] } },
        chance: ['#A-14', '#A-1', '#A-2'],
      })
        .picks('shoot:BL:0', card)
        .until('APX-ACT-01');
    const [plain, boosted] = [s('pass'), s('LL-F-8')];
    const hits = plain.events('judged')[0]?.hits ?? 0;
    expect(hits).toBeGreaterThan(0);
    expect(boosted.events('judged')[0]?.damage).toBe((plain.events('judged')[0]?.damage ?? 0) + hits);
    expect([plain.points('LL'), boosted.points('LL')]).toEqual(['0/40', '4/40']);
  });
});

describe('reactions', () => {
  const answered = (p: Parameters<typeof scene>[0]) =>
    scene({ at: AT, acts: 'BL', chance: ['#A-14', '#A-1', '#A-4'], ...p }).picks('shoot:GB:0');

  test('LL-F-4 the target restores 8 health after the fire', () => {
    const p = { red: ['GB', 'LL'], at: { ...AT, LL: '0,0' }, points: { GB: [0, 30] } } as const;
    const s = (pick: string) =>
      answered({ ...p, hand: { LL: ['LL-F-4'] } })
        .picks(pick)
        .until('APX-ACT-01');
    const health = (pick: string): number => s(pick).legend('GB').health;
    expect(health('LL-F-4') - health('pass')).toBe(8);
  });

  test('GB-F-6 the Dome may be put up after the fire', () => {
    const s = answered({ hand: { GB: ['GB-F-6'] } }).picks('GB-F-6');
    expect(s.options()).toEqual(['no', 'yes']);
    s.picks('yes');
    expect(s.asked).toBe('APX-LEGEND-07');
    s.picks(s.options()[0] ?? '').until('APX-ACT-01');
    expect(s.state.figures.map(f => f.kind)).toEqual(['dome']);
  });

  test('BH-F-6 whoever was shot at moves 2 after the fire, on the map only', () => {
    const p = { red: ['BH', 'PF'], at: { BH: '3,3', PF: '0,0', BL: '6,3', WR: '0,7' } } as const;
    const shot = (points: readonly [number, number]) =>
      scene({
        ...{ ...p, acts: 'BL', hand: { BH: ['BH-F-6'] }, points: { BH: points } },
        chance: ['#A-14', '#A-1', '#A-4'],
      }).picks('shoot:BH:0');
    const s = shot([20, 40]).picks('BH-F-6', '3,5');
    expect(s.at('BH')).toBe('3,5');
    const gone = shot([0, 1]);
    expect([gone.at('BH'), gone.asked]).toEqual([null, 'APX-ACT-01']);
  });

  test('WR-F-5 Wraith orders 3 cards and puts none to the bottom', () => {
    const order = ['#A-14', '#A-12', '#A-1', '#A-2', '#A-3'] as const;
    const s = scene({
      ...{ at: { GB: '3,3', PF: '0,7', BL: '0,0', WR: '7,3' }, hand: { WR: ['WR-F-5'] } },
      chance: [[...order]],
    }).picks('shoot:WR:0', 'WR-F-5');
    expect(s.run.view('p2').shot?.looked).toEqual(['#A-14', '#A-12', '#A-1']);
    expect(s.options()).toEqual(['A-14', 'A-12', 'A-1']);
    s.picks('A-1', 'A-12').until('APX-ACT-01');
    expect(s.events('revealed')[0]?.shots.map(x => x.cards[0])).toEqual(['#A-1', '#A-12', '#A-14']);
  });

  test('BH-F-5 a shooter who has a raven shoots at 10 more', () => {
    const p = { red: ['GB', 'BH'], at: { ...AT, BH: '0,1' }, hand: { BH: ['BH-F-5'] } } as const;
    const seen = answered({ ...p, figures: [raven('BL', 'BH')] });
    const threshold = (pick: string): number | undefined =>
      answered({ ...p, figures: [raven('BL', 'BH')] })
        .picks(pick)
        .until('APX-ACT-01')
        .events('revealed')[0]?.threshold;
    expect(seen.options()).toContain('BH-F-5');
    expect((threshold('BH-F-5') ?? 0) - (threshold('pass') ?? 0)).toBe(10);
    expect(answered(p).why('BH-F-5')).toMatch(/^APX-/);
  });
});
