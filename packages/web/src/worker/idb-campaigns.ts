import {
  type CampaignLine,
  type CampaignStore,
  Conflict,
  type KeptFold,
  type ListedCampaign,
  type LoadedCampaign,
  type StoredCampaign,
} from '@potyczka/table';
import { done, got } from './idb.js';

type Names = 'campaigns' | 'lines' | 'folds';

/** The lines of a campaign after the first `after` of them. */
const linesOf = (id: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Number.MAX_SAFE_INTEGER], true);

const conflict = (id: string) => (e: DOMException | null) => {
  throw e?.name === 'ConstraintError' ? new Conflict(id) : e;
};

/** Campaigns kept in the browser. Two pages that write the same number or the same match: the second is refused. */
export class IdbCampaigns implements CampaignStore {
  constructor(private readonly db: Promise<IDBDatabase>) {}

  private async tx(
    mode: IDBTransactionMode,
  ): Promise<Readonly<Record<Names, IDBObjectStore>> & { done: Promise<void> }> {
    const tx = (await this.db).transaction(['campaigns', 'lines', 'folds'], mode, { durability: 'strict' });
    const of = (name: Names): IDBObjectStore => tx.objectStore(name);
    return { campaigns: of('campaigns'), lines: of('lines'), folds: of('folds'), done: done(tx) };
  }

  async begin(campaign: StoredCampaign, lines: readonly CampaignLine[]): Promise<void> {
    const tx = await this.tx('readwrite');
    tx.campaigns.add(campaign);
    for (const line of lines) tx.lines.add({ campaign: campaign.id, line });
    await tx.done.catch(conflict(campaign.id));
  }

  async find(id: string): Promise<StoredCampaign | undefined> {
    const { campaigns } = await this.tx('readonly');
    return (await got(campaigns.get(id))) as StoredCampaign | undefined;
  }

  async load(id: string, after: number): Promise<LoadedCampaign | undefined> {
    const tx = await this.tx('readonly');
    const [campaign, rows] = (await Promise.all([
      got(tx.campaigns.get(id)),
      got(tx.lines.getAll(linesOf(id, after))),
    ])) as [StoredCampaign | undefined, { line: CampaignLine }[]];
    return campaign && { campaign, lines: rows.map(r => r.line) };
  }

  async kept(id: string): Promise<KeptFold | undefined> {
    const { folds } = await this.tx('readonly');
    return ((await got(folds.get(id))) as { kept: KeptFold } | undefined)?.kept;
  }

  async hasLineOf(id: string, table: string): Promise<boolean> {
    const { lines } = await this.tx('readonly');
    return (await got(lines.index('match').count([id, table]))) > 0;
  }

  async write(id: string, line: CampaignLine): Promise<void> {
    const tx = await this.tx('readwrite');
    const written = tx.done.catch(conflict(id));
    const there = await got(tx.lines.count(linesOf(id)));
    if (there + 1 !== line.n) {
      await written;
      throw new Conflict(id);
    }
    tx.lines.add({ campaign: id, line });
    await written;
  }

  async save(campaign: StoredCampaign): Promise<void> {
    const tx = await this.tx('readwrite');
    const now = (await got(tx.campaigns.get(campaign.id))) as StoredCampaign | undefined;
    if (now?.version !== campaign.version - 1) throw new Conflict(campaign.id);
    tx.campaigns.put(campaign);
    await tx.done;
  }

  async keep(id: string, kept: KeptFold): Promise<void> {
    const tx = await this.tx('readwrite');
    tx.folds.put({ id, kept });
    await tx.done;
  }

  async listOf(_: string, most: number): Promise<ListedCampaign[]> {
    const tx = await this.tx('readonly');
    const all = (await got(tx.campaigns.getAll())) as StoredCampaign[];
    const newest = all.sort((a, b) => b.updated - a.updated).slice(0, most);
    return Promise.all(
      newest.map(async campaign => ({ campaign, lines: await got(tx.lines.count(linesOf(campaign.id))) })),
    );
  }

  async remove(id: string): Promise<void> {
    const tx = await this.tx('readwrite');
    tx.campaigns.delete(id);
    tx.folds.delete(id);
    tx.lines.delete(linesOf(id));
    await tx.done;
  }
}
