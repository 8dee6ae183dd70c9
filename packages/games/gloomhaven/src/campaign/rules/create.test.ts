import { describe, expect, test } from 'vitest';
import { classOf } from '../../content/index.js';
import { deckFor, STANDARD } from '../../rules/modifiers.js';
import {
  changed,
  does,
  hero,
  heroesOf,
  newCampaign,
  party,
  partyOf,
  refusalOf,
  T1,
  worked,
} from '../fixtures/chronicle.js';
import { activePool, levelIsDue, maxHpOf, xpOf } from '../look.js';
import type { C } from '../state.js';
import { freeNames } from './create.js';
import { addChecks, addXp } from './gains.js';

const founded = () => does(newCampaign(), T1, 'found').c;
const atProsperity = (level: number) =>
  changed(founded(), c => {
    c.marks = [0, 4, 9, 15, 22, 30, 39, 50, 64][level - 1]!;
  });

describe('creating a character', () => {
  test('GLM-CITY-02 GLM-CITY-06 one may be created at the start, and whenever somebody wants, in the city only', () => {
    const c = founded();
    expect(refusalOf(c, T1, 'create')).toBeUndefined();
    const more = does(does(c, T1, 'create').c, T1, 'create', null, [], 'p2').c;
    expect(heroesOf(more)).toHaveLength(2);
    const away = changed(more, x => {
      party(x).visit = null;
    });
    expect(refusalOf(away, T1, 'create')).toEqual(['GLM-CITY-02', 'not-in-the-city']);
  });

  test('GLM-CITY-07 GLM-CAMP-63 six classes at first, and each that is opened for anyone', () => {
    const first = ['brute', 'tinkerer', 'spellweaver', 'scoundrel', 'cragheart', 'mindthief'];
    const { asked } = does(founded(), T1, 'create');
    expect([...asked[0]!.keys].sort()).toEqual([...first].sort());
    const open = changed(founded(), c => {
      c.classes.push('sunkeeper');
    });
    expect(does(open, T1, 'create', null, ['sunkeeper']).c.characters.c2?.class).toBe('sunkeeper');
  });

  test('GLM-CITY-09 GLM-LEVEL-10 the pool starts with level 1 and the three X cards, and no other', () => {
    const c = does(founded(), T1, 'create', null, ['brute']).c;
    const pool = activePool(hero(c));
    const levels = pool.map(id => classOf('brute').cards.find(card => `#${card.id}` === id)!.level);
    expect(levels.filter(l => l === 'X')).toHaveLength(3);
    expect(levels.filter(l => l === 1)).toHaveLength(classOf('brute').handSize);
    expect(pool).toHaveLength(classOf('brute').handSize + 3);
  });

  /** Answers that spell a name, up to the last letter. */
  const spelt = (name: string): string[] => [...name].map(sign => (sign === ' ' ? 'space' : sign));

  test('GLM-CITY-10 any name may be given: it is spelt, and kept as it was', () => {
    const c = does(founded(), T1, 'create', null, ['brute', 'own', ...spelt('Żaneta z Bagien'), 'done']).c;
    expect(hero(c).name).toBe('Żaneta z Bagien');
    const again = ['tinkerer', 'own', ...spelt('Xx'), 'again', ...spelt('Bo'), 'done'];
    expect(does(founded(), T1, 'create', null, again).c.characters.c2?.name).toBe('Bo');
  });

  test('GLM-CITY-10 a name has two letters at least and twenty at most, and nobody bears it already', () => {
    /** What may be answered after these letters. */
    const keysAfter = (c: C, ...letters: string[]): readonly string[] => {
      const all = ['brute', 'own', ...letters];
      let keys: readonly string[] = [];
      try {
        does(c, T1, 'create', null, (now: { keys: readonly string[] }) => {
          keys = now.keys;
          return all.shift() ?? 'no more';
        });
      } catch {
        // The last question is only looked at.
      }
      return keys;
    };
    expect(keysAfter(founded(), 'B')).not.toContain('done');
    expect(keysAfter(founded(), 'B', 'o')).toContain('done');
    expect(keysAfter(founded(), ...spelt('Abcdefghijklmnopqrs'))).toContain('t');
    expect(keysAfter(founded(), ...spelt('Abcdefghijklmnopqrst'))).not.toContain('u');
    expect(keysAfter(founded(), ...spelt('Abcdefghijklmnopqrst'))).toContain('done');
    const one = does(founded(), T1, 'create', null, ['brute', 'own', ...spelt('Bo'), 'done']).c;
    expect(keysAfter(one, 'B', 'o')).not.toContain('done');
    expect(keysAfter(one, 'B', 'o', 'b')).toContain('done');
  });

  test('GLM-CITY-10 GLM-CAMP-58 a fresh sheet: name, level, experience, gold, items, perks and checkmarks', () => {
    const c = does(founded(), T1, 'create', null, ['tinkerer', 'Eska']).c;
    expect(hero(c)).toMatchObject({
      name: 'Eska',
      class: 'tinkerer',
      level: 1,
      xp: 0,
      gold: 30,
      items: [],
      checks: 0,
      owed: 0,
      bless: 0,
    });
    expect(hero(c).perks).toEqual(classOf('tinkerer').perks.map(() => 0));
    expect(does(c, T1, 'create').asked[1]!.keys).not.toContain('Eska');
  });

  test('GLM-CITY-10 names never run out', () => {
    const all = freeNames(newCampaign());
    const past = all.map(name => ({ name, class: 'brute', level: 1, how: 'retired' as const }));
    const late = { ...founded(), past };
    expect(freeNames({ ...late, past: past.slice(1) })).toEqual([all[0]]);
    expect(freeNames(late)).toEqual(all.map(name => `${name} 2`));
    expect(hero(does(late, T1, 'create').c).name).toBe(`${all[0]} 2`);
  });

  test('GLM-CITY-11 two quests are drawn, one is kept, the other goes back', () => {
    const { c, asked } = does(founded(), T1, 'create', null, [
      'brute',
      'Arda',
      '#vengeance',
      '#trophy-hunt',
      '#trophy-hunt',
    ]);
    expect(asked[2]!.keys).toHaveLength(24);
    expect(asked[3]!.keys).toHaveLength(23);
    expect(asked[3]!.keys).not.toContain('#vengeance');
    expect(asked[4]!.keys).toEqual(['#vengeance', '#trophy-hunt']);
    expect(hero(c).quest).toBe('#trophy-hunt');
    expect(c.quests).toContain('#vengeance');
    expect(c.quests).not.toContain('#trophy-hunt');
    const last = changed(founded(), x => {
      x.quests = ['#vengeance'];
    });
    const kept = does(last, T1, 'create').c; // G-48
    expect([hero(kept).quest, kept.quests]).toEqual(['#vengeance', []]);
  });

  test('GLM-RETIRE-16 with no quest left a character gets none', () => {
    const none = changed(founded(), x => {
      x.quests = [];
    });
    expect(hero(does(none, T1, 'create').c).quest).toBeNull();
  });

  test('GLM-CITY-12 GLM-PROSP-06 any level up to the prosperity level', () => {
    const levels = (n: number) =>
      does(atProsperity(n), T1, 'create').asked.find(a => a.rule === 'GLM-CITY-12')!.keys;
    expect(levels(1)).toEqual(['1']);
    expect(levels(3)).toEqual(['3', '2', '1']);
    expect(levels(9)).toHaveLength(9);
  });

  describe('at level 3', () => {
    const { c, asked } = does(atProsperity(3), T1, 'create', null, ['brute', 'Arda']);
    const low = hero(
      does(atProsperity(3), T1, 'create', null, [
        'brute',
        'Arda',
        '#vengeance',
        '#trophy-hunt',
        '#vengeance',
        '1',
      ]).c,
    );

    test('GLM-CITY-13 a card and a perk for each step, the card of the level of that step at most', () => {
      const cards = asked.filter(a => a.rule === 'GLM-LEVEL-04').map(a => a.keys);
      const levelOf = (id: string) => classOf('brute').cards.find(card => card.id === id)!.level;
      expect(cards.map(keys => Math.max(...keys.map(id => Number(levelOf(id)))))).toEqual([2, 3]);
      expect(cards[1]).toHaveLength(3); // one of level 2 is left, two of level 3
      expect(hero(c).perks.reduce((a, b) => a + b, 0)).toBe(2);
      expect(low.learned).toEqual([]);
    });

    test('GLM-CITY-14 gold is 15 times the level and one more', () => {
      expect([low.level, low.gold]).toEqual([1, 30]);
      expect([hero(c).level, hero(c).gold]).toEqual([3, 60]);
    });

    test('GLM-CITY-15 experience is the least of the level', () => {
      expect([low.xp, hero(c).xp]).toEqual([0, 95]);
    });

    test('GLM-EX-117 60 gold, 95 experience, two cards and two perks', () => {
      expect(hero(c)).toMatchObject({ level: 3, gold: 60, xp: 95 });
      expect(hero(c).learned).toHaveLength(2);
      expect(hero(c).perks.reduce((a, b) => a + b, 0)).toBe(2);
    });
  });

  test('GLM-CITY-16 GLM-RETIRE-10 GLM-EX-106 one extra perk for each retirement of the lineage', () => {
    const veteran = changed(founded(), c => {
      c.lineages = { p1: 2, p2: 0 };
    });
    const perks = (by: string) =>
      hero(does(veteran, T1, 'create', null, [], by).c).perks.reduce((a, b) => a + b, 0);
    expect(perks('p1')).toBe(2);
    expect(perks('p2')).toBe(0);
    expect(perks('p3')).toBe(0);
  });

  test('GLM-CITY-17 GLM-PERK-03 GLM-EX-103 a new deck is the standard one with its perks', () => {
    const c = does(founded(), T1, 'create', null, ['brute']).c;
    expect(deckFor('brute', hero(c).perks, 0, 0)).toEqual(STANDARD);
    const replace = classOf('brute').perks.findIndex(p => p.remove && p.add);
    const boxes = hero(c).perks.map((n, row) => (row === replace ? 1 : n));
    const deck = deckFor('brute', boxes, 0, 0);
    expect([deck['-1'], deck['+1']]).toEqual([4, 6]);
    const size = (d: Record<string, number>) => Object.values(d).reduce((a, b) => a + b, 0);
    expect(size(deck)).toBe(20);
  });
});

describe('levels', () => {
  const c = partyOf('brute', 'tinkerer');
  const withXp = (xp: number, level = 1) =>
    changed(c, x => {
      hero(x).xp = xp;
      hero(x).level = level;
    });

  test('GLM-LEVEL-01 GLM-CITY-03 a level that is due comes before everything else in the city', () => {
    expect(levelIsDue(hero(withXp(44)))).toBe(false);
    expect(levelIsDue(hero(withXp(45)))).toBe(true);
    const due = withXp(45);
    for (const deed of ['buy', 'donate', 'level'] as const)
      expect([deed, refusalOf(due, T1, deed, hero(due).id)?.[1]]).toEqual([
        deed,
        deed === 'level' ? undefined : 'duty-first',
      ]);
    expect(refusalOf(due, T1, 'travel')?.[1]).toBe('duty-first');
    expect(refusalOf(withXp(44), T1, 'level', hero(c).id)?.[1]).toBe('level-not-due');
  });

  test('GLM-LEVEL-02 nobody levels up away from the city', () => {
    const away = changed(withXp(45), x => {
      party(x).visit = null;
    });
    expect(refusalOf(away, T1, 'level', hero(away).id)?.[1]).toBe('not-in-the-city');
    expect(refusalOf(away, T1, 'travel')).toBeUndefined();
  });

  test('GLM-LEVEL-03 GLM-LEVEL-06 GLM-LEVEL-09 a card, a perk and hit points; experience and hand stay', () => {
    const before = hero(withXp(50));
    const { c: after, asked } = does(withXp(50), T1, 'level', before.id);
    const now = hero(after);
    expect(now).toMatchObject({ level: 2, xp: 50 });
    expect(asked.map(a => a.rule)).toEqual(['GLM-LEVEL-04', 'GLM-PERK-01']);
    expect(asked[0]!.keys).toHaveLength(2);
    expect(activePool(now).length).toBe(activePool(before).length + 1);
    expect(asked[0]!.keys).not.toContain(activePool(before)[0]!.slice(1));
    expect([maxHpOf(before), maxHpOf(now)]).toEqual([10, 12]);
    expect(classOf('brute').handSize).toBe(10);
    const further = does(withXp(95), T1, 'level', before.id).asked.filter(a => a.rule === 'GLM-LEVEL-04');
    const levels = further[1]!.keys.map(id => classOf('brute').cards.find(card => card.id === id)!.level);
    expect(levels.toSorted()).toEqual([2, 3, 3]); // the one of level 2 that was left, and not the other
  });

  test('GLM-LEVEL-07 experience for several levels is spent step by step', () => {
    const { c: after, asked } = does(withXp(150), T1, 'level', hero(c).id);
    expect(hero(after).level).toBe(4);
    expect(asked.map(a => a.rule)).toEqual([
      'GLM-LEVEL-04',
      'GLM-PERK-01',
      'GLM-LEVEL-04',
      'GLM-PERK-01',
      'GLM-LEVEL-04',
      'GLM-PERK-01',
    ]);
  });

  test('GLM-LEVEL-08 nine is the highest', () => {
    expect(levelIsDue({ level: 8, xp: 499 })).toBe(false);
    expect(levelIsDue({ level: 8, xp: 500 })).toBe(true);
    expect(levelIsDue({ level: 9, xp: 9999 })).toBe(false);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(xpOf)).toEqual([0, 45, 95, 150, 210, 275, 345, 420, 500]);
  });

  test('GLM-LEVEL-13 GLM-PROSP-07 GLM-PROSP-08 one below the city may rise to its level, and not between', () => {
    const rich = changed(c, x => {
      x.marks = 9;
    });
    const { c: after, asked } = does(rich, T1, 'raise', hero(rich).id);
    expect(hero(after)).toMatchObject({ level: 3, xp: 95 });
    expect(asked.filter(a => a.rule === 'GLM-LEVEL-04')).toHaveLength(2);
    expect(refusalOf(rich, T1, 'travel')).toBeUndefined(); // voluntary
    expect(refusalOf(after, T1, 'raise', hero(after).id)?.[1]).toBe('as-high-as-the-city');
    expect(refusalOf(c, T1, 'raise', hero(c).id)?.[1]).toBe('as-high-as-the-city');
    const away = changed(rich, x => {
      party(x).visit = null;
    });
    expect(refusalOf(away, T1, 'raise', hero(away).id)?.[1]).toBe('not-in-the-city');
  });

  test('GLM-EX-118 GLM-EVENT-21 experience never falls below the own level', () => {
    const three = withXp(97, 3);
    expect(hero(worked(three, w => addXp(w, w.c.characters[hero(c).id]!, -5))).xp).toBe(95);
    const two = worked(withXp(97, 2), w => addXp(w, w.c.characters[hero(c).id]!, -5));
    expect(hero(two).xp).toBe(92);
    expect(levelIsDue(hero(two))).toBe(false);
  });

  test('GLM-LEVEL-12 a hand of level 1 cards is never refused to a new class', () => {
    expect(
      activePool(hero(c)).filter(id => classOf('brute').cards.find(x => `#${x.id}` === id)!.level === 1),
    ).toHaveLength(10);
  });
});

describe('perks and checkmarks', () => {
  const c = partyOf('brute', 'tinkerer');
  const checks = (had: number, n: number) =>
    hero(
      worked(
        changed(c, x => {
          hero(x).checks = had;
        }),
        w => addChecks(w, w.c.characters[hero(c).id]!, n),
      ),
    );

  test('GLM-PERK-07 GLM-CAMP-23 GLM-EX-120 every third gives a perk, what is over counts on', () => {
    expect(checks(0, 2)).toMatchObject({ checks: 2, owed: 0 });
    expect(checks(2, 1)).toMatchObject({ checks: 3, owed: 1 });
    expect(checks(2, 2)).toMatchObject({ checks: 4, owed: 1 });
    expect(checks(1, 5)).toMatchObject({ checks: 6, owed: 2 });
  });

  test('GLM-PERK-06 the perk is marked at once, also away from the city', () => {
    const away = changed(c, x => {
      party(x).visit = null;
      hero(x).owed = 1;
    });
    expect(refusalOf(away, T1, 'travel')?.[1]).toBe('duty-first');
    const marked = does(away, T1, 'perk', hero(away).id, ['2']).c;
    expect([hero(marked).owed, hero(marked).perks[2]]).toEqual([0, 1]);
    expect(refusalOf(marked, T1, 'perk', hero(marked).id)?.[1]).toBe('no-perk-owed');
  });

  test('GLM-PERK-08 six perks from eighteen checkmarks, and no more', () => {
    expect(checks(17, 1)).toMatchObject({ checks: 18, owed: 1 });
    expect(checks(17, 3)).toMatchObject({ checks: 18, owed: 1 });
    expect(checks(18, 3)).toMatchObject({ checks: 18, owed: 0 });
  });

  test('GLM-EVENT-22 checkmarks of a full group cannot be lost, and perks never', () => {
    expect(checks(4, -1)).toMatchObject({ checks: 3 });
    expect(checks(4, -3)).toMatchObject({ checks: 3 });
    expect(checks(3, -1)).toMatchObject({ checks: 3, owed: 0 });
    expect(checks(0, -1)).toMatchObject({ checks: 0 });
  });

  test('GLM-PERK-01 GLM-PERK-02 a row is offered as long as it has a free box', () => {
    const ready = changed(c, x => {
      hero(x).owed = 1;
      hero(x).perks = classOf('brute').perks.map(p => p.times);
      hero(x).perks[2] = 1;
    });
    expect(does(ready, T1, 'perk', hero(ready).id).asked[0]!.keys).toEqual(['2']);
    const full = changed(ready, x => {
      hero(x).perks[2] = 2;
    });
    expect(does(full, T1, 'perk', hero(full).id).asked).toEqual([]); // G-15: forfeited
  });
});
