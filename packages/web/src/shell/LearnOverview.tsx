import { type ReactNode, useState } from 'react';
import type { Lesson, Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';
import { GameHead } from './GameHead.js';
import type { Progress } from './learn-progress.js';
import { problemText } from './problem.js';
import { campaignToldBy } from './told.js';
import { useFirstGame } from './useFirstGame.js';

interface OverviewProps {
  readonly ui: Needs<'id' | 'title' | 'setUp' | 'words'>;
  readonly lessons: readonly Lesson[];
  readonly progress: Progress;
  onStartAgain(): void;
}

/** The steps of a guided first game, and how far I have come. */
export const LearnOverview = ({ ui, lessons, progress, onStartAgain }: OverviewProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const firstGame = useFirstGame();
  const [problem, setProblem] = useState('');
  const isDone = (l: Lesson): boolean => progress.done.includes(l.id);
  const done = lessons.filter(isDone).length;
  const next = lessons.find(l => l.id === progress.at && !isDone(l)) ?? lessons.find(l => !isDone(l));
  const play = (): void => void firstGame(ui).catch(e => setProblem(problemText(prefs.lang, e, ui)));
  const linkTo = (l: Lesson): string => `/learn/${ui.id}/${l.id}`;
  return (
    <main className="page learn-way" data-game={ui.id}>
      <GameHead id={ui.id} className="lesson">
        <h1>
          {t('learn')}: {ui.title[prefs.lang]}
        </h1>
        {lessons.length === 0 ? <p>{t('noLessons')}</p> : <p className="lead">{t('learnLead')}</p>}
        {done > 0 && (
          <p className="learn-far">
            <progress value={done} max={lessons.length} aria-label={t('learnProgress')} />{' '}
            {t('learnFar', { n: done, of: lessons.length })}
          </p>
        )}
        <div className="row">
          {next && (
            <Link to={linkTo(next)} className="plain-button act big">
              {done === 0 ? t('learnStart') : t('learnGoOn', { what: next.title[prefs.lang] })}
            </Link>
          )}
          <button type="button" className={next ? 'big' : 'primary big'} onClick={play}>
            {t(campaignToldBy(ui.id) ? 'newCampaign' : 'firstGame')}
          </button>
          {done > 0 && (
            <button type="button" onClick={onStartAgain}>
              {t('learnAgain')}
            </button>
          )}
        </div>
        {problem && <p role="alert">{problem}</p>}
      </GameHead>
      {lessons.length > 0 && (
        <ol className="learn-steps" aria-label={t('steps')}>
          {lessons.map((l, i) => (
            <li key={l.id}>
              <Link to={linkTo(l)} className={isDone(l) ? 'done' : ''}>
                <span className="step-number" aria-hidden="true">
                  {isDone(l) ? '✓' : i + 1}
                </span>
                <span>
                  {l.title[prefs.lang]}
                  {isDone(l) && <span className="hidden-text"> ({t('stepDone')})</span>}
                </span>
                <span className="soft kind">{t(l.task ? 'stepPlayed' : 'stepRead')}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <p>
        <Link to={`/rules/${ui.id}`}>{t('allRules')}</Link>
      </p>
    </main>
  );
};
