import type { CampaignInfo, ChairInfo } from '@potyczka/table';
import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import { LinkField } from '../ui/LinkField.js';
import type { TableClient } from '../wire/client.js';
import type { TableHome } from '../wire/clients.js';
import { useOrigin } from '../wire/origin.js';
import type { Attempt } from './CampaignPage.js';
import { HereOnly } from './HereOnly.js';
import { personName } from './person.js';
import { campaignPath } from './useCampaigns.js';

interface PeopleProps {
  readonly client: TableClient;
  readonly info: CampaignInfo;
  readonly place: TableHome;
  readonly attempt: Attempt;
}

/** Who plays this campaign, the links to free chairs, and whether a bot may play for me. */
export const CampaignPeople = ({ client, info, place, attempt }: PeopleProps): ReactNode => {
  const { t } = usePrefs();
  const { campaign, chairs, mine } = info;
  const me = chairs.find(each => each.chair === mine);
  return (
    <section className="form-part" aria-label={t('fellows')}>
      <h2>{t('fellows')}</h2>
      <ul className="chairs">
        {chairs.map(each => (
          <li key={each.chair}>
            <Chair chair={each} info={info} place={place} />
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
      {place === 'browser' && <p className="soft">{t('campaignHere')}</p>}
      {place === 'server' && info.links && <HereOnly />}
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

type ChairProps = Pick<PeopleProps, 'info' | 'place'> & { readonly chair: ChairInfo };

const Chair = ({ chair, info, place }: ChairProps): ReactNode => {
  const { t } = usePrefs();
  const { own } = useOrigin();
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
  // What is kept in a browser no server knows: a link to it would lead nowhere.
  const isReached = place === 'server' && token !== undefined;
  return (
    <span className="row">
      {number}. {t('seatOpen')}
      {isReached && (
        <LinkField
          link={`${own}${campaignPath(place, info.campaign)}#chair=${token}`}
          label={t('chairLink', { n: number })}
        />
      )}
    </span>
  );
};
