import type { Told } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { GameUi, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { pathOf, type TableHome } from '../wire/clients.js';
import type { Eyes, Story } from '../worker/story.js';
import { Bar } from './Bar.js';
import { Caption } from './Caption.js';
import { Log } from './Log.js';
import { Plot } from './Plot.js';
import { Scores } from './Scores.js';
import { still } from './still.js';
import { Tabletop } from './Tabletop.js';
import { Timeline } from './Timeline.js';
import { useSeated } from './useSeated.js';
import { type Steps, useSteps } from './useSteps.js';
import { type Tabletop as Kept, useTabletop } from './useTabletop.js';
import { NOBODY } from './who.js';
import './replay.css';

interface PlayerProps {
  readonly story: Story;
  readonly ui: GameUi;
  /** Through whose eyes the story is told, and through whose it is wanted. */
  readonly eyes: Eyes;
  readonly wish: Eyes;
  readonly at: number | null;
  readonly place: TableHome;
  readonly table: string;
  setEyes(eyes: Eyes): void;
}

const noAnswer = (): void => undefined;

/** A match on a timeline: step, play at speed, jump to what matters, link to a moment. */
export const StoryPlayer = (props: PlayerProps): ReactNode => {
  const { story, eyes, at } = props;
  const { t, prefs } = usePrefs();
  const log = eyes === 'everything' ? (story.open ?? story.log) : story.log;
  const me = eyes === 'everything' || eyes === 'spectator' ? null : eyes;
  const steps = useSteps(story, props.ui, log, at);
  const ui = useSeated(props.ui, steps.frame.view);
  const table = useTabletop({ ui, question: null, give: noAnswer, hasShortcuts: false });
  const { narrow } = table;
  const isMoving = prefs.motion === 'full';
  const scene = still(steps.frame.view, prefs.lang, {
    happening: isMoving ? steps.happening : [],
    lingering: table.echo ? [table.echo] : [],
    highlight: table.highlight,
    motion: isMoving,
    narrow,
    me,
  });
  const hand = me ? t('handOf', { who: ui.seats.look(me).name[prefs.lang] }) : '';
  const isMineShown = me !== null && !narrow;
  return (
    <>
      <Bar>
        <h1 className="where">
          {t('replay')}: {ui.title[prefs.lang]}
        </h1>
      </Bar>
      <Tabletop
        {...{ ui, scene, table }}
        kind={isMineShown ? 'replay with-mine' : 'replay'}
        caption={<Caption ui={ui} lang={prefs.lang} happening={steps.happening} me={null} />}
        bottom={
          <>
            {isMineShown && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              <section className="bottom-mine" aria-label={hand} tabIndex={0}>
                <ui.hand.Mine {...scene} />
              </section>
            )}
            <Timeline
              {...{ ui, story, steps, narrow }}
              wish={props.wish}
              setEyes={props.setEyes}
              link={`${location.origin}/replay${pathOf(props.place, props.table)}?at=${steps.frame.n}`}
              analysis={`/analysis${pathOf(props.place, props.table)}?at=0.${steps.frame.n}`}
            />
          </>
        }
        side={parts => <ReplaySide {...props} {...{ scene, table, steps, log, hand, parts }} />}
      />
    </>
  );
};

type SideProps = Omit<PlayerProps, 'table'> & {
  readonly scene: SceneProps;
  readonly table: Kept;
  readonly steps: Steps;
  readonly log: readonly Told[];
  readonly hand: string;
  readonly parts: ReactNode;
};

/** The column of a replay: on a phone hands and people too, at the end the points, and always the log. */
const ReplaySide = (props: SideProps): ReactNode => {
  const { story, ui, scene, table, steps, log, hand, parts } = props;
  const { t, prefs } = usePrefs();
  const { frames } = story;
  const told = story.open ?? log;
  const isEnd = steps.step === steps.last && story.result !== null;
  const scores = isEnd ? ui.points.scores(steps.frame.view, story.result, told) : [];
  return (
    <div className="side-ask">
      {table.narrow && (
        <details className="hand-of">
          <summary>{scene.me ? hand : t('people')}</summary>
          {scene.me ? <ui.hand.Mine {...scene} /> : <ui.panels.People {...scene} />}
        </details>
      )}
      {isEnd && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="ask" aria-label={t('results')} tabIndex={0}>
          <Scores people={NOBODY} ui={ui} me={scene.me} scores={scores} isRanked={!ui.Ending} />
          <Plot ui={ui} log={told} scores={scores} />
        </section>
      )}
      {parts}
      <Log
        ui={ui}
        lang={prefs.lang}
        log={log}
        seats={story.seats}
        at={steps.frame.lines - 1}
        since={steps.since}
        hovered={table.elements.hovered}
        onLine={line => steps.go(frames.findIndex(f => f.lines > line))}
        onPoint={table.setHighlight}
      />
    </div>
  );
};
