import type { CampaignInfo } from '@potyczka/table';
import { useEffect, useState } from 'react';
import { PAGES } from '../games/index.js';
import { type TableHome, useClients } from '../wire/clients.js';
import { bringOldCampaigns } from './old-campaigns.js';

/** A campaign of mine, and where it is kept. */
export interface MyCampaign extends CampaignInfo {
  readonly place: TableHome;
}

/** Where a campaign is shown. */
export const campaignPath = (place: TableHome, id: string): string =>
  `/campaign/${place === 'server' ? 't' : 'b'}/${id}`;

/** My campaigns in this browser and on the server, the newest first. */
export const useCampaigns = (): readonly MyCampaign[] => {
  const clients = useClients();
  const [here, setHere] = useState<readonly MyCampaign[]>([]);
  const [there, setThere] = useState<readonly MyCampaign[]>([]);
  const { link } = clients;
  useEffect(() => {
    if (!PAGES.some(page => page.campaign)) return;
    const browser = clients.browser();
    const look = async (): Promise<void> => {
      await bringOldCampaigns(browser);
      const { mine } = await browser.ask('campaigns', {});
      setHere(mine.map(each => ({ ...each, place: 'browser' as const })));
    };
    look().catch(() => setHere([]));
  }, [clients]);
  useEffect(() => {
    if (link !== 'open') return;
    clients.server.ask('campaigns', {}).then(
      ({ mine }) => setThere(mine.map(each => ({ ...each, place: 'server' as const }))),
      () => setThere([]),
    );
  }, [clients, link]);
  return [...here, ...there].sort((a, b) => b.updated - a.updated);
};
