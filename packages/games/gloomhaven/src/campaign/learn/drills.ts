import { type Answer, sure } from '@potyczka/kernel';
import type { Drill } from '@potyczka/kernel/register';
import { begin } from '../begin.js';
import type { Deed, DeedName } from '../deeds.js';
import { doing } from '../doing.js';
import type { Event, State } from '../game.js';
import type { Options, What } from '../options.js';
import type { Campaign, Character, CharacterId, Party, PartyId } from '../state.js';

/** Evenings between scenarios that a learner plays: Arda the Brute and Belko the Tinkerer are both theirs. */

const T1: PartyId = 't1';
const ARDA: CharacterId = 'c2';
const BELKO: CharacterId = 'c3';

const founded = (): Campaign => doing(begin({}), T1, 'found', { answers: ['Lumen'] });

/** Two heroes in the city after their first scenario. */
const pair = (): Campaign => {
  const one = doing(founded(), T1, 'create', { answers: ['brute', 'Arda'] });
  const two = doing(one, T1, 'create', { by: 'p1.2', answers: ['tinkerer', 'Belko'] });
  two.unlocked = [1, 2];
  two.done = [1];
  partyOf(two).achievements = ['first-steps'];
  return two;
};

const partyOf = (c: Campaign): Party => sure(c.parties[T1], 'one of parties');

/** The same two, with something changed for one lesson. */
const after = (change: (c: Campaign, arda: Character) => void): Campaign => {
  const c = pair();
  change(c, sure(c.characters[ARDA], 'one of characters'));
  return c;
};

const did =
  (what: DeedName, is: (deed: Deed) => boolean = () => true) =>
  (e: Event): boolean =>
    e.type === 'did' && e.deed.do === what && is(e.deed);

const isDone = (deed: Deed): boolean => !deed.answers.includes('back');

/** The goal is one deed; who leaves the city before has missed it. */
const goal =
  (what: DeedName, is: (deed: Deed) => boolean = isDone): Drill['judge'] =>
  told => {
    const events = told as readonly Event[];
    if (events.some(did(what, is))) return 'reached';
    return events.some(e => e.type === 'passed' || e.type === 'over') ? { missed: 'left' } : 'open';
  };

interface Made {
  readonly what?: What;
  readonly c: () => Campaign;
  readonly script: readonly Answer[];
  readonly judge: Drill['judge'];
}

export const played = {
  create: {
    c: () => ({ ...founded(), quests: ['#greed-is-gold', '#law-bringer'] }),
    script: ['create', 'brute', 'Arda', '#greed-is-gold'],
    judge: goal('create'),
  },
  shop: {
    c: pair,
    script: [`buy ${ARDA}`, 'item-1'],
    judge: goal('buy', deed => deed.answers[0] === 'item-1'),
  },
  sell: {
    c: () =>
      after((c, arda) => {
        arda.items = [1];
        arda.gold = 5;
        partyOf(c).reputation = 6;
      }),
    script: [`sell ${ARDA}`, 'item-1'],
    judge: goal('sell'),
  },
  donate: {
    c: pair,
    script: [`donate ${BELKO}`],
    judge: goal('donate'),
  },
  event: {
    c: pair,
    script: ['event', 'a'],
    judge: goal('event'),
  },
  level: {
    c: () =>
      after((_, arda) => {
        arda.xp = 52;
      }),
    script: ['brute-014', '0'],
    judge: goal('level'),
  },
  perk: {
    c: () =>
      after((_, arda) => {
        arda.checks = 3;
        arda.owed = 1;
      }),
    script: ['3'],
    judge: goal('perk'),
  },
  settle: {
    c: () =>
      after(c => {
        partyOf(c).matters = [{ kind: 'gold', n: 20, among: [ARDA, BELKO] }];
      }),
    script: ['10'],
    judge: goal('settle'),
  },
  enhance: {
    c: () =>
      after((c, arda) => {
        c.global = ['the-power-of-enhancement'];
        arda.gold = 60;
      }),
    script: [`enhance ${ARDA}`, 'brute-006', 'bottom/0', '+1'],
    judge: goal('enhance'),
  },
  retire: {
    c: () =>
      after((_, arda) => {
        arda.quest = '#greed-is-gold';
        arda.gold = 215;
        arda.level = 3;
        arda.xp = 101;
        arda.learned = ['brute-014', 'brute-015'];
      }),
    script: [`retire ${ARDA}`],
    judge: goal('retire'),
  },
  travel: {
    what: 'journey',
    c: () =>
      after(c => {
        partyOf(c).visit = null;
        partyOf(c).at = 1;
      }),
    script: ['campaign-2', '1'],
    judge: goal('travel', deed => deed.answers[0] === 'campaign-2'),
  },
  road: {
    what: 'journey',
    c: () =>
      after(c => {
        partyOf(c).visit = null;
        partyOf(c).bound = { scenario: 2, mode: 'campaign', level: 1, going: [ARDA, BELKO], road: true };
      }),
    script: ['a'],
    judge: goal('road'),
  },
} as const satisfies Readonly<Record<string, Made>>;

export type PlayedId = keyof typeof played;

export const drillOf = (lesson: string, boxOf: (options: Options) => State): Drill | undefined => {
  if (!Object.hasOwn(played, lesson)) return undefined;
  const { what = 'visit', c, script, judge }: Made = played[lesson as PlayedId];
  const options: Options = { players: 1, what, story: { party: T1, c: c() } };
  return { options, state: boxOf(options), seat: 'p1', script, judge };
};
