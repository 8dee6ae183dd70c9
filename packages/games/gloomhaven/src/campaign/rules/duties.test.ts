import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { CLASSES, classOf } from '../../content/index.js';
import { readyHand } from '../../rules/setup.js';
import { campaign } from '../campaign.js';
import { eventsOf, SPOTS } from '../content/index.js';
import { perform } from '../deeds.js';
import {
  bound,
  changed,
  type Did,
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
import { availableTo } from '../look.js';
import type { Campaign } from '../state.js';
import type { DeckName, Effect } from '../types.js';
import { gainGlobal, gainParty } from './conditions.js';
import { stickersFor } from './enhance.js';
import { addChecks, addProsperity, addXp, giveItem } from './gains.js';
import { companies } from './travel.js';

/** What the campaign asks, forbids and leaves open: each time the other answer, or the outcome that it would have. */

const c = partyOf('brute', 'tinkerer');
const [brute, tinkerer] = [hero(c).id, hero(c, 1).id];
const rich = changed(c, x => {
  for (const h of heroesOf(x)) h.gold = 500;
});
const gold = (now: Campaign): number[] => heroesOf(now).map(h => h.gold);

/** An event of either deck with the answers of the party. */
const event = (now: Campaign, deck: DeckName, n: number, ...answers: string[]): Did => {
  const ready = changed(deck === 'city' ? now : bound(now, 1), x => {
    x.decks[deck] = { shuffled: [], below: [n, 90], gone: [] };
    const { bound: way } = party(x);
    if (way) way.road = true;
  });
  return does(ready, T1, deck === 'city' ? 'event' : 'road', null, answers);
};

describe('scenarios and the world', () => {
  const won = played(bound(c, 1), 'won');

  test('GLM-CAMP-45 GLM-CAMP-46 a completed scenario is closed for good to the campaign and open to casual play', () => {
    const ways = does(won, T1, 'travel', null, ['casual-1']).asked[0]!;
    expect([ways.refused['campaign-1'], ways.keys.includes('casual-1')]).toEqual(['place-done', true]);
    const two = does(won, 't9', 'found').c;
    const other = changed(two, x => {
      x.parties.t9!.members = [...party(x).members];
    });
    const theirs = does(other, 't9', 'travel', null, ['casual-1']).asked[0]!;
    expect(unlike(undefined, theirs.refused['campaign-1'])).toBe('place-done');
  });

  test('GLM-CAMP-44 what the campaign still refuses for want of an achievement is open to casual play', () => {
    const early = changed(c, x => {
      x.unlocked = [1, 2];
    });
    const ways = does(early, T1, 'travel', null, ['casual-2']).asked[0]!;
    expect([ways.refused, ways.keys]).toEqual([
      { 'campaign-2': 'place-needs' },
      ['campaign-1', 'casual-1', 'casual-2'],
    ]);
  });

  test('GLM-CAMP-54 who belongs to a party may change without a new one', () => {
    const gone = does(won, T1, 'part', brute).c;
    expect(unlike([brute, tinkerer], party(gone).members)).toEqual([tinkerer]);
    const back = does(gone, T1, 'join', brute).c;
    expect(party(back)).toEqual({ ...party(won), members: [tinkerer, brute] });
    expect(refusalOf(back, T1, 'join', brute)).toEqual(['GLM-CAMP-54', 'not-free']);
  });

  test('GLM-CAMP-55 a new party may be founded while another is on its way, and has nothing of its own', () => {
    const two = does(bound(won, 2), 't9', 'found').c;
    const { achievements, reputation, members } = two.parties.t9!;
    expect(unlike(party(two).achievements, achievements)).toEqual([]);
    expect([reputation, members, party(two).bound?.scenario]).toEqual([0, [], 2]);
  });

  test('GLM-CAMP-68 a later achievement of a type takes the place of the earlier, one without a type does not', () => {
    const global = (...names: string[]) =>
      worked(c, w => {
        for (const name of names) gainGlobal(w, name);
      }).global;
    const rules = ['city-rule-economic', 'city-rule-militaristic'];
    expect(unlike(rules, global(...rules))).toEqual(['city-rule-militaristic']);
    const plain = ['artifact-recovered', 'water-breathing'];
    expect(unlike(['water-breathing'], global(...plain.slice(1), 'the-merchant-flees'))).toHaveLength(2);
  });

  test('GLM-CAMP-71 what another party has achieved opens nothing', () => {
    const two = does(
      worked(c, w => gainParty(w, 'first-steps')),
      't9',
      'found',
    ).c;
    const ready = changed(two, x => {
      x.unlocked.push(2);
      x.parties.t9!.members = [...party(x).members];
    });
    const refused = (id: 't1' | 't9') =>
      does(ready, id, 'travel', null, ['campaign-1']).asked[0]!.refused['campaign-2'];
    expect(unlike(refused('t1'), refused('t9'))).toBe('place-needs');
  });

  test('GLM-CAMP-73 a reward that takes more than there is takes what there is', () => {
    const poor = (reputation: number, marks: number) =>
      played(
        changed(bound(c, 35), x => {
          x.marks = marks;
          party(x).reputation = reputation;
          party(x).achievements = ['a-demons-errand'];
        }),
        'won',
      );
    const short = poor(-18, 5);
    expect([unlike(-23, party(short).reputation), unlike(3, short.marks)]).toEqual([-20, 4]);
    const enough = poor(0, 6);
    expect([party(enough).reputation, enough.marks]).toEqual([-5, 4]);
  });

  test('GLM-CAMP-76 after a failure the scenario may be tried again, at once or from the city', () => {
    const refused = (now: Campaign) =>
      does(now, T1, 'travel', null, ['casual-1']).asked[0]!.refused['campaign-1'];
    const lost = played(bound(c, 1), 'lost');
    expect(unlike(refused(won), refused(lost))).toBeUndefined();
    expect(refused(does(lost, T1, 'enter').c)).toBeUndefined();
  });

  test('GLM-ROAD-04 by a link one goes on at once, or by way of the city and the road', () => {
    const to2 = (now: Campaign) => party(does(now, T1, 'travel', null, ['campaign-2']).c).bound!.road;
    expect(unlike(to2(does(won, T1, 'enter').c), to2(won))).toBe(false);
  });

  test('GLM-ROAD-05 from the city the road event must come before anything else', () => {
    const go = (now: Campaign, where: string) => does(now, T1, 'travel', null, [where]).c;
    const home = does(won, T1, 'enter').c;
    const away = go(home, 'campaign-2');
    expect(refusalOf(away, T1, 'travel')).toEqual(['GLM-ROAD-02', 'duty-first']);
    const offer = (now: Campaign) => campaign.offers(now).find(o => o.id === 't1/scenario')!.refusal?.why.id;
    expect([offer(away), offer(does(away, T1, 'road').c)]).toEqual(['duty-first', undefined]);
    expect(offer(go(home, 'casual-2'))).toBeUndefined();
  });

  test('GLM-SCALE-01 once the party has set out its level is what was chosen', () => {
    const gone = does(c, T1, 'travel', null, ['casual-1', '5']).c;
    expect(party(gone).bound?.level).toBe(5);
    expect(refusalOf(gone, T1, 'travel')).toEqual(['GLM-ROAD-01', 'on-the-way']);
    const level = (now: Campaign) =>
      (campaign.optionsFor(now, 't1/scenario', ['p1', 'p2']) as { party: { level: number } }).party.level;
    const grown = changed(gone, x => {
      for (const h of heroesOf(x)) h.level = 9;
    });
    expect(unlike(1, level(grown))).toBe(5);
  });

  test('GLM-SOLO-01 one player may lead a whole company, but no character goes alone', () => {
    const mine = changed(c, x => {
      hero(x, 1).lineage = 'p1.2';
    });
    const seats = (now: Campaign, players: ('p1' | 'p2')[]) => {
      const o = campaign.optionsFor(bound(now, 1), 't1/scenario', players) as unknown as {
        players: number;
        heroes: number;
      };
      return [o.players, o.heroes];
    };
    expect(unlike(seats(c, ['p1', 'p2']), seats(mine, ['p1']))).toEqual([1, 2]);
    expect(refusalOf(does(mine, T1, 'part', brute).c, T1, 'travel')?.[1]).toBe('too-few-to-go');
  });

  test('GLM-PERMA-07 nobody comes back from the dead', () => {
    const risky = changed(bound(c, 1), x => {
      x.settings.permanentDeath = true;
    });
    const after = does(played(risky, 'lost', { dead: true }), T1, 'enter').c;
    expect(refusalOf(after, T1, 'join', brute)).toEqual(['GLM-CAMP-54', 'not-free']);
    const fallen = changed(bound(c, 1), x => {
      x.settings.permanentDeath = true;
    });
    expect(unlike(after.parties.t1!.members, party(played(fallen, 'lost')).members)).toEqual([
      brute,
      tinkerer,
    ]);
  });
});

describe('events', () => {
  /** The first event one of whose outcomes does such a thing without a condition. */
  const withEffect = (test: (e: Effect) => boolean) => {
    for (const deck of ['city', 'road'] as const)
      for (const e of eventsOf(deck))
        for (const option of ['a', 'b'] as const)
          for (const outcome of e[option]) {
            const effect = outcome.when === undefined ? outcome.do.find(test) : undefined;
            if (effect) return { deck, n: e.n, option, effect };
          }
    throw new Error('no such event');
  };

  test('GLM-EVENT-06 an outcome shuffles a named card into its deck, the other one does not', () => {
    const found = withEffect(e => e.do === 'addEvent');
    const { deck: to, n } = found.effect as { deck: DeckName; n: number };
    const has = (option: string) =>
      event(c, found.deck, found.n, option).c.decks[to].shuffled.filter(each => each === n).length;
    expect(unlike(has(found.option === 'a' ? 'b' : 'a'), has(found.option))).toBe(1);
  });

  test('GLM-EVENT-10 the choice stands once it is made: no second answer, and no second event', () => {
    const chosen = event(c, 'city', 5, 'a');
    expect(chosen.asked.filter(a => a.rule === 'GLM-EVENT-08')).toHaveLength(1);
    const before = changed(c, x => {
      x.decks.city = { shuffled: [], below: [5, 90], gone: [] };
    });
    const twice = { ...chosen.deed, answers: [...chosen.deed.answers, 'b'] };
    expect(() => perform(before, T1, twice)).toThrow('one answer too many');
    expect(refusalOf(chosen.c, T1, 'event')).toEqual(['GLM-CITY-04', 'had-event']);
    expect(unlike(event(c, 'city', 5, 'b').c, chosen.c).marks).toBe(1);
  });

  test('GLM-EVENT-19 GLM-EVENT-20 who has less than is asked loses all of it, and no more', () => {
    const poor = changed(partyOf('brute', 'tinkerer', 'scoundrel'), x => {
      for (const [i, h] of heroesOf(x).entries()) h.gold = [0, 9, 11][i]!;
    });
    expect(unlike([-10, -1, 1], gold(event(poor, 'city', 31, 'b').c))).toEqual([0, 0, 1]);
  });

  test('GLM-EVENT-21 experience stops at the least of the own level', () => {
    const after = (xp: number, level: number) =>
      hero(
        worked(
          changed(c, x => {
            hero(x).xp = xp;
            hero(x).level = level;
          }),
          w => addXp(w, w.c.characters[brute]!, -5),
        ),
      ).xp;
    expect([unlike(92, after(97, 3)), after(101, 3)]).toEqual([95, 96]);
  });

  test('GLM-EVENT-22 GLM-G-14 checkmarks of a full group stay, those above it go', () => {
    const after = (had: number, n: number) => {
      const now = worked(
        changed(c, x => {
          hero(x).checks = had;
          hero(x).perks = classOf('brute').perks.map((_, row) => (row === 0 ? 1 : 0));
        }),
        w => addChecks(w, w.c.characters[brute]!, n),
      );
      return [hero(now).checks, hero(now).perks[0], hero(now).owed];
    };
    expect(unlike([2, 1, 0], after(5, -3))).toEqual([3, 1, 0]);
    expect(unlike([0, 1, 0], after(3, -3))).toEqual([3, 1, 0]);
    expect(after(2, -3)).toEqual([0, 1, 0]);
  });

  test('GLM-EVENT-23 GLM-PROSP-09 a loss of prosperity stops where its level begins', () => {
    const after = (marks: number, n: number) =>
      worked(
        changed(c, x => {
          x.marks = marks;
        }),
        w => addProsperity(w, n),
      ).marks;
    expect([unlike(7, after(10, -3)), after(13, -3), unlike(-1, after(2, -3))]).toEqual([9, 10, 0]);
  });
});

describe('the city', () => {
  test('GLM-CITY-01 a visit after a scenario of the campaign may be had or left out', () => {
    const back = played(bound(c, 1), 'won');
    const on = does(back, T1, 'travel', null, ['campaign-2']).c;
    const home = does(back, T1, 'enter').c;
    expect(unlike(party(on).visit, party(home).visit)).toEqual({ full: true, event: false, donors: [] });
    expect([party(on).bound?.scenario, party(home).bound]).toEqual([2, null]);
    expect(refusalOf(home, T1, 'enter')).toEqual(['GLM-CITY-01', 'no-visit-now']);
  });

  test('GLM-CITY-04 a visit may go by without an event, and has one at most', () => {
    const without = does(c, T1, 'travel', null, ['campaign-1', '1']).c;
    const one = does(c, T1, 'event').c;
    expect(unlike(one.decks.city, without.decks.city)).toEqual(c.decks.city);
    expect(refusalOf(one, T1, 'event')).toEqual(['GLM-CITY-04', 'had-event']);
  });

  test('GLM-CITY-06 another character may be created whenever the party is in the city', () => {
    const back = does(played(bound(c, 1), 'lost'), T1, 'enter').c;
    const more = does(back, T1, 'create', null, ['scoundrel']).c;
    expect(unlike(party(back).members, party(more).members)).toHaveLength(3);
    expect(refusalOf(played(bound(c, 1), 'lost'), T1, 'create')?.[1]).toBe('not-in-the-city');
  });

  test('GLM-CITY-07 a class that is not open cannot be taken', () => {
    const offered = (now: Campaign) => does(now, T1, 'create').asked[0]!.keys.includes('sunkeeper');
    const open = changed(c, x => {
      x.classes.push('sunkeeper');
    });
    expect(unlike(offered(open), offered(c))).toBe(false);
    expect(() => does(c, T1, 'create', null, ['sunkeeper'])).toThrow('not among');
  });

  test('GLM-CITY-08 of two characters of one class either goes, never both', () => {
    const twins = does(c, T1, 'create', null, ['brute', 'Zoran'], 'p3').c;
    const twin = heroesOf(twins)[2]!.id;
    const all = [brute, tinkerer, twin];
    const going = companies(twins, party(twins)).map(set => [...set].sort());
    expect(unlike([all, [brute, tinkerer], [brute, twin], [tinkerer, twin]], going)).toEqual([
      [brute, tinkerer].sort(),
      [tinkerer, twin].sort(),
    ]);
  });

  test('GLM-SHOP-05 nobody pays with the gold of another, or sells what another owns', () => {
    const one = changed(c, x => {
      hero(x).gold = 500;
      hero(x).items = [12];
      hero(x, 1).gold = 0;
      hero(x, 1).items = [13];
    });
    const buying = does(one, T1, 'buy', tinkerer, ['back']).asked[0]!;
    expect(buying.refused['item-12']).toBe('too-dear');
    const selling = (who: typeof brute) => does(one, T1, 'sell', who).asked[0]!.keys;
    expect(unlike(selling(brute), selling(tinkerer))).not.toContain('item-12');
    for (const deed of ['buy', 'sell', 'donate'] as const)
      expect(does(one, T1, deed, brute).c.characters[tinkerer]).toEqual(hero(one, 1));
  });

  test('GLM-SHOP-12 GLM-G-27 a copy of somebody who does not play may be bought once more, not twice', () => {
    const one = worked(c, w => giveItem(w, w.c.characters[brute]!, 100));
    const two = changed(does(one, 't9', 'found').c, x => {
      x.parties.t9!.members = [tinkerer];
      hero(x, 1).gold = 500;
    });
    expect(unlike(availableTo(two, T1, 100), availableTo(two, 't9', 100))).toBe(1);
    const bought = does(two, 't9', 'buy', tinkerer, ['item-100']).c;
    expect([availableTo(bought, 't9', 100), availableTo(bought, T1, 100)]).toEqual([0, -1]);
    expect(does(bought, T1, 'buy', brute, ['back']).asked[0]!.refused['item-100']).toBeDefined();
  });

  test('GLM-LEVEL-04 a card of the pool cannot be gained again', () => {
    const due = changed(c, x => {
      hero(x).xp = 95;
    });
    const [first, second] = does(due, T1, 'level', brute).asked.filter(a => a.rule === 'GLM-LEVEL-04');
    const learned = first!.keys[0]!;
    expect(unlike(first!.keys.includes(learned), second!.keys.includes(learned))).toBe(false);
  });

  test('GLM-LEVEL-05 GLM-G-15 the perk of a level must be marked; with all boxes full it is lost', () => {
    const due = (fill: boolean) =>
      changed(c, x => {
        hero(x).xp = 45;
        if (fill) hero(x).perks = classOf('brute').perks.map(p => p.times);
      });
    const asked = (fill: boolean) =>
      does(due(fill), T1, 'level', brute).asked.filter(a => a.rule === 'GLM-PERK-01');
    const rows = classOf('brute').perks.map((_, row) => String(row));
    expect(unlike([...rows, 'back'], [...asked(false)[0]!.keys])).toEqual(rows);
    expect(asked(true)).toEqual([]);
  });

  test('GLM-LEVEL-09 the hand stays as large as it was', () => {
    const sizes = [1, 5, 9].map(level => readyHand('brute', level).length);
    expect(unlike([10, 14, 18], sizes)).toEqual([10, 10, 10]);
  });

  test('GLM-DONATE-01 GLM-G-22 each character gives once in a visit or not at all, from its own gold', () => {
    const one = does(rich, T1, 'donate', brute).c;
    expect(unlike(gold(rich), gold(one))).toEqual([490, 500]);
    expect(refusalOf(one, T1, 'donate', brute)).toEqual(['GLM-DONATE-01', 'gave-already']);
    const both = does(one, T1, 'donate', tinkerer).c;
    expect([both.donated, gold(both)]).toEqual([20, [490, 490]]);
    expect(party(does(one, T1, 'travel', null, ['campaign-1', '1']).c).bound).not.toBeNull();
  });

  test('GLM-ENH-21 a sticker is neither covered nor taken off', () => {
    const able = changed(rich, x => {
      x.global = ['the-power-of-enhancement'];
    });
    const once = does(able, T1, 'enhance', brute, ['brute-001', 'top/0', '+1']).c;
    const again = does(once, T1, 'enhance', brute, ['brute-001', 'back']).asked[1]!;
    expect(again.refused['top/0']).toBe('spot-taken');
    const gone = does(once, T1, 'part', brute).c;
    expect(unlike({}, gone.stickers)).toEqual(once.stickers);
  });

  test('GLM-ENH-23 GLM-G-17 STUN, INVISIBLE and whatever does not fit the spot are no stickers', () => {
    const able = changed(rich, x => {
      x.global = ['the-power-of-enhancement'];
    });
    const all = new Set(
      Object.entries(SPOTS).flatMap(([id, halves]) =>
        (['top', 'bottom'] as const).flatMap(half =>
          halves[half].flatMap(spot =>
            stickersFor(CLASSES.flatMap(x => x.cards).find(x => x.id === id)![half], spot),
          ),
        ),
      ),
    );
    const effects = [...all].filter(x => !['+1', 'jump', 'hex'].includes(x)).sort();
    const others = ['stun', 'invisible'];
    expect(unlike([...effects, ...others].sort(), effects)).toHaveLength(15);
    for (const what of [...others, 'bless', 'jump', 'hex'])
      expect(() => does(able, T1, 'enhance', brute, ['brute-001', 'top/0', what])).toThrow('not among');
  });
});

describe('retirement', () => {
  /** The first has done what its quest asks for. */
  const ready = changed(rich, x => {
    hero(x).quest = '#vengeance';
    hero(x).counted = [4, 1];
    x.quests = x.quests.filter(q => q !== '#vengeance');
  });

  test('GLM-RETIRE-02 GLM-G-18 the party does not leave the city before it, and the one who is due goes nowhere', () => {
    expect(refusalOf(ready, T1, 'travel')).toEqual(['GLM-RETIRE-02', 'duty-first']);
    const away = changed(played(bound(ready, 1), 'won'), x => {
      x.unlocked.push(3);
    });
    expect(refusalOf(away, T1, 'travel')).toEqual(['GLM-SOLO-01', 'too-few-to-go']);
  });

  test('GLM-RETIRE-03 before retiring one may still trade, or not', () => {
    const bought = does(ready, T1, 'buy', brute, ['item-1']).c;
    const [at1, later] = [ready, bought].map(now => does(now, T1, 'retire', brute).c);
    expect(unlike(hero(ready).items, hero(bought).items)).toEqual([1]);
    expect([at1!.past, later!.past]).toEqual([at1!.past, at1!.past]);
    expect(refusalOf(later!, T1, 'buy', brute)).toBeDefined();
  });

  test('GLM-RETIRE-04 who is due is in no company, whoever else goes', () => {
    const three = does(ready, T1, 'create', null, ['scoundrel'], 'p3').c;
    const waiting = changed(three, x => {
      hero(x).counted = [4, 0];
    });
    const has = (now: Campaign) => companies(now, party(now)).some(set => set.includes(brute));
    expect(unlike(has(waiting), has(three))).toBe(false);
    expect(companies(three, party(three))).toHaveLength(1);
  });

  test('GLM-RETIRE-08 the card of a quest that was fulfilled is gone, that of the dead is back', () => {
    const retired = does(ready, T1, 'retire', brute).c.quests.includes('#vengeance');
    const risky = changed(bound(ready, 1), x => {
      x.settings.permanentDeath = true;
    });
    const died = played(risky, 'lost', { dead: true }).quests.includes('#vengeance');
    expect(unlike(died, retired)).toBe(false);
  });

  test('GLM-RETIRE-09 GLM-G-41 the extra perk must be taken, and is lost where no box is free', () => {
    const retired = (times: number) =>
      changed(does(ready, T1, 'retire', brute).c, x => {
        x.lineages = { p1: times };
      });
    const perks = (times: number) =>
      does(retired(times), T1, 'create', null, ['brute'], 'p1').asked.filter(a => a.rule === 'GLM-PERK-01');
    expect(unlike(0, perks(1).length)).toBe(1);
    expect(perks(1)[0]!.keys).not.toContain('back');
    const boxes = classOf('brute').perks.reduce((sum, p) => sum + p.times, 0);
    expect(unlike(boxes + 5, perks(boxes + 5).length)).toBe(boxes);
  });

  test('GLM-RETIRE-14 of the class that retired one may be made again, of another one as well', () => {
    const retired = does(ready, T1, 'retire', brute).c;
    const made = (cls: string) => heroesOf(does(retired, T1, 'create', null, [cls]).c).map(h => h.class);
    expect(unlike(made('scoundrel'), made('brute'))).toEqual(['tinkerer', 'brute']);
    expect(does(retired, T1, 'create').asked[0]!.keys.length).toBeGreaterThan(1);
  });

  test('GLM-RETIRE-17 without a quest one stays or is exchanged for another', () => {
    const none = changed(c, x => {
      hero(x).quest = null;
      x.quests = [];
    });
    const other = does(does(none, T1, 'create', null, ['scoundrel'], 'p1').c, T1, 'part', brute).c;
    expect(unlike(party(none).members, party(other).members)).not.toContain(brute);
    expect(refusalOf(none, T1, 'retire', brute)).toEqual(['GLM-RETIRE-17', 'no-quest']);
  });
});
