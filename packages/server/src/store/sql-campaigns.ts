import {
  type CampaignLine,
  type CampaignStore,
  Conflict,
  fellowsOf,
  type KeptFold,
  type ListedCampaign,
  type LoadedCampaign,
  type StoredCampaign,
  tableOfLine,
} from '@potyczka/table';
import { again, pauseAfter, TRIES } from './again.js';
import * as sql from './campaign-statements.js';
import { type Driver, type Param, Rejected } from './driver.js';
import { listOf } from './statements.js';

/** Campaigns in a PostgreSQL database, whichever way it is reached. An evening writes a handful of statements. */
export class SqlCampaigns implements CampaignStore {
  constructor(private readonly driver: Driver) {}

  async begin(campaign: StoredCampaign, lines: readonly CampaignLine[]): Promise<void> {
    const made = await this.surely(sql.BEGIN, [...rowOf(campaign), JSON.stringify(lines)], sql.FIND, [
      campaign.id,
      campaign.version,
      JSON.stringify(campaign),
    ]);
    if (!made) throw new Conflict(campaign.id);
  }

  async find(id: string): Promise<StoredCampaign | undefined> {
    return (await this.read(sql.ALONE, [id], id))[0] as StoredCampaign | undefined;
  }

  async load(id: string, after: number): Promise<LoadedCampaign | undefined> {
    return (await this.read(sql.LOAD, [id, after], id))[0] as LoadedCampaign | undefined;
  }

  async kept(id: string): Promise<KeptFold | undefined> {
    return (await this.read(sql.KEPT, [id], id))[0] as KeptFold | undefined;
  }

  async hasLineOf(id: string, table: string): Promise<boolean> {
    return (await this.read(sql.HAS_LINE_OF, [id, table])).length > 0;
  }

  private read(statement: string, params: readonly Param[], id?: string): Promise<unknown[]> {
    return again(this.driver, statement, params, id);
  }

  async write(id: string, line: CampaignLine): Promise<void> {
    const json = JSON.stringify(line);
    const written = await this.surely(sql.WRITE, [id, line.n, tableOfLine(line), json], sql.FIND_LINE, [
      id,
      line.n,
      json,
    ]);
    if (!written) throw new Conflict(id);
  }

  async save(campaign: StoredCampaign): Promise<void> {
    const saved = await this.surely(sql.SAVE, rowOf(campaign), sql.FIND, [
      campaign.id,
      campaign.version,
      JSON.stringify(campaign),
    ]);
    if (!saved) throw new Conflict(campaign.id);
  }

  async keep(id: string, kept: KeptFold): Promise<void> {
    await this.read(sql.KEEP, [id, JSON.stringify(kept)]);
  }

  async listOf(identity: string, most: number): Promise<ListedCampaign[]> {
    return (await this.read(sql.LIST_OF, [identity, most])) as ListedCampaign[];
  }

  async remove(id: string): Promise<void> {
    await this.read(sql.REMOVE, [id]);
  }

  /** Writes what may be written once; after the way broke it is looked whether it was. */
  private async surely(
    write: string,
    params: readonly Param[],
    find: string,
    found: readonly Param[],
  ): Promise<boolean> {
    const isThere = async (): Promise<boolean> => (await this.read(find, found)).length > 0;
    for (let tries = 1; ; tries++) {
      try {
        return (await this.driver.query(write, params)).length > 0;
      } catch (e) {
        if (e instanceof Rejected && e.isPassing && tries < TRIES) continue;
        await pauseAfter(e, tries);
        if (await isThere()) return true;
      }
    }
  }
}

const rowOf = (campaign: StoredCampaign): readonly Param[] => [
  campaign.id,
  campaign.version,
  listOf(fellowsOf(campaign)),
  JSON.stringify(campaign),
];
