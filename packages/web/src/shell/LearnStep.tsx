import type { Answer, Seat } from '@potyczka/kernel';
import type { Now, OptionShown, QuestionShown } from '@potyczka/table';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GameUi, Lesson, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { isFocusLost } from '../ui/focus.js';
import { Announcer } from './Announcer.js';
import { Ask } from './Ask.js';
import { Inspector } from './Inspector.js';
import { lastTouch } from './input.js';
import { CoachTools, CoachVerdict, LearnCoach } from './LearnCoach.js';
import { Log } from './Log.js';
import type { Progress } from './learn-progress.js';
import { optionText } from './OptionLabel.js';
import { problemText } from './problem.js';
import { Shortcuts } from './Shortcuts.js';
import { Stage } from './Stage.js';
import { useChoice } from './useChoice.js';
import { type Drilling, useDrill } from './useDrill.js';
import { useElements } from './useElements.js';
import { useFirstGame } from './useFirstGame.js';
import { useNarrow } from './useNarrow.js';
import { useShortcuts } from './useShortcuts.js';

interface StepProps {
  readonly ui: GameUi;
  readonly lessons: readonly Lesson[];
  readonly lesson: Lesson;
  readonly step: number;
  readonly progress: Progress;
  onDone(): void;
  onGo(step: number): void;
}

type Tab = 'ask' | 'mine' | 'people' | 'log';
const TABS = ['ask', 'mine', 'people', 'log'] as const;

/** Whoever only reads sits where the game begins to count. */
const LEARNER: Seat = 'p1';

/** The options that the suggested answer is made of. */
const suggestedIn = (question: QuestionShown | null, suggested: Answer | null): readonly OptionShown[] => {
  const keys = [suggested].flat();
  return (question?.options ?? []).filter(o => keys.includes(o.key));
};

/** What the question's own panel needs to know of a table. */
const asNow = (ui: GameUi, drill: Drilling, view: unknown): Now => ({
  info: {
    table: '',
    game: ui.id,
    options: {},
    phase: 'playing',
    seats: [],
    clock: { kind: 'none' },
    hidden: true,
    locked: true,
    chat: false,
    lang: null,
    host: false,
    mine: drill.now?.seat ?? LEARNER,
    myTurn: drill.question !== null,
    updated: 0,
  },
  n: drill.now?.log.at(-1)?.n ?? 0,
  view,
  open: [],
  mine: drill.question,
  undo: null,
  undoAsked: null,
  canRetract: false,
  deadline: null,
  now: 0,
  seal: null,
  seed: null,
  result: null,
});

/** A step of the guided first game, on the same board and with the same questions as in a match. */
export const LearnStep = ({ ui, lessons, lesson, step, progress, onDone, onGo }: StepProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { lang } = prefs;
  const drill = useDrill(ui.id, lesson);
  const { now, question, send } = drill;
  const [past, setPast] = useState<number | null>(null);
  const [pointedAt, setPointedAt] = useState<readonly string[]>([]);
  const [tab, setTab] = useState<Tab>('ask');
  const [isHelp, setHelp] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const page = useRef<HTMLElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const narrow = useNarrow();
  const firstGame = useFirstGame();
  const choosing = useChoice(past === null ? question : null, send);
  const elements = useElements(page, choosing, ui.details);

  const isLast = step === lessons.length - 1;
  const outcome = lesson.task ? (now?.outcome ?? 'open') : 'reached';
  const isOver = outcome !== 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the goal is reached
  useEffect(() => {
    if (outcome === 'reached') onDone();
  }, [outcome]);
  // Each question is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new question only
  useEffect(() => {
    if (side.current) side.current.scrollTop = 0;
  }, [question?.q]);
  // Whoever plays by keyboard goes on without searching.
  useLayoutEffect(() => {
    if (!isOver) return;
    setTab('ask');
    goOn.current?.scrollIntoView({ block: 'nearest' });
    if (lesson.task && (lastTouch() === 'key' || isFocusLost())) goOn.current?.focus();
  }, [isOver, lesson]);

  const then = past === null ? undefined : now?.log[past]?.n;
  const view = now?.frames.findLast(f => f.n === then)?.view ?? now?.view ?? lesson.picture;
  const suggested = past === null ? (now?.suggested ?? null) : null;
  const tries = useMemo(() => suggestedIn(question, suggested), [question, suggested]);
  const scene: SceneProps = useMemo(() => {
    const lit = tries.flatMap(o => o.at.slice(0, 1));
    return {
      view,
      lang,
      me: now?.seat ?? LEARNER,
      names: Object.fromEntries((now?.seats ?? []).map(s => [s, t('bot')])) as Record<Seat, string>,
      question,
      lit: choosing.lit,
      pointed: choosing.pointed,
      chosen: choosing.chosen,
      happening: prefs.motion === 'full' && past === null ? drill.happening : [],
      highlight: [...lit, ...pointedAt],
      motion: prefs.motion === 'full',
      narrow,
    };
  }, [view, lang, now, t, question, tries, choosing, prefs, past, drill.happening, pointedAt, narrow]);

  const toNow = useCallback(() => setPast(null), []);
  const nothing = useCallback(() => undefined, []);
  useShortcuts({
    page,
    choosing,
    skip: nothing,
    help: () => setHelp(true),
    toNow,
    close: elements.close,
  });
  const next = (): void => onGo(step + 1);
  const play = (): void => void firstGame(ui).catch(setProblem);
  const fault = drill.problem ?? problem;
  const is = ['match guide', `tab-${tab}`, drill.isBegun ? 'begun' : '', isOver ? 'over' : ''];
  const said = fault ? problemText(lang, fault, ui) : '';

  return (
    <>
      <main ref={page} className={is.filter(Boolean).join(' ')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="side-people" aria-label={t('people')} tabIndex={0}>
          <ui.People {...scene} />
        </section>
        <div className="middle">
          {past !== null && (
            <p className="past" role="status">
              {t('asItWas', { n: past + 1 })}{' '}
              <button type="button" onClick={toNow}>
                {t('live')}
              </button>
            </p>
          )}
          <Stage>
            <ui.Board {...scene} />
          </Stage>
        </div>
        <section className="bottom" aria-label={t('mine')}>
          <ui.Mine {...scene} />
        </section>
        <div ref={side} className="side-ask">
          <p className="hidden-text" role="status">
            {tries.length > 0 &&
              t('tryThis', { what: tries.map(o => optionText(ui, lang, t, o)).join(', ') })}
          </p>
          <LearnCoach
            {...{ ui, lessons, lesson, step }}
            done={lessons.filter(l => progress.done.includes(l.id)).length}
          />
          <CoachVerdict
            {...{ lesson, outcome, isLast, goOn, next, play }}
            undo={drill.undo}
            restart={drill.restart}
          />
          {lesson.task && !isOver && (
            <>
              {now === null ? (
                <p className="ask" role="status">
                  {said || t('opening')}
                </p>
              ) : (
                <Ask
                  {...{ ui, choosing, send }}
                  suggested={tries}
                  problem={said}
                  isTelling={false}
                  now={asNow(ui, drill, view)}
                  sending={drill.isSending}
                  skip={nothing}
                />
              )}
              <CoachTools
                lesson={lesson}
                canUndo={drill.isBegun && !drill.isSending}
                undo={drill.undo}
                restart={drill.restart}
                skip={next}
              />
            </>
          )}
          {isOver && said && <p role="alert">{said}</p>}
          {now && (
            <Log
              ui={ui}
              lang={lang}
              log={now.log}
              seats={now.seats}
              at={past}
              hovered={elements.hovered}
              onLine={line => setPast(p => (p === line ? null : line))}
              onPoint={setPointedAt}
            />
          )}
        </div>
        <nav className="tabs" aria-label={t('views')}>
          {TABS.map(x => (
            <button key={x} type="button" aria-pressed={tab === x} onClick={() => setTab(x)}>
              {t(`tab-${x}`)}
              {x === 'ask' && question && <span className="dot" />}
            </button>
          ))}
        </nav>
        <Inspector ui={ui} scene={scene} choosing={choosing} elements={elements} />
      </main>
      {now && <Announcer ui={ui} lang={lang} log={now.log} />}
      {isHelp && <Shortcuts close={() => setHelp(false)} />}
    </>
  );
};
