import type { Chapter, Folded, Json, Refusal, Seat } from '@potyczka/kernel';
import { Conflict } from './store-errors.js';

/** Who has a chair of a campaign. */
export type Holder =
  | { readonly kind: 'open' }
  /** `standIn`: a bot may play for them in an evening to which they do not come. */
  | { readonly kind: 'human'; readonly id: string; readonly name: string; readonly standIn: boolean };

/** A match that was begun for a campaign and is not part of it yet. */
export interface Evening {
  readonly table: string;
  readonly game: string;
  readonly offer: string;
  readonly begun: number;
}

/** A campaign without its lines: plain data, as it is stored. */
export interface StoredCampaign {
  readonly id: string;
  /** The game that has such a campaign. */
  readonly game: string;
  readonly name: string;
  readonly options: Json;
  readonly chairs: readonly { readonly chair: Seat; readonly holder: Holder; readonly token: string }[];
  readonly host: string;
  readonly evenings: readonly Evening[];
  readonly created: number;
  readonly updated: number;
  /** Raised with each change of these fields, so that two writers do not overwrite each other. */
  readonly version: number;
}

/** One thing that happened to a campaign. Lines are only ever added. */
export type CampaignLine = { readonly n: number; readonly at: number } & (
  | { readonly chapter: Chapter /** The match; null: brought from a file. */; readonly table: string | null }
  /** The last chapter, with this number, was struck out. */
  | { readonly struck: number }
  /** A match that has ended and is no chapter, and why. */
  | { readonly refused: Refusal; readonly table: string }
);

/** A match that ended and is no chapter. */
export interface RefusedEvening {
  readonly table: string;
  readonly at: number;
  readonly why: Refusal;
}

/** What a campaign had come to after some of its lines: they need not be read again. */
export interface KeptFold extends Folded<unknown> {
  readonly lines: number;
  /** The version of the campaign's rules under which it was folded: of another one it means nothing. */
  readonly rulesVersion: number;
  /** The last of them. Missing in what was kept before they were: of no use then. */
  readonly refused?: readonly RefusedEvening[];
}

export interface LoadedCampaign {
  readonly campaign: StoredCampaign;
  /** Those that were asked for. */
  readonly lines: readonly CampaignLine[];
}

/** A campaign in a list. */
export interface ListedCampaign {
  readonly campaign: StoredCampaign;
  readonly lines: number;
}

/** Where campaigns are kept. Every promise that resolves means: durable. */
export interface CampaignStore {
  begin(campaign: StoredCampaign, lines: readonly CampaignLine[]): Promise<void>;
  /** A campaign without its lines. */
  find(id: string): Promise<StoredCampaign | undefined>;
  /** A campaign with its lines after the first `after` of them. */
  load(id: string, after: number): Promise<LoadedCampaign | undefined>;
  /** What it had come to when that was last kept. */
  kept(id: string): Promise<KeptFold | undefined>;
  /** Whether a line tells of a match. */
  hasLineOf(id: string, table: string): Promise<boolean>;
  /** Adds a line; `Conflict` if that number is taken, or if a line of that match is there. */
  write(id: string, line: CampaignLine): Promise<void>;
  /** Replaces it if it still has the version before; else `Conflict`. */
  save(campaign: StoredCampaign): Promise<void>;
  /** Keeps what it had come to, in place of what was kept before. */
  keep(id: string, kept: KeptFold): Promise<void>;
  /** Campaigns in which somebody has a chair, newest first. */
  listOf(identity: string, most: number): Promise<readonly ListedCampaign[]>;
  remove(id: string): Promise<void>;
}

/** Everybody whose campaign it is. */
export const fellowsOf = ({ host, chairs }: StoredCampaign): string[] => [
  ...new Set([host, ...chairs.flatMap(c => (c.holder.kind === 'human' ? [c.holder.id] : []))]),
];

/** The match that a line tells of. */
export const tableOfLine = (line: CampaignLine): string | null => ('table' in line ? line.table : null);

/** The chapters after the first `n` that lines come to, none of which strikes out one of those: what was struck out is left out. */
export const chaptersOf = (lines: readonly CampaignLine[], n = 0): Chapter[] => {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if ('chapter' in line) chapters.push(line.chapter);
    else if ('struck' in line) chapters.length = Math.min(chapters.length, line.struck - 1 - n);
  }
  return chapters;
};

interface InMemory {
  campaign: StoredCampaign;
  lines: CampaignLine[];
  kept?: KeptFold;
}

/** Campaigns that are forgotten: for tests. */
export class MemoryCampaigns implements CampaignStore {
  private readonly all = new Map<string, InMemory>();

  async begin(campaign: StoredCampaign, lines: readonly CampaignLine[]): Promise<void> {
    if (this.all.has(campaign.id)) throw new Conflict(campaign.id);
    this.all.set(campaign.id, { campaign, lines: [...lines] });
  }

  async find(id: string): Promise<StoredCampaign | undefined> {
    return this.all.get(id)?.campaign;
  }

  async load(id: string, after: number): Promise<LoadedCampaign | undefined> {
    const found = this.all.get(id);
    return found && { campaign: found.campaign, lines: found.lines.slice(after) };
  }

  async kept(id: string): Promise<KeptFold | undefined> {
    return this.all.get(id)?.kept;
  }

  async hasLineOf(id: string, table: string): Promise<boolean> {
    return this.all.get(id)?.lines.some(line => tableOfLine(line) === table) ?? false;
  }

  async write(id: string, line: CampaignLine): Promise<void> {
    const found = this.all.get(id);
    const table = tableOfLine(line);
    const isThere = table !== null && found?.lines.some(l => tableOfLine(l) === table);
    if (!found || found.lines.length + 1 !== line.n || isThere) throw new Conflict(id);
    found.lines.push(line);
  }

  async save(campaign: StoredCampaign): Promise<void> {
    const found = this.all.get(campaign.id);
    if (!found || found.campaign.version + 1 !== campaign.version) throw new Conflict(campaign.id);
    found.campaign = campaign;
  }

  async keep(id: string, kept: KeptFold): Promise<void> {
    const found = this.all.get(id);
    if (found) found.kept = kept;
  }

  async listOf(identity: string, most: number): Promise<ListedCampaign[]> {
    return [...this.all.values()]
      .filter(({ campaign }) => fellowsOf(campaign).includes(identity))
      .sort((a, b) => b.campaign.updated - a.campaign.updated)
      .slice(0, most)
      .map(({ campaign, lines }) => ({ campaign, lines: lines.length }));
  }

  async remove(id: string): Promise<void> {
    this.all.delete(id);
  }
}
