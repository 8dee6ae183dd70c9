import type { CampaignInfo, ChairInfo } from '@potyczka/table';
import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import type { Attempt } from './CampaignPage.js';
import { personName } from './person.js';
import { campaignPath } from './useCampaigns.js';

interface PeopleProps {
  readonly client: TableClient;
  readonly info: CampaignInfo;
  readonly attempt: Attempt;
}

/** Who plays this campaign, the links to free chairs, and whether a bot may play for me. */
export const CampaignPeople = ({ client, info, attempt }: PeopleProps): ReactNode => {
  const { t } = usePrefs();
  const { campaign, chairs, mine } = info;
  const me = chairs.find(each => each.chair === mine);
  return (
    <section className="form-part" aria-label={t('fellows')}>
      <h2>{t('fellows')}</h2>
      <ul className="chairs">
        {chairs.map(each => (
          <li key={each.chair}>
            <Chair chair={each} info={info} />
            {info.host && each.name !== null && each.chair !== mine && (
              <button
                type="button"
                onClick={() => attempt(() => client.ask('campaign-leave', { campaign, chair: each.chair }))}
              >
                {t('freeChair')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {me && (
        <label className="field check flag">
          <input
            type="checkbox"
            checked={me.standIn}
            onChange={e =>
              attempt(() => client.ask('campaign-agree', { campaign, standIn: e.target.checked }))
            }
          />
          <span>{t('standIn')}</span>
        </label>
      )}
    </section>
  );
};

const Chair = ({ chair, info }: { readonly chair: ChairInfo; readonly info: CampaignInfo }): ReactNode => {
  const { t } = usePrefs();
  const number = chair.chair.slice(1);
  const token = info.links?.[chair.chair];
  if (chair.name !== null)
    return (
      <span>
        {number}. {personName(t, chair.name)}
        {chair.chair === info.mine && ` (${t('you')})`}
        <small className="soft">
          {chair.here ? ` · ${t('here')}` : ''}
          {chair.standIn ? ` · ${t('botMayPlay')}` : ''}
        </small>
      </span>
    );
  const address = `${location.origin}${campaignPath('server', info.campaign)}#chair=${token ?? ''}`;
  return (
    <span className="row">
      {number}. {t('seatOpen')}
      {token && (
        <input
          readOnly
          className="grow chair-link"
          aria-label={t('chairLink', { n: number })}
          value={address}
          onFocus={e => e.target.select()}
        />
      )}
    </span>
  );
};
