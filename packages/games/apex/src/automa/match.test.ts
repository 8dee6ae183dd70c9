import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';
import type { AutomaBoard } from '../state.js';
import type { LegendId } from '../vocabulary.js';
import { DECISION_CARDS, DECISIONS } from './content/decisions.js';
import { automaFeats } from './content/feats.js';
import { AUTOMA_LEGENDS } from './content/legends.js';
import { SETS } from './content/sets.js';
import { byInitiative } from './turn.js';

const board = (who: LegendId, more: Partial<AutomaBoard> = {}): AutomaBoard => ({
  allied: false,
  charge: 0,
  feats: automaFeats(who),
  used: [],
  active: null,
  set: 0,
  more: 0,
  ...more,
});

interface Against extends Position {
  readonly boards?: Partial<Record<LegendId, Partial<AutomaBoard>>>;
  readonly decisions?: readonly `#${string}`[];
}

/** Blue is a team of Automas: Gibraltar and Bloodhound against Bangalore and Wraith. */
const against = ({ boards = {}, decisions, ...p }: Against) => {
  const position: Position = {
    red: ['BL', 'WR'],
    blue: ['GB', 'BH'],
    options: { mode: 'solo' },
    acts: null,
    ...p,
  };
  const s = scene({
    ...position,
    prepare: state => {
      for (const l of state.legends)
        if (l.team === 'blue' || boards[l.id]) {
          l.automa = board(l.id, boards[l.id]);
          l.weapons = [];
          l.hand = [];
          l.deck = [];
        }
      state.teams.blue = [];
      for (const l of state.legends) l.seat = 'p1';
      state.decisions = [...(decisions ?? DECISION_CARDS)];
    },
  });
  return s;
};

/** Red passes; then the Automas act. */
const theyAct = (s: ReturnType<typeof scene>) => s.picks('BL', 'end', 'end').until('APX-ROUND-04');
const AT = { BL: '3,7', WR: '4,7', GB: '3,3', BH: '7,0' } as const;

describe('cards of Automas', () => {
  test('AUT-SETUP-16 AUT-DEC-01 16 different Decision cards, each with a white and a green path', () => {
    expect(DECISION_CARDS).toHaveLength(16);
    expect(new Set(DECISION_CARDS).size).toBe(16);
    for (const { white, green } of DECISIONS) {
      expect(white.length).toBeGreaterThanOrEqual(1);
      expect(green.length).toBeGreaterThanOrEqual(1);
      expect([white[0], green[0]]).not.toContainEqual([0, 0]);
    }
  });

  test('AUT-SETUP-19 AUT-FEAT-01 ten Feats for each legend, and nobody shares one', () => {
    const all = (Object.keys(AUTOMA_LEGENDS) as LegendId[]).map(automaFeats);
    for (const feats of all) expect(feats).toHaveLength(10);
    expect(new Set(all.flat()).size).toBe(10 * all.length);
    for (const id of ['GB', 'LL'] as const) for (const f of automaFeats(id)) expect(f.slice(1, 3)).toBe(id);
  });

  test('AUT-SETUP-18 AUT-WSET-01 eight sets of two weapons with figures of their own', () => {
    expect(SETS.map(set => set.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
    for (const w of SETS.flat()) {
      expect(w.range.low).toBeLessThanOrEqual(w.best.low);
      expect([w.damage > 0, w.rof[0] > 0, w.rof[1] > 0]).toEqual([true, true, true]);
    }
  });

  test('AUT-ROUND-03 AUT-GAP-39 the lower initiative first, in whatever order they are named, and all are different', () => {
    expect(byInitiative(['GB', 'BH'])).toEqual(['BH', 'GB']);
    expect(byInitiative(['BH', 'GB'])).toEqual(['BH', 'GB']);
    const initiatives = Object.values(AUTOMA_LEGENDS).map(l => l.initiative);
    const alike = initiatives.map(() => initiatives[0]);
    expect(new Set(unlike(alike, initiatives)).size).toBe(initiatives.length);
  });
});

describe('an activation', () => {
  const shooting = (more: Against = {}) => against({ at: AT, dice: 5, ...more });

  test.each(['GB', 'BH'] as const)(
    'AUT-ACT-01 AUT-ACT-03 %s goes through the same eleven steps in order',
    who => {
      const s = theyAct(shooting());
      const steps = s.events('automa-step').filter(e => e.who === who);
      expect(steps.map(e => e.step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    },
  );

  test('AUT-ACT-02 AUT-INTERACT-04 it takes no action and spends no AP', () => {
    const s = theyAct(shooting());
    expect(s.events('acted')).toEqual([]);
    expect(s.events('aimed', 'initiated').map(e => e.ap)).toEqual(
      s.events('aimed', 'initiated').map(() => 0),
    );
    expect(s.events('aimed').filter(e => e.who === 'GB')).toHaveLength(1);
  });

  test('AUT-ROUND-01 AUT-ROUND-04 after the people both act once, one after the other, and their Recruit cards are turned', () => {
    const s = theyAct(shooting());
    expect(s.events('activated').map(e => e.who)).toEqual(['BL', 'WR', 'BH', 'GB']);
    const ends = s.run.everything().flatMap(e => (e.type === 'activation-over' ? [e.who] : []));
    expect(ends).toEqual(['BL', 'WR', 'BH', 'GB']);
  });

  test('AUT-PRIO-09 the main enemy is told with its reason, the other is the secondary one', () => {
    const s = theyAct(shooting({ points: { WR: [5, 40] } }));
    expect(s.events('main-enemy').find(e => e.who === 'GB')).toMatchObject({
      main: 'WR',
      secondary: 'BL',
      by: 'B',
    });
  });

  test('AUT-VARIANT-09 “you” on its card is the Automa that has drawn it', () => {
    const s = theyAct(shooting());
    expect(s.events('automa-feat').map(e => [e.who, e.card])).toEqual([
      ['BH', '#BH-AF-1'],
      ['GB', '#GB-AF-1'],
    ]);
    expect(s.events('automa-change').map(e => [e.who, e.card])).toContainEqual(['GB', '#GB-AF-1']);
  });

  test('AUT-FEAT-07 AUT-END-01 AUT-GAP-17 a Feat is drawn, resolved in its step and put away', () => {
    const s = theyAct(shooting());
    expect(s.events('automa-feat').map(e => e.card)).toEqual(['#BH-AF-1', '#GB-AF-1']);
    expect(s.legend('GB').automa).toMatchObject({ active: null, used: ['#GB-AF-1'] });
  });

  test('AUT-SETUP-26 AUT-WSET-01 AUT-OPT-02 it shoots with its set, without ammo, its Feat boosts the shot', () => {
    const s = theyAct(shooting());
    const aimed = s.events('aimed').find(e => e.who === 'GB');
    expect(aimed).toMatchObject({ card: '#AW-1-1', distance: 4, ap: 0 });
    expect(s.events('automa-change').find(e => e.who === 'GB')).toMatchObject({ changes: [{ perHit: 1 }] });
  });

  test('AUT-SHOOT-09 AUT-CHARGE-03 AUT-FEAT-04 attachments that work stay at work when the Boost has taken the tokens', () => {
    const s = theyAct(
      shooting({ boards: { GB: { charge: 2, feats: ['#GB-AF-7', ...automaFeats('GB').slice(0, 4)] } } }),
    );
    expect(s.events('aimed').find(e => e.who === 'GB')?.charged).toEqual([1, 2]);
    expect(s.events('automa-change').find(e => e.who === 'GB')).toMatchObject({
      changes: [{ firstHit: 10 }],
    });
    expect(s.events('revealed').find(e => e.who === 'GB')?.threshold).toBe(40);
  });

  test('AUT-FEAT-05 what cannot be paid is skipped', () => {
    const s = theyAct(shooting({ boards: { GB: { charge: 0, feats: ['#GB-AF-7', '#GB-AF-1'] } } }));
    expect(s.events('automa-change').filter(e => e.who === 'GB')).toEqual([]);
  });

  test('AUT-ACT-04 AUT-OPT-07 one shot in an activation', () => {
    const s = theyAct(shooting());
    const shots = s.events('aimed').filter(e => e.who === 'GB');
    expect(unlike(2, shots.length)).toBe(1);
  });

  test('AUT-SCHEME-04 AUT-SCHEME-06 one scheme, and its tokens come before the card of its move', () => {
    const s = theyAct(shooting());
    const told = s.events('scheme', 'charge', 'drew-decision').filter(e => e.who === 'GB');
    const types = told.map(e => e.type);
    expect(types.filter(x => x === 'scheme')).toHaveLength(1);
    const scheme = types.indexOf('scheme');
    expect(types.slice(scheme, scheme + 3)).toEqual(['scheme', 'charge', 'drew-decision']);
  });

  test('AUT-TACT-02 AUT-TACT-10 with a token it takes up a better position, and keeps the token', () => {
    const s = theyAct(shooting({ boards: { GB: { charge: 1 } } }));
    expect(s.events('weighed').filter(e => e.who === 'GB')).toHaveLength(1);
    expect(s.legend('GB').automa?.charge).toBe(3);
  });

  test('AUT-TACT-09 it stands afterwards on the space that was weighed best', () => {
    const s = theyAct(shooting({ boards: { GB: { charge: 1 } } }));
    const weighed = s.events('weighed').find(e => e.who === 'GB');
    expect(weighed && `${weighed.to.x},${weighed.to.y}`).toBe(s.at('GB'));
    const worse = (weighed?.candidates ?? []).filter(c => c.seen < (weighed?.seen ?? 0));
    expect(worse).toEqual([]);
  });

  test('AUT-BIN-02 AUT-BIN-03 beside a bin 5 shield, 5 health, one token, once; the bin stays closed', () => {
    const s = theyAct(
      against({
        map: `
          .  .  .  .  .  .
          .G$.  .  .  .H .
          .  .  .  .  .  .
          .  .  .  .  .  .
          .  .  .  .  .  .
          .B .W .  .  .  . `,
        points: { GB: [10, 30] },
        dice: 5,
        decisions: ['#P-1', ...DECISION_CARDS.slice(1)],
      }),
    );
    expect(s.events('used-bin').map(e => e.who)).toEqual(['GB']);
    expect(s.events('restored').find(e => e.who === 'GB')).toMatchObject({ shield: 5, health: 5 });
    expect(unlike([0], s.state.open)).toEqual([]);
  });
});

describe('an Automa as the target', () => {
  const shot = (feats: AutomaBoard['feats'], more: Against = {}) =>
    against({
      at: AT,
      acts: 'BL',
      boards: { GB: { feats, ...more.boards?.GB } },
      chance: ['#A-14', '#A-1', '#A-4'],
      ...more,
    }).picks('shoot:GB:0');

  test('AUT-REACT-04 AUT-REACT-05 AUT-REACT-11 it reveals one card; a Reaction before the fire works at once', () => {
    const s = shot(['#GB-AF-4', '#GB-AF-1']);
    expect(s.events('revealed-feat')).toMatchObject([{ who: 'GB', card: '#GB-AF-4', keeps: false }]);
    expect(s.events('judged')[0]).toMatchObject({ hits: 1, headshots: 1, damage: 9 + 5 - 5 });
    expect(s.legend('GB').automa?.used).toEqual(['#GB-AF-4']);
  });

  test('AUT-REACT-03 AUT-REACT-06 AUT-REACT-07 one for after the fire waits, and does nothing for who is eliminated', () => {
    const s = shot(['#GB-AF-3', '#GB-AF-1'], { points: { GB: [10, 40] } });
    expect(s.events('restored')).toMatchObject([{ who: 'GB', shield: 5 }]);
    expect(unlike(2, s.events('revealed-feat').length)).toBe(1);
    const dead = shot(['#GB-AF-3', '#GB-AF-1'], { points: { GB: [0, 5] } });
    expect(dead.events('restored')).toEqual([]);
    expect(dead.legend('GB').automa?.used).toEqual(['#GB-AF-3']);
  });

  test('AUT-REACT-04 a card without a Reaction is put away', () => {
    const s = shot(['#GB-AF-1', '#GB-AF-2']);
    expect(s.events('automa-change')).toEqual([]);
    expect(s.legend('GB').automa?.used).toEqual(['#GB-AF-1']);
  });

  test('AUT-DEC-03 AUT-EX-30 AUT-GAP-50 a Move in a Reaction is laid in the default orientation, wherever the shooter is', () => {
    const s = against({
      at: { BL: '7,3', WR: '0,7', GB: '0,0', BH: '3,3' },
      acts: 'BL',
      boards: { BH: { feats: ['#BH-AF-10', '#BH-AF-1'] } },
      decisions: ['#P-1', '#P-2'],
      chance: ['#A-1', '#A-4', '#A-5'],
    }).picks('shoot:BH:0');
    expect(s.events('laid')).toMatchObject([{ rotation: 0, bars: [] }]);
    // turned to the shooter, the green path would lead to the left
    expect(unlike('1,3', s.at('BH'))).toBe('3,5');
  });

  test('AUT-LIFE-03 AUT-GAP-38 AUT-SETUP-20 it takes damage like any legend; tougher ones come back tougher', () => {
    const s = shot(['#GB-AF-1'], { boards: { GB: { more: 10 } }, points: { GB: [0, 5] } });
    expect(s.at('GB')).toBeNull();
    expect(unlike('20/40', s.points('GB'))).toBe('30/50');
    expect(s.legend('GB').boxes).toBe(1);
  });
});

describe('victory against Automas', () => {
  const last = (boxes: number) =>
    against({
      at: { BL: '3,7', WR: '0,0', GB: '7,7', BH: '3,3' },
      acts: 'BL',
      boards: { BH: { feats: ['#BH-AF-1'] } },
      points: { BH: [0, 5] },
      boxes: { GB: boxes },
      chance: ['#A-14', '#A-13', '#A-12'],
    }).picks('shoot:BH:0');

  test('AUT-GAP-47 death boxes of Automas count like those of legends: each has to lose one', () => {
    expect(last(1).run.result).toMatchObject({ winner: 'red', by: 'all-eliminated', winners: ['p1'] });
    expect(unlike(last(1).run.result, last(2).run.result)).toBeUndefined();
  });
});

describe('off the map', () => {
  const beacon = `
    .  .  .  .  .  .  .  .
    .  .b .  .  .  .  .b .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  . `;

  test('AUT-RESPAWN-01 AUT-RESPAWN-06 it respawns first, for nothing, and acts', () => {
    const s = theyAct(
      against({
        map: beacon,
        at: { BL: '0,4', WR: '1,4', GB: null, BH: '7,3' },
        boxes: { GB: 1 },
        dice: 5,
      }),
    );
    expect(s.events('respawned')).toMatchObject([{ who: 'GB', ap: 0 }]);
    expect(s.events('automa-step').filter(e => e.who === 'GB')[0]?.step).toBe(1);
  });

  test('AUT-PRIO-01 with no enemy on the map it rests and draws no Feat', () => {
    const s = against({
      map: beacon,
      at: { BL: null, WR: null, GB: '3,3', BH: '5,3' },
      points: { GB: [5, 20] },
      boxes: { BL: 1 },
      state: { clock: 2 },
    });
    expect(s.points('GB')).toBe('15/30');
    expect(s.legend('GB').automa).toMatchObject({ charge: 2, used: [] });
  });
});

describe('pushes and other effects of people', () => {
  test('AUT-GAP-45 AUT-EX-33 AUT-MOVE-03 an Automa pushed towards a canyon collides', () => {
    const s = against({
      map: `
        .B .G .~ .
        .  .  .  . `,
      at: { WR: '0,1', BH: '3,1' },
      acts: 'BL',
      chance: ['#A-14'],
    }).picks('melee:GB');
    expect(unlike(['16/40', '2,0'], [s.points('GB'), s.at('GB')])).toEqual(['12/40', '1,0']);
  });

  test('AUT-GAP-43 AUT-PLACE-01 AUT-PLACE-02 nobody is asked where it falls: the first free space clockwise from the bottom left', () => {
    const s = against({
      map: `
        .  .  .  .
        1B 1G .b .
        .  .  .  . `,
      at: { WR: '3,0', BH: '0,0' },
      acts: 'BL',
      chance: ['#A-14'],
    }).picks('melee:GB');
    expect(unlike('APX-PUSH-04', s.asked)).toBe('APX-ACT-07');
    expect(unlike('3,1', s.at('GB'))).toBe('1,2');
  });
});

describe('abilities and Feats in a match', () => {
  const act = (more: Against) =>
    against({ dice: 4, at: AT, state: { clock: 2 }, ...more }).until('APX-ROUND-04');

  test('AUT-ABIL-08 AUT-GAP-24 AUT-GAP-48 with a token, enough Charge and its conditions an ability is initiated, and paid first', () => {
    const s = act({ boards: { BH: { charge: 3 }, GB: { charge: 0 } }, at: { ...AT, BH: '3,5' } });
    const told = s.events('charge', 'initiated').filter(e => e.who === 'BH');
    expect(told.slice(0, 4).map(e => (e.type === 'initiated' ? e.ability : e.charge))).toEqual([
      2,
      'BH-A-1',
      0,
      'BH-A-2',
    ]);
    expect(s.events('initiated').some(e => e.who === 'GB')).toBe(false);
    // with tokens for the first one alone, the second is looked at when they are gone
    const poor = act({ boards: { BH: { charge: 0 }, GB: { charge: 0 } }, at: { ...AT, BH: '3,5' } });
    const begun = (m: typeof s) => m.events('initiated').flatMap(e => (e.who === 'BH' ? [e.ability] : []));
    expect(unlike(begun(s), begun(poor))).toEqual([]);
  });

  test('AUT-ABIL-04 AUT-ABIL-07 AUT-ABIL-09 no token, no ability; what is placed is timed like anybody’s', () => {
    const cooling = { 'BH-A-1': 2, 'BH-A-2': 2 };
    const s = act({ boards: { BH: { charge: 5 } }, at: { ...AT, BH: '3,5' }, cooling });
    expect(s.events('initiated').some(e => e.who === 'BH')).toBe(false);
    const on = act({ boards: { BH: { charge: 5 } }, at: { ...AT, BH: '3,5' } });
    expect(on.events('queued').find(e => e.token === 'BH-A-1')).toMatchObject({ turns: 3 });
  });

  test('AUT-GREN-01 AUT-GREN-04 AUT-INTERACT-03 a grenade at the main enemy, only where the card says so; nobody’s token is spent', () => {
    const s = act({
      blue: ['BL', 'BH'],
      red: ['GB', 'WR'],
      at: { BL: '3,3', BH: '7,0', GB: '3,7', WR: '7,7' },
      boards: { BL: { feats: ['#BL-AF-7', '#BL-AF-1'] } },
      points: { GB: [0, 40] },
    });
    expect(s.events('threw')).toMatchObject([{ who: 'BL', at: { x: 3, y: 7 } }]);
    const box = scene({}).state.bags;
    expect([s.state.bags.common.length, s.legend('BL').pack, s.state.loot]).toEqual([
      box.common.length,
      [],
      {},
    ]);
  });

  test('AUT-OPT-04 AUT-EX-05 AUT-PRIO-13 pulling the main enemy into best range is followed by a shot at once', () => {
    const s = act({
      blue: ['WR', 'BH'],
      red: ['GB', 'BL'],
      at: { WR: '3,3', BH: '7,0', GB: '3,6', BL: '6,6' },
      boards: { WR: { set: 2, feats: ['#WR-AF-7', '#WR-AF-1'] } },
      points: { GB: [0, 30] },
    });
    const told = s
      .events('moved', 'aimed')
      .filter(e => (e.type === 'aimed' ? e.who === 'WR' : e.how === 'pull'));
    expect(told.map(e => e.type)).toEqual(['moved', 'aimed']);
  });

  test('AUT-FEAT-06 an empty Feat deck is made anew from what was used, and from nothing else', () => {
    const used = ['#GB-AF-1', '#GB-AF-2'] as const;
    const s = act({ boards: { GB: { feats: [], used: [...used] } } });
    const made = s.events('shuffled').filter(e => e.pile === 'automa-feats');
    expect(made.map(e => [e.who, [...e.cards].sort()])).toEqual([['GB', [...used]]]);
    const { feats = [], used: gone = [] } = s.legend('GB').automa ?? {};
    expect([...feats, ...gone].sort()).toEqual([...used]);
    expect(gone).toHaveLength(1);
  });

  test('AUT-DEC-08 a new Decision deck is made of the discards alone', () => {
    const s = act({ decisions: [], state: { clock: 2, decided: ['#P-12', '#P-13'] } });
    const made = s.events('shuffled').filter(e => e.pile === 'decisions');
    expect([...(made[0]?.cards ?? [])].sort()).toEqual(['#P-12', '#P-13']);
    expect([...s.state.decisions, ...s.state.decided].sort()).toEqual(['#P-12', '#P-13']);
  });

  test('AUT-FEAT-06 while a card is left the used ones stay where they are', () => {
    const s = act({ boards: { GB: { feats: ['#GB-AF-3'], used: ['#GB-AF-1'] } } });
    expect(s.events('shuffled').filter(e => e.pile === 'automa-feats')).toEqual([]);
    expect(s.events('automa-feat').find(e => e.who === 'GB')?.card).toBe('#GB-AF-3');
  });

  test('AUT-ROUND-05 AUT-GAP-51 in the transition an Automa burns and cools like others, and draws nothing', () => {
    const s = against({ dice: 4, at: AT, state: { clock: 2, ring: { x0: 0, y0: 0, x1: 0, y1: 0 } } }).until(
      'APX-ROUND-04',
    );
    const drew = s.events('drew-feats').map(e => e.who);
    expect(unlike(['BH', 'BL', 'GB', 'WR'], drew.toSorted())).toEqual(['BL', 'WR']);
    expect(
      s
        .events('suffered')
        .filter(e => e.by === 'ring')
        .map(e => e.who),
    ).toContain('BH');
  });

  test('AUT-INTERACT-01 AUT-INTERACT-02 AUT-INTERACT-05 an Automa opens nothing and picks up nothing, even on top of loot', () => {
    const s = act({ state: { clock: 2, loot: { '3,3': ['#frag.1'] } } });
    expect(s.events('automa-step').filter(e => e.who === 'GB')).toHaveLength(11);
    expect(s.events('opened-bin', 'picked-up', 'dropped')).toEqual([]);
    expect(unlike({}, s.state.loot)).toEqual({ '3,3': ['#frag.1'] });
    expect([s.legend('GB').pack, s.legend('GB').tray]).toEqual([[], []]);
  });
});

describe('an allied Automa', () => {
  const ally = (more: Against = {}) =>
    against({
      options: { mode: 'ally' },
      at: { BL: '3,7', WR: '5,7', GB: '3,3', BH: '7,0' },
      boards: { WR: { allied: true } },
      ...more,
    });

  test('AUT-ROUND-02 the person decides who acts first', () => {
    const s = ally({ dice: 3 });
    expect(s.asked).toBe('APX-ROUND-04');
    expect(s.options()).toEqual(['BL', 'WR']);
    s.picks('WR');
    expect(s.events('automa-step')[0]).toMatchObject({ who: 'WR', step: 1 });
  });

  test('AUT-RESPAWN-02 it returns at any beacon, where the person likes', () => {
    const s = ally({
      dice: 3,
      map: `
        .  .b .  .  .  .b .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  . `,
      at: { BL: '0,2', WR: null, GB: '6,2', BH: '6,1' },
      boxes: { WR: 1 },
    }).picks('WR');
    expect(s.asked).toBe('AUT-RESPAWN-02');
    expect(s.options()).toContain('0,0');
    expect(s.options()).toContain('6,0');
  });

  /** Wraith was shot at; the person plays a card of hers for Bangalore, an allied Automa. */
  const whispers = () =>
    against({
      red: ['WR', 'BL'],
      options: { mode: 'ally' },
      at: { WR: '3,7', BL: '5,7', GB: '3,3', BH: '0,0' },
      boards: { BL: { allied: true } },
      hand: { WR: ['WR-F-7'] },
      state: { clock: 2 },
      dice: 2,
    }).until('APX-SHOOT-53');

  test('AUT-REACT-08 the person may play Reactions for it', () => {
    const s = whispers();
    expect(s.options()).toEqual(expect.arrayContaining(['WR-F-7', 'pass']));
    s.picks('WR-F-7');
    expect(s.options()).toContain('BL');
  });

  test('AUT-ALLY-02 AUT-EX-04 the person makes every choice: where it goes', () => {
    const s = whispers().picks('WR-F-7', 'BL');
    expect(s.options()).toEqual(expect.arrayContaining(['7,7', '6,7', '5,5']));
    s.picks('7,7');
    expect(s.at('BL')).toBe('7,7');
  });

  test('AUT-ALLY-04 no Decision card is drawn for that', () => {
    const s = whispers().picks('WR-F-7', 'BL', '7,7');
    expect(s.events('drew-decision').filter(e => e.who === 'BL')).toEqual([]);
  });

  test('AUT-ALLY-03 nobody plays cards for an enemy Automa', () => {
    const s = against({ at: AT, acts: 'BL', hand: { WR: ['WR-F-7'] }, chance: ['#A-1', '#A-4', '#A-5'] });
    s.picks('shoot:GB:0');
    expect(unlike('APX-SHOOT-53', s.asked)).toBe('APX-ACT-01');
  });
});
