import { describe, expect, test } from 'vitest';
import { QUESTS } from '../content/index.js';
import {
  bound,
  changed,
  does,
  hero,
  heroesOf,
  party,
  partyOf,
  played,
  refusalOf,
  T1,
  worked,
} from '../fixtures/chronicle.js';
import { prosperityOf } from '../look.js';
import { addProsperity } from './gains.js';
import { isFulfilled } from './quests.js';
import { companies } from './travel.js';

const three = partyOf('brute', 'tinkerer', 'scoundrel');
/** The first is rich enough for its quest. */
const ready = changed(three, c => {
  hero(c).quest = '#greed-is-gold';
  hero(c).gold = 200;
  hero(c).items = [1];
  hero(c, 1).quest = '#a-helping-hand';
  c.quests = c.quests.filter(q => q !== '#greed-is-gold' && q !== '#a-helping-hand');
});
const retired = does(ready, T1, 'retire', hero(ready).id).c;

describe('retirement', () => {
  test('GLM-RETIRE-01 every quest has a requirement and a reward', () => {
    expect(QUESTS).toHaveLength(24);
    for (const q of QUESTS) {
      expect(q.steps.length).toBeGreaterThan(0);
      expect([q.opens.class, q.opens.envelope].filter(Boolean)).toHaveLength(1);
    }
  });

  test('GLM-RETIRE-02 GLM-RETIRE-03 GLM-CITY-03 who has fulfilled the quest retires before the visit ends, after other business', () => {
    expect(isFulfilled(hero(ready))).toBe(true);
    expect(refusalOf(ready, T1, 'travel')?.[1]).toBe('duty-first');
    expect(refusalOf(ready, T1, 'buy', hero(ready).id)).toBeUndefined();
    expect(refusalOf(retired, T1, 'travel')).toBeUndefined();
    const poorer = changed(ready, c => {
      hero(c).gold = 199;
    });
    expect(refusalOf(poorer, T1, 'retire', hero(poorer).id)?.[1]).toBe('quest-not-fulfilled'); // G-19
    expect(refusalOf(poorer, T1, 'travel')).toBeUndefined();
    const away = changed(ready, c => {
      party(c).visit = null;
    });
    expect(refusalOf(away, T1, 'retire', hero(away).id)?.[1]).toBe('not-in-the-city');
  });

  test('GLM-RETIRE-04 who is due to retire goes to no further scenario, the others may', () => {
    const id = hero(ready).id;
    expect(companies(ready, party(ready)).some(going => going.includes(id))).toBe(false);
    expect(companies(ready, party(ready))).toEqual([[hero(ready, 1).id, hero(ready, 2).id]]);
    expect(companies(three, party(three)).some(going => going.includes(id))).toBe(true);
  });

  test('GLM-RETIRE-05 GLM-RETIRE-06 the sheet is put away, gold is lost, items are on sale, the city gains one', () => {
    expect(heroesOf(retired)).toHaveLength(2);
    expect(retired.characters[hero(ready).id]).toBeUndefined();
    expect(retired.past).toEqual([{ name: 'Arda', class: 'brute', level: 1, how: 'retired' }]);
    expect(retired.marks).toBe(ready.marks + 1);
    expect(heroesOf(retired).map(h => h.gold)).toEqual([30, 30]);
    expect(retired.inPlay[1]).toBe(2);
  });

  test('GLM-RETIRE-07 GLM-RETIRE-13 GLM-EVENT-25 the quest opens its box, and the events of the class join both decks', () => {
    expect(ready.classes).not.toContain('quartermaster');
    expect(retired.classes).toContain('quartermaster');
    for (const deck of ['city', 'road'] as const) {
      expect(retired.decks[deck].shuffled).toContain(32);
      expect(ready.decks[deck].shuffled).not.toContain(32);
    }
    expect(party(retired).matters).toEqual([]);
  });

  test('GLM-CAMP-65 GLM-RETIRE-07 what is open already gives a design and a side scenario', () => {
    const open = changed(ready, c => {
      c.classes.push('quartermaster');
    });
    const after = does(open, T1, 'retire', hero(open).id).c;
    expect(party(after).matters).toEqual([{ kind: 'design' }, { kind: 'side' }]);
    const settled = does(after, T1, 'settle', null, ['73', '64']).c;
    expect(settled.inPlay[73]).toBe(2);
    expect(settled.unlocked).toContain(64);
    const envelope = changed(open, c => {
      hero(c).quest = '#vengeance';
      hero(c).counted = [4, 1];
      c.envelopes = ['x'];
    });
    expect(party(does(envelope, T1, 'retire', hero(envelope).id).c).matters).toHaveLength(2);
  });

  test('GLM-RETIRE-08 the quest card never comes back', () => {
    expect(retired.quests).not.toContain('#greed-is-gold');
    expect(retired.quests).toHaveLength(ready.quests.length);
  });

  test('GLM-RETIRE-09 GLM-RETIRE-11 GLM-SOLO-06 the player’s later characters of that line gain a perk, present ones nothing', () => {
    expect(retired.lineages).toEqual({ p1: 1 });
    const before = heroesOf(ready)
      .slice(1)
      .map(h => h.perks);
    expect(heroesOf(retired).map(h => h.perks)).toEqual(before);
    const perksBy = (by: string) =>
      heroesOf(does(retired, T1, 'create', null, [], by).c)
        .at(-1)!
        .perks.reduce((a, b) => a + b, 0);
    expect([perksBy('p1'), perksBy('p1.2'), perksBy('p2')]).toEqual([1, 0, 0]);
  });

  test('GLM-RETIRE-12 the events of a class come with its first retirement only', () => {
    expect(retired.decks.city.shuffled).toContain(42);
    expect(retired.decks.road.shuffled).toContain(42);
    const again = changed(retired, c => {
      c.decks.city = { shuffled: [1], below: [2], gone: [] };
      const next = hero(c);
      next.class = 'brute';
      next.quest = '#greed-is-gold';
      next.gold = 200;
    });
    const twice = does(again, T1, 'retire', hero(again).id).c;
    expect(twice.decks.city.shuffled).not.toContain(42);
    expect(twice.retiredClasses).toEqual(['brute']);
  });

  test('GLM-RETIRE-14 GLM-RETIRE-15 GLM-EX-123 a new character of any class, up to the level the retirement brought', () => {
    const brink = changed(ready, c => {
      c.marks = 3;
    });
    expect(prosperityOf(brink)).toBe(1);
    const after = does(brink, T1, 'retire', hero(brink).id).c;
    expect([after.marks, prosperityOf(after)]).toEqual([4, 2]);
    expect(after.inPlay[15]).toBe(2);
    expect(after.inPlay[20]).toBe(4);
    expect(after.inPlay[22]).toBeUndefined();
    const { c, asked } = does(after, T1, 'create', null, ['brute']);
    expect(asked[0]!.keys).toContain('quartermaster');
    expect(asked.find(a => a.rule === 'GLM-CITY-12')!.keys).toEqual(['2', '1']);
    expect(heroesOf(c).at(-1)!.class).toBe('brute');
  });

  test('GLM-RETIRE-17 without a quest nobody retires, but may be exchanged', () => {
    const none = changed(three, c => {
      hero(c).quest = null;
    });
    expect(refusalOf(none, T1, 'retire', hero(none).id)?.[1]).toBe('no-quest');
    expect(heroesOf(does(none, T1, 'part', hero(none).id).c)).toHaveLength(2);
  });

  test('GLM-RETIRE-18 GLM-CAMP-66 the Town Records are opened by the first retirement', () => {
    expect([ready.records, retired.records]).toEqual([false, true]);
  });

  test('GLM-RETIRE-19 GLM-ENH-21 stickers stay on the cards of the class', () => {
    const sticky = changed(ready, c => {
      c.stickers['brute-001'] = [{ half: 'top', spot: 0, what: '+1' }];
    });
    expect(does(sticky, T1, 'retire', hero(sticky).id).c.stickers).toEqual(sticky.stickers);
  });
});

describe('personal quests count', () => {
  const counting = (quest: `#${string}`, counted: number[] = []) =>
    changed(three, c => {
      hero(c).quest = quest;
      hero(c).counted = counted;
      hero(c).gold = 0;
    });
  const after = (
    quest: `#${string}`,
    scenario: number,
    back: object,
    outcome: 'won' | 'lost' = 'won',
    counted: number[] = [],
  ) => hero(played(bound(counting(quest, counted), scenario), outcome, back));

  test('GLM-CAMP-47 GLM-RETIRE-02 kills by kind, elites and kinds that differ', () => {
    expect(after('#law-bringer', 1, { kills: { 'bandit-guard': 3, cultist: 1, hound: 5 } }).counted[0]).toBe(
      4,
    );
    expect(after('#law-bringer', 1, { kills: { 'bandit-guard': 3 } }, 'lost', [18]).counted[0]).toBe(20);
    expect(after('#fearless-stand', 1, { elites: 2 }).counted[0]).toBe(2);
    const trophy = after('#trophy-hunt', 1, { kills: { hound: 2, ooze: 1 } });
    expect([trophy.counted[0], trophy.noted]).toEqual([2, ['kind hound', 'kind ooze']]);
  });

  test('GLM-RETIRE-02 exhaustion, checkmarks and bosses', () => {
    expect(after('#zealot-of-the-blood-god', 1, { exhausted: true }).counted[0]).toBe(1);
    expect(after('#a-study-of-anatomy', 1, { exhausted: true }).counted[0]).toBe(0);
    expect(after('#battle-legend', 1, { checks: 2 }).counted[0]).toBe(2);
    expect(after('#battle-legend', 1, { checks: 2 }, 'lost').counted[0]).toBe(0);
    expect(after('#goliath-toppler', 2, {}).counted[0]).toBe(1);
    expect(after('#goliath-toppler', 1, {}).counted[0]).toBe(0);
  });

  test('GLM-RETIRE-02 a later step counts only once the first is done, which unlocks its scenario', () => {
    const first = played(bound(counting('#seeker-of-xorn', [2]), 4), 'won');
    expect(hero(first).counted[0]).toBe(3);
    expect(first.unlocked).toContain(52);
    expect(hero(played(bound(counting('#seeker-of-xorn', [2]), 52), 'won')).counted[1]).toBe(0);
    expect(isFulfilled(hero(played(bound(first, 52), 'won')))).toBe(true);
    expect(hero(played(bound(counting('#eternal-wanderer'), 1), 'lost')).counted[0]).toBe(0);
  });

  test('GLM-RETIRE-02 donations, enhancements and others’ retirements', () => {
    const giver = changed(counting('#piety-in-all-things'), c => {
      hero(c).gold = 10;
    });
    expect(hero(does(giver, T1, 'donate', hero(giver).id).c).counted[0]).toBe(10);
    expect(hero(retired).counted[0]).toBe(1);
    const smith = changed(counting('#augmented-abilities'), c => {
      c.global = ['the-power-of-enhancement'];
      hero(c).gold = 100;
    });
    expect(
      hero(does(smith, T1, 'enhance', hero(smith).id, ['brute-001', 'bottom/0', '+1']).c).counted[0],
    ).toBe(1);
  });

  test('GLM-RETIRE-02 what must be owned is looked at now', () => {
    const owner = changed(counting('#merchant-class'), c => {
      hero(c).items = [6, 7, 3, 4, 1, 2, 8, 9, 10, 12, 13, 14];
    });
    expect(isFulfilled(hero(owner))).toBe(false);
    const all = changed(owner, c => {
      hero(c).items.push(20);
    });
    expect(isFulfilled(hero(all))).toBe(true);
  });
});

describe('prosperity', () => {
  const at = (marks: number) =>
    changed(three, c => {
      c.marks = marks;
    });
  const grown = (marks: number, n: number) => worked(at(marks), w => addProsperity(w, n));

  test('GLM-PROSP-02 GLM-PROSP-03 each point is a mark; the level is reached with its threshold', () => {
    for (const [level, marks] of [4, 9, 15, 22, 30, 39, 50, 64].entries()) {
      expect(prosperityOf(at(marks - 1))).toBe(level + 1);
      expect(prosperityOf(at(marks))).toBe(level + 2);
    }
    expect(grown(0, 1).marks).toBe(1);
    expect(grown(64, 1).marks).toBe(64);
  });

  test('GLM-PROSP-04 GLM-CAMP-49 it belongs to the world', () => {
    const two = does(grown(3, 1), 't9', 'found').c;
    expect(does(two, 't9', 'create').asked.find(a => a.rule === 'GLM-CITY-12')!.keys).toEqual(['2', '1']);
  });

  test('GLM-PROSP-05 GLM-SHOP-09 each level reached brings its items, all copies', () => {
    const two = grown(3, 6);
    expect(two.marks).toBe(9);
    for (const item of [15, 21, 22, 28]) expect([item, two.inPlay[item]]).toEqual([item, 2]);
    expect([two.inPlay[27], two.inPlay[29]]).toEqual([4, undefined]);
    expect(grown(3, 0).inPlay[15]).toBeUndefined();
  });

  test('GLM-PROSP-09 GLM-EVENT-23 GLM-EX-119 a loss stops at the level', () => {
    expect(grown(10, -3).marks).toBe(9);
    expect(grown(12, -3).marks).toBe(9);
    expect(grown(12, -2).marks).toBe(10);
    expect(grown(2, -5).marks).toBe(0);
  });
});
