import type { Answer, Seat } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GameUi, Lesson, LessonOutcome, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { isFocusLost } from '../ui/focus.js';
import { PlacingContext } from '../ui/placing/usePlacing.js';
import { Announcer } from './Announcer.js';
import { Ask } from './Ask.js';
import { lastTouch } from './input.js';
import { CoachTools, CoachVerdict, LearnCoach } from './LearnCoach.js';
import { Log } from './Log.js';
import type { Progress } from './learn-progress.js';
import { optionText } from './OptionLabel.js';
import { suggestedPieces } from './pieces.js';
import { problemText } from './problem.js';
import { Bottom, Tabletop } from './Tabletop.js';
import { type Drilling, useDrill } from './useDrill.js';
import { useFirstGame } from './useFirstGame.js';
import { type Tabletop as Kept, useTabletop } from './useTabletop.js';
import { NOBODY } from './who.js';
import { withoutTable } from './without-table.js';

interface StepProps {
  readonly ui: GameUi;
  readonly lessons: readonly Lesson[];
  readonly lesson: Lesson;
  readonly step: number;
  readonly progress: Progress;
  onDone(): void;
  onGo(step: number): void;
}

const TABS = ['ask', 'mine', 'people', 'log'] as const;

/** Whoever only reads sits where the game begins to count. */
const LEARNER: Seat = 'p1';

/** The options that the suggested answer is made of. */
const suggestedIn = (question: QuestionShown | null, suggested: Answer | null): readonly OptionShown[] => {
  const keys = [suggested].flat();
  return (question?.options ?? []).filter(o => keys.includes(o.key));
};

/** What the board and everything around it is drawn from. */
const useScene = (drill: Drilling, table: Kept, view: unknown, tries: readonly OptionShown[]): SceneProps => {
  const { t, prefs } = usePrefs();
  const { now, question, happening } = drill;
  const { choosing, answering, past, highlight, echo, narrow } = table;
  const { begun } = answering;
  return useMemo(
    () => ({
      view,
      lang: prefs.lang,
      me: now?.seat ?? LEARNER,
      names: Object.fromEntries((now?.seats ?? []).map(s => [s, t('bot')])) as Record<Seat, string>,
      question,
      lit: choosing.lit,
      pointed: choosing.pointed,
      chosen: begun.length > 0 ? new Set([...begun, ...choosing.chosen]) : choosing.chosen,
      happening: prefs.motion === 'full' && past === null ? happening : [],
      ...(now && { log: now.log }),
      answer: answering.answerItself,
      lingering: echo ? [echo] : [],
      highlight: [...tries.flatMap(o => o.at.slice(0, 1)), ...highlight],
      motion: prefs.motion === 'full',
      narrow,
    }),
    [
      view,
      prefs,
      now,
      t,
      question,
      tries,
      choosing,
      begun,
      answering.answerItself,
      past,
      happening,
      echo,
      highlight,
      narrow,
    ],
  );
};

/** Brings what to do next into sight, and under the keyboard. */
const useGoOn = (
  lesson: Lesson,
  q: string | undefined,
  isOver: boolean,
  setTab: Kept['setTab'],
): {
  readonly side: RefObject<HTMLDivElement | null>;
  readonly goOn: RefObject<HTMLButtonElement | null>;
} => {
  const side = useRef<HTMLDivElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  // Each question is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new question only
  useEffect(() => {
    if (side.current) side.current.scrollTop = 0;
  }, [q]);
  // Whoever plays by keyboard goes on without searching.
  useLayoutEffect(() => {
    if (!isOver) return;
    setTab('ask');
    goOn.current?.scrollIntoView({ block: 'nearest' });
    if (lesson.task && (lastTouch() === 'key' || isFocusLost())) goOn.current?.focus();
  }, [isOver, lesson, setTab]);
  return { side, goOn };
};

/** A step of the guided first game, on the same board and with the same questions as in a match. */
export const LearnStep = (props: StepProps): ReactNode => {
  const { ui, lesson, onDone } = props;
  const { prefs } = usePrefs();
  const drill = useDrill(ui.id, lesson);
  const { now, question } = drill;
  // A click means here what it means in the game: its quickest way is the one that is learnt.
  const table = useTabletop({
    ui,
    question,
    view: now?.view,
    pieces: ui.pieces,
    probe: drill.probe,
    give: drill.send,
  });
  const { past } = table;
  const outcome = lesson.task ? (now?.outcome ?? 'open') : 'reached';
  const isOver = outcome !== 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the goal is reached
  useEffect(() => {
    if (outcome === 'reached') onDone();
  }, [outcome]);
  const places = useGoOn(
    lesson,
    question ? `${question.q} ${question.step}` : undefined,
    isOver,
    table.setTab,
  );
  const then = past === null ? undefined : now?.log[past]?.n;
  const view = now?.frames.findLast(f => f.n === then)?.view ?? now?.view ?? lesson.picture;
  const suggested = past === null ? (now?.suggested ?? null) : null;
  const { asked } = table.answering;
  const tries = useMemo(
    () => [...suggestedIn(question, suggested), ...suggestedPieces(ui.pieces, question, asked, suggested)],
    [ui, question, asked, suggested],
  );
  const scene = useScene(drill, table, view, tries);
  const kind = ['guide', drill.isBegun ? 'begun' : '', isOver ? 'over' : ''].filter(Boolean).join(' ');
  return (
    <PlacingContext value={table.answering.placing}>
      <Tabletop
        {...{ ui, scene, table, kind }}
        tabs={TABS}
        bottom={<Bottom {...{ ui, scene }} />}
        side={parts => <Coached {...props} {...places} {...{ drill, table, view, tries, outcome, parts }} />}
      />
      {now && <Announcer people={NOBODY} me={null} ui={ui} lang={prefs.lang} log={now.log} />}
    </PlacingContext>
  );
};

type CoachedProps = StepProps &
  ReturnType<typeof useGoOn> & {
    readonly drill: Drilling;
    readonly table: Kept;
    readonly view: unknown;
    readonly tries: readonly OptionShown[];
    readonly outcome: LessonOutcome;
    readonly parts: ReactNode;
  };

/** The column with what to learn, what is asked, and what came of it. */
const Coached = (props: CoachedProps): ReactNode => {
  const { ui, lessons, lesson, step, progress, drill, table, tries, outcome, side, goOn } = props;
  const { t, prefs } = usePrefs();
  const firstGame = useFirstGame();
  const [problem, setProblem] = useState<unknown>(null);
  const fault = drill.problem ?? problem;
  const said = fault ? problemText(prefs.lang, fault, ui) : '';
  const isOver = outcome !== 'open';
  const next = (): void => props.onGo(step + 1);
  const play = (): void => void firstGame(ui).catch(setProblem);
  return (
    <div ref={side} className="side-ask">
      <p className="hidden-text" role="status">
        {tries.length > 0 &&
          t('tryThis', { what: tries.map(o => optionText(ui, prefs.lang, t, o)).join(', ') })}
      </p>
      <LearnCoach
        {...{ ui, lessons, lesson, step }}
        done={lessons.filter(l => progress.done.includes(l.id)).length}
      />
      <CoachVerdict
        {...{ ui, lesson, outcome, goOn, next, play }}
        isLast={step === lessons.length - 1}
        undo={drill.undo}
        restart={drill.restart}
      />
      {lesson.task && !isOver && <Trying {...props} said={said} next={next} />}
      {isOver && said && <p role="alert">{said}</p>}
      {props.parts}
      {drill.now && (
        <Log
          ui={ui}
          lang={prefs.lang}
          log={drill.now.log}
          seats={drill.now.seats}
          at={table.past}
          hovered={table.elements.hovered}
          onLine={line => table.setPast(p => (p === line ? null : line))}
          onPoint={table.setHighlight}
        />
      )}
    </div>
  );
};

/** What is asked of a learner, and help with it. */
const Trying = (props: CoachedProps & { readonly said: string; next(): void }): ReactNode => {
  const { ui, lesson, drill, table, view, tries, said, next } = props;
  const { t } = usePrefs();
  return (
    <>
      {drill.now === null ? (
        <p className="ask" role="status">
          {said || t('opening')}
        </p>
      ) : (
        <Ask
          ui={ui}
          choosing={table.choosing}
          send={table.answering.answer}
          suggested={tries}
          problem={said}
          isTelling={false}
          now={withoutTable(ui.id, {
            seat: drill.now?.seat ?? LEARNER,
            isAsked: drill.question !== null,
            question: table.answering.asked,
            n: drill.now?.log.at(-1)?.n ?? 0,
            view,
          })}
          sending={drill.isSending}
          skip={() => undefined}
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
  );
};
