import { describe, expect, test } from 'vitest';
import { PLACES, placeOf } from '../content/index.js';
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
} from '../fixtures/chronicle.js';
import type { Campaign } from '../state.js';
import { areLinked, companies, isPlayed, needsRoadEvent } from './travel.js';

const c = partyOf('brute', 'tinkerer');
const unlocked = (now: Campaign, ...places: number[]): Campaign =>
  changed(now, x => {
    x.unlocked.push(...places);
  });

describe('travelling', () => {
  test('GLM-ROAD-01 GLM-ROAD-07 after every scenario the party may go to the city, without an event, or on', () => {
    for (const outcome of ['won', 'lost'] as const) {
      const now = played(bound(c, 1), outcome);
      expect(refusalOf(now, T1, 'enter')).toBeUndefined();
      expect(refusalOf(now, T1, 'travel')).toBeUndefined();
      const { c: home, asked } = does(now, T1, 'enter');
      expect([party(home).at, asked]).toEqual([0, []]);
    }
  });

  test('GLM-ROAD-02 travelling directly asks for a road event', () => {
    expect(needsRoadEvent(2, 3, 'campaign')).toBe(true);
    expect(needsRoadEvent(0, 2, 'campaign')).toBe(true);
    const now = unlocked(played(bound(c, 1), 'won'), 3);
    const away = changed(now, x => {
      party(x).at = 2;
      x.global = [];
    });
    expect(needsRoadEvent(party(away).at, 3, 'campaign')).toBe(true);
  });

  test('GLM-ROAD-03 none to the same place, to a linked one, or in casual play', () => {
    expect(needsRoadEvent(3, 3, 'campaign')).toBe(false);
    expect(needsRoadEvent(1, 2, 'campaign')).toBe(false);
    expect(needsRoadEvent(2, 3, 'casual')).toBe(false);
  });

  test('GLM-ROAD-04 links stand on the entries of the places', () => {
    expect(placeOf(1).links).toContain(2);
    expect(areLinked(2, 1)).toBe(true); // G-49
    expect(areLinked(2, 3)).toBe(false);
  });

  test('GLM-EX-102 from Black Barrow straight to its lair without an event, by way of the city with one', () => {
    const won = played(bound(c, 1), 'won');
    const direct = does(won, T1, 'travel', null, ['campaign-2']).c;
    expect(party(direct).bound).toMatchObject({ scenario: 2, road: false });
    const home = does(won, T1, 'enter').c;
    expect(party(does(home, T1, 'travel', null, ['campaign-2']).c).bound?.road).toBe(true);
  });

  test('GLM-EX-124 a failed scenario again at once without an event, from the city with one', () => {
    const lost = played(bound(c, 3), 'lost');
    const again = does(lost, T1, 'travel', null, ['campaign-3']).c;
    expect(party(again).bound).toMatchObject({ scenario: 3, road: false });
    const home = does(lost, T1, 'enter').c;
    expect(party(does(home, T1, 'travel', null, ['campaign-3']).c).bound?.road).toBe(true);
  });

  test('GLM-ROAD-05 GLM-ROAD-06 from the city only a link with the city counts', () => {
    expect(placeOf(8).linkedToCity).toBe(true);
    expect(needsRoadEvent(0, 8, 'campaign')).toBe(false);
    expect(needsRoadEvent(0, 9, 'campaign')).toBe(true);
    expect(needsRoadEvent(0, 9, 'casual')).toBe(false);
    expect(needsRoadEvent(9, 8, 'campaign')).toBe(true);
    const back = does(played(bound(c, 1), 'won'), T1, 'enter').c;
    const gone = does(back, T1, 'travel', null, ['campaign-2']).c;
    expect(party(gone).bound).toMatchObject({ scenario: 2, road: true });
  });

  test('GLM-CITY-05 the visit ends when the party travels', () => {
    const gone = does(c, T1, 'travel', null, ['campaign-1', '0']).c;
    expect([party(gone).visit, party(gone).bound?.scenario, party(gone).bound?.level]).toEqual([null, 1, 0]);
    expect(refusalOf(gone, T1, 'buy', hero(gone).id)?.[1]).toBe('duty-first');
    expect(refusalOf(gone, T1, 'travel')?.[1]).toBe('duty-first');
    const ready = does(gone, T1, 'road').c;
    expect(refusalOf(ready, T1, 'travel')?.[1]).toBe('on-the-way');
    expect(refusalOf(ready, T1, 'enter')?.[1]).toBe('on-the-way');
  });

  test('GLM-CAMP-56 the sheet keeps where the party is: the last scenario of the campaign, or the city', () => {
    const out = played(bound(c, 1), 'lost');
    expect(party(out).at).toBe(1);
    expect(party(played(bound(out, 2, 'casual'), 'won')).at).toBe(1);
    expect(party(does(out, T1, 'enter').c).at).toBe(0);
  });

  test('GLM-CAMP-44 GLM-CAMP-48 every place on the map is listed with its reason; casual play warns where nobody was', () => {
    const now = unlocked(played(bound(c, 1), 'won'), 3, 12, 55, 64);
    const { asked } = does(now, T1, 'travel', null, ['campaign-2']);
    expect(asked[0]!.keys).toEqual([
      'casual-1',
      'campaign-2',
      'casual-2',
      'campaign-3',
      'casual-3',
      'campaign-12',
      'casual-12',
      'told-55',
      'casual-64',
    ]);
    expect(asked[0]!.refused).toEqual({
      'campaign-1': 'place-done',
      'casual-55': 'place-unplayed',
      'campaign-64': 'place-needs',
    });
  });

  test('GLM-CITY-08 GLM-SOLO-01 two to four of different classes go', () => {
    const five = partyOf('brute', 'tinkerer', 'scoundrel', 'mindthief');
    const twin = does(five, T1, 'create', null, ['brute', 'Zoran'], 'p5').c;
    const ids = heroesOf(twin).map(h => h.id);
    const goes = (...going: string[]) =>
      companies(twin, party(twin)).some(set => [...set].sort().join() === [...going].sort().join());
    expect(goes(ids[0]!)).toBe(false);
    expect(goes(...ids.slice(0, 2))).toBe(true);
    expect(goes(...ids.slice(0, 4))).toBe(true);
    expect(goes(...ids)).toBe(false);
    expect(goes(ids[0]!, ids[4]!)).toBe(false);
    expect(companies(twin, party(twin)).length).toBe(6 + 4 + 1 + 3 + 3 + 1);
    const one = does(c, T1, 'part', hero(c).id).c;
    expect(refusalOf(one, T1, 'travel')?.[1]).toBe('too-few-to-go');
  });

  test('GLM-SCALE-01 GLM-SCALE-04 GLM-SCALE-08 any level from 0 to 7, the recommended one first; with open cards to 6', () => {
    const level = (now: Campaign) =>
      does(now, T1, 'travel', null, ['campaign-1']).asked.find(a => a.rule === 'GLM-SCALE-01')!.keys;
    expect(level(c)).toEqual(['1', '0', '2', '3', '4', '5', '6', '7']);
    const high = changed(c, x => {
      for (const h of heroesOf(x)) h.level = 5;
    });
    expect(level(high)[0]).toBe('3');
    const open = changed(c, x => {
      x.settings.open = true;
    });
    expect(level(open)).toEqual(['1', '0', '2', '3', '4', '5', '6']);
    const alone = changed(c, x => {
      hero(x, 1).lineage = 'p1.2';
    });
    expect(level(alone)).toHaveLength(7);
  });

  test('GLM-CAMP-72 a scenario that is not played here is told: completed, with its rewards', () => {
    const untold = PLACES.filter(p => !isPlayed(p.id)).map(p => p.id);
    expect(untold).toContain(55);
    const now = unlocked(c, 55);
    const after = does(now, T1, 'travel', null, ['told-55']).c;
    expect([after.done, after.unlocked, party(after).at]).toEqual([[55], [1, 55, 56], 55]);
    expect(party(after).matters).toEqual([{ kind: 'gold', n: 10, among: party(c).members }]);
    expect([party(after).bound, party(after).next]).toEqual([null, 'full']);
  });
});
