import type { ReactNode } from 'react';
import type { GameUi, Score } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';

/** Everybody's points: where they came from, and the sum. */
export const Scores = ({ ui, scores }: { ui: GameUi; scores: readonly Score[] }): ReactNode => {
  const { t, prefs } = usePrefs();
  const [first] = scores;
  if (!first) return null;
  return (
    <table className="scores">
      <thead>
        <tr>
          <td />
          {scores.map(s => (
            <th key={s.who} scope="col">
              <ui.Token seat={s.who} size={26} />
              <span className="score-name">{s.name[prefs.lang]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.parts.map((part, i) => (
          <tr key={part.label.en}>
            <th scope="row">{part.label[prefs.lang]}</th>
            {scores.map(s => (
              <td key={s.who} className={s.parts[i]?.points ? '' : 'soft'}>
                {s.parts[i]?.points || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {scores.map((s, i) => (
            <td key={s.who} className={i === 0 ? 'total winner' : 'total'}>
              {s.total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};
