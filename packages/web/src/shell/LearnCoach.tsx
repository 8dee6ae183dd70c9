import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Lesson, LessonOutcome, Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';
import { RuleLink } from './RuleLink.js';
import { campaignToldBy } from './told.js';

interface CoachProps {
  readonly ui: Needs<'id' | 'teaching'>;
  readonly lesson: Lesson;
  readonly lessons: readonly Lesson[];
  readonly step: number;
  /** How many steps have been finished. */
  readonly done: number;
}

/** What a step is about and what to try, in a few sentences. */
export const LearnCoach = ({ ui, lessons, lesson, step, done }: CoachProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { lang } = prefs;
  const before = lessons[step - 1];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className="coach lesson" aria-label={t('learn')}>
      <div className="coach-head">
        {before && (
          <Link to={`/learn/${ui.id}/${before.id}`} className="plain-button before" label={t('stepBefore')}>
            ‹
          </Link>
        )}
        <Link to={`/learn/${ui.id}`} className="soft">
          {t('stepOf', { n: step + 1, of: lessons.length })}
        </Link>
        <progress value={done} max={lessons.length} aria-label={t('learnProgress')} />
      </div>
      <h1 ref={title} tabIndex={-1}>
        {lesson.title[lang]}
      </h1>
      <p>{lesson.body[lang]}</p>
      {lesson.task && (
        <p className="coach-goal">
          <b>{t('task')}</b> {lesson.task.goal[lang]}
        </p>
      )}
      <details className="coach-more">
        <summary>{t('learnMore')}</summary>
        {lesson.more && <p>{lesson.more[lang]}</p>}
        <p className="lesson-rules">
          {lesson.rules.map(r => (
            <RuleLink key={r} ui={ui} rule={r} />
          ))}
        </p>
      </details>
    </section>
  );
};

interface ToolsProps {
  readonly lesson: Lesson;
  readonly canUndo: boolean;
  undo(): void;
  restart(): void;
  skip(): void;
}

/** Beside an open question: take back, start again, a hint, go on without. */
export const CoachTools = ({ lesson, canUndo, undo, restart, skip }: ToolsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [isHint, setHint] = useState(false);
  if (!lesson.task) return null;
  return (
    <div className="coach-tools">
      {isHint && (
        <p className="coach-hint" role="status">
          {lesson.task.hint[prefs.lang]}
        </p>
      )}
      <div className="row">
        <button type="button" aria-expanded={isHint} onClick={() => setHint(h => !h)}>
          {t('hint')}
        </button>
        <button type="button" className="undo" disabled={!canUndo} onClick={undo}>
          {t('undo')}
        </button>
        <button type="button" disabled={!canUndo} onClick={restart}>
          {t('restart')}
        </button>
        <button type="button" onClick={skip}>
          {t('skipStep')}
        </button>
      </div>
    </div>
  );
};

interface VerdictProps {
  readonly ui: Needs<'id' | 'teaching'>;
  readonly lesson: Lesson;
  readonly outcome: LessonOutcome;
  readonly isLast: boolean;
  /** Gets the focus when the step is over. */
  readonly goOn: RefObject<HTMLButtonElement | null>;
  undo(): void;
  restart(): void;
  next(): void;
  play(): void;
}

/** How a step went, and where it goes from here. */
export const CoachVerdict = (props: VerdictProps): ReactNode => {
  const { ui, lesson, outcome, isLast, goOn, undo, restart, next, play } = props;
  const { t, prefs } = usePrefs();
  const { task } = lesson;
  const isMissed = typeof outcome === 'object';
  const isTold = campaignToldBy(ui.id) !== undefined;
  if (task && outcome === 'open') return null;
  const remark = isMissed ? task?.remarks[outcome.missed]?.[prefs.lang] : task?.praise[prefs.lang];
  return (
    <div className={isMissed ? 'coach-verdict missed' : 'coach-verdict'}>
      {task && (
        <p role="status">
          <b>{t(isMissed ? 'almost' : 'wellDone')}</b> {remark}
        </p>
      )}
      <div className="row">
        {isMissed && (
          <button ref={goOn} type="button" className="primary big" onClick={restart}>
            {t('tryAgain')}
          </button>
        )}
        {!isMissed && !isLast && (
          <button ref={goOn} type="button" className="primary big" onClick={next}>
            {t('next')}
          </button>
        )}
        {isLast && !isMissed && (
          <button ref={goOn} type="button" className="primary big" onClick={play}>
            {t(isTold ? 'newCampaign' : 'firstGame')}
          </button>
        )}
        {isMissed && (
          <button type="button" className="undo" onClick={undo}>
            {t('undo')}
          </button>
        )}
        {isMissed && (
          <button type="button" onClick={next}>
            {t('skipStep')}
          </button>
        )}
        {task && !isMissed && (
          <button type="button" onClick={restart}>
            {t('onceMore')}
          </button>
        )}
      </div>
      {isLast && !isMissed && !isTold && <p className="soft">{t('firstGameNote')}</p>}
    </div>
  );
};
