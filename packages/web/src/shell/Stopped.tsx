import type { Now } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';
import type { TableClient } from '../wire/client.js';
import type { TableHome } from '../wire/clients.js';
import { problemText } from './problem.js';
import { rematch } from './rematch.js';
import { campaignPath } from './useCampaigns.js';
import './stopped.css';

const WHY = { rules: 'stoppedRules', differs: 'stoppedDiffers' } as const;

interface StoppedProps {
  readonly client: TableClient;
  readonly now: Now & Required<Pick<Now, 'stopped'>>;
  readonly ui: Needs<'words'>;
  readonly place: TableHome;
}

/** Instead of a question, where a match could not be brought back as it was: what happened, what is safe, what to do. */
export const Stopped = ({ client, now, ui, place }: StoppedProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [note, setNote] = useState('');
  const { info, stopped } = now;
  const again = (): void => {
    setNote('');
    rematch(client, place, info.table).catch(e => setNote(problemText(prefs.lang, e, ui)));
  };
  return (
    <section className="stopped" role="alert">
      <p className="prompt">{t('stopped')}</p>
      <p>{t(WHY[stopped.why])}</p>
      <div className="row">
        {info.campaign && (
          <Link to={campaignPath(place, info.campaign)} className="plain-button primary">
            {t('backToCampaign')}
          </Link>
        )}
        {info.mine !== null && !info.campaign && (
          <button type="button" className="primary" onClick={again}>
            {t(info.rematch ? 'stoppedJoin' : 'stoppedAgain')}
          </button>
        )}
      </div>
      {note && <p role="status">{note}</p>}
    </section>
  );
};
