import { type ReactNode, useEffect, useState } from 'react';
import type { Lesson } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';
import { problemText } from './problem.js';
import { RuleLink } from './RuleLink.js';
import { still } from './still.js';
import { useGame } from './useGame.js';
import { useNarrow } from './useNarrow.js';
import { usePlayNow } from './usePlayNow.js';

/** A first game, guided step by step. */
export const Learn = ({ game }: { game: string }): ReactNode => {
  const ui = useGame(game);
  const { t, prefs } = usePrefs();
  const narrow = useNarrow();
  const playNow = usePlayNow();
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const [step, setStep] = useState(0);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (ui) void ui.lessons().then(setLessons);
  }, [ui]);
  if (!ui || !lessons) {
    return (
      <main className="page">
        <p role="status">{t('opening')}</p>
      </main>
    );
  }
  const play = (): void => void playNow(ui, 'browser').catch(e => setProblem(problemText(prefs.lang, e, ui)));
  const lesson = lessons[step];
  if (!lesson) {
    return (
      <main className="page">
        <h1>
          {t('learn')}: {ui.title[prefs.lang]}
        </h1>
        <p className="soft">{t('noLessons')}</p>
        <button type="button" className="primary big" onClick={play}>
          {t('tryIt')}
        </button>
      </main>
    );
  }
  return (
    <main className="page learn">
      <nav className="steps" aria-label={t('steps')}>
        <h1>
          {t('learn')}: {ui.title[prefs.lang]}
        </h1>
        <ol>
          {lessons.map((l, i) => (
            <li key={l.id}>
              <button type="button" aria-current={i === step ? 'step' : undefined} onClick={() => setStep(i)}>
                <span className="step-number">{i + 1}</span> {l.title[prefs.lang]}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className="lesson" aria-live="polite">
        <p className="soft">{t('stepOf', { n: step + 1, of: lessons.length })}</p>
        <h2>{lesson.title[prefs.lang]}</h2>
        {lesson.body[prefs.lang].split('\n').map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
        {lesson.picture !== undefined && (
          <div className="picture">
            <ui.Board {...still(lesson.picture, prefs.lang, { narrow })} />
          </div>
        )}
        {lesson.rules.length > 0 && (
          <p className="lesson-rules">
            {t('rules')}:{' '}
            {lesson.rules.map(r => (
              <RuleLink key={r} ui={ui} rule={r} />
            ))}
          </p>
        )}
        <div className="row">
          <button type="button" disabled={step === 0} onClick={() => setStep(s => s - 1)}>
            {t('back')}
          </button>
          {step < lessons.length - 1 ? (
            <button type="button" className="primary" onClick={() => setStep(s => s + 1)}>
              {t('next')}
            </button>
          ) : (
            <button type="button" className="primary" onClick={play}>
              {t('tryIt')}
            </button>
          )}
          {step < lessons.length - 1 && (
            <button type="button" onClick={play}>
              {t('tryIt')}
            </button>
          )}
          <Link to={`/rules/${ui.id}`} className="plain-button">
            {t('allRules')}
          </Link>
        </div>
        {problem && <p role="alert">{problem}</p>}
      </section>
    </main>
  );
};
