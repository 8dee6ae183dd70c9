import type { ReactNode } from 'react';
import type { Needs, Score } from '../../games/game-ui.js';
import { usePrefs } from '../../prefs.js';
import { FigureOf } from '../FigureOf.js';
import { type People, whoHave } from '../who.js';
import { Glyph } from './glyphs.js';

interface VictoryProps {
  readonly ui: Needs<'seats' | 'Figure'>;
  readonly people: People;
  readonly winners: readonly Score[];
  readonly isMine: boolean;
}

/** The moment of victory: who has won, between laurels. */
export const Victory = ({ ui, people, winners, isMine }: VictoryProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const names = whoHave(prefs.lang, people, winners);
  return (
    <div className="victory">
      <span className="laurels" aria-hidden="true">
        <Glyph name="laurels" size={148} />
        <span className="victors">
          {winners.slice(0, 3).map(s => (
            <FigureOf key={s.who} ui={ui} seat={s.who} size={winners.length > 1 ? 48 : 88} />
          ))}
        </span>
      </span>
      <h2>
        {winners.length === 0
          ? t('nobodyWins')
          : isMine && winners.length === 1
            ? t('youWin')
            : t(names.length > 1 ? 'winners' : 'winner', { who: names.join(', ') })}
      </h2>
    </div>
  );
};
