import type { Chapter, Json, Offer, Refusal } from '@potyczka/kernel';

/** A campaign as it is kept: its options and chapters, from which everything follows. */
export interface CampaignText {
  readonly game: string;
  readonly options: Json;
  readonly chapters: readonly Chapter[];
}

/** What is wanted of a campaign: to look at it, the options of a match, or one more chapter. */
export type CampaignWanted = CampaignText & {
  /** The options of a match of this offer, for so many players. */
  readonly play?: { readonly offer: string; readonly players: number };
  /** A match that has ended. */
  readonly add?: { readonly offer: string; readonly from: string; readonly result: Json };
};

export interface CampaignSeen {
  readonly state: unknown;
  /** The moment that it has come to: a match that begins now keeps it. */
  readonly moment: string;
  readonly offers: readonly Offer[];
  /** Of `play`: what a match is made of. */
  readonly match?: { readonly game: string; readonly options: Readonly<Record<string, Json>> };
  /** Of `add`: with the new chapter, or why it is none. */
  readonly chapters?: readonly Chapter[];
  readonly refusal?: Refusal;
}
