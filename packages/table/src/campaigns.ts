import {
  BrokenCampaign,
  type Chapter,
  type Folded,
  foldedAgain,
  foldedNone,
  foldNext,
  type Json,
  nextChapter,
} from '@potyczka/kernel';
import type { AnyCampaign } from '@potyczka/kernel/register';
import { hashOf } from '@potyczka/kernel/run';
import type { Caller } from './caller.js';
import {
  type CampaignLine,
  type CampaignStore,
  chaptersOf,
  type KeptFold,
  type RefusedEvening,
  type StoredCampaign,
} from './campaign-store.js';
import { costOfCharacters } from './cost.js';
import type { HasDeps, Standing, Throttles } from './ports.js';
import { refused } from './refused.js';
import type { StoredTable } from './store.js';
import { Conflict } from './store-errors.js';
import type { TimeSlices } from './time-slices.js';

/** How often a writer that lost a race tries again. */
const TRIES = 8;
/** Campaigns whose fold is remembered. */
const MOST_REMEMBERED = 100;
/** A connection is told of so many campaigns. */
const MOST_WATCHED = 20;

/** The last refusals that are told. */
const MOST_REFUSALS = 5;
/** What so many lines come to is kept in the store as soon as they have been folded. */
const MANY_LINES = 10;

/** To read and fold a long chapter takes as long as to send so many lines of a log. */
const LINES_OF_A_LOG = 100;

/** What lines come to, with those of them that are told. */
type FoldedLines = Standing['folded'];

const noneOf = (rules: AnyCampaign, options: Json): FoldedLines => ({
  ...foldedNone(rules, options, hashOf),
  lines: 0,
  rulesVersion: rules.rulesVersion,
  refused: [],
});

/** Whether what was known can be gone on from: under the same rules, and nothing of it was struck out since. */
const isUsable = (
  rules: AnyCampaign,
  known: KeptFold | undefined,
  since: readonly CampaignLine[],
): known is FoldedLines =>
  known?.rulesVersion === rules.rulesVersion &&
  known.refused !== undefined &&
  since.every(line => !('struck' in line) || line.struck > known.n);

const costOf = (lines: readonly CampaignLine[]): number =>
  lines.length === 0 ? 0 : costOfCharacters(JSON.stringify(lines).length);

const refusedIn = (lines: readonly CampaignLine[]): RefusedEvening[] =>
  lines.flatMap(line => ('refused' in line ? [{ table: line.table, at: line.at, why: line.refused }] : []));

/**
 * The campaigns: how each is read, folded, and told of. A match that ends becomes a chapter once: its line has a
 * number and the name of the match, and neither can be there twice.
 */
export class Campaigns {
  private readonly lookers = new Map<string, Set<Caller>>();
  private readonly remembered = new Map<string, FoldedLines>();
  /** Campaigns that are being folded from their beginning. */
  private readonly folding = new Map<string, Promise<unknown>>();

  /** What is under way for each campaign: one change after the other. */
  private readonly changing = new Map<string, Promise<void>>();

  constructor(private readonly service: HasDeps & Throttles & { readonly slices: TimeSlices }) {}

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

  /** A campaign as it stands, for somebody whom it is charged what has to be read; refused if there is none. */
  async standing(id: string, c: Caller): Promise<Standing> {
    const now = await this.stood(id, c);
    if (!now) throw refused('unknown-table', 'table-unknown-campaign');
    return now;
  }

  /** Only what has happened since it was last folded is read: others may have written, so that it is asked for each time. */
  private async stood(id: string, c?: Caller): Promise<Standing | undefined> {
    const known = this.remembered.get(id) ?? (await this.kept(id));
    const loaded = known && (await this.store.load(id, known.lines));
    const campaign = loaded?.campaign ?? (await this.store.find(id));
    if (!campaign) return undefined;
    const rules = await this.rulesOf(campaign.game);
    if (!loaded || !isUsable(rules, known, loaded.lines))
      return this.foldedAnew(rules, id, known?.lines ?? 0, c);
    c?.spend(costOf(loaded.lines));
    return { campaign, rules, folded: await this.goOn(rules, id, known, loaded.lines) };
  }

  /** Everything is read and folded: once at a time, and for one address no faster than others can bear. */
  private async foldedAnew(
    rules: AnyCampaign,
    id: string,
    lines: number,
    c?: Caller,
  ): Promise<Standing | undefined> {
    const before = this.folding.get(id);
    if (before) {
      await before.catch(() => undefined); // what was wrong there is told to whoever asked
      return this.stood(id, c);
    }
    const work = this.foldAll(rules, id, lines, c);
    this.folding.set(id, work);
    try {
      return await work;
    } finally {
      this.folding.delete(id);
    }
  }

  private async foldAll(
    rules: AnyCampaign,
    id: string,
    lines: number,
    c?: Caller,
  ): Promise<Standing | undefined> {
    if (c) await this.service.throttle.turn(c.address ?? c.identity, lines * LINES_OF_A_LOG);
    const all = await this.store.load(id, 0);
    if (!all) return undefined;
    c?.spend(costOf(all.lines));
    const { campaign } = all;
    return {
      campaign,
      rules,
      folded: await this.goOn(rules, id, noneOf(rules, campaign.options), all.lines),
    };
  }

  /** Folds further lines. */
  private async goOn(
    rules: AnyCampaign,
    id: string,
    before: FoldedLines,
    lines: readonly CampaignLine[],
  ): Promise<FoldedLines> {
    if (lines.length === 0) {
      this.remember(id, before);
      return before;
    }
    const folded: FoldedLines = {
      ...(await this.foldFrom(rules, before, chaptersOf(lines, before.n))),
      lines: before.lines + lines.length,
      rulesVersion: rules.rulesVersion,
      refused: [...before.refused, ...refusedIn(lines)].slice(-MOST_REFUSALS),
    };
    this.remember(id, folded);
    if (lines.length >= MANY_LINES) await this.keep(id, folded);
    return folded;
  }

  private async kept(id: string): Promise<KeptFold | undefined> {
    const kept = await this.store.kept(id);
    return kept && foldedAgain(kept);
  }

  /** Only for speed: what is not kept is folded again. */
  private async keep(id: string, kept: KeptFold): Promise<void> {
    await this.store.keep(id, kept).catch(e => this.service.deps.fault?.('keep campaign', e));
  }

  /** Folds further chapters, in slices. Throws `BrokenCampaign`. */
  private async foldFrom(
    rules: AnyCampaign,
    { n, moment, state }: Folded<unknown>,
    chapters: readonly Chapter[],
  ): Promise<Folded<unknown>> {
    let folded: Folded<unknown> = { n, moment, state };
    if (chapters.length === 0) return folded;
    const steps = function* (): Generator<void> {
      for (const chapter of chapters) {
        folded = foldNext(rules, folded, chapter, hashOf);
        yield;
      }
    };
    await this.service.slices.take(steps());
    return folded;
  }

  /** What chapters that somebody brings come to; refused at the first that does not follow from those before it. */
  private async judge(
    rules: AnyCampaign,
    options: Json,
    chapters: readonly Chapter[],
  ): Promise<Folded<unknown>> {
    try {
      return await this.foldFrom(rules, foldedNone(rules, options, hashOf), chapters);
    } catch (e) {
      if (e instanceof BrokenCampaign)
        throw refused('refused', 'table-bad-campaign', { n: e.n, problem: e.problem });
      throw e;
    }
  }

  /** Begins a campaign, with chapters that somebody brings; refused if they do not follow from each other. */
  async begin(rules: AnyCampaign, campaign: StoredCampaign, chapters: readonly Chapter[]): Promise<void> {
    const folded = await this.judge(rules, campaign.options, chapters);
    const lines = chapters.map((chapter, i) => ({
      n: i + 1,
      at: campaign.created,
      chapter,
      table: null,
    }));
    await this.store.begin(campaign, lines);
    if (lines.length === 0) return;
    const kept: FoldedLines = {
      ...folded,
      lines: lines.length,
      rulesVersion: rules.rulesVersion,
      refused: [],
    };
    this.remember(campaign.id, kept);
    await this.keep(campaign.id, kept);
  }

  private remember(id: string, kept: FoldedLines): void {
    const known = this.remembered.get(id);
    // Of two that were read at the same time the later counts, whichever was folded first.
    if (known && known.lines > kept.lines && known.rulesVersion === kept.rulesVersion) return;
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
      const campaign = await this.store.find(of.id);
      // It was given up, or this program does not know it, or it is a chapter already.
      const isKnown = campaign && (await this.service.deps.campaignOf?.(campaign.game));
      if (!isKnown || (await this.store.hasLineOf(of.id, table))) break;
      const now = await this.stood(of.id);
      if (!now) break;
      try {
        await this.writeEnd(now, { ...of, table }, JSON.parse(JSON.stringify(result)) as Json);
        break;
      } catch (e) {
        if (!(e instanceof Conflict) || tries >= TRIES) throw e;
      }
    }
    await this.forgetEvening(of.id, table);
    this.changed(of.id);
  }

  private async writeEnd(
    { campaign: { id }, rules, folded }: Standing,
    { offer, from, table }: { readonly offer: string; readonly from: string; readonly table: string },
    result: Json,
  ): Promise<void> {
    const made = nextChapter(rules, folded, { offer, from, result }, hashOf);
    const line = { n: folded.lines + 1, at: this.service.deps.now(), table };
    await this.store.write(
      id,
      made.ok ? { ...line, chapter: made.chapter } : { ...line, refused: made.refusal },
    );
    if (!made.ok) return;
    const kept: FoldedLines = { ...folded, ...made.folded, lines: line.n };
    this.remember(id, kept);
    await this.keep(id, kept);
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
  change(id: string, to: (campaign: StoredCampaign) => StoredCampaign): Promise<StoredCampaign> {
    const before = this.changing.get(id) ?? Promise.resolve();
    const change = before.then(() => this.changeNow(id, to));
    const done = change.then(
      () => undefined,
      () => undefined,
    );
    this.changing.set(id, done);
    void done.then(() => {
      if (this.changing.get(id) === done) this.changing.delete(id);
    });
    return change;
  }

  /** Only other processes may be in the way. */
  private async changeNow(
    id: string,
    to: (campaign: StoredCampaign) => StoredCampaign,
  ): Promise<StoredCampaign> {
    for (let tries = 1; ; tries++) {
      const found = await this.store.find(id);
      if (!found) throw refused('unknown-table', 'table-unknown-campaign');
      const next = to(found);
      if (next === found) return next;
      const saved = { ...next, version: found.version + 1, updated: this.service.deps.now() };
      try {
        await this.store.save(saved);
        return saved;
      } catch (e) {
        if (!(e instanceof Conflict) || tries >= TRIES) throw e;
      }
    }
  }

  // ---- who looks on

  watch(c: Caller, id: string): void {
    const of = [...this.lookers].filter(([, all]) => all.has(c));
    if (of.length >= MOST_WATCHED) this.unwatch(c, of[0]?.[0] as string);
    this.lookers.set(id, (this.lookers.get(id) ?? new Set()).add(c));
  }

  private unwatch(c: Caller, id: string): void {
    const all = this.lookers.get(id);
    all?.delete(c);
    if (all?.size === 0) this.lookers.delete(id);
  }

  leave(c: Caller): void {
    for (const id of [...this.lookers.keys()]) this.unwatch(c, id);
  }

  isHere(id: string, identity: string): boolean {
    return [...(this.lookers.get(id) ?? [])].some(c => c.identity === identity);
  }

  /** Tells everybody who has looked at it, here and through other processes. */
  changed(id: string): void {
    this.changedElsewhere(id);
    this.service.deps.notifyPeers?.({ kind: 'campaign', campaign: id });
  }

  changedElsewhere(id: string): void {
    for (const c of this.lookers.get(id) ?? []) c.send({ push: 'campaign', campaign: id });
  }
}
