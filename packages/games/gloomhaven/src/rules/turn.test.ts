import { describe, expect, test } from 'vitest';
import { CLASSES, cardOf, halfOf } from '../content/index.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { CardId } from '../vocabulary.js';
import { initiativeOf } from './order.js';
import { longRest } from './rests.js';
import { drawMissing } from './rooms.js';
import { beginTurn, endTurn, heroStep, playHalf } from './turn.js';

/** A turn of the Brute with two named cards. */
const turn = (given: Given, lead: CardId = '#brute-001', second: CardId = '#brute-008'): Scene => {
  const sc = scene(given);
  const h = sc.s.heroes.brute!;
  h.hand = h.hand.filter(c => c !== lead && c !== second);
  sc.s.chosen.brute = { lead, second };
  sc.turnOf('brute');
  sc.s.turn = { ...sc.s.turn!, cards: [lead, second], halves: ['top', 'bottom'] };
  return sc;
};

describe('a character turn', () => {
  test('GLM-TURN-01 GLM-INIT-08 the top of one card and the bottom of the other, in either order', () => {
    const sc = turn({ answers: ['#brute-008/bottom'] });
    sc.play(t => heroStep(t, 'brute'));
    expect(sc.asked[0]?.keys).toEqual(
      expect.arrayContaining(['#brute-001/top', '#brute-001/bottom', '#brute-008/top', '#brute-008/bottom']),
    );
    expect([sc.s.turn?.cards, sc.s.turn?.halves]).toEqual([['#brute-001'], ['top']]);
  });

  test('GLM-TURN-06 any card is Attack 2 or Move 2, and is discarded then', () => {
    const sc = turn({ answers: ['#brute-008/top/basic', 'bandit-guard.1'], rolls: ['+0'] });
    sc.play(t => heroStep(t, 'brute'));
    expect(sc.hp('bandit-guard.1')).toBe(8);
    expect(sc.s.heroes.brute?.discard).toEqual(['#brute-008']);
    const move = turn({ answers: ['#brute-001/bottom/basic', '0,2'] });
    move.play(t => heroStep(t, 'brute'));
    expect(move.told('moved')[0]?.route).toHaveLength(3);
  });

  test('GLM-TURN-02 GLM-CARD-03 abilities come in printed order', () => {
    const sc = turn({ answers: ['0,2'] }, '#brute-005', '#brute-001');
    sc.play(t => playHalf(t, 'brute', '#brute-005/bottom'));
    expect(sc.asked.map(a => a.rule)).toEqual(['GLM-MOVE-01']);
    const beside = turn({ answers: ['pass', 'bandit-guard.1', 'pass'] }, '#brute-005', '#brute-001');
    beside.play(t => playHalf(t, 'brute', '#brute-005/bottom'));
    expect(beside.asked.map(a => a.rule)).toEqual(['GLM-MOVE-01', 'GLM-PUSH-01', 'GLM-PUSH-01']);
  });

  test('GLM-TURN-03 an ability may be skipped', () => {
    const sc = turn({ answers: ['pass'] });
    sc.play(t => playHalf(t, 'brute', '#brute-008/top'));
    expect(sc.told('attacked')).toEqual([]);
    expect(sc.s.heroes.brute?.discard).toContain('#brute-008');
  });

  test('GLM-TURN-03 what harms allies may not be skipped: nobody is asked whether', () => {
    const sc = scene({ map: '\n  S R .', answers: ['take'] });
    sc.turnOf('cragheart');
    sc.play(t => playHalf(t, 'cragheart', '#cragheart-123/top'));
    expect([sc.hp('spellweaver'), sc.asked.map(a => a.rule)]).toEqual([8, ['GLM-DMG-01']]);
  });

  test('GLM-TURN-04 GLM-TURN-05 an ally is never oneself, and nothing happens to allies by itself', () => {
    const sc = scene({ map: '\n  . S .\n   B g\n  . . .', answers: ['pass', 'pass'] });
    sc.play(t => playHalf(t, 'brute', '#brute-003/bottom'));
    expect(sc.asked.flatMap(a => a.keys)).not.toContain('spellweaver');
  });

  test('GLM-TURN-07 GLM-ELEM-02 GLM-LOOT-06 at the end: looting, infusions, conditions', () => {
    const sc = turn({});
    sc.s.money = [sc.hex('B'), sc.hex('B')];
    sc.s.infused = ['fire'];
    sc.play(t => endTurn(t, 'brute'));
    expect([sc.s.heroes.brute?.money, sc.s.elements.fire, sc.s.money]).toEqual([2, 2, []]);
  });

  test('GLM-TURN-08 GLM-COND-12 a stunned character discards both cards and does nothing', () => {
    const sc = turn({ figures: { B: { conditions: { stun: 'this' } } } });
    sc.play(t => heroStep(t, 'brute'));
    expect(sc.s.heroes.brute?.discard).toEqual(['#brute-001', '#brute-008']);
    expect(sc.asked).toEqual([]);
    expect(sc.s.turn).toBeNull();
  });
});

describe('where cards go', () => {
  test('GLM-CARD-05 GLM-CARD-06 GLM-CARD-09 a card is discarded at once, with the symbol it is lost', () => {
    const sc = turn({ answers: ['bandit-guard.1'], rolls: ['+0'] });
    sc.play(t => playHalf(t, 'brute', '#brute-001/top'));
    expect(sc.s.heroes.brute?.discard).toEqual(['#brute-001']);
    const lost = turn({ answers: ['bandit-guard.1'], rolls: ['+0'] });
    lost.play(t => playHalf(t, 'brute', '#brute-008/top'));
    expect([lost.s.heroes.brute?.lost, lost.s.heroes.brute?.discard]).toEqual([['#brute-008'], []]);
  });

  test('GLM-CARD-08 GLM-CARD-14 GLM-SHIELD-01 a round bonus lies in the active area and works', () => {
    const sc = turn({});
    sc.play(t => playHalf(t, 'brute', '#brute-008/bottom'));
    expect(sc.s.heroes.brute?.active).toEqual([
      { card: '#brute-008', half: 'bottom', lost: false, until: 'round', used: 0 },
    ]);
    expect(sc.s.lasting).toHaveLength(1);
  });

  test('GLM-CARD-10 GLM-CARD-15 a persistent bonus lasts beyond the round and counts as lost', () => {
    const sc = turn({}, '#brute-007', '#brute-001');
    sc.play(t => playHalf(t, 'brute', '#brute-007/bottom'));
    expect(sc.s.heroes.brute?.active[0]).toMatchObject({ card: '#brute-007', until: 'scenario', lost: true });
    sc.t.emit({ type: 'round-over', n: 2 }, 'GLM-END-01');
    expect(sc.s.lasting).toHaveLength(1);
  });

  test('GLM-CARD-16 a card that leaves the active area ends its bonus', () => {
    const sc = turn({});
    sc.play(t => playHalf(t, 'brute', '#brute-008/bottom'));
    sc.t.emit({ type: 'card-left', who: 'brute', card: '#brute-008', to: 'discard' }, 'GLM-CARD-16');
    expect([sc.s.lasting, sc.s.heroes.brute?.discard]).toEqual([[], ['#brute-008']]);
  });

  test('GLM-XP-01 GLM-XP-02 experience comes with the action, not with the card alone', () => {
    const sc = turn({ answers: ['bandit-guard.1'], rolls: ['+0'] });
    sc.play(t => playHalf(t, 'brute', '#brute-008/top'));
    expect(sc.s.heroes.brute?.xp).toBe(2);
    const skipped = turn({ answers: ['pass'] });
    skipped.play(t => playHalf(t, 'brute', '#brute-008/top'));
    expect(skipped.s.heroes.brute?.xp).toBe(0);
  });

  test('GLM-XP-05 a kill gives none', () => {
    const sc = turn({ answers: ['bandit-guard.1'], rolls: ['+0'], figures: { g: { hp: 1 } } });
    sc.play(t => playHalf(t, 'brute', '#brute-001/top'));
    expect([sc.figure('bandit-guard.1'), sc.s.heroes.brute?.xp]).toEqual([undefined, 0]);
  });

  test('GLM-ELEM-01 an action that was performed infuses, one that was skipped does not', () => {
    const card = '#brute-002';
    const sc = turn({ answers: ['brute'] }, card, '#brute-001');
    sc.play(t => playHalf(t, 'brute', `${card}/bottom`));
    expect(sc.s.infused).toEqual(['earth']);
    const skipped = turn({ answers: ['pass'] }, card, '#brute-001');
    skipped.play(t => playHalf(t, 'brute', `${card}/bottom`));
    expect(skipped.s.infused).toEqual([]);
  });
});

describe('resting in the turn', () => {
  const rest = (given: Given = {}) => {
    const sc = scene(given);
    const h = sc.s.heroes.brute!;
    h.discard = h.hand.slice(0, 3);
    h.hand = h.hand.slice(3);
    sc.s.chosen.brute = 'rest';
    return sc;
  };

  const rested = () => {
    const sc = rest({ answers: ['#brute-001'], figures: { B: { hp: 5 } } });
    sc.s.heroes.brute!.items = [
      { id: 1, state: 'spent', used: 1 },
      { id: 12, state: 'consumed', used: 1 },
    ];
    sc.play(t => longRest(t, 'brute'));
    return sc;
  };

  test('GLM-REST-02 one discard goes to the lost pile', () => {
    expect(rested().s.heroes.brute?.lost).toEqual(['#brute-001']);
  });

  test('GLM-REST-05 a long rest is the whole turn, at initiative 99', () => {
    const sc = rest({ answers: ['#brute-001'] });
    sc.t.emit({ type: 'chose', who: 'brute', choice: 'rest' }, 'GLM-INIT-01');
    expect(initiativeOf(sc.s, 'brute')).toBe(99);
    sc.play(t => beginTurn(t, 'brute'));
    expect(sc.asked.map(a => a.rule)).toEqual(['GLM-REST-06']);
    expect(sc.told('turn-over').map(e => e.who)).toEqual(['brute']);
  });

  test('GLM-REST-06 one discard is lost, the rest come back, then Heal 2, then spent items are refreshed', () => {
    const sc = rested();
    const h = sc.s.heroes.brute!;
    expect([h.discard, h.hand.length, sc.hp('brute'), h.items[0]?.state]).toEqual([[], 4, 7, 'ready']);
    const types = sc.events.map(e => e.type);
    expect(types.filter(type => ['rested', 'healed', 'refreshed'].includes(type))).toEqual([
      'rested',
      'healed',
      'refreshed',
    ]);
  });

  test('GLM-REST-07 consumed items stay consumed', () => {
    expect(rested().s.heroes.brute?.items.map(i => i.state)).toEqual(['ready', 'consumed']);
  });

  test('GLM-REST-08 GLM-EX-27 WOUND hurts first, then the Heal only cures', () => {
    const sc = rest({
      answers: ['take', '#brute-001'],
      figures: { B: { hp: 4, conditions: { poison: 'this', wound: 'this' } } },
    });
    sc.play(t => beginTurn(t, 'brute'));
    expect([sc.hp('brute'), sc.figure('brute')?.conditions]).toEqual([3, {}]);
  });

  test('GLM-REST-09 a stunned character rests in full', () => {
    const sc = rest({ answers: ['#brute-001'], figures: { B: { hp: 5, conditions: { stun: 'this' } } } });
    sc.play(t => beginTurn(t, 'brute'));
    expect([sc.hp('brute'), sc.s.heroes.brute?.hand.length, sc.s.acted]).toEqual([7, 4, ['brute']]);
  });
});

describe('ability cards', () => {
  test('GLM-CARD-01 GLM-CARD-04 every card has an initiative, a level and two actions, and belongs to one class', () => {
    const all = CLASSES.flatMap(c => c.cards);
    expect(all).toHaveLength(495);
    expect(new Set(all.map(c => c.id)).size).toBe(495);
    for (const c of all) {
      expect(c.initiative).toBeGreaterThan(0);
      expect(c.initiative).toBeLessThan(100);
      expect(c.top.do.length).toBeGreaterThan(0);
      expect(c.bottom.do.length).toBeGreaterThan(0);
    }
  });

  test('GLM-CHAR-06 GLM-LEVEL-10 in every class there are as many cards of level 1 as the hand holds, three of level X and two of each level above', () => {
    for (const c of CLASSES) {
      const count = (level: unknown): number => c.cards.filter(card => card.level === level).length;
      expect([c.id, count(1), count('X')]).toEqual([c.id, c.handSize, 3]);
      for (const level of [2, 3, 4, 5, 6, 7, 8, 9]) expect(count(level)).toBe(2);
    }
  });

  test('GLM-EX-05 the Brute leads with 61 or with 15', () => {
    expect([cardOf('#brute-005').initiative, cardOf('#brute-008').initiative]).toEqual([61, 15]);
    expect(halfOf('#brute-008', 'top').lost).toBe(true);
  });
});

describe('a monster turn', () => {
  test('GLM-MON-05 GLM-MON-06 GLM-MON-02 it focuses anew, acts, and its conditions end', () => {
    const sc = scene({
      figures: { g: { conditions: { muddle: 'this' } } },
      answers: ['take'],
      rolls: ['+0', '+0'],
    });
    sc.s.abilities['bandit-guard'] = 'guard-4';
    sc.play(t => beginTurn(t, 'bandit-guard.1'));
    expect(sc.told('focused')[0]).toMatchObject({ on: 'brute' });
    expect(sc.told('attacked')[0]?.told.mode).toBe('disadvantage');
    expect(sc.figure('bandit-guard.1')?.conditions).toEqual({});
    expect(sc.told('drew').every(e => e.whose === 'monsters')).toBe(true);
  });

  test('GLM-COND-11 a stunned monster does nothing, and the condition ends', () => {
    const sc = scene({ figures: { g: { conditions: { stun: 'this' } } } });
    sc.s.abilities['bandit-guard'] = 'guard-4';
    sc.play(t => beginTurn(t, 'bandit-guard.1'));
    expect(sc.told('stays')[0]?.why).toBe('stunned');
    expect(sc.figure('bandit-guard.1')?.conditions).toEqual({});
  });

  test('GLM-MABIL-01 GLM-INIT-02 one card for each type on the board', () => {
    const sc = scene({ map: '\n  . . .\n   B g a\n  . h .', rolls: ['archer-1', 'guard-1'] });
    sc.play(function* (t) {
      drawMissing(t);
    });
    expect(Object.keys(sc.s.abilities).sort()).toEqual(['bandit-archer', 'bandit-guard']);
  });
});
