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
  /** What a campaign has come to after a match. */
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
    problem: string,
  ) {
    super(`chapter ${n}: ${problem}`);
  }
}

const MOVED_ON = refuse('TABLE-CAMPAIGN', 'table-campaign-moved-on');
const NO_SUCH_OFFER = refuse('TABLE-CAMPAIGN', 'table-campaign-no-such-offer');

const next = (moment: string, chapter: Chapter, hash: Hash): string => hash([moment, chapter]);

/**
 * The moment that a campaign has come to: it changes with every chapter, and
 * with anything that is changed in one. A match that begins now keeps it.
 */
export const momentOf = <C, O, R>(
  campaign: Campaign<C, O, R>,
  options: Json,
  chapters: readonly Chapter[],
  hash: Hash,
): string => chapters.reduce((moment, chapter) => next(moment, chapter, hash), hash([campaign.id, options]));

const refusalOf = <C, O, R>(campaign: Campaign<C, O, R>, c: C, offer: string): Refusal | undefined => {
  const found = campaign.offers(c as DeepReadonly<C>).find(o => o.id === offer);
  return found ? found.refusal : NO_SUCH_OFFER;
};

/** What a campaign has come to. Throws `BrokenCampaign` at the first chapter that does not follow from those before it. */
export const campaignOf = <C, O, R>(
  campaign: Campaign<C, O, R>,
  options: Json,
  chapters: readonly Chapter[],
  hash: Hash,
): C => {
  let c = campaign.begin(options) as C;
  let moment = momentOf(campaign, options, [], hash);
  for (const [i, chapter] of chapters.entries()) {
    const { n, offer, from, rulesVersion, result } = chapter;
    if (n !== i + 1) throw new BrokenCampaign(i + 1, `numbered ${n}`);
    if (rulesVersion > campaign.rulesVersion)
      throw new BrokenCampaign(n, `follows version ${rulesVersion} of the rules`);
    if (from !== moment) throw new BrokenCampaign(n, 'began at another moment');
    // Offers may change with the rules; what was played stays played.
    if (rulesVersion === campaign.rulesVersion && refusalOf(campaign, c, offer))
      throw new BrokenCampaign(n, `'${offer}' could not be played`);
    c = campaign.fold(c as DeepReadonly<C>, offer, result as R, rulesVersion);
    moment = next(moment, chapter, hash);
  }
  return c;
};

/** What became of a match that was to be the next chapter. */
export type ChapterAdded =
  | { readonly ok: true; readonly chapters: readonly Chapter[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Adds the result of a match that began at a moment. Refused if the campaign
 * has moved on since: of two matches begun at one moment, the first to end counts.
 */
export const addChapter = <C, O, R>(
  campaign: Campaign<C, O, R>,
  options: Json,
  chapters: readonly Chapter[],
  match: { readonly offer: string; readonly from: string; readonly result: Json },
  hash: Hash,
): ChapterAdded => {
  const c = campaignOf(campaign, options, chapters, hash);
  if (match.from !== momentOf(campaign, options, chapters, hash)) return { ok: false, refusal: MOVED_ON };
  const refusal = refusalOf(campaign, c, match.offer);
  if (refusal) return { ok: false, refusal };
  const { offer, from, result } = match;
  const chapter = { n: chapters.length + 1, offer, from, rulesVersion: campaign.rulesVersion, result };
  return { ok: true, chapters: [...chapters, chapter] };
};
