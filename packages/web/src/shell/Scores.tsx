import type { Seat } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import type { Needs, Score } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { useNarrow } from './useNarrow.js';
import { type People, personBehind } from './who.js';
import './scores.css';

interface ScoresProps {
  readonly ui: Needs<'seats'>;
  readonly scores: readonly Score[];
  /** Whose column is marked. */
  readonly me: Seat | null;
  readonly people: People;
  /** They play against each other: places count. */
  readonly isRanked?: boolean;
}

/** Everybody's points: where they came from, and the sum; my own column is marked. */
export const Scores = ({ ui, scores, me, people, isRanked = true }: ScoresProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const narrow = useNarrow();
  const [first] = scores;
  if (!first) return null;
  const isMine = (s: Score): boolean => (s.seat ?? s.who) === me;
  const mine = (s: Score): string => (isMine(s) && !scores.every(isMine) ? 'my-score' : '');
  const person = (s: Score): string | undefined => (mine(s) ? undefined : personBehind(people, s));
  const notes = scores.filter(s => s.note);
  // On a phone the result stands above what it is made of: it is in sight without scrolling.
  const totals = (
    <tr>
      <th scope="row">{first.totalOf?.[prefs.lang] ?? t('total')}</th>
      {scores.map((s, i) => (
        <td key={s.who} className={`total ${mine(s)} ${isRanked && (s.won || i === 0) ? 'winner' : ''}`}>
          {s.total}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="scores">
      <thead>
        <tr>
          <td />
          {scores.map((s, i) => (
            <th key={s.who} scope="col" className={mine(s)}>
              {isRanked && (
                <span className="score-place">
                  <span aria-hidden="true">{s.won ? 1 : i + 1}.</span>
                  <span className="hidden-text">{t('place', { n: s.won ? 1 : i + 1 })}</span>
                </span>
              )}
              <ui.seats.Token seat={s.who} size={26} />
              {person(s) && (
                <span className="score-person" title={person(s)}>
                  {person(s)}
                </span>
              )}
              <span className="score-name">{s.name[prefs.lang]}</span>
              {mine(s) && <span className="score-me">{t('you')}</span>}
            </th>
          ))}
        </tr>
        {narrow && totals}
      </thead>
      <tbody>
        {first.parts.map((part, i) => (
          <tr key={part.label.en}>
            <th scope="row">{part.label[prefs.lang]}</th>
            {scores.map(s => (
              <td key={s.who} className={`${mine(s)} ${s.parts[i]?.points ? '' : 'soft'}`}>
                {s.parts[i]?.points || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {!narrow && totals}
        {notes.map(s => (
          <tr key={s.who} className="score-note">
            <td colSpan={scores.length + 1}>{s.note?.[prefs.lang]}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
};
