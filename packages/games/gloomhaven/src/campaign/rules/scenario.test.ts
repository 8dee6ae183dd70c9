import { describe, expect, test } from 'vitest';
import { payout } from '../../rules/end.js';
import { campaign } from '../campaign.js';
import {
  bound,
  changed,
  does,
  hero,
  heroesOf,
  NOTHING,
  party,
  partyOf,
  played,
  refusalOf,
  T1,
  worked,
} from '../fixtures/chronicle.js';
import type { Campaign } from '../state.js';
import { gainGlobal, gainParty } from './conditions.js';
import { addReputation } from './gains.js';
import { judgePlace } from './travel.js';

const c = partyOf('brute', 'tinkerer');
const at1 = bound(c, 1);

describe('after a scenario', () => {
  test('GLM-CAMP-15 GLM-CAMP-16 GLM-CAMP-27 experience and gold are written down, won or lost, exhausted or not', () => {
    for (const outcome of ['won', 'lost'] as const) {
      const now = played(at1, outcome, { xp: 9, gold: 12, exhausted: true }, { xp: 4 });
      expect(heroesOf(now).map(h => [h.xp, h.gold])).toEqual([
        [9, 42],
        [4, 30],
      ]);
    }
  });

  test('GLM-EX-115 GLM-CAMP-25 money at the rate of the level, and the bonus of a success', () => {
    expect(payout(5, 4, 7, 0, true)).toEqual({ gold: 28, xp: 14 });
    expect(payout(5, 4, 7, 0, false)).toEqual({ gold: 28, xp: 0 });
  });

  test('GLM-CAMP-22 GLM-PERK-05 checkmarks come with success only', () => {
    expect(hero(played(at1, 'won', { checks: 2 })).checks).toBe(2);
    expect(hero(played(at1, 'lost', { checks: 2 })).checks).toBe(0);
  });

  test('GLM-CAMP-17 GLM-CAMP-42 a looted number is gone for the campaign, one left lying is not', () => {
    const now = played(at1, 'lost', { treasures: [7] });
    expect(now.treasures).toEqual([7]);
    expect(party(now).matters).toEqual([{ kind: 'side' }]);
    expect(played(at1, 'lost').treasures).toEqual([]);
    const again = played(bound(now, 1), 'lost', { treasures: [7] });
    expect([again.treasures, party(again).matters]).toEqual([[7], [{ kind: 'side' }]]);
  });

  test('GLM-CAMP-59 GLM-CAMP-60 GLM-CAMP-61 a random side scenario is drawn and unlocked, its card is gone', () => {
    const won = played(at1, 'won', { treasures: [7] });
    const { c: now, asked } = does(won, T1, 'settle', null, ['68']);
    expect(asked[0]!.keys).toEqual(['63', '64', '65', '66', '67', '68', '69', '70', '71']);
    expect([now.unlocked.includes(68), now.sides.includes(68)]).toEqual([true, false]);
    const empty = changed(won, x => {
      x.sides = [];
    });
    expect(does(empty, T1, 'settle').c.unlocked).toEqual(won.unlocked);
  });

  test('GLM-CAMP-19 GLM-DONATE-03 GLM-CAMP-18 nothing of the match stays: blessings and effects are used up', () => {
    const blessed = changed(at1, x => {
      hero(x).bless = 2;
      party(x).effects = [
        { who: null, conditions: ['curse'], damage: 1, discard: 0, minusOnes: 0, consumed: null },
      ];
    });
    const now = played(blessed, 'lost');
    expect([hero(now).bless, party(now).effects]).toEqual([0, []]);
    const stays = changed(blessed, x => {
      party(x).bound!.going = [hero(x, 1).id];
    });
    const waits = campaign.fold(
      stays,
      't1/scenario',
      {
        outcome: 'won',
        heroes: [{ ...NOTHING, id: 'tinkerer' }],
      },
      1,
    );
    expect(hero(waits).bless).toBe(2); // G-50
  });

  test('GLM-CAMP-14 a result of other characters, or one that no match has, is refused', () => {
    const result = (...ids: readonly string[]) => ({
      outcome: 'won',
      heroes: ids.map(id => ({ ...NOTHING, id })),
    });
    const fold = (forged: unknown) => () => campaign.fold(at1, 't1/scenario', forged as never, 1);
    const own = result('brute', 'tinkerer');
    expect(fold(own)).not.toThrow();
    expect(fold(result('cragheart', 'brute'))).toThrow('result-of-others');
    expect(fold(result('brute'))).toThrow('result-of-others');
    for (const more of [
      { gold: -1 },
      { gold: 1.5 },
      { xp: 1000 },
      { checks: 3 },
      { dead: 'no' },
      { wings: 2 },
    ])
      expect(fold({ ...own, heroes: own.heroes.map(h => ({ ...h, ...more })) })).toThrow('result-impossible');
    for (const bad of [null, {}, { ...own, outcome: 'drawn' }, { ...own, heroes: 'all' }])
      expect(fold(bad)).toThrow('result-impossible');
  });

  test('GLM-CAMP-51 GLM-CAMP-74 GLM-EX-112 success brings the rewards of the entry', () => {
    const four = bound(partyOf('brute', 'tinkerer', 'scoundrel', 'mindthief'), 3);
    const now = played(four, 'won');
    expect(now.done).toEqual([3]);
    expect(now.unlocked).toEqual([1, 3, 8, 9]);
    expect(party(now).achievements).toEqual(['jekserahs-plans']);
    expect(heroesOf(now).map(h => h.gold)).toEqual([45, 45, 45, 45]);
    expect(now.marks).toBe(1);
  });

  test('GLM-CAMP-72 experience, reputation, items, designs, checkmarks and gold to share', () => {
    expect(heroesOf(played(bound(c, 15), 'won')).map(h => h.xp)).toEqual([20, 20]);
    expect(party(played(bound(c, 8), 'won')).reputation).toBe(2);
    expect(played(bound(c, 11), 'won').inPlay[113]).toBe(1);
    expect(party(played(bound(c, 68), 'won')).matters.map(m => m.kind)).toEqual(['item', 'item']);
    expect(heroesOf(played(bound(c, 91), 'won')).map(h => h.checks)).toEqual([2, 2]);
    expect(party(played(bound(c, 83), 'won')).matters).toEqual([
      { kind: 'gold', n: 40, among: party(c).members },
    ]);
    expect(played(bound(c, 51), 'won').decks.city.shuffled).toContain(81);
    const chosen = does(played(bound(c, 13), 'won'), T1, 'settle', null, ['17']);
    expect(chosen.asked[0]!.keys).toEqual(['15', '17', '20']);
    expect(chosen.c.unlocked).toContain(17);
  });

  test('GLM-CAMP-73 GLM-REP-03 what is lost is at most what there is', () => {
    const now = changed(bound(c, 35), x => {
      x.marks = 5;
      party(x).reputation = -18;
      party(x).achievements = ['a-demons-errand'];
    });
    const after = played(now, 'won');
    expect([after.marks, party(after).reputation, party(after).achievements]).toEqual([4, -20, []]);
  });

  test('GLM-CAMP-75 only what the rewards name is unlocked', () => {
    for (const place of [1, 2, 5, 14]) {
      const before = bound(c, place).unlocked;
      const after = played(bound(c, place), 'won').unlocked;
      const news = { 1: [2], 2: [3, 4], 5: [10, 14, 19], 14: [] }[place]!;
      expect(after.filter(n => !before.includes(n))).toEqual(news);
    }
  });

  test('GLM-CAMP-76 GLM-CAMP-26 a failure gives no rewards and leaves the scenario open', () => {
    const now = played(bound(c, 3), 'lost');
    expect([now.done, now.marks, party(now).achievements, heroesOf(now).map(h => h.gold)]).toEqual([
      [],
      0,
      [],
      [30, 30],
    ]);
    expect(judgePlace(now, party(now), 3, 'campaign')).toBeUndefined();
  });

  test('GLM-CAMP-47 GLM-CAMP-80 GLM-CAMP-43 casual play pays characters and treasures, and changes nothing in the world', () => {
    const now = played(bound(c, 3, 'casual'), 'won', { xp: 10, gold: 5, checks: 1, treasures: [65] });
    expect(hero(now)).toMatchObject({ xp: 10, gold: 35, checks: 1 });
    expect(now.treasures).toEqual([65]);
    expect([now.done, now.marks, party(now).achievements, party(now).at]).toEqual([[], 0, [], 0]);
    expect(now.unlocked).toEqual([1, 3]);
    const quest = changed(bound(c, 1, 'casual'), x => {
      hero(x).quest = '#fearless-stand';
    });
    expect(hero(played(quest, 'won', { elites: 3 })).counted).toEqual([3]);
  });

  test('GLM-CITY-01 GLM-CAMP-80 after casual play a visit has no event and takes no donation', () => {
    const idle = changed(c, x => {
      party(x).next = 'none';
    });
    const casual = does(played(bound(idle, 1, 'casual'), 'won'), T1, 'enter').c;
    expect(refusalOf(casual, T1, 'event')?.[1]).toBe('no-event-now');
    expect(refusalOf(casual, T1, 'donate', hero(casual).id)?.[1]).toBe('no-donation-now');
    expect(refusalOf(casual, T1, 'buy', hero(casual).id)).toBeUndefined();
    const full = does(played(bound(idle, 1), 'lost'), T1, 'enter').c;
    expect(refusalOf(full, T1, 'event')).toBeUndefined();
    expect(refusalOf(full, T1, 'enter')?.[1]).toBe('no-visit-now');
    const out = changed(full, x => {
      party(x).visit = null;
    });
    expect(refusalOf(out, T1, 'enter')?.[1]).toBe('no-visit-now');
  });

  test('GLM-CAMP-45 GLM-CAMP-46 GLM-CAMP-48 what is completed is closed to every party, but open to casual play', () => {
    const done = played(at1, 'won');
    const two = does(done, 't9', 'found').c;
    for (const p of Object.values(two.parties)) {
      expect(judgePlace(two, p, 1, 'campaign')?.why.id).toBe('place-done');
      expect(judgePlace(two, p, 1, 'casual')).toBeUndefined();
    }
    expect(judgePlace(two, party(two), 2, 'casual')).toBeUndefined();
    expect(judgePlace(two, party(two), 5, 'casual')?.why.id).toBe('place-locked');
  });
});

describe('the world', () => {
  test('GLM-CAMP-44 GLM-CAMP-71 a scenario must be unlocked and its achievements held by this party', () => {
    expect(judgePlace(c, party(c), 2, 'campaign')?.why.id).toBe('place-locked');
    const after = played(at1, 'won');
    expect(judgePlace(after, party(after), 2, 'campaign')).toBeUndefined();
    const two = does(after, 't9', 'found').c;
    expect(judgePlace(two, two.parties.t9!, 2, 'campaign')?.why.id).toBe('place-needs');
    const merchant = worked(bound(after, 3), w => gainGlobal(w, 'the-merchant-flees'));
    expect(judgePlace(merchant, party(merchant), 3, 'campaign')?.why.id).toBe('place-needs'); // G-09
    const corrupt = (n: number) =>
      changed(bound(c, 51), x => {
        x.global = Array(n).fill('end-of-corruption') as string[];
      });
    expect(judgePlace(corrupt(2), party(c), 51, 'campaign')?.why.id).toBe('place-needs');
    expect(judgePlace(corrupt(3), party(c), 51, 'campaign')).toBeUndefined();
  });

  test('GLM-CAMP-49 GLM-CAMP-50 GLM-CAMP-52 places and global achievements are shared by all parties', () => {
    const now = does(
      worked(played(at1, 'won'), w => gainGlobal(w, 'water-breathing')),
      't9',
      'found',
    ).c;
    expect(judgePlace(now, now.parties.t9!, 2, 'casual')).toBeUndefined();
    const open = bound(now, 64);
    expect(judgePlace(open, open.parties.t9!, 64, 'campaign')).toBeUndefined();
    expect(now.unlocked).toEqual([1, 2]);
  });

  test('GLM-CAMP-53 GLM-CAMP-55 GLM-CAMP-67 a party has its own sheet, founded at any time', () => {
    const now = worked(c, w => {
      gainParty(w, 'first-steps');
      addReputation(w, 3);
    });
    const two = does(now, 't9', 'found', null, ['Quercus']).c;
    expect(two.parties.t9).toMatchObject({
      name: 'Quercus',
      members: [],
      at: 0,
      achievements: [],
      reputation: 0,
    });
    expect(party(two)).toMatchObject({ achievements: ['first-steps'], reputation: 3 });
  });

  test('GLM-CAMP-57 a party achievement is written once', () => {
    const twice = worked(c, w => {
      gainParty(w, 'first-steps');
      gainParty(w, 'first-steps');
    });
    expect(party(twice).achievements).toEqual(['first-steps']);
  });

  test('GLM-CAMP-54 characters may come and go without a new party', () => {
    const id = hero(c).id;
    const gone = does(c, T1, 'part', id).c;
    expect([party(gone).members, gone.characters[id]?.name]).toEqual([[hero(c, 1).id], 'Arda']);
    const two = does(gone, 't9', 'found').c;
    const joined = does(two, 't9', 'join', id).c;
    expect(joined.parties.t9!.members).toEqual([id]);
    const moved = does(joined, T1, 'join', id).c;
    expect([moved.parties.t9!.members, party(moved).members]).toEqual([[], [hero(c, 1).id, id]]);
    const away = changed(joined, x => {
      x.parties.t9!.bound = { scenario: 1, mode: 'campaign', level: 1, going: [id], road: false };
    });
    expect(refusalOf(away, T1, 'join', id)?.[1]).toBe('not-free');
  });

  test('GLM-CAMP-68 GLM-CAMP-69 GLM-EX-107 of a type only the latest global achievement is active', () => {
    const global = (...names: string[]) =>
      worked(c, w => {
        for (const n of names) gainGlobal(w, n);
      }).global;
    expect(global('city-rule-economic', 'artifact-recovered', 'city-rule-militaristic')).toEqual([
      'artifact-recovered',
      'city-rule-militaristic',
    ]);
    expect(global('city-rule-economic', 'city-rule-economic')).toEqual(['city-rule-economic']);
  });

  test('GLM-CAMP-70 without a type it may be held several times', () => {
    const now = worked(c, w => {
      gainGlobal(w, 'ancient-technology');
      gainGlobal(w, 'ancient-technology');
    });
    expect(now.global).toEqual(['ancient-technology', 'ancient-technology']);
  });
});

describe('permanent death in a campaign', () => {
  const risky = changed(at1, x => {
    x.settings.permanentDeath = true;
    hero(x).quest = '#vengeance';
    hero(x).gold = 50;
    hero(x).items = [1];
    x.quests = x.quests.filter(q => q !== '#vengeance');
  });
  const buried = played(risky, 'lost', { dead: true, gold: 9 }, { gold: 3 });

  test('GLM-PERMA-05 the dead leave the campaign: items on sale, gold lost, the quest back in its deck', () => {
    expect(heroesOf(buried).map(h => h.name)).toEqual(['Belko']);
    expect(buried.past).toEqual([{ name: 'Arda', class: 'brute', level: 1, how: 'died' }]);
    expect(buried.quests).toContain('#vengeance');
    expect(buried.inPlay[1]).toBe(2);
    expect(buried.characters[hero(risky).id]).toBeUndefined();
    expect(hero(buried).gold).toBe(33);
  });

  test('GLM-PERMA-06 death is no retirement', () => {
    expect([buried.marks, buried.lineages, buried.records, buried.retiredClasses, buried.envelopes]).toEqual([
      risky.marks,
      {},
      false,
      [],
      [],
    ]);
  });

  test('GLM-PERMA-07 to go on, a new character is made', () => {
    expect(refusalOf(buried, T1, 'travel')?.[1]).toBe('too-few-to-go');
    const back = does(does(buried, T1, 'enter').c, T1, 'create', null, ['brute']).c;
    expect(refusalOf(back, T1, 'travel')).toBeUndefined();
    const o = campaign.optionsFor(risky, 't1/scenario', ['p1', 'p2']) as { party: { death: boolean } };
    expect(o.party.death).toBe(true);
  });
});

describe('special conditions', () => {
  const technologies = (n: number): Campaign =>
    worked(c, w => {
      for (let i = 0; i < n; i++) gainGlobal(w, 'ancient-technology');
    });

  test('GLM-CAMP-78 GLM-CAMP-62 GLM-CAMP-64 five Ancient Technologies open envelope A; nothing else opens it', () => {
    expect(technologies(4).envelopes).toEqual([]);
    expect(technologies(5).envelopes).toEqual(['a']);
  });

  test('GLM-CAMP-77 GLM-REP-10 each takes effect once in a campaign', () => {
    expect(party(technologies(6)).matters).toEqual([]);
    const twice = worked(c, w => {
      addReputation(w, 10);
      addReputation(w, -5);
      addReputation(w, 5);
    });
    expect([twice.ticked, party(twice).matters]).toEqual([['honour'], []]);
    const other = worked(does(twice, 't9', 'found').c, w => addReputation(w, 10), 't9');
    expect([other.ticked, other.parties.t9!.matters]).toEqual([['honour'], []]);
  });

  test('GLM-CAMP-79 one party with both of the drake’s achievements', () => {
    const one = worked(c, w => gainParty(w, 'the-drakes-command'));
    expect(one.global).toEqual([]);
    const both = worked(one, w => gainParty(w, 'the-drakes-treasure'));
    expect(both.global).toEqual(['the-drake-aided']);
    expect([both.decks.city.shuffled.includes(75), both.decks.road.shuffled.includes(66)]).toEqual([
      true,
      true,
    ]);
    const two = does(one, 't9', 'found').c;
    expect(worked(two, w => gainParty(w, 'the-drakes-treasure'), 't9').global).toEqual([]);
  });

  const at = (n: number): Campaign => worked(c, w => addReputation(w, n));

  test('GLM-REP-06 GLM-REP-08 reputation 10 and −10 open a class each', () => {
    expect([at(9).classes.length, at(10).classes.includes('sunkeeper')]).toEqual([6, true]);
    expect([at(-9).classes.length, at(-10).classes.includes('nightshroud')]).toEqual([6, true]);
    expect(at(10).decks.city.shuffled).toContain(31);
  });

  test('GLM-REP-07 GLM-REP-09 reputation 20 and −20 add their events to both decks', () => {
    const has = (now: Campaign, city: number, road: number) => [
      now.decks.city.shuffled.includes(city),
      now.decks.road.shuffled.includes(road),
    ];
    expect([has(at(19), 76, 67), has(at(20), 76, 67)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect([has(at(-19), 77, 68), has(at(-20), 77, 68)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('donations', () => {
  const rich = changed(c, x => {
    for (const h of heroesOf(x)) h.gold = 300;
  });

  test('GLM-DONATE-01 exactly 10 gold, once in a visit for each character', () => {
    const once = does(rich, T1, 'donate', hero(rich).id).c;
    expect([hero(once).gold, once.donated]).toEqual([290, 10]);
    expect(refusalOf(once, T1, 'donate', hero(once).id)?.[1]).toBe('gave-already');
    expect(refusalOf(once, T1, 'donate', hero(once, 1).id)).toBeUndefined();
    const poor = (gold: number) =>
      changed(rich, x => {
        hero(x).gold = gold;
      });
    expect(refusalOf(poor(9), T1, 'donate', hero(rich).id)?.[1]).toBe('too-poor-to-give');
    expect(refusalOf(poor(10), T1, 'donate', hero(rich).id)).toBeUndefined();
  });

  test('GLM-DONATE-02 two BLESS cards for the next scenario', () => {
    const now = does(rich, T1, 'donate', hero(rich).id).c;
    expect(heroesOf(now).map(h => h.bless)).toEqual([2, 0]);
    const o = campaign.optionsFor(bound(now, 1), 't1/scenario', ['p1', 'p2']) as {
      party: { heroes: { bless: number }[] };
    };
    expect(o.party.heroes.map(h => h.bless)).toEqual([2, 0]);
  });

  test('GLM-DONATE-04 GLM-DONATE-05 with 100 gold of all together envelope B opens, once; donating goes on', () => {
    const at = (n: number) =>
      changed(rich, x => {
        x.donated = n;
      });
    expect(does(at(80), T1, 'donate', hero(rich).id).c.envelopes).toEqual([]);
    const opened = does(at(90), T1, 'donate', hero(rich).id).c;
    expect(opened.envelopes).toEqual(['b']);
    const more = does(opened, T1, 'donate', hero(opened, 1).id).c;
    expect([more.donated, more.envelopes, party(more).matters]).toEqual([110, ['b'], []]);
  });
});
