import { readFileSync } from 'node:fs';
import {
  addChapter,
  BrokenCampaign,
  type Chapter,
  campaignOf,
  foldAll,
  foldNext,
  type Json,
  momentOf,
} from '@potyczka/kernel';
import { checkStoredCampaign } from '@potyczka/kernel/conformance';
import { hashOf } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { ITEMS, itemOf } from '../content/index.js';
import { campaign } from './campaign.js';
import { DEEDS, type Deed, dutyOf, judgeDeed, mustRetire } from './deeds.js';
import { does, newCampaign, partyOf, T1 } from './fixtures/chronicle.js';
import { availableTo, MOST_MARKS, prosperityOf, THRESHOLDS, xpOf } from './look.js';
import type { C, Campaign, CharacterId, PartyId } from './state.js';

/** A small generator of numbers, so that a run can be repeated. */
const dice = (seed: number) => {
  let s = seed;
  return (n: number): number => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return Math.floor((s / 2 ** 32) * n);
  };
};

type Roll = (n: number) => number;

const pick = <X>(roll: Roll, all: readonly X[]): X => all[roll(all.length)]!;

const FOR_ALL: readonly Deed['do'][] = ['event', 'create', 'settle', 'travel', 'road', 'enter', 'found'];

/** One deed with answers by chance, what is due first; none where it is refused. */
const randomDeed = (c: C, roll: Roll, of: readonly Deed['do'][]): Deed | undefined => {
  const members = c.parties[T1]!.members;
  const duty = dutyOf(c, T1);
  const what = duty?.do ?? pick(roll, of);
  const who: CharacterId | null = duty
    ? duty.who
    : FOR_ALL.includes(what)
      ? null
      : (pick(roll, members) ?? null);
  if (judgeDeed(c, T1, what, who)) return undefined;
  return does(c, T1, what, who, asked => pick(roll, asked.keys), `p${1 + roll(3)}`).deed;
};

const CITY: readonly Deed['do'][] = [
  'buy',
  'sell',
  'donate',
  'event',
  'enhance',
  'raise',
  'retire',
  'create',
  'part',
  'buy',
  'event',
];

/** What holds in every campaign at every moment. */
const holds = (c: Campaign): void => {
  expect(c.marks).toBeGreaterThanOrEqual(0);
  expect(c.marks).toBeLessThanOrEqual(MOST_MARKS);
  expect(c.marks).toBeGreaterThanOrEqual(THRESHOLDS[prosperityOf(c) - 1]!);
  for (const p of Object.values(c.parties)) {
    expect(Math.abs(p.reputation)).toBeLessThanOrEqual(20);
    for (const id of p.members) expect(c.characters[id]).toBeDefined();
    expect(Math.min(...ITEMS.map(item => availableTo(c, p.id, item.id)))).toBe(0);
  }
  for (const ch of Object.values(c.characters)) {
    expect(ch.gold).toBeGreaterThanOrEqual(0);
    expect(ch.checks).toBeGreaterThanOrEqual(0);
    expect(ch.checks).toBeLessThanOrEqual(18);
    expect(ch.xp).toBeGreaterThanOrEqual(xpOf(ch.level));
    expect(new Set(ch.items).size).toBe(ch.items.length);
    expect(new Set(ch.learned).size).toBe(ch.learned.length);
    expect(ch.learned.length).toBe(ch.level - 1);
  }
  for (const [item, n] of Object.entries(c.inPlay)) expect(n).toBeLessThanOrEqual(itemOf(Number(item)).count);
  const quests = [...c.quests, ...Object.values(c.characters).flatMap(ch => ch.quest ?? [])];
  expect(new Set(quests).size).toBe(quests.length);
  for (const deck of Object.values(c.decks)) {
    const all = [...deck.shuffled, ...deck.below, ...deck.gone];
    expect(new Set(all).size).toBe(all.length);
  }
  expect(JSON.parse(JSON.stringify(c))).toEqual(c);
};

/** Nothing that was somebody's, or in play, is lost without a deed that says so. */
const kept = (before: C, after: Campaign, result: Json): void => {
  const sold = ((result as { deeds?: Deed[] }).deeds ?? []).flatMap(deed =>
    deed.do === 'sell' ? [`${deed.who} ${deed.answers[0]}`] : [],
  );
  for (const ch of Object.values(before.characters)) {
    const now = after.characters[ch.id];
    if (!now) continue;
    expect(now.learned).toEqual(expect.arrayContaining([...ch.learned]));
    for (const item of ch.items)
      expect(now.items.includes(item) || sold.includes(`${ch.id} item-${item}`)).toBe(true);
    expect(now.perks.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(ch.perks.reduce((a, b) => a + b, 0));
  }
  for (const item of Object.keys(before.inPlay))
    expect(after.inPlay[item]!).toBeGreaterThanOrEqual(before.inPlay[item]!);
  const gone = Object.keys(before.characters).filter(id => !(id in after.characters)).length;
  expect(gone).toBe(after.past.length - before.past.length);
  for (const n of before.done) expect(after.done).toContain(n);
  for (const n of before.unlocked) expect(after.unlocked).toContain(n);
  for (const [card, stickers] of Object.entries(before.stickers))
    expect(after.stickers[card]!.slice(0, stickers.length)).toEqual(stickers);
};

const randomResult = (c: C, party: PartyId, roll: Roll): Json => ({
  outcome: roll(3) > 0 ? 'won' : 'lost',
  heroes: c.parties[party]!.bound!.going.map(id => ({
    id: c.characters[id]!.class,
    xp: roll(25),
    gold: roll(30),
    checks: roll(3),
    exhausted: roll(4) === 0,
    treasures: roll(3) === 0 ? [1 + roll(75)] : [],
    kills: { 'bandit-guard': roll(3), ooze: roll(2) },
    elites: roll(2),
    withItem: {},
    dead: false,
  })),
});

/** An evening: a visit, a journey or a scenario, as a result. */
const evening = (c: C, roll: Roll): { offer: string; result: Json } => {
  const party = c.parties[T1];
  if (!party) return { offer: 'found', result: { deeds: [does(c, T1, 'found').deed] } as unknown as Json };
  if (party.bound) return { offer: 't1/scenario', result: randomResult(c, T1, roll) };
  const deeds: Deed[] = [];
  let now: C = c;
  const doing = (deed: Deed | undefined): void => {
    if (!deed) return;
    deeds.push(deed);
    now = does(now, T1, deed.do, deed.who, deed.answers, deed.by).c;
  };
  const visits = party.visit === null ? party.next !== 'none' && roll(4) > 0 : party.members.length < 3;
  if (visits) {
    if (party.visit === null) doing(does(now, T1, 'enter').deed);
    for (let n = 0; n < 12; n++)
      doing(randomDeed(now, roll, now.parties[T1]!.members.length < 4 ? ['create'] : CITY));
    while (dutyOf(now, T1)) doing(randomDeed(now, roll, CITY));
    return { offer: 't1/visit', result: { deeds } as unknown as Json };
  }
  const isGone = (): boolean => now.parties[T1]!.bound !== null && !dutyOf(now, T1);
  for (let n = 0; n < 40 && !isGone(); n++) {
    const retiring = mustRetire(now, T1);
    const may = retiring !== undefined && !judgeDeed(now, T1, 'retire', retiring);
    doing(may ? does(now, T1, 'retire', retiring).deed : randomDeed(now, roll, ['travel', 'create']));
    if (deeds.at(-1)?.do === 'travel' && !now.parties[T1]!.bound) break;
  }
  return { offer: 't1/journey', result: { deeds } as unknown as Json };
};

const play = (seed: number, chapters: number): readonly Chapter[] => {
  const roll = dice(seed);
  let all: readonly Chapter[] = [];
  let c: Campaign = newCampaign();
  for (let n = 0; n < chapters; n++) {
    const { offer, result } = evening(c, roll);
    const from = momentOf(campaign, {}, all, hashOf);
    const chapter = { n: n + 1, offer, from, rulesVersion: campaign.rulesVersion, result };
    const next = campaign.fold(c, offer, result, campaign.rulesVersion);
    holds(next);
    kept(c, next, result);
    c = next;
    all = [...all, chapter];
  }
  return all;
};

describe('laws of a campaign', () => {
  const seeds = [1, 2, 3, 4];

  test.each(seeds)('bounds hold and nothing is lost over forty chapters, run %i', seed => {
    const all = play(seed, 40);
    const c = campaignOf(campaign, {}, all, hashOf);
    expect(all.filter(ch => ch.offer === 't1/scenario').length).toBeGreaterThan(9);
    expect(c.done.length).toBeGreaterThan(0);
  });

  test('folding twice gives the same, and striking out the last chapter gives the campaign before it', () => {
    const all = play(7, 25);
    const whole = campaignOf(campaign, {}, all, hashOf);
    expect(campaignOf(campaign, {}, all, hashOf)).toEqual(whole);
    for (const n of [24, 12, 1]) {
      const before = foldAll(campaign, {}, all.slice(0, n), hashOf);
      expect(foldNext(campaign, before, all[n]!, hashOf)).toEqual(
        foldAll(campaign, {}, all.slice(0, n + 1), hashOf),
      );
    }
  });

  test('chapters come to the same from every store, whatever order of keys it keeps', () => {
    checkStoredCampaign(campaign, {}, play(7, 25), ['p1', 'p2']);
  });

  test('a campaign fits in options and in a file', () => {
    const all = play(8, 60);
    const c = campaignOf(campaign, {}, all, hashOf);
    const nodes = (x: unknown): number =>
      typeof x === 'object' && x !== null
        ? Object.values(x).reduce<number>((sum, each) => sum + nodes(each), 1)
        : 1;
    expect(nodes(c)).toBeLessThan(3500);
    expect(JSON.stringify(all).length / all.length).toBeLessThan(1500);
  });
});

describe('an old campaign', () => {
  const file = JSON.parse(readFileSync(new URL('./fixtures/kept-1.json', import.meta.url), 'utf8')) as {
    readonly options: Json;
    readonly chapters: readonly Chapter[];
  };

  test('opens after an update and comes to what it came to', () => {
    const { n, state } = foldAll(campaign, file.options, file.chapters, hashOf);
    const heroes = Object.values(state.characters).map(ch => [ch.name, ch.class, ch.level, ch.xp, ch.gold]);
    expect(n).toBe(116);
    expect([state.marks, state.parties.t1!.reputation, state.done.length]).toEqual([6, 4, 7]);
    expect(heroes).toEqual([
      ['Udo', 'tinkerer', 7, 392, 13],
      ['Ondra', 'mindthief', 9, 540, 22],
      ['Falk', 'scoundrel', 6, 346, 54],
      ['Cirra', 'cragheart', 5, 240, 52],
    ]);
    holds(state);
  });

  test('of version 2 opens with its quests as cards and its journal', () => {
    const kept = JSON.parse(
      readFileSync(new URL('./fixtures/kept-2.json', import.meta.url), 'utf8'),
    ) as typeof file;
    const { n, state } = foldAll(campaign, kept.options, kept.chapters, hashOf);
    expect([n, kept.chapters[0]?.rulesVersion]).toEqual([122, 2]);
    expect([state.marks, state.done.length, state.past.length, state.journal.length]).toEqual([7, 15, 1, 88]);
    expect(Object.values(state.characters).map(ch => [ch.name, ch.level, ch.xp, ch.gold, ch.quest])).toEqual([
      ['Delwin', 7, 395, 10, '#finding-the-cure'],
      ['Maro', 7, 387, 29, '#the-fall-of-man'],
      ['Svea', 9, 768, 40, '#vengeance'],
      ['Nadara', 2, 55, 22, '#the-thin-places'],
    ]);
    holds(state);
  });

  test('shows a personal quest to its own player only', () => {
    const { state } = foldAll(campaign, file.options, file.chapters, hashOf);
    const seen = campaign.view!(state, 'p2', ['p1', 'p2', 'p3', 'p4']);
    const known = Object.values(seen.characters).filter(ch => ch.quest !== null);
    expect(known.map(ch => ch.lineage)).toEqual(['p2']);
    expect(seen.quests).toEqual([]);
    const alone = campaign.view!(state, 'p1', ['p1']);
    expect(Object.values(alone.characters).every(ch => ch.quest !== null)).toBe(true);
  });
});

describe('chapters', () => {
  const founded = does(newCampaign(), T1, 'found').deed;
  const first = (deeds: unknown) => ({
    offer: 'found',
    from: momentOf(campaign, {}, [], hashOf),
    result: { deeds } as Json,
  });

  test('two evenings from one moment, a chapter left out, a forged deed: refused', () => {
    const one = addChapter(campaign, {}, [], first([founded]), hashOf);
    if (!one.ok) throw new Error('refused');
    expect(addChapter(campaign, {}, one.chapters, first([founded]), hashOf)).toMatchObject({ ok: false });
    const all = play(9, 6);
    expect(() => campaignOf(campaign, {}, [...all.slice(0, 2), ...all.slice(3)], hashOf)).toThrow(
      BrokenCampaign,
    );
    const forged = { ...all.at(-1)!, result: { deeds: [{ do: 'raise', who: 'c2', by: 'p1', answers: [] }] } };
    expect(() => campaignOf(campaign, {}, [...all.slice(0, -1), forged], hashOf)).toThrow();
    for (const bad of [
      null,
      [{ do: 'fly', who: null, by: 'p1', answers: [] }],
      [{ ...founded, answers: [1] }],
      [{ ...founded, answers: ['Nobody'] }],
      [{ ...founded, answers: [] }],
      [{ ...founded, answers: [...founded.answers, 'x'] }],
    ])
      expect(() => campaign.fold(newCampaign(), 'found', { deeds: bad } as Json, 1)).toThrow();
  });

  test('what may be played next says why not', () => {
    const now = partyOf('brute', 'tinkerer');
    const offers = campaign.offers(now).map(o => [o.id, o.refusal?.why.id]);
    expect(offers).toEqual([
      ['t1/journey', undefined],
      ['t1/visit', undefined],
      ['t1/scenario', 'not-on-the-way'],
      ['found', undefined],
    ]);
    expect(DEEDS).toHaveLength(17);
  });
});
