import { game, campaign as rules, type State } from '@potyczka/gloomhaven/campaign';
import type { Json, Seat, Who } from '@potyczka/kernel';
import { type Deal, FirstDeal, Parted, playTwo, type TwoDeals } from '@potyczka/kernel/conformance';
import type { AnyCampaign } from '@potyczka/kernel/register';
import type { AnyGame } from '@potyczka/table';
import { describe, expect, test } from 'vitest';
import { answerBetween } from '../campaigns/policy.js';
import { askAll, Hall, Looker, toldApart } from './wire.js';

type Campaign = ReturnType<typeof rules.begin>;
type Options = Record<string, Json>;

/** An evening of two campaigns that somebody cannot tell apart. */
interface Evening {
  readonly offer: string;
  readonly two: TwoDeals<Options>;
}

const between = game as unknown as AnyGame;
const SEATS = ['p1', 'p2'] as const;
/** A party is founded, is in the city, and sets out. */
const OFFERS = ['found', 't1/visit', 't1/journey'];
const LONGEST = 200;
const TRIES = 30;

/** The next evening in both campaigns, played to its end. */
const evening = ([one, two]: readonly [Campaign, Campaign], offer: string, who: Who, seed: number) => {
  const options = [one, two].map(c => rules.optionsFor(c as never, offer, SEATS)) as [Options, Options];
  const first = new FirstDeal<unknown, { type: string }, unknown, Record<string, unknown>, unknown>(
    between,
    options[0],
    seed,
    LONGEST,
    (world, ask, dice) => answerBetween(world.state as State, ask, dice, new Map()),
  );
  for (let n = 1; ; n++) {
    let results: unknown[] = [];
    try {
      const dealt = playTwo(first, {
        who,
        until: first.given.length,
        seed: n,
        options: options[1],
        at: m => {
          results = [m.one.result, m.two.result];
        },
      });
      const folded = [one, two].map((c, i) =>
        rules.fold(c as never, offer, results[i] as Json, rules.rulesVersion),
      ) as [Campaign, Campaign];
      return { evening: { offer, two: dealt as TwoDeals<Options> }, folded };
    } catch (e) {
      if (!(e instanceof Parted) || n >= TRIES) throw e;
    }
  }
};

/** Evenings that follow from each other, in both campaigns. */
const evenings = (
  who: Who,
  seed: number,
): { readonly all: readonly Evening[]; readonly ends: readonly Campaign[] } => {
  let both: [Campaign, Campaign] = [rules.begin({}), rules.begin({})];
  const all: Evening[] = [];
  for (const offer of OFFERS) {
    const next = evening(both, offer, who, seed);
    all.push(next.evening);
    both = next.folded;
  }
  return { all, ends: both };
};

/** Plays one of the two campaigns at tables, and gives back all that reached whom it is about. */
const heard = async (all: readonly Evening[], which: 'one' | 'two', who: Who, secret: number) => {
  const deals = all.map(({ two }): Deal<unknown> => two[which]);
  const dealt = new Map<string, Deal<unknown>>();
  const dealFor = (table: string): Deal<unknown> => {
    const known = dealt.get(table) ?? (deals[dealt.size] as Deal<unknown>);
    dealt.set(table, known);
    return known;
  };
  const hall = new Hall(
    [{ game: between, campaign: rules as AnyCampaign, campaignOf: rules.id }],
    secret,
    table => dealFor(table.id),
  );
  const people = new Map<Seat, Looker>(SEATS.map(seat => [seat, new Looker(hall.service, `name-${seat}`)]));
  // Whoever leads a campaign keeps its box, and may look into it: that is the other one.
  const host: Seat = who === 'p1' ? 'p2' : 'p1';
  const [ann, bob] = [people.get(host), people.get(host === 'p1' ? 'p2' : 'p1')] as [Looker, Looker];
  const begun = { game: rules.id, name: 'Winter', chairs: 2, options: {}, chair: host };
  const { campaign } = await ann.must('campaign-begin', begun);
  const { links } = (await ann.must('campaign', { campaign })).info;
  await bob.must('campaign-join', { campaign, token: Object.values(links ?? {})[0] });
  const mine = (who !== 'spectator' && people.get(who)) || new Looker(hall.service, 'stranger');
  const asking = new Looker(hall.service, who === 'spectator' ? 'stranger' : `name-${who}`);
  const counted = { guesses: 0, words: 0, moments: 0 };
  for (const [i, { offer }] of all.entries()) {
    const { table } = await ann.must('campaign-play', { campaign, offer });
    await mine.ask('campaign', { campaign });
    await mine.must('watch', { table, changes: true });
    for (const { seat, a } of (deals[i] as Deal<unknown>).given) {
      await askAll(hall, asking, table, counted);
      counted.moments++;
      await hall.play(table, seat, a, people);
    }
    await hall.settle();
    await askAll(hall, asking, table, counted);
    for (const what of ['campaign', 'campaign-chapters', 'campaign-strike'] as const)
      await asking.ask(what, { campaign, ...(what === 'campaign-strike' && { chapter: 99 }) });
    await mine.ask('campaigns', {});
  }
  if (hall.faults.length > 0) throw hall.faults[0];
  await hall.service.close();
  return { lines: [...mine.lines, ...asking.lines], ...counted };
};

const questsOf = (c: Campaign): unknown[] => Object.values(c.characters).map(ch => ch.quest);

describe('GLM-CITY-11 evenings of a campaign are the same to the last byte, whatever quests the others have, for', () => {
  test.each([
    ['p2', 3],
    ['p1', 4],
    ['spectator', 5],
  ] as const)('%s', async (who, seed) => {
    const { all, ends } = evenings(who, seed);
    const [one, two] = [await heard(all, 'one', who, 1), await heard(all, 'two', who, 2)];
    expect(toldApart(one, two)).toBeUndefined();
    expect(one.moments).toBeGreaterThan(30);
    const [here, there] = ends.map(questsOf) as [unknown[], unknown[]];
    expect(here.length).toBe(there.length);
    expect(here.filter((quest, i) => quest !== there[i]).length).toBeGreaterThan(0);
  });
});
