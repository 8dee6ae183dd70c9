import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import { useFaces } from './context.js';
import './faces.css';

/** The corner of an option or of a line that opens what its cards say, and chooses nothing. */
export const CardButton = ({
  cards,
  tabIndex,
}: {
  readonly cards: readonly string[];
  readonly tabIndex?: number;
}): ReactNode => {
  const faces = useFaces();
  const { t, prefs } = usePrefs();
  if (!faces || cards.length === 0) return null;
  const what = cards.map(card => faces.ui.name(card)[prefs.lang]).join(', ');
  return (
    <button
      type="button"
      className="card-button"
      aria-label={t('readCard', { what })}
      title={t('readCard', { what })}
      tabIndex={tabIndex}
      data-cards={cards.join(' ')}
      onClick={e => {
        e.stopPropagation();
        faces.open(cards, e.currentTarget, true);
      }}
    >
      <svg viewBox="0 0 20 24" width="14" height="17" aria-hidden="true">
        <rect
          x="2"
          y="2"
          width="16"
          height="20"
          rx="2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
        <path d="M5.5 8h9M5.5 12h9M5.5 16h5" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  );
};
