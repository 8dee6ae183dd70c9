import { Client, RefusedByTable } from '@potyczka/server/fixtures';
import type { CampaignSeen } from '@potyczka/table';
import type { Child } from './child.js';
import type { Dies } from './dying-driver.js';
import { placeFor, type StoreKind } from './place.js';
import { comes, type Tell, type TrialOutcome } from './trial.js';

/** Everything that is written when a chapter ends, in order, and on which side of each the server dies. */
export const MOMENTS: readonly Dies[] = (
  ['entries', 'campaign_lines', 'campaign_folds', 'campaigns', 'tables'] as const
).flatMap(into => (['before', 'after'] as const).map(when => ({ when, into })));

export interface CampaignOptions {
  readonly store: StoreKind;
  readonly moments: readonly Dies[];
}

/** Whoever begins wins. */
const WIN = ['0', '3', '1', '4', '2'];
const SERIES = { game: 'tic-tac-toe', name: 'A long winter', chairs: 2, options: {} };

/** Two people who come back with their cookies, to whichever server there is. */
class Pair {
  private clients: readonly Client[] = [];
  campaign = '';

  constructor(private child: Child) {}

  async connect(child: Child): Promise<void> {
    for (const client of this.clients) client.close();
    this.child = child;
    this.clients = await Promise.all(
      [0, 1].map(i => Client.connect(child.port, { cookie: this.clients[i]?.cookie })),
    );
  }

  private get ann(): Client {
    return this.clients[0] as Client;
  }

  async begin(): Promise<void> {
    await this.connect(this.child);
    this.campaign = (await this.ann.ask('campaign-begin', SERIES)).campaign;
    const token = (await this.look()).info.links?.p2 as string;
    await this.clients[1]?.ask('campaign-join', { campaign: this.campaign, token });
  }

  look(): Promise<CampaignSeen> {
    return this.ann.ask('campaign', { campaign: this.campaign });
  }

  async play(): Promise<string> {
    return (await this.ann.ask('campaign-play', { campaign: this.campaign, offer: 'a-game' })).table;
  }

  /** Gives the answers that are still to be given; just before the last one the server is told when to die. */
  async finish(table: string, dies?: Dies): Promise<void> {
    const { n, result } = await this.ann.ask('watch', { table });
    if (result !== null) return;
    for (const [i, a] of WIN.entries()) {
      if (i < n) continue;
      if (dies && i === WIN.length - 1) await this.child.tell({ dies });
      try {
        await this.clients[i % 2]?.ask('answer', { table, q: i, a });
      } catch (e) {
        if (e instanceof RefusedByTable) throw e;
        return;
      }
    }
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

/** Kills the server at each moment of a chapter's end: the chapter is folded once, whatever happens. */
export const campaignTrial = async (
  { store, moments }: CampaignOptions,
  tell: Tell = () => {},
): Promise<TrialOutcome> => {
  const place = await placeFor(store);
  const start = (): Promise<Child> => place.start({ TRIAL_DIES: 'yes' });
  let child = await start();
  const pair = new Pair(child);
  const wrong: string[] = [];
  await pair.begin();
  let [played, untold] = [0, 0];
  for (const dies of moments) {
    const name = `${dies.when} ${dies.into}`;
    const table = await pair.play();
    const gone = new Promise<void>(resolve => child.process.once('exit', () => resolve()));
    await pair.finish(table, dies);
    await gone;
    child = await start();
    await pair.connect(child);
    // What was not durable is decided again.
    const before = (await pair.look()).n;
    await pair.finish(table);
    played++;
    if (!(await comes(async () => (await pair.look()).n === played, 30_000)))
      wrong.push(`${name}: ${(await pair.look()).n} chapters after ${played} evenings`);
    if (before < played) untold++;
    const { info, evenings, refused, state } = await pair.look();
    const won = (state as { won: Record<string, number> }).won.p1;
    if (info.lines !== played || won !== played) wrong.push(`${name}: ${info.lines} lines, ${won} won`);
    if (refused.length > 0) wrong.push(`${name}: refused`);
    if (!(await comes(async () => (await pair.look()).evenings.length === 0, 30_000)))
      wrong.push(`${name}: ${evenings.length} evenings are still under way`);
    tell(played, moments.length, `${played} chapters`);
  }
  pair.close();
  await child.stop();
  const kept = await place.read(async at => (await at.campaigns.load(pair.campaign, 0))?.lines.length ?? 0);
  if (kept !== played) wrong.push(`${kept} lines are stored, not ${played}`);
  await place.release();
  return { counts: { kills: moments.length, chapters: played, 'folded after the restart': untold }, wrong };
};
