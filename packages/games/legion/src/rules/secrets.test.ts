import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { COMMANDS, commandCard } from '../content/index.js';
import { acting, starting } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import { hidden } from '../view/index.js';

const LEADER = { rank: 'commander' } as const;
const planner = (x: number): Cast => ({ at: [[300, 300]], card: LEADER, keywords: { contingencies: x } });
const FOE: Scene['units'] = { X: { at: [[1500, 300]], card: LEADER } };

describe('contingencies', () => {
  const commanding = (more: Partial<Scene> = {}): Played =>
    scene({
      now: 'command',
      hands: { p1: ['ambush', 'push'], p2: ['assault'] },
      contingencies: { p1: ['push', 'assault'] },
      ...more,
      units: { A: planner(2), ...FOE, ...more.units },
    })
      .give('#p1-ambush', 'p1')
      .give('#p2-assault', 'p2');
  const same = COMMANDS.find(c => c.pips === commandCard('ambush').pips && c.id !== 'ambush')!.id;

  test('LEG-KWU-CONTINGENCIES-04 a card of the same pips takes the place of the one that was played', () => {
    const g = commanding({ contingencies: { p1: [same, 'push'] }, chance: ['commander', 'commander'] });
    expect(g.asked).toBe('ask-contingency');
    expect(g.legal()).toEqual(['keep', `#p1-${same}`]);
    expect(g.why('#p1-push')).toBe('LEG-KWU-CONTINGENCIES-04'); // other pips
    g.give(`#p1-${same}`);
    expect(g.told('contingency')).toMatchObject([{ who: 'p1' }]);
    expect(g.side('p1').discard).toEqual(['#p1-ambush']);
  });

  test('LEG-KWU-CONTINGENCIES-04 LEG-KWU-CONTINGENCIES-06 it may be kept; nobody is asked once the planners are gone', () => {
    const kept = commanding().give('keep');
    expect(kept.told('played').map(e => e.card)).toContain('#p1-ambush');
    const gone = commanding({
      units: { A: { ...planner(2), where: 'defeated' }, B: { at: [[400, 300]], card: LEADER } },
    });
    expect(gone.asked).not.toBe('ask-contingency');
  });

  test('LEG-KWU-CONTINGENCIES-05 blue decides first', () => {
    const g = commanding({
      contingencies: { p1: ['push'], p2: ['push'] },
      units: { X: { ...planner(1), at: [[1500, 300]] } },
      blue: 'p2',
    });
    expect(g.seat).toBe('p2');
    g.give('keep');
    expect(g.seat).toBe('p1');
  });

  test('LEG-KWU-CONTINGENCIES-01 LEG-KWU-CONTINGENCIES-02 LEG-KWU-CONTINGENCIES-03 cards of any pips beside the hand, as many as all its units have, known to the owner', () => {
    const g = scene({
      now: 'hands',
      units: {
        A: { ...planner(1), where: 'aside' },
        B: { ...planner(1), where: 'aside' },
        X: { at: [[0, 0]], where: 'aside' },
      },
      change: s => {
        s.sides.p1!.hand = [];
        s.sides.p1!.aside = COMMANDS.filter(c => !c.flaw && !c.units).map(c => `#p1-${c.id}` as const);
      },
    }).give('proposed', 'p1');
    expect(g.askOf('p1').spec.ask.id).toBe('ask-contingencies');
    expect(g.askOf('p1').spec.ask.args?.most).toBe(2);
    expect(g.why(['#p1-implacable'], 'p1')).toBeDefined(); // of another army
    const [one, two] = g.legal('p1').find(a => Array.isArray(a) && a.length === 2) as [string, string];
    g.give([one, two], 'p1').give('proposed', 'p2');
    expect(g.side('p1').contingencies).toHaveLength(2);
    expect(g.side('p1').hand).not.toContain(one);
    const pile = hidden(g.s).filter(p => p.cards.includes(one as `#${string}`));
    expect(pile).toMatchObject([{ seen: ['p1'] }]);
  });
});

describe('flaws', () => {
  const flaw = 'not-a-story-the-jedi-would-tell';

  test('LEG-KWU-FLAWED-01 LEG-KWU-FLAWED-05 the card goes to the opponent, and is no command card', () => {
    const g = scene({
      now: 'objective',
      battle: { objective: 'breakthrough', deployment: 'battle-lines', condition: 'clear-conditions' },
      units: {
        A: { at: [[0, 0]], where: 'aside', keywords: { flawed: true }, card: { flaw } },
        X: { at: [[0, 0]], where: 'aside' },
      },
    });
    expect(g.side('p2').flaws).toEqual([`#p2-${flaw}`]);
    expect(g.side('p1').flaws).toEqual([]);
    expect(g.side('p2').hand).toEqual(['#p2-standing-orders']);
  });

  const phase = (more: Partial<Scene> = {}) =>
    scene({
      now: 'command',
      flaws: { p1: [flaw], p2: ['developing-sympathies'] },
      priority: 'p2',
      ...more,
      units: { A: { at: [[300, 300]], card: LEADER }, ...FOE },
    });

  test('LEG-KWU-FLAWED-02 LEG-KWU-FLAWED-03 at the start of a phase, who has priority declares first', () => {
    const g = phase();
    expect(g.asked).toBe('ask-flaw');
    expect(unlike('p1', g.seat)).toBe('p2');
    g.give('false');
    expect(g.seat).toBe('p1');
    g.give('true');
    expect(g.side('p1').lasting).toEqual([`#p1-${flaw}`]);
    expect(g.side('p1').flaws).toEqual([]);
    expect(
      phase({
        change: s => {
          s.priority = null;
        },
        blue: 'p1',
      }).seat,
    ).toBe('p1'); // blue without priority
  });

  test('LEG-KWU-FLAWED-04 it is discarded when the End Phase begins', () => {
    const g = phase({
      now: 'end',
      flaws: {},
      change: s => {
        s.sides.p1!.lasting = [`#p1-${flaw}`];
      },
    });
    expect(g.side('p1').lasting).toEqual([]);
    expect(g.side('p1').discard).toContain(`#p1-${flaw}`);
  });
});

describe('divulged cards', () => {
  const maul: Cast = { at: [[0, 0]], where: 'aside', card: { id: 'maul-a-rival', ...LEADER } };
  const shown = (card: string, own: Cast, more: Partial<Scene> = {}): Played =>
    scene({
      now: 'objective',
      battle: { objective: 'breakthrough', deployment: 'battle-lines', condition: 'clear-conditions' },
      hands: { p1: [card, 'push'], p2: ['assault'] },
      ...more,
      units: {
        A: own,
        B: { at: [[0, 0]], where: 'aside', card: LEADER },
        X: { at: [[0, 0]], where: 'aside', card: LEADER },
      },
      change: s => {
        s.sides.p1!.divulged = ['#p1-ambush'];
      },
    });

  test('LEG-KWX-DIVULGE-01 LEG-KWX-DIVULGE-03 LEG-KWX-DIVULGE-04 shown when the deployment begins, followed, and still in the hand', () => {
    const g = shown('the-phantom-menace', maul);
    expect(g.asked).toBe('ask-divulge');
    expect(g.why(['#p1-push'])).toBe('LEG-KWX-DIVULGE-01');
    g.give(['#p1-the-phantom-menace']);
    expect(g.unit('A').marks['given:infiltrate@divulged']).toBeDefined();
    expect(g.side('p1').hand).toContain('#p1-the-phantom-menace');
    expect(g.side('p1').played).toBeNull();
    expect(hidden(g.s).flatMap(p => p.cards)).not.toContain('#p1-the-phantom-menace');
    const none = shown('the-phantom-menace', maul).give([]);
    expect(none.unit('A').marks).toEqual({});
  });

  test('LEG-KWX-DIVULGE-03 where a card lay in the hand tells nothing about the others', () => {
    const asajj: Cast = { ...maul, card: { id: 'asajj-ventress-separatist-assassin', ...LEADER } };
    const handAfter = (...hand: readonly string[]) =>
      shown('push', asajj, { hands: { p1: hand, p2: ['assault'] } })
        .give(['#p1-yes-my-master'])
        .side('p1').hand;
    // Two cards of three pips: the other one may be before or behind it.
    expect(handAfter('yes-my-master', 'assault')).toEqual(['#p1-assault', '#p1-yes-my-master']);
    expect(handAfter('assault', 'yes-my-master')).toEqual(['#p1-assault', '#p1-yes-my-master']);
  });

  test('LEG-KWX-DIVULGE-02 of several effects one is chosen', () => {
    const g = shown('yes-my-master', {
      ...maul,
      card: { id: 'asajj-ventress-separatist-assassin', ...LEADER },
    }).give(['#p1-yes-my-master']);
    expect(g.legal()).toEqual(['bounty+reinforcements', 'demoralize+makashi-mastery+outmaneuver']);
    expect(g.why('none')).toBeDefined();
    g.give('bounty+reinforcements');
    expect(Object.keys(g.unit('A').marks)).toEqual([
      'given:bounty@divulged',
      'given:reinforcements@divulged',
    ]);
  });

  test('LEG-KWX-DIVULGE-05 LEG-KWX-DIVULGE-06 as many as one likes, blue first', () => {
    const g = shown('the-phantom-menace', maul, {
      hands: { p1: ['the-phantom-menace', 'yes-my-master'], p2: ['assault'] },
      blue: 'p2',
    });
    g.give(['#p1-the-phantom-menace', '#p1-yes-my-master']);
    expect(g.told('divulged').map(e => e.card)).toEqual(['#p1-the-phantom-menace', '#p1-yes-my-master']);
    const both = scene({
      now: 'objective',
      battle: { objective: 'breakthrough', deployment: 'battle-lines', condition: 'clear-conditions' },
      hands: { p1: ['push'], p2: ['assault'] },
      blue: 'p2',
      units: { A: { at: [[0, 0]], where: 'aside' }, X: { at: [[0, 0]], where: 'aside' } },
      change: s => {
        s.sides.p1!.divulged = ['#p1-ambush'];
        s.sides.p2!.divulged = ['#p2-ambush'];
      },
    });
    expect(both.seat).toBe('p2');
    both.give([]);
    expect(both.asked).toBe('ask-divulge');
    expect(unlike('p2', both.seat)).toBe('p1'); // who declined is not asked again
  });
});

describe('permanent cards', () => {
  test('LEG-KWX-PERMANENT-01 the card stays in play', () => {
    const g = scene({
      now: 'end',
      played: { p1: 'darkness-descends', p2: 'push' },
      units: { A: { at: [[300, 300]], card: LEADER }, ...FOE },
    });
    expect(g.side('p1').lasting).toEqual(['#p1-darkness-descends']);
    expect(g.side('p2').lasting).toEqual([]);
    expect(g.side('p2').discard).toEqual(['#p2-push']);
  });
});

describe('graffiti', () => {
  const paint = (seat: 'p1' | 'p2', x = 400, id = 'g1') =>
    ({ id, kind: 'graffiti', seat, x: x * 100, y: 30000 }) as const;
  const rolls = (tokens: Scene['tokens'], dice: number) => {
    const g = starting(
      { tokens: { suppression: 2 }, card: { courage: 9 } },
      { tokens: tokens ?? [], chance: Array.from({ length: dice }, () => 'blank') },
    );
    g.end();
    return g.told('rallied')[0]?.faces.length;
  };

  test('LEG-KWX-GRAFFITI-01 LEG-KWX-GRAFFITI-02 LEG-KWX-GRAFFITI-03 one die more beside one’s own, one fewer beside the enemy’s, at range 1 to 2', () => {
    expect(unlike(2, rolls([paint('p1')], 3))).toBe(3);
    expect(rolls([paint('p1'), paint('p1', 450, 'g2')], 3)).toBe(3);
    expect(unlike(2, rolls([paint('p2')], 1))).toBe(1);
    expect(rolls([paint('p1'), paint('p2', 450, 'g2')], 2)).toBe(2);
    expect(rolls([paint('p1', 640)], 2)).toBe(2);
    const one = starting(
      { tokens: { suppression: 1 }, card: { courage: 9 } },
      { tokens: [paint('p2')], chance: ['blank'] },
    );
    expect(one.told('rallied')[0]?.faces).toHaveLength(1); // at least one
  });

  test('LEG-KWX-GRAFFITI-04 they stay, and nobody minds standing on them', () => {
    const end = scene({
      now: 'end',
      tokens: [paint('p1')],
      units: { A: { at: [[300, 300]], card: LEADER }, ...FOE },
    });
    expect(end.s.tokens).toHaveLength(1);
    const g = acting({}, { tokens: [paint('p1', 350)] }).give('move');
    expect(unlike('LEG-MOVE-17', g.why({ x: 35000, y: 30000, z: 0 }))).toBeUndefined();
  });
});
