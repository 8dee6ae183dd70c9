import type { CampaignSeen } from '@potyczka/table';
import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { saveFile } from '../ui/save-file.js';
import type { TableClient } from '../wire/client.js';
import { type TableHome, useClients } from '../wire/clients.js';
import type { Attempt } from './CampaignPage.js';
import { fileOf } from './old-campaigns.js';
import { campaignPath } from './useCampaigns.js';

interface LedgerProps {
  readonly client: TableClient;
  readonly place: TableHome;
  readonly seen: CampaignSeen;
  readonly attempt: Attempt;
}

/** The chapters: how many, out into a file or to the other place, the last one struck out, or all left. */
export const CampaignLedger = ({ client, place, seen, attempt }: LedgerProps): ReactNode => {
  const { t } = usePrefs();
  const clients = useClients();
  const { campaign, game, name, host } = seen.info;
  const download = async (): Promise<void> =>
    saveFile(`${game}-${name}.json`, fileOf(await client.ask('campaign-chapters', { campaign })));
  const copy = async (): Promise<void> => {
    const other = place === 'server' ? clients.browser() : clients.server;
    const file = await client.ask('campaign-chapters', { campaign });
    const made = await other.ask('campaign-begin', { ...file, chapters: [...file.chapters] });
    go(campaignPath(place === 'server' ? 'browser' : 'server', made.campaign));
  };
  const strike = (): void => {
    if (confirm(t('strikeSure'))) attempt(() => client.ask('campaign-strike', { campaign, chapter: seen.n }));
  };
  const leave = async (): Promise<void> => {
    await client.ask('campaign-leave', { campaign });
    go(`/campaign/${game}`);
  };
  return (
    <section>
      <h2>{t('chapters', { n: seen.n })}</h2>
      <div className="row">
        <button type="button" onClick={() => attempt(download)} disabled={!host}>
          {t('exportCampaign')}
        </button>
        <button
          type="button"
          disabled={!host || (place === 'browser' && clients.link !== 'open')}
          onClick={() => attempt(copy)}
        >
          {t(place === 'server' ? 'copyHere' : 'copyToServer')}
        </button>
        <button type="button" onClick={strike} disabled={seen.n === 0 || !host}>
          {t('strikeOut')}
        </button>
        <button type="button" onClick={() => confirm(t('dropSure')) && attempt(leave)}>
          {t('dropCampaign')}
        </button>
      </div>
      {!host && <p className="soft">{t('keeperOnly')}</p>}
    </section>
  );
};
