import { type Msg, type RuleId, sure, type Verdict } from '@potyczka/kernel';
import { type ArgsOf, speaker } from '@potyczka/kit';
import type { C, Campaign, CharacterId, Party, PartyId } from './state.js';
import type { en, TextId } from './text/en.js';
import type { pl } from './text/pl.js';

type All = typeof en | typeof pl;

/** Messages and refusals of the campaign: ids and gaps are checked by the compiler. */
export const { msg, no } = speaker<All>();

/** One of several things that somebody may choose, legal or not. */
export interface Way {
  readonly key: string;
  readonly label: Msg;
  readonly refusal?: Verdict;
  readonly declines?: true;
}

/** What a deed needs to go on: chance, or a decision of a character's player or of the whole party. */
export type Need =
  | { readonly kind: 'draw'; readonly rule: RuleId; readonly from: readonly string[] }
  | {
      readonly kind: 'choose';
      readonly rule: RuleId;
      /** The character whose player decides; null is the party together (G-42). */
      readonly of: CharacterId | null;
      readonly ask: Msg;
      readonly from: readonly Way[];
    };

/** A part of a deed: it changes the draft, and yields what it needs. */
export type Act<T = void> = Generator<Need, T, string>;

/** What a campaign remembers of all that happened. */
const REMEMBERED: ReadonlySet<string> = new Set<TextId>([
  'founded',
  'created',
  'scenario-won',
  'scenario-lost',
  'told',
  'retired',
  'died',
  'class-unlocked',
  'envelope-opened',
  'records-opened',
  'city-grows',
  'place-unlocked',
  'global-gained',
  'party-gained',
]);

/** A line of the journal: `class-unlocked|figure|sunkeeper`. */
const lineOf = (id: TextId, args: Msg['args'] = {}): string => [id, ...Object.entries(args).flat()].join('|');

/** Something that happened, for the log. */
export interface Note {
  readonly rule: RuleId;
  readonly msg: Msg;
}

/** A campaign on which a deed is being done. */
export interface Work {
  readonly c: Campaign;
  readonly party: PartyId;
  /** The player who acts. */
  readonly lineage: string;
  readonly notes: Note[];
  /** The version of the rules by which a kept deed was done; today's if nothing is said. */
  readonly rulesVersion?: number;
}

export const note = <const K extends TextId>(w: Work, rule: RuleId, id: K, ...args: ArgsOf<All, K>): void => {
  w.notes.push({ rule, msg: msg(id, ...args) });
  if (REMEMBERED.has(id)) w.c.journal.push(lineOf(id, args[0]));
};

/** Draws one of a set of equal cards; nothing is drawn from nothing. */
export function* draw(rule: RuleId, from: readonly string[]): Act<string> {
  return yield { kind: 'draw', rule, from };
}

export function* choose(rule: RuleId, of: CharacterId | null, ask: Msg, from: readonly Way[]): Act<string> {
  return yield { kind: 'choose', rule, of, ask, from };
}

export const partyOf = (w: Work): Party => sure(w.c.parties[w.party], 'one of parties');

/** A draft that may be changed. */
export const draft = (c: C): Campaign => JSON.parse(JSON.stringify(c)) as Campaign;
