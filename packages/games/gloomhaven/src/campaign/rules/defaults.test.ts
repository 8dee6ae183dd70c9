import type { Answer } from '@potyczka/kernel';
import { position, Run, seedOf } from '@potyczka/kernel/run';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { CLASSES, itemOf } from '../../content/index.js';
import { campaign } from '../campaign.js';
import { SPOTS } from '../content/index.js';
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
  played,
  refusalOf,
  T1,
  worked,
} from '../fixtures/chronicle.js';
import { game } from '../game.js';
import { availableTo } from '../look.js';
import type { Campaign, CharacterId } from '../state.js';
import { gainGlobal, gainParty } from './conditions.js';
import { abilityAt, costOf } from './enhance.js';
import { addReputation } from './gains.js';
import { areLinked, judgePlace, needsRoadEvent } from './travel.js';

/** What the ledger of the campaign chose where the book leaves a gap, told from what another reading would give. */

const c = partyOf('brute', 'tinkerer', 'scoundrel');
const [first, second, third] = heroesOf(c).map(h => h.id) as [CharacterId, CharacterId, CharacterId];
const gold = (now: Campaign): number[] => heroesOf(now).map(h => h.gold);
const golden = (...purses: number[]): Campaign =>
  changed(c, x => {
    for (const [i, n] of purses.entries()) hero(x, i).gold = n;
  });
const onRoad = (now: Campaign, n: number, change: (x: Campaign) => void = () => {}): Campaign =>
  changed(bound(now, 1), x => {
    x.decks.road = { shuffled: [], below: [n, 90], gone: [] };
    party(x).bound!.road = true;
    change(x);
  });
const city = (now: Campaign, n: number, ...answers: string[]): Did =>
  does(
    changed(now, x => {
      x.decks.city = { shuffled: [], below: [n, 90], gone: [] };
    }),
    T1,
    'event',
    null,
    answers,
  );

describe('where a party may go', () => {
  test('GLM-G-08 the link asked for is that of the place where the party is, not of the city', () => {
    expect(unlike(needsRoadEvent(0, 2, 'campaign'), needsRoadEvent(1, 2, 'campaign'))).toBe(false);
  });

  test('GLM-G-49 a link on one entry leads both ways', () => {
    expect([areLinked(1, 2), unlike(false, areLinked(2, 1)), areLinked(2, 3)]).toEqual([true, true, false]);
  });

  test('GLM-G-09 an achievement that must be absent closes a place once it is there', () => {
    const now = bound(c, 3);
    const fled = worked(now, w => gainGlobal(w, 'the-merchant-flees'));
    const judged = (x: Campaign) => judgePlace(x, party(x), 3, 'campaign')?.why.id;
    expect(unlike(judged(now), judged(fled))).toBe('place-needs');
  });

  test('GLM-G-11 a new party is in the city, may have its event, and goes to the Barrow by the road', () => {
    expect([party(c).at, party(c).visit?.full, refusalOf(c, T1, 'event')]).toEqual([0, true, undefined]);
    const gone = does(c, T1, 'travel', null, ['campaign-1']).c;
    expect(unlike(false, party(gone).bound!.road)).toBe(true);
  });

  test('GLM-G-10 after casual play a visit is for trade and levels: neither event nor gift, and the party is where it was', () => {
    const idle = changed(played(bound(c, 1), 'lost'), x => {
      party(x).next = 'none';
    });
    const back = played(bound(idle, 2, 'casual'), 'won', { xp: 50 });
    expect(unlike(2, party(back).at)).toBe(1);
    const home = does(back, T1, 'enter').c;
    const level = does(home, T1, 'level', first).c;
    expect(hero(level).level).toBe(2);
    expect(refusalOf(level, T1, 'event')).toEqual(['GLM-CITY-04', 'no-event-now']);
    expect(refusalOf(level, T1, 'donate', first)).toEqual(['GLM-DONATE-01', 'no-donation-now']);
    expect(refusalOf(level, T1, 'buy', first)).toBeUndefined();
  });

  test('GLM-G-18 a link does not get anybody past retirement', () => {
    const due = changed(played(bound(c, 1), 'won'), x => {
      hero(x).quest = '#vengeance';
      hero(x).counted = [4, 1];
    });
    const gone = does(due, T1, 'travel', null, ['campaign-2']).c;
    expect(unlike([first, second, third], party(gone).bound!.going)).toEqual([second, third]);
    const casual = does(due, T1, 'travel', null, ['casual-1']).c;
    expect(party(casual).bound!.going).toEqual([second, third]);
  });

  test('GLM-G-36 who exists joins anywhere between scenarios, who is new comes in the city', () => {
    const alone = does(c, T1, 'part', first).c;
    const away = played(bound(alone, 1), 'lost');
    const joined = does(away, T1, 'join', first).c;
    expect(unlike(party(away).members, party(joined).members)).toContain(first);
    expect(refusalOf(away, T1, 'create')).toEqual(['GLM-CITY-02', 'not-in-the-city']);
    expect(refusalOf(bound(alone, 1), T1, 'join', first)).toEqual(['GLM-ROAD-01', 'on-the-way']);
  });
});

describe('events', () => {
  test('GLM-G-12 gold of an event is for each, a burden for all, an item for one', () => {
    expect(unlike([35, 30, 30], gold(city(c, 5, 'b').c))).toEqual([35, 35, 35]);
    const [effect] = party(does(onRoad(c, 1), T1, 'road', null, ['a']).c).effects;
    expect(unlike<CharacterId | null>(first, effect!.who)).toBeNull();
    const found = changed(c, x => {
      party(x).matters = [{ kind: 'item', n: 27, among: [...party(x).members] }];
    });
    const given = does(found, T1, 'settle', null, [second]).c;
    expect(heroesOf(given).map(h => h.items)).toEqual([[], [27], []]);
  });

  test('GLM-G-13 what the party can pay it must pay, divided as it likes and nobody below nothing', () => {
    const paid = city(golden(20, 3, 0), 3, 'a', '8');
    const shares = paid.asked.filter(a => a.rule === 'GLM-EVENT-17');
    expect(shares.map(a => a.keys)).toEqual([['10', '9', '8', '7']]);
    expect(unlike([20, 3, 0], gold(paid.c))).toEqual([12, 1, 0]);
  });

  test('GLM-G-24 what an event does waits for the next scenario of the party, and a second try has none', () => {
    const burdened = does(onRoad(c, 1), T1, 'road', null, ['a']).c;
    expect(party(burdened).effects).toHaveLength(1);
    const after = played(burdened, 'lost');
    expect(unlike(1, party(after).effects.length)).toBe(0);
    const waits = changed(c, x => {
      party(x).effects = party(burdened).effects.map(e => ({ ...e, conditions: [...e.conditions] }));
    });
    const going = bound(does(waits, T1, 'donate', first).c, 1, 'casual');
    const o = campaign.optionsFor(going, 't1/scenario', ['p1', 'p2', 'p3']) as unknown as {
      party: { heroes: { effects: { conditions: string[] }[] }[] };
    };
    expect(o.party.heroes.map(h => h.effects.map(e => e.conditions))).toEqual([
      [['poison']],
      [['poison']],
      [['poison']],
    ]);
  });

  test('GLM-G-30 from an empty deck no event comes, in the city or on the road', () => {
    const none = onRoad(c, 1, x => {
      x.decks.road = { shuffled: [], below: [], gone: [] };
    });
    const gone = does(none, T1, 'road');
    expect([gone.asked, party(gone.c).bound?.road]).toEqual([[], false]);
    const empty = changed(c, x => {
      x.decks.city = { shuffled: [], below: [], gone: [] };
    });
    expect(refusalOf(empty, T1, 'event')).toEqual(['GLM-EVENT-07', 'deck-empty']);
  });

  test('GLM-G-47 on the road the card looks at those who go, in the city at all who are there', () => {
    /** The first alone has the potion that the card asks for. */
    const asked = (going: CharacterId[]) => {
      const now = onRoad(c, 28, x => {
        party(x).bound!.going = going;
        hero(x).items = [13];
      });
      return does(now, T1, 'road', null, ['a']).asked.length;
    };
    expect(unlike(asked([first, second]), asked([second, third]))).toBe(1);
    expect(gold(city(c, 5, 'b').c)).toEqual([35, 35, 35]);
  });

  test('GLM-G-38 an item goes to somebody without it; where all have it the chosen one is paid half', () => {
    const with27 = (...owners: number[]) =>
      changed(c, x => {
        for (const n of owners) hero(x, n).items = [27];
        x.inPlay[27] = owners.length;
        party(x).matters = [{ kind: 'item', n: 27, among: [...party(x).members] }];
      });
    const asked = (now: Campaign) => does(now, T1, 'settle').asked[0]?.keys;
    expect(unlike([first, second, third], [...asked(with27(0))!])).toEqual([second, third]);
    expect(does(with27(0, 1), T1, 'settle').asked).toEqual([]);
    const all = does(with27(0, 1, 2), T1, 'settle', null, [second]).c;
    expect(gold(all)).toEqual([30, 30 + Math.floor(itemOf(27).price / 2), 30]);
    expect(availableTo(all, T1, 27)).toBe(1);
  });

  test('GLM-G-40 a level comes at once when an event in the city has given the experience', () => {
    const near = changed(c, x => {
      hero(x).xp = 40;
    });
    const after = city(near, 6, 'a').c;
    expect([hero(after).xp, refusalOf(after, T1, 'donate', first)]).toEqual([
      45,
      ['GLM-LEVEL-01', 'duty-first'],
    ]);
    expect(hero(does(after, T1, 'level', first).c).level).toBe(2);
  });

  test('GLM-G-42 together they choose what all say; where they differ the first of them decides', () => {
    const outcome = (one: Answer, other: Answer, host?: Answer): readonly string[] => {
      const story = {
        party: T1,
        c: changed(c, x => {
          x.decks.city = { shuffled: [], below: [5, 90], gone: [] };
        }),
      };
      const options = { players: 2, what: 'visit' as const, story };
      const run = new Run(game, options, { seed: seedOf(1) }, position(game.initial(options) as never));
      run.answer('p1', run.q, 'event');
      run.answer('p2', run.q, 'done');
      run.answer('p1', run.q, one);
      run.answer('p2', run.q, other);
      if (host !== undefined) run.answer('p1', run.q, host);
      return run.now.state.deeds.map(d => d.answers.join());
    };
    expect(outcome('a', 'a')).toEqual(['a']);
    expect(unlike(outcome('a', 'b'), outcome('b', 'b'))).toEqual(['b']);
    expect([outcome('a', 'b'), outcome('a', 'b', 'b'), outcome('b', 'a', 'b')]).toEqual([[], ['b'], ['b']]);
  });
});

describe('characters', () => {
  test('GLM-G-16 a Heal or Shield for several allies costs twice its base, one for a single figure does not', () => {
    const costs = Object.entries(SPOTS).flatMap(([id, halves]) => {
      const card = CLASSES.flatMap(x => x.cards).find(x => x.id === id)!;
      return (['top', 'bottom'] as const).flatMap(half =>
        halves[half].flatMap((spot, n) => {
          const ability = abilityAt(card[half], spot[0]);
          if (!['heal', 'shield'].includes(String(ability.a)) || spot[1] !== 'n') return [];
          const { count = 1 } = (ability.on ?? {}) as { count?: number | 'all' };
          const { total, level, base } = costOf(c, card, half, n, '+1');
          const isForMany =
            count === 'all' || count > 1 || Number(ability.targets ?? 1) > 1 || !!ability.area;
          return [{ isForMany, times: (total - level) / base }];
        }),
      );
    });
    const times = (isForMany: boolean) => [
      ...new Set(costs.filter(x => x.isForMany === isForMany).map(x => x.times)),
    ];
    expect(unlike(times(false), times(true))).toEqual([2]);
    expect(times(false)).toEqual([1]);
  });

  test('GLM-G-19 gold that is spent undoes a quest, what was counted does not', () => {
    const rich = changed(golden(200, 30, 30), x => {
      hero(x).quest = '#greed-is-gold';
    });
    expect(refusalOf(rich, T1, 'travel')).toEqual(['GLM-RETIRE-02', 'duty-first']);
    const spent = does(rich, T1, 'buy', first, ['item-12']).c;
    expect(refusalOf(spent, T1, 'travel')).toBeUndefined();
    expect(refusalOf(spent, T1, 'retire', first)).toEqual(['GLM-RETIRE-02', 'quest-not-fulfilled']);
    const giver = changed(golden(200, 30, 30), x => {
      hero(x).quest = '#piety-in-all-things';
      hero(x).counted = [120];
    });
    const after = does(giver, T1, 'buy', first, ['item-12']).c;
    expect(unlike(0, hero(after).counted[0])).toBe(120);
  });

  test('GLM-G-20 a quest is shown to its own player and to nobody else', () => {
    const seen = (who: 'p1' | 'p2') => campaign.view!(c, who, ['p1', 'p2', 'p3']).characters[first]!.quest;
    expect(unlike(seen('p1'), seen('p2'))).toBeNull();
    expect(seen('p1')).toBe(hero(c).quest);
  });

  test('GLM-G-21 GLM-G-48 the quest that is not kept goes back; the last one is kept without a choice', () => {
    const made = (quests: `#${string}`[]) =>
      does(
        changed(c, x => {
          x.quests = quests;
        }),
        T1,
        'create',
        null,
        quests.length > 1 ? ['brute', 'Zoran', ...quests, quests[1]!] : ['brute'],
        'p4',
      );
    const two = made(['#trophy-hunt', '#vengeance']);
    expect(unlike([], two.c.quests)).toEqual(['#trophy-hunt']);
    const one = made(['#vengeance']);
    const chosen = (did: Did) =>
      did.asked.filter(a => a.rule === 'GLM-CITY-11' && a.kind === 'choose').length;
    expect([chosen(two), chosen(one), heroesOf(one.c)[3]!.quest]).toEqual([1, 0, '#vengeance']);
  });

  test('GLM-G-25 to the level of the city one rises on every visit, in the city only', () => {
    const grown = changed(c, x => {
      x.marks = 4;
    });
    const short = does(
      played(
        bound(
          changed(grown, x => {
            party(x).next = 'none';
          }),
          1,
          'casual',
        ),
        'won',
      ),
      T1,
      'enter',
    ).c;
    expect(party(short).visit?.full).toBe(false);
    expect(hero(does(short, T1, 'raise', first).c).level).toBe(2);
    expect(refusalOf(played(bound(grown, 1), 'won'), T1, 'raise', first)).toEqual([
      'GLM-CITY-02',
      'not-in-the-city',
    ]);
  });

  test('GLM-G-46 a retirement goes in its order: put away, the city grows, the box, the events', () => {
    const ready = changed(c, x => {
      hero(x).quest = '#vengeance';
      hero(x).counted = [4, 1];
      x.marks = 3;
    });
    const { notes } = does(ready, T1, 'retire', first);
    const ids = notes.map(n => n.msg.id);
    expect(unlike([...ids].reverse(), ids)).toEqual([
      'retired',
      'prosperity-gained',
      'city-grows',
      'envelope-opened',
      'city-event-added',
      'road-event-added',
      'records-opened',
    ]);
  });

  test('GLM-G-50 the blessings of a gift wait for the scenario that the giver plays', () => {
    const given = does(c, T1, 'donate', first).c;
    const blessed = (...going: CharacterId[]) => {
      const gone = changed(bound(given, 1), x => {
        party(x).bound!.going = going;
      });
      return hero(played(gone, 'won')).bless;
    };
    expect(unlike(blessed(first, second), blessed(second, third))).toBe(2);
    expect(blessed(first, second)).toBe(0);
  });
});

describe('the world', () => {
  test('GLM-G-28 the drake is aided as soon as both achievements are there: nobody is asked', () => {
    const one = worked(c, w => gainParty(w, 'the-drakes-command'));
    const both = worked(one, w => gainParty(w, 'the-drakes-treasure'));
    expect(unlike(one.global, both.global)).toEqual(['the-drake-aided']);
  });

  test('GLM-G-29 what a reputation brings comes once in a campaign, whichever party has it', () => {
    const one = worked(c, w => addReputation(w, 10));
    const two = worked(does(one, 't9', 'found').c, w => addReputation(w, 10), 't9');
    expect(unlike([{ kind: 'design' }, { kind: 'side' }], two.parties.t9!.matters as unknown[])).toEqual([]);
    expect(two.classes.filter(x => x === 'sunkeeper')).toHaveLength(1);
  });

  test('GLM-G-43 a treasure that brings a side scenario does so in casual play too', () => {
    const matters = (treasures: number[]) =>
      party(played(bound(c, 1, 'casual'), 'won', { treasures })).matters;
    expect(unlike(matters([]), matters([7]))).toEqual([{ kind: 'side' }]);
    expect(newCampaign().sides).toContain(63);
  });
});
