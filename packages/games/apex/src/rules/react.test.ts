import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

/** Bangalore shoots at Gibraltar, four spaces away; Pathfinder stands beside him. */
const AT = { GB: '3,3', PF: '3,4', BL: '7,3', WR: '7,7' } as const;
const MISS = ['#A-1', '#A-4', '#A-5'] as const;
const shot = (more: Parameters<typeof scene>[0] = {}) =>
  scene({ at: AT, acts: 'BL', chance: [...MISS], ...more }).picks('shoot:GB:0');

describe('before the fire', () => {
  test('APX-SHOOT-02 APX-REACT-03 aiming, the boost, Reactions before the fire, the fire, Reactions after it, the deck', () => {
    const s = shot({
      hand: { BL: ['BL-F-2'], GB: ['GB-F-8'], PF: ['PF-F-6'], WR: [] },
      chance: ['#A-14', '#A-12', '#A-11'],
    });
    const asked: string[] = [];
    for (let k = 0; k < 5 && s.asked !== 'APX-ACT-01'; k++) {
      asked.push(s.asked);
      const card = s.options().find(o => /^(BL-F-2|GB-F-8)$/.test(o));
      s.picks(card ?? 'pass');
    }
    expect(asked).toEqual(['APX-SHOOT-12', 'APX-SHOOT-17', 'APX-SHOOT-53']);
    const steps = ['aimed', 'boosted', 'reacted', 'revealed', 'judged', 'suffered', 'shot-over'];
    const told = s.run.everything().flatMap(e => (steps.includes(e.type) ? [e.type] : []));
    expect(told).toEqual(steps);
  });

  test('APX-SHOOT-17 APX-REACT-01 APX-COMP-13 the target may react, and need not', () => {
    const s = shot({ hand: { GB: ['GB-F-8'] }, chance: ['#A-14', '#A-12', '#A-11'] });
    expect(s.asked).toBe('APX-SHOOT-17');
    s.picks('GB-F-8').until('APX-ACT-01');
    expect(s.events('judged')[0]).toMatchObject({ hits: 3, headshots: 2, damage: 3 * 9 - 10 });
    expect(s.legend('GB').discard).toEqual(['#GB-F-8']);
    const none = shot({ hand: { GB: ['GB-F-8'] } })
      .picks('pass')
      .until('APX-ACT-01');
    expect(none.legend('GB').hand).toEqual(['#GB-F-8']);
  });

  test('APX-SHOOT-18 APX-REACT-02 APX-COMP-14 allies react with Team cards only', () => {
    const s = shot({ hand: { PF: ['PF-F-8'], GB: ['GB-F-5'] } });
    expect(s.why('PF-F-8')).toBe('APX-REACT-02 only-as-target');
    const ally = shot({ red: ['GB', 'LL'], at: { ...AT, LL: '0,0' }, hand: { LL: ['LL-F-7'] } });
    expect(ally.options()).toEqual(expect.arrayContaining(['LL-F-7', 'pass']));
  });

  test('APX-SHOOT-21 APX-REACT-04 one Reaction before the fire for each legend', () => {
    const s = shot({ hand: { GB: ['GB-F-8', 'GB-F-5'] } });
    expect(s.options()).toEqual(expect.arrayContaining(['GB-F-8', 'pass']));
    s.picks('GB-F-8');
    expect(s.events('reacted')).toHaveLength(1);
    expect(unlike('APX-SHOOT-17', s.asked)).not.toBe('APX-SHOOT-17');
    // the next shot of the same round is answered again
    const again = scene({
      at: { ...AT, WR: '7,4' },
      acts: 'BL',
      hand: { GB: ['GB-F-8', 'GB-F-5'] },
      dice: 1,
    }).picks('shoot:GB:0', 'GB-F-8', 'end');
    expect(again.state.act?.legend).toBe('WR');
    expect(again.picks('shoot:GB:0').options()).toEqual(expect.arrayContaining(['GB-F-5', 'pass']));
  });

  test('APX-CARDDATA-03 APX-CARDDATA-04 Gibraltar stands in for an ally beside him: places change, he is the target', () => {
    const at = { ...AT, GB: '3,4', PF: '3,3' };
    const s = scene({ at, acts: 'BL', hand: { GB: ['GB-F-5'] }, chance: ['#A-14', '#A-1', '#A-4'] });
    s.picks('shoot:PF:0', 'GB-F-5').until('APX-ACT-01');
    expect([s.at('GB'), s.at('PF')]).toEqual(['3,3', '3,4']);
    expect(s.events('judged')[0]).toMatchObject({ at: 'GB', hits: 1, damage: 9 + 5 - 8 });
    const far = scene({ at: { ...AT, GB: '0,0', PF: '3,3' }, acts: 'BL', hand: { GB: ['GB-F-5'] } });
    far.picks('shoot:PF:0');
    expect(far.why('GB-F-5')).toBe('APX-CARDDATA-04 not-beside-target');
  });

  test('APX-CARDDATA-07 APX-CARDDATA-09 APX-ABIL-31 Bangalore smokes in answer: the threshold is 65, counted from the enemy’s turn', () => {
    const s = scene({
      at: { GB: '3,3', PF: '0,7', BL: '7,3', WR: '7,7' },
      hand: { BL: ['BL-F-6'] },
      chance: [...MISS],
    }).picks('shoot:BL:0', 'BL-F-6');
    expect(s.options().toSorted()).toEqual(['no', 'yes']);
    s.picks('yes', '5,3,0');
    expect(s.events('revealed')[0]?.threshold).toBe(65);
    expect(s.state.track).toMatchObject([{ token: 'BL-A-1-I', due: 4 }]);
  });

  test('APX-SHOOT-19 APX-SHOOT-20 APX-FLOW-03 Reactions are resolved in the order of play, and wait for the step that they name', () => {
    const s = shot({
      red: ['GB', 'LL'],
      at: { ...AT, LL: '0,0' },
      hand: { GB: ['GB-F-8'], LL: ['LL-F-7'] },
      chance: ['#A-14', '#A-1', '#A-4'],
    });
    s.picks('LL-F-7', 'GB-F-8').until('APX-ACT-01');
    // what is ignored of the damage waits for the damage: it is not lost when the card is played
    const told = s.run.everything().map(e => e.type);
    expect(unlike(-1, told.indexOf('judged') - told.indexOf('reacted'))).toBeGreaterThan(0);
    expect(s.events('reacted').map(e => e.card)).toEqual(['#LL-F-7', '#GB-F-8']);
    expect(s.events('judged')[0]).toMatchObject({ damage: 0, ignored: 9 });
  });

  test('APX-CARDDATA-12 Wraith looks at the top of the Aim deck and orders it; nobody else sees it', () => {
    const order = ['#A-14', '#A-12', '#A-1', '#A-2', '#A-3'] as const;
    const s = scene({
      at: { GB: '3,3', PF: '0,7', BL: '0,0', WR: '7,3' },
      acts: 'WR',
      hand: { WR: ['WR-F-4'] },
      chance: [[...order]],
    }).picks('shoot:GB:0', 'WR-F-4');
    expect(s.run.view('p2').shot?.looked).toEqual(['#A-14', '#A-12', '#A-1', '#A-2']);
    expect(s.run.view('p1').shot?.looked).toEqual([]);
    s.picks(['A-1', 'A-2'], 'A-12', 'A-14');
    expect(s.events('revealed')[0]?.shots.map(x => x.cards[0])).toEqual(['#A-12', '#A-14', '#A-3']);
  });
});

describe('boosts', () => {
  const own = (hand: readonly string[], more: Parameters<typeof scene>[0] = {}) =>
    scene({
      at: AT,
      acts: 'BL',
      hand: { BL: hand },
      chance: ['#A-14', '#A-1', '#A-4'],
      weapons: { BL: ['W-3', 'W-45'] },
      ...more,
    }).picks('shoot:GB:0');

  test('APX-SHOOT-12 APX-CARD-05 APX-COMP-11 one boost with the shot', () => {
    const s = own(['BL-F-2', 'BL-F-3', 'BL-F-1'], { chance: ['#A-14', '#A-1', '#A-4', '#A-5'] });
    expect(s.asked).toBe('APX-SHOOT-12');
    expect(s.options()).toEqual(expect.arrayContaining(['BL-F-2', 'BL-F-3', 'pass']));
    expect(s.why('BL-F-1')).toBe('APX-CARD-05 not-a-boost');
    s.picks('BL-F-2').until('APX-ACT-01');
    expect(s.events('boosted')).toHaveLength(1);
    expect(s.events('judged')[0]).toMatchObject({ hits: 1, headshots: 1, damage: 6 + 2 + 1 + 4 });
  });

  const hemlok = (weapons = ['W-1', 'W-45']) =>
    own(['BL-F-3'], { weapons: { BL: weapons }, hand: { BL: ['BL-F-3'], GB: ['GB-F-8'] } });

  test('APX-WPN-15 the Hemlok’s boost may wait for the Reactions', () => {
    const now = hemlok();
    expect(now.options()).toEqual(expect.arrayContaining(['BL-F-3', 'later', 'pass']));
    const s = hemlok().picks('later', 'pass');
    expect(s.asked).toBe('APX-WPN-15');
    s.picks('BL-F-3');
    expect(s.events('revealed')[0]?.threshold).toBe(40);
  });

  test('APX-WPN-07 APX-SHOOT-14 a passive works from the beginning of the action, for its own weapon only', () => {
    expect(hemlok().options()).toContain('later');
    expect(hemlok(['W-3', 'W-1']).options()).not.toContain('later');
  });

  test('APX-SHOOT-15 once, before Aim cards are revealed', () => {
    const s = hemlok().picks('later', 'pass', 'BL-F-3');
    const types = s.run.everything().map(e => e.type);
    expect(types.indexOf('boosted')).toBeLessThan(types.indexOf('revealed'));
    expect(types.filter(type => type === 'boosted')).toHaveLength(1);
  });

  test('APX-SHOOT-13 APX-CARDDATA-15 APX-CARDDATA-17 an ally’s Instant boosts the shot; then the shooter may replace two cards', () => {
    const s = scene({
      red: ['BL', 'BH'],
      blue: ['GB', 'PF'],
      at: { ...AT, BH: '0,0' },
      acts: 'BL',
      hand: { BH: ['BH-F-4'] },
      chance: ['#A-1', '#A-2', '#A-3', '#A-14', '#A-12'],
    }).picks('shoot:GB:0');
    expect(s.options()).toEqual(expect.arrayContaining(['BH-F-4', 'pass']));
    s.picks('BH-F-4');
    expect(s.asked).toBe('APX-CARDDATA-17');
    expect(s.events('replaced')).toEqual([]);
    s.picks(['A-1', 'A-2']).until('APX-ACT-01');
    expect(s.events('replaced').map(e => e.card)).toEqual(['#A-14', '#A-12']);
    expect(s.events('judged')[0]?.hits).toBe(2);
    expect(s.legend('BH').discard).toEqual(['#BH-F-4']);
  });

  test('APX-CARDDATA-17 both cards are chosen before the first new one is seen; one or none will do, three will not', () => {
    const of = (...chance: readonly string[]) =>
      scene({
        red: ['BL', 'BH'],
        blue: ['GB', 'PF'],
        at: { ...AT, BH: '0,0' },
        acts: 'BL',
        hand: { BH: ['BH-F-4'] },
        chance: ['#A-1', '#A-2', '#A-3', ...chance] as never,
      }).picks('shoot:GB:0', 'BH-F-4');
    const both = of('#A-14', '#A-12');
    expect(() => both.picks(['A-1', 'A-2', 'A-3'])).toThrow();
    expect(() => both.picks(['A-14'])).toThrow();
    both.picks(['A-1', 'A-2']);
    expect(both.events('judged')).toHaveLength(1);
    expect(of('#A-14').picks(['A-2']).events('replaced')).toMatchObject([{ old: '#A-2', card: '#A-14' }]);
    expect(of().picks([]).events('replaced')).toEqual([]);
  });

  test('APX-CARDDATA-14 Bloodhound shoots, then moves 2; it is the shot of the activation', () => {
    const s = scene({
      red: ['BH', 'PF'],
      at: { ...AT, BH: '3,3' },
      acts: 'BH',
      hand: { BH: ['BH-F-1'] },
      chance: [...MISS],
    });
    s.picks('feat:BH-F-1', 'BL:0').until('APX-MOVE-29');
    s.picks('3,1');
    expect([s.at('BH'), s.state.act?.ap, s.state.act?.shot]).toEqual(['3,1', 1, true]);
  });
});

describe('after the fire', () => {
  test('APX-SHOOT-53 APX-SHOOT-55 APX-SHOOT-52 the target who stands may react', () => {
    const s = scene({
      at: { GB: '3,3', PF: '0,7', BL: '7,3', WR: '7,7' },
      hand: { BL: ['BL-F-7'] },
      pack: { BL: ['syringe.1'] },
      points: { BL: [20, 20] },
      chance: [...MISS],
    }).picks('shoot:BL:0');
    expect(s.asked).toBe('APX-SHOOT-53');
    s.picks('BL-F-7', '1', '7,4', 'syringe.1');
    expect([s.at('BL'), s.points('BL')]).toEqual(['7,4', '20/32']);
  });

  test('APX-CARDDATA-10 the other choice is Move 3; no other accessory than a common one', () => {
    const base = {
      at: { GB: '3,3', PF: '0,7', BL: '7,3', WR: '7,7' },
      hand: { BL: ['BL-F-7'] },
      pack: { BL: ['med-kit.1'] },
      chance: [...MISS],
    } as const;
    const s = scene({ ...base, chance: [...MISS] }).picks('shoot:BL:0', 'BL-F-7', '0', '7,6');
    expect(s.at('BL')).toBe('7,6');
    const kit = scene({ ...base, chance: [...MISS] }).picks('shoot:BL:0', 'BL-F-7', '1', 'pass');
    expect(kit.why('med-kit.1')).toBe('APX-CARDDATA-10 wrong-rank');
  });

  test('APX-SHOOT-54 APX-CARDDATA-13 APX-FLOW-09 an ally reacts even if the target is gone: one legend of the team moves 2', () => {
    const s = scene({
      at: { GB: '3,3', PF: '0,7', BL: '7,3', WR: '7,7' },
      hand: { WR: ['WR-F-7'], BL: ['BL-F-7'] },
      points: { BL: [0, 5] },
      chance: ['#A-14', '#A-1', '#A-4'],
    }).picks('shoot:BL:0');
    expect(s.at('BL')).toBeNull();
    expect(s.asked).toBe('APX-SHOOT-53');
    expect(s.options()).toEqual(['pass', 'WR-F-7']);
    s.picks('WR-F-7', 'WR', '7,5');
    expect(s.at('WR')).toBe('7,5');
  });

  test('APX-SHOOT-51 APX-SHOOT-56 one instance of damage; then the cards are back in the deck', () => {
    const s = shot({ chance: ['#A-14', '#A-12', '#A-11'] }).until('APX-ACT-01');
    expect(s.events('suffered')).toHaveLength(1);
    expect(s.state.shot).toBeNull();
  });
});
