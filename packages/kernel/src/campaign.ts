import { inOrder } from './plain.js';
import {
  type DeepReadonly,
  type GameId,
  type Json,
  type Msg,
  type Plain,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
} from './vocabulary.js';

/** Something that a campaign may go on with: a match of a game. */
export interface Offer {
  readonly id: string;
  readonly game: GameId;
  readonly rule: RuleId;
  /** What is played, in one sentence. */
  readonly ask: Msg;
  /** Why it cannot be played now, if it is shown all the same. */
  readonly refusal?: Refusal;
}

/**
 * Matches that build on each other. `C` is what they have come to, `O` the
 * options of a match, `R` its result. All of it is pure: no chance, no clock;
 * what is drawn is drawn in a match, where it is sealed and told. A match knows
 * nothing of its campaign: its options hold all that it needs, its result all
 * that the campaign needs.
 */
export interface Campaign<C, O, R> {
  readonly id: string;
  /** Raised whenever old chapters would fold to something else; `fold` is told which one a chapter was written under. */
  readonly rulesVersion: number;
  begin(o: Json): Plain<C>;
  offers(c: DeepReadonly<C>): readonly Offer[];
  /** The options of a match of an offer, for the seats that play it. */
  optionsFor(c: DeepReadonly<C>, offer: string, seats: readonly Seat[]): O;
  /** The chairs that sit at such a match, in the order of its seats; without it, all of them. */
  chairsFor?(c: DeepReadonly<C>, offer: string, seats: readonly Seat[]): readonly Seat[];
  /** What somebody may see of it who has one of these chairs, or none; without it, everything. */
  view?(c: DeepReadonly<C>, chair: Seat | null, chairs: readonly Seat[]): DeepReadonly<C>;
  /** What a campaign has come to after a match; throws if the match cannot have ended so. */
  fold(c: DeepReadonly<C>, offer: string, r: R, rulesVersion: number): C;
}

/** A match that has become part of a campaign. Only chapters are stored, in order; the rest follows from them. */
export interface Chapter {
  /** 1 is the first. */
  readonly n: number;
  readonly offer: string;
  /** The moment of the campaign at which its match began: see `momentOf`. */
  readonly from: string;
  /** The version of the campaign's rules under which it was written. */
  readonly rulesVersion: number;
  readonly result: Json;
}

/** Makes a short text that no other data has: `hashOf` of the kernel's second door. */
export type Hash = (x: unknown) => string;

/** Chapters that do not follow from each other. */
export class BrokenCampaign extends Error {
  constructor(
    /** The first chapter that does not follow. */
    readonly n: number,
    readonly problem: string,
  ) {
    super(`chapter ${n}: ${problem}`);
  }
}

const MOVED_ON = refuse('TABLE-CAMPAIGN', 'table-campaign-moved-on');
const NO_SUCH_OFFER = refuse('TABLE-CAMPAIGN', 'table-campaign-no-such-offer');

/** A campaign after so many chapters. Plain data: it may be kept beside them, so that nobody folds them all again. */
export interface Folded<C> {
  /** How many chapters. */
  readonly n: number;
  /**
   * The moment that it has come to: it changes with every chapter, and with anything that is changed in one.
   * A match that begins now keeps it.
   */
  readonly moment: string;
  readonly state: C;
}

/** A campaign before its first chapter. */
export const foldedNone = <C, O, R>(campaign: Campaign<C, O, R>, options: Json, hash: Hash): Folded<C> => ({
  n: 0,
  moment: hash([campaign.id, options]),
  state: inOrder(campaign.begin(inOrder(options)) as C),
});

/** A campaign that was kept somewhere, as its rules see it: in whatever order its keys come. */
export const foldedAgain = <C, F extends Folded<C>>(kept: F): F => ({ ...kept, state: inOrder(kept.state) });

const refusalOf = <C, O, R>(campaign: Campaign<C, O, R>, c: C, offer: string): Refusal | undefined => {
  const found = campaign.offers(c as DeepReadonly<C>).find(o => o.id === offer);
  return found ? found.refusal : NO_SUCH_OFFER;
};

/** Folds one more chapter. Throws `BrokenCampaign` if it does not follow from those before it. */
export const foldNext = <C, O, R>(
  campaign: Campaign<C, O, R>,
  before: Folded<C>,
  chapter: Chapter,
  hash: Hash,
): Folded<C> => {
  const { n, offer, from, rulesVersion, result } = chapter;
  if (n !== before.n + 1) throw new BrokenCampaign(before.n + 1, `numbered ${n}`);
  if (rulesVersion > campaign.rulesVersion)
    throw new BrokenCampaign(n, `follows version ${rulesVersion} of the rules`);
  if (from !== before.moment) throw new BrokenCampaign(n, 'began at another moment');
  // Offers may change with the rules; what was played stays played.
  if (rulesVersion === campaign.rulesVersion && refusalOf(campaign, before.state, offer))
    throw new BrokenCampaign(n, `'${offer}' could not be played`);
  return {
    n,
    moment: hash([before.moment, chapter]),
    state: folded(campaign, before.state, chapter, result as R),
  };
};

const folded = <C, O, R>(campaign: Campaign<C, O, R>, c: C, { n, offer, rulesVersion }: Chapter, r: R): C => {
  try {
    return inOrder(campaign.fold(c as DeepReadonly<C>, offer, inOrder(r), rulesVersion));
  } catch (e) {
    throw new BrokenCampaign(n, e instanceof Error ? e.message : String(e));
  }
};

/** Folds chapters one after the other. */
export const foldAll = <C, O, R>(
  campaign: Campaign<C, O, R>,
  options: Json,
  chapters: readonly Chapter[],
  hash: Hash,
): Folded<C> =>
  chapters.reduce(
    (before, chapter) => foldNext(campaign, before, chapter, hash),
    foldedNone(campaign, options, hash),
  );

/** What a campaign has come to. Throws `BrokenCampaign` at the first chapter that does not follow from those before it. */
export const campaignOf = <C, O, R>(
  campaign: Campaign<C, O, R>,
  options: Json,
  chapters: readonly Chapter[],
  hash: Hash,
): C => foldAll(campaign, options, chapters, hash).state;

/** A match that has ended and is to be the next chapter. */
export interface Ended {
  readonly offer: string;
  /** The moment at which it began. */
  readonly from: string;
  readonly result: Json;
}

/** What became of a match that was to be the next chapter. */
export type ChapterMade<C> =
  | { readonly ok: true; readonly chapter: Chapter; readonly folded: Folded<C> }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Makes the next chapter of a match that has ended. Refused if the campaign has moved on since it began (of two
 * matches begun at one moment, the first to end counts), and if it cannot have ended so.
 */
export const nextChapter = <C, O, R>(
  campaign: Campaign<C, O, R>,
  before: Folded<C>,
  { offer, from, result }: Ended,
  hash: Hash,
): ChapterMade<C> => {
  if (from !== before.moment) return { ok: false, refusal: MOVED_ON };
  const refusal = refusalOf(campaign, before.state, offer);
  if (refusal) return { ok: false, refusal };
  const chapter = { n: before.n + 1, offer, from, rulesVersion: campaign.rulesVersion, result };
  try {
    return { ok: true, chapter, folded: foldNext(campaign, before, chapter, hash) };
  } catch (e) {
    if (!(e instanceof BrokenCampaign)) throw e;
    return { ok: false, refusal: refuse('TABLE-CAMPAIGN', 'table-campaign-forged', { problem: e.problem }) };
  }
};

/** A chapter that was added with what the campaign comes to, or why it was not. */
export type ChapterAdded =
  | { readonly ok: true; readonly chapters: readonly Chapter[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The same for whoever has nothing but the chapters. */
export const addChapter = <C, O, R>(
  campaign: Campaign<C, O, R>,
  options: Json,
  chapters: readonly Chapter[],
  match: Ended,
  hash: Hash,
): ChapterAdded => {
  const made = nextChapter(campaign, foldAll(campaign, options, chapters, hash), match, hash);
  return made.ok ? { ok: true, chapters: [...chapters, made.chapter] } : made;
};

/** The moment that chapters have come to. */
export const momentOf = <C, O, R>(
  campaign: Campaign<C, O, R>,
  options: Json,
  chapters: readonly Chapter[],
  hash: Hash,
): string => chapters.reduce((moment, chapter) => hash([moment, chapter]), hash([campaign.id, options]));
