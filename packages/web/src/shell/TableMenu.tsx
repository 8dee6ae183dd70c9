import type { Now } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';
import { LinkField } from '../ui/LinkField.js';
import type { TableClient } from '../wire/client.js';
import { useOrigin } from '../wire/origin.js';
import { AtTable } from './AtTable.js';
import { HereOnly } from './HereOnly.js';
import { problemText } from './problem.js';
import { MuteTable } from './told/MuteTable.js';
import { useMenu } from './useMenu.js';

interface MenuProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: Needs<'words' | 'title' | 'seats' | 'Figure'>;
  readonly isLocal: boolean;
  onHelp(): void;
}

/** What concerns the table and not the game: link, keys, leaving the seat to a bot. */
export const TableMenu = ({ client, now, ui, isLocal, onHelp }: MenuProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { isOpen, ...menu } = useMenu();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(0);
  const [isAtTable, setAtTable] = useState(false);
  const { own } = useOrigin();
  const { info } = now;
  const resign = (): void => {
    client
      .ask('resign', { table: info.table })
      .then(menu.close)
      .catch(e => setNote(problemText(prefs.lang, e, ui)));
  };
  return (
    <div ref={menu.box} className="table-menu">
      <button
        ref={menu.button}
        type="button"
        aria-expanded={isOpen}
        aria-label={t('tableMenu')}
        onClick={menu.toggle}
      >
        <span aria-hidden="true">☰</span>
      </button>
      {isAtTable && <AtTable {...{ client, now, ui }} close={() => setAtTable(false)} />}
      {isOpen && (
        <div className="menu" role="group" aria-label={t('tableMenu')}>
          {isLocal && <p className="soft">{t('offline')}</p>}
          {!isLocal && (
            <button
              type="button"
              onClick={() => {
                menu.close();
                setAtTable(true);
              }}
            >
              {t('atTable')}
            </button>
          )}
          {!isLocal && (
            <button type="button" onClick={() => setAsked(n => n + 1)}>
              {t('copyWatchLink')}
            </button>
          )}
          {asked > 0 && (
            <>
              <LinkField link={`${own}/t/${info.table}`} label={t('watchLink')} asked={asked} />
              <HereOnly />
            </>
          )}
          <button
            type="button"
            onClick={() => {
              menu.close();
              onHelp();
            }}
          >
            {t('shortcuts')}
          </button>
          <Link to={`/rules/${info.game}`} className="plain-button">
            {t('toRules')}
          </Link>
          {info.mine && !isLocal && now.result === null && <MuteTable table={info.table} />}
          {info.mine && now.result === null && !now.stopped && <Resign resign={resign} />}
          {info.playedOn !== undefined && <p className="soft">{t('playedOn')}</p>}
          {now.seal && (
            <p className="soft seal">
              {t('seal')}: <code>{now.seal.slice(0, 16)}…</code>
            </p>
          )}
          {note && <p role="status">{note}</p>}
        </div>
      )}
    </div>
  );
};

/** Leaving one's seat to a bot, asked twice. */
const Resign = ({ resign }: { resign(): void }): ReactNode => {
  const { t } = usePrefs();
  const [isSure, setSure] = useState(false);
  return isSure ? (
    <button type="button" className="danger" onClick={resign}>
      {t('resignSure')}
    </button>
  ) : (
    <button type="button" onClick={() => setSure(true)}>
      {t('resign')}
    </button>
  );
};

/** A bot plays for me: I can come back at any time before the game is over. */
export const AwayNotice = ({ client, now }: { client: TableClient; now: Now }): ReactNode => {
  const { t } = usePrefs();
  const mine = now.info.seats.find(s => s.seat === now.info.mine);
  if (!mine?.away || now.result !== null || now.stopped) return null;
  return (
    <p className="notice" role="status">
      {t('away')}{' '}
      <button
        type="button"
        className="primary"
        onClick={() => client.ask('back', { table: now.info.table }).catch(() => undefined)}
      >
        {t('imBack')}
      </button>
    </p>
  );
};
