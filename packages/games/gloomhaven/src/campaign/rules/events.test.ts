import { describe, expect, test } from 'vitest';
import { eventsOf } from '../content/index.js';
import { repeatOn } from '../deeds.js';
import {
  bound,
  changed,
  type Did,
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
import type { Campaign } from '../state.js';
import { draft } from '../work.js';
import { addEvent } from './conditions.js';

const c = partyOf('brute', 'tinkerer', 'scoundrel');

/** The card that will be drawn from the top of the city deck. */
const next = (now: Campaign, n: number): Campaign =>
  changed(now, x => {
    x.decks.city = { shuffled: [], below: [n, 90], gone: [] };
    party(x).visit = { full: true, event: false, donors: [] };
  });
const city = (now: Campaign, n: number, ...answers: string[]): Did =>
  does(next(now, n), T1, 'event', null, answers);
const road = (now: Campaign, n: number, ...answers: string[]): Did =>
  does(
    changed(bound(now, 1), x => {
      x.decks.road = { shuffled: [], below: [n], gone: [] };
      party(x).bound!.road = true;
    }),
    T1,
    'road',
    null,
    answers,
  );
const golden = (...gold: number[]): Campaign =>
  changed(c, x => {
    for (const [i, n] of gold.entries()) hero(x, i).gold = n;
  });
const at = (reputation: number): Campaign =>
  changed(c, x => {
    party(x).reputation = reputation;
  });

describe('event decks', () => {
  test('GLM-EVENT-01 GLM-EVENT-02 two decks of the cards 1 to 30', () => {
    const { decks } = newCampaign();
    for (const deck of ['city', 'road'] as const) {
      expect(decks[deck].shuffled).toEqual([...Array(30).keys()].map(n => n + 1));
      expect(decks[deck].below).toEqual([]);
    }
    expect(eventsOf('city').map(e => e.n)).toEqual([...Array(81).keys()].map(n => n + 1));
    expect(eventsOf('road')).toHaveLength(69);
  });

  test('GLM-EVENT-03 GLM-EVENT-06 a card that is added is shuffled in with all others', () => {
    const now = worked(
      changed(c, x => {
        x.decks.city = { shuffled: [3], below: [9, 4], gone: [7] };
      }),
      w => addEvent(w, 'city', 50),
    );
    expect(now.decks.city).toEqual({ shuffled: [3, 4, 9, 50], below: [], gone: [7] });
    expect(worked(now, w => addEvent(w, 'city', 7)).decks.city).toEqual(now.decks.city);
    expect(worked(now, w => addEvent(w, 'city', 50)).decks.city).toEqual(now.decks.city);
  });

  test('GLM-EVENT-04 GLM-EVENT-07 GLM-EVENT-24 what comes back lies at the bottom, and nothing is shuffled', () => {
    const deck = changed(c, x => {
      x.decks.city = { shuffled: [2, 4], below: [9], gone: [] };
    });
    const { c: after, asked } = does(deck, T1, 'event', null, ['2', 'b']);
    expect(asked[0]).toMatchObject({ kind: 'draw', keys: ['2', '4'] });
    expect(after.decks.city).toEqual({ shuffled: [4], below: [9, 2], gone: [] });
    const known = changed(c, x => {
      x.decks.city = { shuffled: [], below: [2, 9], gone: [] };
    });
    expect(does(known, T1, 'event', null, ['b']).c.decks.city.below).toEqual([9, 2]);
  });

  test('GLM-EVENT-05 the mark of the resolved outcome decides whether a card leaves the game', () => {
    expect(city(c, 3, 'b').c.decks.city).toMatchObject({ below: [90, 3], gone: [] });
    expect(city(golden(10, 0, 0), 3, 'a').c.decks.city).toMatchObject({ below: [90], gone: [3] });
    expect(city(golden(9, 0, 0), 3, 'a').c.decks.city).toMatchObject({ below: [90, 3], gone: [] });
  });

  test('GLM-EVENT-26 both decks are the world’s; the party that draws is looked at', () => {
    const two = does(does(next(c, 5), 't9', 'found').c, 't9', 'create', null, ['brute']).c;
    const after = does(
      changed(two, x => {
        x.parties.t9!.reputation = -5;
      }),
      't9',
      'event',
      null,
      ['b'],
    ).c;
    const [only] = after.parties.t9!.members;
    expect(after.characters[only!]!.gold).toBe(40);
    expect(after.decks.city.gone).toEqual([5]);
    expect(heroesOf(after).map(h => h.gold)).toEqual([30, 30, 30]);
  });
});

describe('an event', () => {
  test('GLM-EVENT-08 GLM-EVENT-09 GLM-EVENT-10 the party picks A or B once, and only that is resolved', () => {
    const { asked, c: after, deed } = city(c, 5, 'a');
    expect(asked.map(a => [a.rule, a.keys])).toEqual([['GLM-EVENT-08', ['a', 'b']]]);
    expect(deed.answers).toEqual(['a']);
    expect(heroesOf(after).map(h => h.gold)).toEqual([30, 30, 30]);
    expect(after.marks).toBe(1);
  });

  test('GLM-EVENT-11 GLM-EVENT-16 without a condition everything from top to bottom applies', () => {
    const after = city(c, 6, 'a').c;
    expect([heroesOf(after).map(h => h.xp), after.marks]).toEqual([[5, 5, 5], 1]);
  });

  test('GLM-EVENT-12 GLM-EVENT-15 a class of the party, or otherwise', () => {
    const withClass = city(partyOf('brute', 'spellweaver'), 27, 'a').c;
    expect([withClass.marks, party(withClass).reputation]).toEqual([1, 0]);
    const without = city(c, 27, 'a').c;
    expect([without.marks, party(without).reputation]).toEqual([0, -1]);
  });

  test('GLM-EX-111 GLM-EVENT-14 GLM-EVENT-15 a sum that the party has is paid, one coin less is not', () => {
    const paid = city(golden(4, 5, 1), 3, 'a');
    expect(heroesOf(paid.c).map(h => h.gold)).toEqual([0, 0, 0]);
    expect(paid.c.global).toEqual(['ancient-technology']);
    const poor = city(golden(4, 5, 0), 3, 'a');
    expect(heroesOf(poor.c).map(h => h.gold)).toEqual([4, 5, 0]);
    expect(poor.c.global).toEqual([]);
  });

  test('GLM-EVENT-14 what is asked of all together is less from a reputation on, and not one below it', () => {
    const paid = (reputation: number, purse: number) => {
      const now = changed(golden(purse, 0, 0), x => {
        party(x).reputation = reputation;
      });
      const after = city(now, 8, 'a').c;
      return [after.unlocked.includes(93), hero(after).gold];
    };
    expect([paid(10, 15), paid(9, 15), paid(9, 20), paid(10, 14)]).toEqual([
      [true, 0],
      [false, 15],
      [true, 0],
      [false, 14],
    ]);
  });

  test('GLM-EVENT-14 GLM-EVENT-18 what each must pay is paid only where each can', () => {
    const left = (...purses: number[]) => heroesOf(road(golden(...purses), 35, 'b').c).map(h => h.gold);
    expect([left(5, 5, 9), left(5, 4, 9)]).toEqual([
      [0, 0, 4],
      [5, 4, 9],
    ]);
  });

  test('GLM-EVENT-13 GLM-REP-04 a range of reputation is looked at when its outcome is reached', () => {
    const gold = (reputation: number) => hero(city(at(reputation), 5, 'b').c).gold;
    expect([gold(-4), gold(-5)]).toEqual([35, 40]);
    const lower = (reputation: number) => party(city(at(reputation), 7, 'a').c).reputation;
    expect([lower(9), lower(10), lower(-4), lower(-5)]).toEqual([9, 9, -4, -4]);
  });

  test('GLM-EVENT-17 collective gold is divided as the players wish', () => {
    const event = eventsOf('road').find(
      e => e.a.length === 1 && e.a[0]!.do[0]?.do === 'collectiveGold' && !e.a[0]!.when,
    )!;
    const n = (event.a[0]!.do[0] as { n: number }).n;
    const split = road(c, event.n, 'a', '3', '2');
    expect(heroesOf(split.c).map(h => h.gold)).toEqual([33, 32, 30 + n - 5]);
    expect(split.asked[1]!.keys).toHaveLength(n + 1);
    expect(split.asked[2]!.keys).toHaveLength(n - 3 + 1);
  });

  test('GLM-EVENT-17 a collective payment may come from anyone who has it', () => {
    const { c: after, asked } = city(golden(20, 3, 0), 3, 'a', '7');
    expect(asked.find(a => a.rule === 'GLM-EVENT-17')!.keys).toEqual(['10', '9', '8', '7']);
    expect(heroesOf(after).map(h => h.gold)).toEqual([13, 0, 0]);
  });

  test('GLM-EX-108 GLM-EVENT-18 GLM-EVENT-19 each loses what it has, and the rest goes on', () => {
    const now = changed(c, x => {
      hero(x).checks = 2;
      hero(x, 1).checks = 4;
    });
    const after = city(now, 5, 'a').c;
    expect(heroesOf(after).map(h => h.checks)).toEqual([1, 3, 0]);
    expect([party(after).reputation, after.marks]).toEqual([1, 1]);
  });

  test('GLM-EX-109 GLM-EVENT-18 each gains in full', () => {
    expect(heroesOf(city(c, 5, 'b').c).map(h => h.gold)).toEqual([35, 35, 35]);
  });

  test('GLM-EVENT-20 GLM-EVENT-19 gold never goes below nothing', () => {
    const after = city(golden(0, 9, 11), 31, 'b').c; // each loses 10
    expect(heroesOf(after).map(h => h.gold)).toEqual([0, 0, 1]);
  });

  test('GLM-REP-02 GLM-PROSP-01 events change reputation and prosperity', () => {
    expect(party(city(c, 1, 'b').c).reputation).toBe(1);
    expect(city(c, 6, 'a').c.marks).toBe(1);
  });

  test('GLM-EVENT-12 the party chooses between two losses', () => {
    const lose = (which: string) => city(c, 1, 'a', which).c;
    expect([hero(lose('0')).gold, party(lose('0')).reputation]).toEqual([25, 0]);
    expect([hero(lose('1')).gold, party(lose('1')).reputation]).toEqual([30, -1]);
    expect(hero(lose('0')).xp).toBe(10);
  });

  test('GLM-CITY-04 GLM-EX-128 GLM-CITY-01 one city event in a visit, and another with the next one', () => {
    const after = city(c, 5, 'a').c;
    expect(refusalOf(after, T1, 'event')).toEqual(['GLM-CITY-04', 'had-event']);
    const given = does(after, T1, 'donate', hero(after).id).c;
    expect(refusalOf(given, T1, 'donate', hero(given).id)?.[1]).toBe('gave-already');
    const back = does(
      changed(given, x => {
        party(x).visit = null;
        party(x).next = 'full';
      }),
      T1,
      'enter',
    ).c;
    expect(refusalOf(back, T1, 'event')).toBeUndefined();
    expect(refusalOf(back, T1, 'donate', hero(back).id)).toBeUndefined();
    expect(refusalOf(c, T1, 'travel')).toBeUndefined(); // need not
  });

  test('GLM-EVENT-07 an empty deck has no event', () => {
    const empty = changed(c, x => {
      x.decks.city = { shuffled: [], below: [], gone: [] };
    });
    expect(refusalOf(empty, T1, 'event')?.[1]).toBe('deck-empty');
  });

  test('GLM-ROAD-08 GLM-EX-110 one road event for one journey; what it does waits for the scenario', () => {
    const { c: after } = road(c, 1, 'a');
    expect(party(after).bound!.road).toBe(false);
    expect(party(after).effects).toEqual([
      { who: null, conditions: ['poison'], damage: 0, discard: 0, minusOnes: 0, consumed: null },
    ]);
    expect(refusalOf(after, T1, 'road')?.[1]).toBe('no-road-event');
    expect(party(road(c, 1, 'b').c).effects[0]).toMatchObject({ damage: 3, conditions: [] });
  });

  test('GLM-EVENT-17 of several who have the item that is asked for, the party says whose is used', () => {
    const owners = (...of: number[]): Campaign =>
      changed(c, x => {
        for (const n of of) hero(x, n).items = [13];
      });
    const two = road(owners(0, 2), 28, 'a', hero(c, 2).id);
    expect(two.asked[1]).toMatchObject({ rule: 'GLM-EVENT-17', keys: [hero(c).id, hero(c, 2).id] });
    expect(party(two.c).effects).toMatchObject([{ who: hero(c, 2).id, consumed: 13 }]);
    const one = road(owners(1), 28, 'a');
    expect(party(one.c).effects).toMatchObject([{ who: hero(c, 1).id, consumed: 13 }]);
    expect(party(road(c, 28, 'a').c).effects).toEqual([]);
  });

  test('GLM-EVENT-17 an older campaign in which the first owner paid is read as before', () => {
    const now = changed(bound(c, 1), x => {
      for (const h of heroesOf(x)) h.items = [13];
      x.decks.road = { shuffled: [], below: [28], gone: [] };
      party(x).bound!.road = true;
    });
    const shares = ['10', '10'];
    const kept = { do: 'road', who: null, by: 'p1', answers: ['a', ...shares] } as const;
    const old = draft(now);
    repeatOn(old, T1, kept, 4);
    expect(party(old).effects).toMatchObject([{ who: hero(c).id }]);
    expect(() => repeatOn(draft(now), T1, kept, 5)).toThrow('could not be answered');
  });

  test('GLM-SHOP-15 an item of an event goes to one who lacks it', () => {
    const owner = changed(c, x => {
      hero(x).items = [27];
      x.inPlay[27] = 1;
      party(x).matters = [{ kind: 'item', n: 27, among: [...party(x).members] }];
    });
    const given = does(owner, T1, 'settle', null, [hero(c, 2).id]);
    expect(given.asked[0]!.keys).toEqual([hero(c, 1).id, hero(c, 2).id]);
    expect(hero(given.c, 2).items).toEqual([27]);
    expect(given.c.inPlay[27]).toBe(2);
  });

  test('GLM-SHOP-13 GLM-SHOP-14 a random design is drawn; from an empty deck none', () => {
    const drawn = city(c, 6, 'b', '80').c;
    expect([drawn.inPlay[80], drawn.designs.includes(80), drawn.designs.length]).toEqual([2, false, 24]);
    const none = changed(c, x => {
      x.designs = [];
    });
    expect(city(none, 6, 'b').c.inPlay).toEqual(c.inPlay);
  });

  test('GLM-EVENT-11 every event can be resolved both ways by a rich and by a poor party', () => {
    for (const deck of ['city', 'road'] as const)
      for (const { n } of eventsOf(deck))
        for (const option of ['a', 'b'])
          for (const gold of [0, 100]) {
            const now = golden(gold, gold, gold);
            const after = (deck === 'city' ? city(now, n, option) : road(now, n, option)).c;
            const { below, gone, shuffled } = after.decks[deck];
            expect([...below, ...gone, ...shuffled].filter(x => x === n)).toEqual([n]);
            for (const h of heroesOf(after)) expect(h.gold).toBeGreaterThanOrEqual(0);
          }
  });
});
