import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import { type ReactNode, useRef } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';

/** Nobody listens to more than this at once; the log itself has the rest. */
const MOST = 10;

/** Reads out each new line of the log: its sentence alone, and nothing of what was told before. */
export const Announcer = ({ ui, lang, log }: { ui: GameUi; lang: Lang; log: readonly Told[] }): ReactNode => {
  const { t } = usePrefs();
  const known = useRef(log.length);
  known.current = Math.min(known.current, log.length);
  const from = Math.max(known.current, log.length - MOST);
  return (
    <div className="hidden-text announcer" role="log" lang={lang} aria-label={t('news')}>
      {log.slice(from).map(
        (told, i) =>
          !ui.isQuiet?.(told.event) && (
            <p key={from + i}>
              {told.by === 'clock' && `${t('byClock')}: `}
              {ui.tell(lang, told.event)}
            </p>
          ),
      )}
    </div>
  );
};
