import {
  BrokenCampaign,
  type Chapter,
  type Folded,
  foldedNone,
  foldNext,
  type Json,
  nextChapter,
} from '@potyczka/kernel';
import type { AnyCampaign } from '@potyczka/kernel/register';
import { hashOf } from '@potyczka/kernel/run';
import {
  type CampaignLine,
  type CampaignStore,
  chaptersOf,
  type KeptFold,
  type LoadedCampaign,
  type StoredCampaign,
  tableOfLine,
} from './campaign-store.js';
import type { Connection } from './connection.js';
import type { HasDeps } from './ports.js';
import { refused } from './refused.js';
import { Conflict, type StoredTable } from './store.js';
import type { TimeSlices } from './time-slices.js';

/** How often a writer that lost a race tries again. */
const TRIES = 8;
/** Campaigns whose fold is remembered. */
const MOST_REMEMBERED = 100;
/** A connection is told of so many campaigns. */
const MOST_WATCHED = 20;

/** A campaign as it stands. */
export interface Standing {
  readonly campaign: StoredCampaign;
  readonly lines: readonly CampaignLine[];
  readonly rules: AnyCampaign;
  readonly folded: Folded<unknown>;
}

/**
 * The campaigns: how each is read, folded, and told of. A match that ends becomes a chapter once: its line has a
 * number and the name of the match, and neither can be there twice.
 */
export class Campaigns {
  private readonly lookers = new Map<string, Set<Connection>>();
  private readonly remembered = new Map<string, KeptFold>();

  constructor(private readonly service: HasDeps & { readonly slices: TimeSlices }) {}

  get store(): CampaignStore {
    const { campaigns } = this.service.deps.store;
    if (!campaigns) throw refused('refused', 'table-no-campaigns');
    return campaigns;
  }

  async rulesOf(game: string): Promise<AnyCampaign> {
    const rules = await this.service.deps.campaignOf?.(game);
    if (!rules) throw refused('refused', 'table-unknown-game', { game });
    return rules;
  }

  /** A campaign as it stands; refused if there is none. */
  async standing(id: string): Promise<Standing> {
    const loaded = await this.store.load(id);
    if (!loaded) throw refused('unknown-table', 'table-unknown-campaign');
    const rules = await this.rulesOf(loaded.campaign.game);
    return { ...loaded, rules, folded: await this.fold(rules, loaded) };
  }

  /** Folds what has not been folded yet. */
  private async fold(
    rules: AnyCampaign,
    { campaign, lines, kept }: LoadedCampaign,
  ): Promise<Folded<unknown>> {
    const isUsable = (k: KeptFold | null | undefined): k is KeptFold =>
      k?.rulesVersion === rules.rulesVersion &&
      k.lines <= lines.length &&
      lines.slice(k.lines).every(line => !('struck' in line) || line.struck > k.n);
    const before = [this.remembered.get(campaign.id), kept].find(isUsable);
    const folded = await this.foldFrom(
      rules,
      before ?? foldedNone(rules, campaign.options, hashOf),
      chaptersOf(lines),
    );
    this.remember(campaign.id, { ...folded, lines: lines.length, rulesVersion: rules.rulesVersion });
    return folded;
  }

  /** Folds the chapters after those that are folded, in slices. Throws `BrokenCampaign`. */
  private async foldFrom(
    rules: AnyCampaign,
    before: Folded<unknown>,
    chapters: readonly Chapter[],
  ): Promise<Folded<unknown>> {
    let folded: Folded<unknown> = { n: before.n, moment: before.moment, state: before.state };
    if (folded.n === chapters.length) return folded;
    const steps = function* (): Generator<void> {
      for (const chapter of chapters.slice(folded.n)) {
        folded = foldNext(rules, folded, chapter, hashOf);
        yield;
      }
    };
    await this.service.slices.take(steps());
    return folded;
  }

  /** Whether chapters that somebody brings follow from each other; refused at the first that does not. */
  async judge(rules: AnyCampaign, options: Json, chapters: readonly Chapter[]): Promise<void> {
    try {
      await this.foldFrom(rules, foldedNone(rules, options, hashOf), chapters);
    } catch (e) {
      if (e instanceof BrokenCampaign)
        throw refused('refused', 'table-bad-campaign', { n: e.n, problem: e.problem });
      throw e;
    }
  }

  private remember(id: string, kept: KeptFold): void {
    this.remembered.delete(id);
    this.remembered.set(id, kept);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }

  /**
   * A match has ended: if it was one of a campaign, it becomes its next chapter, or it is written down why it
   * does not. Called before the match counts as over, as often as it takes: the second time nothing happens.
   */
  async ended({ id: table, campaign: of }: StoredTable, result: unknown): Promise<void> {
    if (!of || !this.service.deps.store.campaigns) return;
    for (let tries = 1; ; tries++) {
      const loaded = await this.store.load(of.id);
      // It was given up, or this program does not know it.
      const rules = loaded && (await this.service.deps.campaignOf?.(loaded.campaign.game));
      if (!loaded || !rules || loaded.lines.some(line => tableOfLine(line) === table)) break;
      try {
        await this.writeEnd(rules, loaded, { ...of, table }, JSON.parse(JSON.stringify(result)) as Json);
        break;
      } catch (e) {
        if (!(e instanceof Conflict) || tries >= TRIES) throw e;
      }
    }
    await this.forgetEvening(of.id, table);
    this.changed(of.id);
  }

  private async writeEnd(
    rules: AnyCampaign,
    loaded: LoadedCampaign,
    { offer, from, table }: { readonly offer: string; readonly from: string; readonly table: string },
    result: Json,
  ): Promise<void> {
    const { id } = loaded.campaign;
    const made = nextChapter(rules, await this.fold(rules, loaded), { offer, from, result }, hashOf);
    const line = { n: loaded.lines.length + 1, at: this.service.deps.now(), table };
    await this.store.write(
      id,
      made.ok ? { ...line, chapter: made.chapter } : { ...line, refused: made.refusal },
    );
    if (!made.ok) return;
    const kept = { ...made.folded, lines: line.n, rulesVersion: rules.rulesVersion };
    this.remember(id, kept);
    // Only for speed: what is not kept is folded again.
    await this.store.keep(id, kept).catch(e => this.service.deps.fault?.('keep campaign', e));
  }

  /** A match that has ended is no longer under way; where that cannot be written, it only looks so. */
  private async forgetEvening(id: string, table: string): Promise<void> {
    const without = (campaign: StoredCampaign): StoredCampaign => ({
      ...campaign,
      evenings: campaign.evenings.filter(e => e.table !== table),
    });
    await this.change(id, without).catch(e => this.service.deps.fault?.('forget evening', e));
  }

  /** Changes what is stored about a campaign, however many do so at the same time. */
  async change(id: string, to: (campaign: StoredCampaign) => StoredCampaign): Promise<StoredCampaign> {
    for (let tries = 1; ; tries++) {
      const loaded = await this.store.load(id);
      if (!loaded) throw refused('unknown-table', 'table-unknown-campaign');
      const next = to(loaded.campaign);
      if (next === loaded.campaign) return next;
      const saved = { ...next, version: loaded.campaign.version + 1, updated: this.service.deps.now() };
      try {
        await this.store.save(saved);
        return saved;
      } catch (e) {
        if (!(e instanceof Conflict) || tries >= TRIES) throw e;
      }
    }
  }

  // ---- who looks on

  watch(c: Connection, id: string): void {
    const of = [...this.lookers].filter(([, all]) => all.has(c));
    if (of.length >= MOST_WATCHED) this.unwatch(c, of[0]?.[0] as string);
    this.lookers.set(id, (this.lookers.get(id) ?? new Set()).add(c));
  }

  private unwatch(c: Connection, id: string): void {
    const all = this.lookers.get(id);
    all?.delete(c);
    if (all?.size === 0) this.lookers.delete(id);
  }

  leave(c: Connection): void {
    for (const id of [...this.lookers.keys()]) this.unwatch(c, id);
  }

  isHere(id: string, identity: string): boolean {
    return [...(this.lookers.get(id) ?? [])].some(c => c.identity === identity);
  }

  /** Tells everybody who has looked at it, here and through other processes. */
  changed(id: string): void {
    this.changedElsewhere(id);
    this.service.deps.tellPeers?.({ kind: 'campaign', campaign: id });
  }

  changedElsewhere(id: string): void {
    for (const c of this.lookers.get(id) ?? []) c.send({ push: 'campaign', campaign: id });
  }
}
