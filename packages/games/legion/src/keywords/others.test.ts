import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Keywords } from '../content/cards.js';
import { acting, REST, starting, use } from '../fixtures/fights.js';
import { type Cast, type Played, RIFLE, type Scene, scene } from '../fixtures/scene.js';

describe('orders', () => {
  const LEADER: Cast = { at: [[300, 300]], card: { rank: 'commander' } };
  const orders = (units: Scene['units'], more: Partial<Scene> = {}): Played =>
    scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'standing-orders' },
      ...more,
      units: { A: LEADER, X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' }, ...units },
    });

  const coordinated = (who: readonly { type: 'droid' | 'trooper' }[] = [{ type: 'droid' }]) => {
    const g = orders({
      B: { at: [[400, 300]], keywords: { coordinate: { who } } },
      C: { at: [[500, 300]], card: { type: 'droid' } },
      D: { at: [[400, 500]], card: { type: 'droid' } },
      E: { at: [[400, 350]] },
    }).give(['B']);
    expect(g.asked).toBe('ask-moment');
    return use(g);
  };

  test('LEG-KWU-COORDINATE-01 after an order one more, to a named unit at range 1', () => {
    const g = coordinated();
    expect(g.unit('C').order).toBe('up'); // D is too far, E no droid
    expect([g.unit('D').order, g.unit('E').order]).toEqual(['none', 'none']);
  });

  test('LEG-KWU-COORDINATE-02 one unit, whatever is listed', () => {
    const g = coordinated([{ type: 'droid' }, { type: 'trooper' }]);
    g.give('C');
    expect([g.unit('C').order, g.unit('E').order]).toEqual(['up', 'none']);
  });

  test('LEG-ORDER-10 it does not count among the orders of the card', () => {
    const g = coordinated();
    expect(g.told('ordered').map(e => e.unit)).toEqual(['B', 'C']);
    expect(g.side('p1').pool).toHaveLength(3);
  });

  test('LEG-GEN-08 it comes when the first order is done', () => {
    const types = coordinated().events.map(e => e.type);
    const used = types.indexOf('ordered');
    expect(types.slice(used + 1)).toContain('ordered');
    expect(coordinated().told('ordered')[0]?.unit).toBe('B');
  });

  test('LEG-KWU-COORDINATE-04 the order may be passed on in a chain', () => {
    const droid = (x: number): Cast => ({
      at: [[x, 300]],
      card: { type: 'droid' },
      keywords: { coordinate: { who: [{ type: 'droid' }] } },
    });
    const g = orders({ B: droid(400), C: droid(560), D: droid(720) }).give(['B']);
    use(g);
    use(g);
    expect([g.unit('C').order, g.unit('D').order]).toEqual(['up', 'up']);
  });

  test('LEG-KWU-DIRECT-01 LEG-KWU-DIRECT-02 LEG-KWU-ENTOURAGE-02 an order of its own at range 1 to 2, whoever commands', () => {
    for (const keyword of ['direct', 'entourage'] as const) {
      const g = orders({
        B: { at: [[400, 300]], keywords: { [keyword]: { who: [{ name: 'Unit C' }] } } },
        C: { at: [[700, 300]] },
        D: { at: [[450, 300]] },
      }).give(['D']);
      expect(g.asked).toBe('ask-moment');
      use(g);
      expect(g.unit('C').order).toBe('up');
    }
  });

  test('LEG-KWU-ALLIES-01 mercenaries of any affiliation', () => {
    const allied = { ...LEADER, keywords: { 'allies-of-convenience': true } } as const;
    const g = orders({
      A: allied,
      B: { at: [[400, 300]], card: { affiliation: 'raiders', faction: 'mercenary' } },
      C: { at: [[450, 300]] },
    });
    expect(unlike(['A', 'C'], g.shown())).toEqual(['A', 'B', 'C']);
  });

  test('LEG-KWU-CUNNING-01 LEG-EX-174 a tie goes to the card of a cunning unit', () => {
    const g = scene({
      now: 'command',
      hands: { p1: ['my-ally-is-the-force'], p2: ['push'] },
      units: {
        A: {
          at: [[300, 300]],
          card: { rank: 'commander', id: 'luke-skywalker-jedi-knight' },
          keywords: { cunning: true },
        },
        X: { at: [[1500, 300]], card: { rank: 'commander' } },
      },
    });
    g.give('#p1-my-ally-is-the-force', 'p1').give('#p2-push', 'p2');
    expect(g.told('priority')).toMatchObject([{ who: 'p1', rolled: null }]);
  });

  test('LEG-KWU-CUNNING-02 two cunning cards leave the tie to the die', () => {
    const priority = (theirs: Cast['keywords'], ...chance: string[]) => {
      const g = scene({
        now: 'command',
        hands: { p1: ['my-ally-is-the-force'], p2: ['no-time-for-sorrows'] },
        units: {
          A: {
            at: [[300, 300]],
            card: { rank: 'commander', id: 'luke-skywalker-jedi-knight' },
            keywords: { cunning: true },
          },
          X: {
            at: [[1500, 300]],
            card: { rank: 'commander', id: 'leia-organa-fearless-and-inventive' },
            ...(theirs && { keywords: theirs }),
          },
        },
        chance,
        change: s => void Object.assign(s, { priority: null }),
      });
      g.give('#p1-my-ally-is-the-force', 'p1').give('#p2-no-time-for-sorrows', 'p2');
      return g.told('priority');
    };
    expect(priority({ cunning: true }, 'blank')).toMatchObject([{ who: 'p2', rolled: 'blank' }]);
    expect(priority({ cunning: true }, 'block')).toMatchObject([{ who: 'p1', rolled: 'block' }]);
    expect(priority({})).toMatchObject([{ who: 'p1', rolled: null }]);
  });

  test('LEG-KWU-FIELDCMD-03 LEG-KWU-FIELDCMD-06 LEG-GAP-181 a field commander plays and issues a generic card', () => {
    const g = scene({
      now: 'command',
      hands: { p1: ['push'], p2: ['ambush'] },
      units: {
        A: { at: [[300, 300]], keywords: { 'field-commander': true } },
        X: { at: [[1500, 300]], card: { rank: 'commander' } },
      },
    });
    g.give('#p1-push', 'p1').give('#p2-ambush', 'p2');
    expect(
      unlike(
        ['X'],
        g.told('nominated').map(e => e.unit),
      ),
    ).toContain('A');
    expect(g.unit('A').rank).toBe('corps');
  });

  test('LEG-KWU-UNSTOPPABLE-01 LEG-GAP-147 one token more in the pool', () => {
    const pool = (keywords: Cast['keywords']) =>
      orders({ A: { ...LEADER, ...(keywords && { keywords }) } }, { chance: ['commander'] })
        .told('pool')
        .find(e => e.who === 'p1')?.ranks;
    expect(unlike(pool(undefined), pool({ unstoppable: true }))).toEqual(['commander']); // it has an order, too
  });

  test('LEG-KWU-UNSTOPPABLE-03 LEG-EX-168 two activations in a round, and no third', () => {
    const again = (marks: Cast['marks']) =>
      scene({
        units: {
          A: { at: [[300, 300]], order: 'down', keywords: { unstoppable: true }, ...(marks && { marks }) },
          B: { at: [[400, 300]], order: 'up' },
          X: { at: [[1500, 300]] },
        },
        pools: { p1: ['corps'] },
      });
    expect(again({}).shown()).toEqual(['draw', 'B']);
    const twice = again({ 'acted-twice': { until: 'round', n: 1, unit: null } });
    expect(twice.told('activated')).toMatchObject([{ unit: 'B' }]); // nothing else is left
  });
});

describe('morale', () => {
  test('LEG-KWU-INSPIRE-01 LEG-KWU-INSPIRE-02 up to X tokens of other friendly units at range 1 to 2', () => {
    const shaken = { tokens: { suppression: 3 } };
    const g = starting(
      { keywords: { inspire: 2 }, tokens: { suppression: 1 }, card: { courage: 3 } },
      {
        units: { B: { at: [[400, 300]], ...shaken }, C: { at: [[640, 300]], ...shaken } },
        chance: ['blank'],
      },
    );
    expect(unlike(['A', 'B', 'stop'], g.shown())).toEqual(['B', 'stop']); // neither itself nor who is at range 3
    g.give('B').give('B');
    expect(g.unit('B').tokens.suppression).toBe(1);
    expect(g.asked).toBe('ask-action');
  });

  test('LEG-KWU-DEMORALIZE-01 LEG-KWU-DEMORALIZE-02 tokens for enemies at range 1 to 2 that can gain them', () => {
    const tank: Cast = { at: [[450, 300]], card: { type: 'groundVehicle', base: 50, silhouette: [0, 60] } };
    const g = starting({ keywords: { demoralize: 1 } }, { units: { V: { at: [[500, 300]] }, W: tank } });
    expect(unlike(['V', 'W', 'stop'], g.shown())).toEqual(['V', 'stop']);
    g.give('V');
    expect(g.unit('V').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-INDOMITABLE-01 red dice in rally', () => {
    const g = starting(
      { keywords: { indomitable: true }, tokens: { suppression: 3 }, card: { courage: 5 } },
      { chance: ['block', 'block', 'block'] },
    );
    expect(g.unit('A').tokens.suppression).toBe(0);
  });

  test('LEG-KWU-INCONSPICUOUS-01 others are attacked while it has suppression; LEG-KWU-INCONSPICUOUS-02 it may keep tokens', () => {
    const quiet = (n: number): Cast => ({
      at: [[500, 300]],
      keywords: { inconspicuous: true },
      tokens: { suppression: n },
    });
    const g = acting({}, { units: { X: quiet(1), W: { at: [[500, 400]] } } }).give('attack');
    expect(g.why('X')).toBe('LEG-ATK-04');
    expect(
      acting({}, { units: { X: quiet(0), W: { at: [[500, 400]] } } })
        .give('attack')
        .why('X'),
    ).toBeUndefined();
    expect(
      acting({}, { units: { X: quiet(1) } })
        .give('attack')
        .why('X'),
    ).toBeUndefined();
    const rally = starting(
      { keywords: { inconspicuous: true }, tokens: { suppression: 1 } },
      { chance: ['block'] },
    );
    expect([rally.asked, rally.legal()]).toEqual(['ask-rally', ['1', '0']]);
    rally.give('0');
    expect(rally.unit('A').tokens.suppression).toBe(1);
  });

  const dauntless = (): Played => {
    const g = starting(
      { keywords: { dauntless: true }, tokens: { suppression: 3 }, card: { courage: 2 } },
      { chance: ['blank', 'blank', 'blank'] },
    );
    expect(g.asked).toBe('ask-moment');
    return use(g).give('move').first();
  };

  test('LEG-KWU-DAUNTLESS-01 LEG-EX-178 suppressed, a token for a free move, and an action is left', () => {
    const g = dauntless();
    expect(g.unit('A').tokens.suppression).toBe(4);
    expect(g.told('moved')).toHaveLength(1);
    expect(g.s.act).toMatchObject({ left: 1 });
  });

  test('LEG-KWU-DAUNTLESS-03 LEG-GAP-108 the token that it costs makes nobody panic', () => {
    expect(unlike(true, dauntless().s.act?.panicked)).toBe(false);
    expect(starting({ keywords: { dauntless: true } }).asked).toBe('ask-action');
  });

  test('LEG-KWU-COMPEL-02 a friend at range 1 to 2 drives it on; LEG-KWU-COMPEL-03 LEG-KWU-DAUNTLESS-02 not one with Dauntless', () => {
    const driven = (x: number, keywords: Keywords = {}) =>
      starting(
        { tokens: { suppression: 2 }, keywords },
        { units: { B: { at: [[x, 300]], keywords: { compel: true } } }, chance: ['blank', 'blank'] },
      );
    expect(driven(600).asked).toBe('ask-moment');
    expect(driven(640).asked).toBe('ask-action');
    const both = driven(600, { dauntless: true });
    expect(both.shown()).toHaveLength(2); // only its own way
  });

  test('LEG-KWU-SELFPRES-01 no courage of another affiliation', () => {
    const panics = (affiliation: string) =>
      starting(
        {
          keywords: { 'self-preservation': true },
          tokens: { suppression: 2 },
          card: { courage: 1, affiliation: 'raiders' },
        },
        {
          units: {
            B: { at: [[400, 300]], card: { rank: 'commander', courage: 3, affiliation }, order: 'up' },
          },
          chance: ['blank', 'blank'],
        },
      ).told('ready-to-act')[0]?.panicked;
    expect(panics('raiders')).toBe(false);
    expect(unlike(panics('raiders'), panics('rogues'))).toBe(true);
  });

  test('LEG-KWU-ENRAGE-01 LEG-KWU-ENRAGE-02 LEG-SUPP-09 with enough wounds it fears nothing and loses its tokens', () => {
    const hit = (before: number) =>
      scene({
        acting: 'A',
        units: {
          A: { at: [[300, 300]], weapons: [RIFLE] },
          X: {
            at: [[500, 300]],
            card: { wounds: 6 },
            wounds: [before],
            keywords: { enrage: 3 },
            tokens: { suppression: 1 },
          },
          ...REST,
        },
        chance: ['crit', 'blank'],
      })
        .give('attack')
        .give('X')
        .unit('X').tokens.suppression;
    expect(hit(2)).toBe(0);
    expect(hit(1)).toBe(2);
  });
});

describe('card actions', () => {
  /** A card action for two units, given to the acting unit and to C. */
  const aided = (keyword: 'bolster' | 'spotter' | 'take-cover') => {
    const g = acting(
      { keywords: { [keyword]: 2 } },
      { units: { B: { at: [[400, 300]] }, C: { at: [[450, 300]] }, D: { at: [[500, 300]] } } },
    );
    g.give(`card:${keyword}`);
    expect(g.shown()).toEqual(['A', 'B', 'C']); // D is beyond range 1
    return g.give(['A', 'C']);
  };
  const gained = (g: Played, token: 'surge' | 'aim' | 'dodge') =>
    ['A', 'B', 'C'].map(unit => g.unit(unit as 'A').tokens[token]);

  test('LEG-KWU-BOLSTER-01 a surge token for up to X friendly units at range 1', () => {
    expect(gained(aided('bolster'), 'surge')).toEqual([1, 0, 1]);
  });

  test('LEG-KWU-BOLSTER-02 the acting unit may be one of them', () => {
    expect(unlike(0, aided('bolster').unit('A').tokens.surge)).toBe(1);
  });

  test('LEG-KWU-SPOTTER-01 an aim token', () => {
    expect(gained(aided('spotter'), 'aim')).toEqual([1, 0, 1]);
  });

  test('LEG-KWU-TAKECOVER-01 a dodge token', () => {
    expect(gained(aided('take-cover'), 'dodge')).toEqual([1, 0, 1]);
  });

  test('LEG-KWU-GEN-06 each card action once in an activation', () => {
    const g = aided('bolster');
    expect(g.why('card:bolster')).toBe('LEG-ACTV-14');
    expect(g.why('aim')).toBeUndefined();
  });

  test('LEG-KWU-QUICKTHINK-01 LEG-KWU-QUICKTHINK-02 aim and dodge, beside both actions', () => {
    const g = acting({ keywords: { 'quick-thinking': true } }).give('card:quick-thinking');
    expect(g.unit('A').tokens).toMatchObject({ aim: 1, dodge: 1 });
    expect(g.legal()).toEqual(expect.arrayContaining(['aim', 'dodge', 'end']));
    expect(g.why('aim')).toBeUndefined();
  });

  test('LEG-KWU-CALCODDS-01 LEG-KWU-STRATEGIZE-01 aim, dodge and suppression', () => {
    const odds = acting({ keywords: { 'calculate-odds': true } }, { units: { B: { at: [[400, 300]] } } })
      .give('card:calculate-odds')
      .give(['B']);
    expect(odds.unit('B').tokens).toMatchObject({ aim: 1, dodge: 1, suppression: 1 });
    const plan = acting({ keywords: { strategize: 1 } }, { units: { B: { at: [[400, 300]] } } })
      .give('card:strategize')
      .give(['B']);
    expect(plan.unit('B').tokens).toMatchObject({ aim: 1, dodge: 1, suppression: 0 });
    expect(plan.unit('A').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-OBSERVE-01 LEG-ACTV-19 an enemy at range 1 to 3; with the arrow of a free action it costs none', () => {
    const g = acting(
      { keywords: { observe: { x: 2, free: true } } },
      { units: { X: { at: [[700, 300]] } } },
    ).give('card:observe');
    expect(g.unit('X').tokens.observation).toBe(2);
    expect(g.s.act?.left).toBe(2);
    expect(acting({ keywords: { observe: 1 } }).why('card:observe')).toBe('LEG-ACTV-17');
  });
});
