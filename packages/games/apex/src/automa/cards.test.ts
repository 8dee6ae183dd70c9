import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { MISSES } from '../fixtures/automa.js';
import { scene } from '../fixtures/scene.js';
import { cardText } from '../text/index.js';
import type { LegendId } from '../vocabulary.js';
import { DECISION_CARDS, decisionOf } from './content/decisions.js';
import { automaFeat, automaFeats } from './content/feats.js';
import { AUTOMA_LEGENDS } from './content/legends.js';
import { SETS } from './content/sets.js';

const flat = (rows: number): string => `${'  .'.repeat(8)} \n`.repeat(rows);
const LEGENDS = Object.keys(AUTOMA_LEGENDS) as LegendId[];

/** One Automa of the blue team acts; Gibraltar, or Bangalore if he is the Automa, is a person far away. */
const of = (who: LegendId, p: Parameters<typeof scene>[0] & { board?: object; foe?: string } = {}) => {
  const { board, foe = '4,0', at, ...more } = p;
  const person: LegendId = who === 'GB' ? 'BL' : 'GB';
  const second: LegendId = who === 'LL' ? 'WR' : 'LL';
  return scene({
    map: flat(17),
    red: [person, who === 'PF' ? 'BH' : 'PF'],
    blue: [who, second],
    acts: who,
    at: { [person]: foe, PF: null, BH: null, [second]: null, [who]: '4,14', ...at },
    automas: { [who]: { charge: 0, feats: [`#${who}-AF-4`], set: 5, ...board }, [second]: {} },
    decisions: ['P-1', 'P-12', 'P-13', 'P-16', 'P-2', 'P-3'],
    chance: MISSES(14) as unknown as [],
    ...more,
  });
};

describe('the cards', () => {
  test('AUT-GAP-02 AUT-FEAT-01 AUT-VARIANT-11 every deck is whole, marked as not from the rulebook, and can be read', () => {
    expect(DECISION_CARDS).toHaveLength(16);
    expect(SETS).toHaveLength(8);
    for (const who of LEGENDS) {
      expect(automaFeats(who)).toHaveLength(10);
      for (const card of automaFeats(who)) {
        expect([5, 8]).toContain(automaFeat(card).step);
        for (const lang of ['pl', 'en'] as const) {
          const { name, text, placeholder } = cardText(lang, card);
          expect(name).not.toContain('#');
          expect(text).toMatch(lang === 'pl' ? /^Krok [58]: .*\.$/ : /^Step [58]: .*\.$/);
          expect(unlike(false, placeholder)).toBe(true);
        }
      }
    }
  });

  test('AUT-ACT-03 AUT-GAP-39 initiative numbers are unique; schemes A let nobody move before the shot', () => {
    expect(unlike(1, new Set(LEGENDS.map(id => AUTOMA_LEGENDS[id].initiative)).size)).toBe(LEGENDS.length);
    for (const id of LEGENDS) expect(AUTOMA_LEGENDS[id].schemes.A.symbols.before).toBe('X');
  });

  test('AUT-DEC-01 paths go from space to neighbouring space', () => {
    for (const card of DECISION_CARDS)
      for (const path of [decisionOf(card).white, decisionOf(card).green]) {
        let [x, y] = [0, 0];
        for (const [dx, dy] of path) {
          expect(Math.max(Math.abs(dx - x), Math.abs(dy - y))).toBe(1);
          [x, y] = [dx, dy];
        }
      }
  });
});

describe('abilities', () => {
  const placed = (s: ReturnType<typeof of>) => s.events('placed').map(e => e.figure.kind);
  const why = (s: ReturnType<typeof of>) => s.events('no-ability').map(e => `${e.ability} ${e.why}`);

  test('AUT-ABIL-01 AUT-ABIL-03 AUT-ABIL-05 token, tokens and conditions: with all of them it is initiated and paid for, else not', () => {
    const p = { foe: '4,10', points: { BL: [10, 40] as const }, at: { BL: '4,14' } };
    const yes = of('BL', { ...p, board: { charge: 1 } });
    expect(placed(yes)).toContain('smoke');
    const high = of('BL', { ...p, points: { BL: [11, 40] }, board: { charge: 1 } });
    expect(why(high)).toContain('BL-A-1 condition');
    const cooling = of('BL', { ...p, cooling: { 'BL-A-1-I': 2, 'BL-A-1-II': 2 }, board: { charge: 1 } });
    expect(why(cooling)).toContain('BL-A-1 no-token');
    expect(why(of('BL', { ...p, board: { charge: 0 } }))).toContain('BL-A-2 no-charge');
  });

  test('AUT-ABIL-02 AUT-ABIL-09 AUT-GAP-24 the tactical one first, each tested when its turn comes', () => {
    const s = of('BL', { foe: '4,10', points: { BL: [10, 40] }, board: { charge: 3 } });
    // three and two of scheme A are 5: smoke for 1, then thunder for 3
    const both = s.events('initiated').map(e => e.ability);
    expect(both).toEqual(['BL-A-1', 'BL-A-2']);
    expect(s.events('initiated')[0]).toMatchObject({ token: 'BL-A-1-I' });
    // with two tokens less, and the second is not to be had any more when the first is paid for
    const one = of('BL', { foe: '4,10', points: { BL: [10, 40] }, board: { charge: 1 } });
    expect(
      unlike(
        both,
        one.events('initiated').map(e => e.ability),
      ),
    ).toEqual(['BL-A-1']);
  });

  test('AUT-GAP-25 AUT-GAP-48 AUT-ABIL-07 one initiation of a card in a step; its token goes below the track', () => {
    const s = of('BL', { foe: '4,10', points: { BL: [10, 40] }, board: { charge: 2 } });
    expect(unlike(2, placed(s).filter(k => k === 'smoke').length)).toBe(1);
    expect(s.events('queued')[0]).toMatchObject({ token: 'BL-A-1-I', turns: 3 });
  });

  test('AUT-ABIL-08 AUT-OPT-02 in step 4 Optimal Shot is not active: the hook first, the shot in step 5', () => {
    const s = of('PF', { board: { charge: 1, feats: ['#PF-AF-4'] }, foe: '4,9', at: { PF: '4,14' } });
    const types = s.run.everything().map(e => (e.type === 'automa-step' ? `step ${e.step}` : e.type));
    expect(types.indexOf('moved')).toBeGreaterThan(types.indexOf('step 4'));
    expect(types.indexOf('moved')).toBeLessThan(types.indexOf('step 5'));
    expect(types[types.indexOf('step 5') + 1]).toBe('aimed');
  });

  test('AUT-ABIL-06 the Dome stands on the own corner, and step 10 is left out', () => {
    const s = of('GB', { foe: '4,8', points: { GB: [0, 30] }, board: { charge: 2, feats: ['#GB-AF-1'] } });
    expect(s.events('placed')[0]?.figure).toMatchObject({ kind: 'dome' });
    expect(s.events('weighed')).toEqual([]);
    const strong = of('GB', {
      foe: '4,8',
      points: { GB: [1, 30] },
      board: { charge: 2, feats: ['#GB-AF-1'] },
    });
    expect(placed(strong)).toEqual([]);
  });

  test('AUT-ABIL-03 bombardment at an enemy 3 to 5 away who is not beside the ally', () => {
    const far = (foe: string) => placed(of('GB', { foe, board: { charge: 3 } }));
    expect([far('4,12'), far('4,11'), far('4,9'), far('4,8')].map(k => k.includes('bombardment'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('AUT-PRIO-13 ravens on all enemies within 3, none farther', () => {
    expect(placed(of('BH', { foe: '4,11', board: { charge: 1 } }))).toEqual(['raven']);
    expect(placed(of('BH', { foe: '4,10', board: { charge: 1 } }))).toEqual([]);
  });

  test('AUT-ABIL-06 Into the Void: one MP more on each Move of the activation', () => {
    const s = of('WR', { board: { charge: 1 } });
    expect(s.events('surged')).toHaveLength(1);
    expect(s.at('WR')).toBe('4,10'); // scheme D or C: Move 3 and 1
  });

  test('AUT-ABIL-06 a drone heals who is adjacent; the package gives 10 shield at once', () => {
    const hurt = of('LL', { points: { LL: [20, 32] }, board: { charge: 1, feats: ['#LL-AF-1'] } });
    expect(placed(hurt)).toContain('drone');
    expect(placed(of('LL', { points: { LL: [20, 33] }, board: { charge: 1, feats: ['#LL-AF-1'] } }))).toEqual(
      [],
    );
  });
});

describe('Feats', () => {
  test('AUT-GAP-29 a grenade without a printed range: the main enemy at distance 2 to 5, else the other one, else nobody', () => {
    const own = {
      id: 'BL-AF-99',
      title: 'covering-fire',
      step: 5,
      effects: [{ grenade: [2, 5] }],
      bottom: { kind: 'boost', changes: [] },
      mark: 'placeholder',
    } as const;
    const thrown = (main: string, other: string) => {
      const s = of('BL', {
        foe: main,
        at: { PF: other },
        points: { GB: [20, 39] },
        board: { feats: ['#BL-AF-99'], set: 7 },
        state: { cards: { automaFeats: [own] } },
        dice: 4,
      });
      expect(s.events('main-enemy')[0]?.main).toBe('GB');
      return s.events('threw').map(e => `${e.at.x},${e.at.y}`);
    };
    expect(thrown('4,9', '5,10')).toEqual(['4,9']);
    expect(thrown('4,12', '5,10')).toEqual(['4,12']);
    expect(unlike(['4,8'], thrown('4,8', '5,9'))).toEqual(['5,9']);
    expect(thrown('4,8', '5,8')).toEqual([]);
  });

  test('AUT-GREN-01 AUT-GREN-03 AUT-EX-03 a frag grenade at an enemy 3 to 5 away: two cards shift it, 20 in the centre, 10 around, whoever stands there', () => {
    const s = of('BL', {
      foe: '4,10',
      at: { BL: '4,14', PF: '5,10', LL: '3,11' },
      done: ['LL'],
      points: { GB: [0, 25] },
      board: { feats: ['#BL-AF-7'], set: 3 },
      chance: ['#A-9', '#A-10', ...MISSES(8)] as unknown as [],
    });
    expect(s.events('threw')[0]).toMatchObject({ who: 'BL', at: { x: 4, y: 10 } });
    expect(s.events('drifted')[0]?.at).toEqual({ x: 4, y: 10 });
    expect(
      s
        .events('suffered')
        .slice(0, 3)
        .map(e => `${e.who} ${e.amount}`)
        .toSorted(),
    ).toEqual(['GB 20', 'LL 10', 'PF 10']);
    expect(s.events('drifted')[0]?.cards).toHaveLength(2);
    const far = of('BL', { foe: '4,8', board: { feats: ['#BL-AF-7'], set: 3 } });
    expect(far.events('threw')).toEqual([]);
  });

  test('AUT-GREN-02 AUT-PRIO-13 if the main enemy is out of reach the secondary one is taken', () => {
    const s = of('BL', {
      foe: '4,0',
      at: { BL: '4,14', PF: '4,9' },
      points: { GB: [0, 5] },
      board: { feats: ['#BL-AF-7'], set: 5 },
      chance: ['#A-9', '#A-10', ...MISSES(8)] as unknown as [],
    });
    expect(unlike({ x: 4, y: 0 }, s.events('threw')[0]?.at)).toEqual({ x: 4, y: 9 });
  });

  test('AUT-EX-05 AUT-OPT-05 AUT-OPT-06 an enemy who is pulled near is shot at once, inside step 5', () => {
    const s = of('WR', {
      foe: '4,10',
      board: { feats: ['#WR-AF-7'], set: 7, charge: 0 },
      at: { WR: '4,14' },
    });
    // Volt 2-3 and Triple Take 4-6: from 4 away she shoots first; the relocation follows
    expect(s.events('moved').find(e => e.how === 'pull')).toMatchObject({ who: 'GB' });
    expect(s.at('GB')).toBe('3,15');
    // it does not wait for step 7
    const types = s.run.everything().map(e => (e.type === 'automa-step' ? `step ${e.step}` : e.type));
    expect(unlike(true, types.indexOf('aimed') > types.indexOf('step 6'))).toBe(false);
  });

  test('AUT-FEAT-05 AUT-GAP-45 Shove: an adjacent enemy is pushed 2, and nothing else; without one it moves', () => {
    const near = of('GB', { foe: '4,13', board: { feats: ['#GB-AF-10'] } });
    expect(near.events('moved').filter(e => e.how === 'push')).toHaveLength(2);
    const far = of('GB', { foe: '4,0', board: { feats: ['#GB-AF-10'] } });
    expect(far.events('moved').filter(e => e.how === 'push')).toEqual([]);
    const walked = (s: typeof near) => {
      const all = s.run.everything();
      const [five, six] = [5, 6].map(n => all.findIndex(e => e.type === 'automa-step' && e.step === n));
      return all.slice(five, six).some(e => e.type === 'moved' && e.how === 'automa');
    };
    expect(unlike(walked(near), walked(far))).toBe(true);
  });
});

describe('an Automa is moved by others', () => {
  const pushed = (mark: string, automa: boolean) =>
    scene({
      map: `
        .  .  .  .
        .  .  .${mark} .
        .  .  .  . `,
      at: { GB: '0,1', BL: '1,1', PF: null, WR: null },
      acts: 'GB',
      ...(automa && { automas: { BL: {}, WR: {} } }),
      chance: ['#A-14'] as unknown as [],
    }).picks('melee:BL');

  test('AUT-EX-33 AUT-GAP-45 AUT-MOVE-03 pushed towards a canyon it collides and stays; a person falls in', () => {
    const s = pushed('~', true);
    const person = pushed('~', false);
    expect(person.at('BL')).toBe('2,1');
    expect(unlike(person.at('BL'), s.at('BL'))).toBe('1,1');
    expect(s.events('collided')).toHaveLength(1);
    expect(s.points('BL')).toBe('12/40'); // 4 for the blow, 4 for the collision
    expect(person.events('collided')).toEqual([]);
  });

  test('AUT-GAP-43 on a lower level it is put on the first free space round where it would have landed', () => {
    const s = scene({
      map: `
        .  .  .  .  .
        1  1  .r .  .
        .  .  .  .  . `,
      at: { GB: '0,1', BL: '1,1', PF: null, WR: null },
      acts: 'GB',
      automas: { BL: {}, WR: {} },
      chance: ['#A-14'] as unknown as [],
    }).picks('melee:BL');
    expect(s.events('collided')).toHaveLength(1);
    expect(unlike('APX-PUSH-04', s.asked)).toBe('APX-ACT-07');
  });
});

describe('an allied Automa', () => {
  const allied = (p: Parameters<typeof scene>[0] = {}) =>
    scene({
      red: ['GB', 'WR'],
      blue: ['BL', 'LL'],
      at: { GB: '0,0', WR: '4,4', BL: '4,0', LL: null },
      acts: 'WR',
      automas: { WR: { allied: true, charge: 0, feats: ['#WR-AF-4'] }, BL: { feats: ['#BL-AF-1'] }, LL: {} },
      decisions: ['P-1', 'P-2', 'P-3'],
      chance: MISSES(14) as unknown as [],
      ...p,
    });

  test('AUT-VARIANT-08 AUT-VARIANT-10 it acts by the same steps, against the enemy Automas', () => {
    const s = allied();
    expect(s.events('main-enemy')[0]).toMatchObject({ who: 'WR', main: 'BL' });
    expect(s.events('aimed')[0]).toMatchObject({ who: 'WR', at: 'BL' });
    expect(s.events('revealed-feat')[0]).toMatchObject({ who: 'BL' });
  });

  test('AUT-SHOOT-12 AUT-ALLY-01 the player may add an Instant as a Boost only if the active Feat has none', () => {
    const red: LegendId[] = ['BH', 'WR'];
    const at = { BH: '0,0', WR: '4,4', BL: '4,0', LL: null };
    const base = { red, at, hand: { BH: ['BH-F-4'] } } as const;
    const asked = (feat: `#${string}`) =>
      allied({
        ...base,
        automas: { WR: { allied: true, charge: 0, feats: [feat] }, BL: { feats: ['#BL-AF-1'] }, LL: {} },
      }).asked;
    expect(asked('#WR-AF-4')).toBe('APX-SHOOT-12');
    expect(unlike('APX-SHOOT-12', asked('#WR-AF-1'))).not.toBe('APX-SHOOT-12');
    expect(asked('#WR-AF-7')).not.toBe('APX-SHOOT-12'); // its Boost cannot be paid for
  });
});
