import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi, SceneProps } from '../../games/game-ui.js';
import { usePrefs } from '../../prefs.js';
import { PlacingContext } from '../../ui/placing/usePlacing.js';
import type { Walked } from '../../worker/explore.js';
import type { Eyes } from '../../worker/story.js';
import { Bar } from '../Bar.js';
import { isTyping } from '../input.js';
import { problemText } from '../problem.js';
import { still } from '../still.js';
import { Tabletop } from '../Tabletop.js';
import { useSeated } from '../useSeated.js';
import { useTabletop } from '../useTabletop.js';
import type { AnalysisClient } from './client.js';
import { Decisions } from './Decisions.js';
import { Foot } from './Foot.js';
import { LineTree } from './LineTree.js';
import { LuckHere } from './LuckHere.js';
import { isMistake, type Judging, useJudging } from './useJudging.js';
import { useWalk, type Walk } from './useWalk.js';
import { Verdict } from './Verdict.js';
import { WhatIfPanel } from './WhatIfPanel.js';
import { useWords } from './words.js';

interface DeskProps {
  readonly client: AnalysisClient;
  readonly ui: GameUi;
  readonly first: Walked;
}

/** What every part of the page is given. */
export interface DeskPart {
  readonly ui: GameUi;
  readonly walk: Walk;
  readonly judging: Judging;
  readonly client: AnalysisClient;
}

const NOTHING: readonly Told[] = [];

/** Arrows go by decisions, up and down by mistakes. */
const useWalkKeys = ({ step, whatIf }: Walk, toMistake: (by: 1 | -1) => void): void => {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (whatIf || isTyping(e)) return;
      if (e.target instanceof Element && e.target.closest('[data-el]')) return;
      if (e.key === 'ArrowRight') step(1);
      else if (e.key === 'ArrowLeft') step(-1);
      else if (e.key === 'ArrowDown' || e.key === 'ArrowUp') toMistake(e.key === 'ArrowDown' ? 1 : -1);
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [step, whatIf, toMistake]);
};

/** What is asked or judged elsewhere is read from its beginning. */
const useTop = ({ at, whatIf }: Walk): RefObject<HTMLDivElement | null> => {
  const side = useRef<HTMLDivElement>(null);
  const isAsked = whatIf !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody stands elsewhere
  useEffect(() => {
    if (side.current) side.current.scrollTop = 0;
  }, [at, isAsked]);
  return side;
};

/** The board as it is where somebody stands, as it is answered if they answer. */
const useBoard = (walk: Walk, table: ReturnType<typeof useTabletop>, eyes: Eyes): SceneProps => {
  const { prefs } = usePrefs();
  const { moment, whatIf, line, question, next } = walk;
  const { choosing, answering, highlight, narrow } = table;
  return useMemo(() => {
    const view = (whatIf ? moment?.own : moment?.view) ?? null;
    const me = whatIf ? (moment?.seat ?? null) : eyes === 'everything' || eyes === 'spectator' ? null : eyes;
    const log = line?.log ?? NOTHING;
    const told = next ? log.slice(next.before, next.after) : NOTHING;
    return still(view, prefs.lang, {
      me,
      question: whatIf ? question : null,
      lit: choosing.lit,
      pointed: choosing.pointed,
      chosen: choosing.chosen,
      lingering: table.echo ? [table.echo] : whatIf ? NOTHING : told,
      highlight,
      narrow,
      ...(whatIf && { answer: answering.answerItself }),
    });
  }, [
    moment,
    whatIf,
    line,
    question,
    next,
    choosing,
    answering.answerItself,
    highlight,
    narrow,
    table.echo,
    prefs.lang,
    eyes,
  ]);
};

/** Board, line of decisions, lines, chances: a match that is over, at any moment. */
export const Desk = ({ client, ui: own, first }: DeskProps): ReactNode => {
  const [eyes, setEyes] = useState<Eyes>('everything');
  const walk = useWalk(client, first, eyes);
  const { moment, whatIf, question } = walk;
  const judging = useJudging(client, first.all.match);
  const view = (whatIf ? moment?.own : moment?.view) ?? null;
  const ui = useSeated(own, view);
  const table = useTabletop({
    ui,
    question: whatIf ? question : null,
    view,
    pieces: ui.pieces,
    probe: walk.probe,
    give: walk.give,
    hasShortcuts: whatIf !== null,
  });
  const toMistake = (by: 1 | -1): void => {
    const ns = [...judging.found.values()]
      .filter(isMistake)
      .map(({ n }) => n - 1)
      .sort((a, b) => a - b);
    const to = by > 0 ? ns.find(n => n > walk.at.n) : ns.findLast(n => n < walk.at.n);
    if (to !== undefined) walk.go({ line: 0, n: to });
  };
  useWalkKeys(walk, toMistake);
  const side = useTop(walk);
  const scene = useBoard(walk, table, eyes);
  const { prefs, t } = usePrefs();
  const say = useWords();
  const part = { ui, walk, judging, client };
  if (view === null) {
    return (
      <>
        <Bar />
        <main className="page">
          <p role="status">{walk.problem ? problemText(prefs.lang, walk.problem, ui) : t('opening')}</p>
        </main>
      </>
    );
  }
  const seen = <SeenBy {...{ ui, eyes, setEyes }} seats={walk.line?.seats ?? []} />;
  return (
    <PlacingContext value={table.answering.placing}>
      <Bar>
        <h1 className="where">
          {say('title')}: {ui.title[prefs.lang]}
        </h1>
      </Bar>
      <Tabletop
        {...{ ui, scene, table }}
        kind="replay analysis"
        bottom={
          <Foot
            {...part}
            toMistake={toMistake}
            seen={seen}
            narrow={table.narrow}
            hand={<Held {...{ ui, scene }} />}
          />
        }
        side={parts => (
          <div ref={side} className="side-ask">
            {whatIf ? <WhatIfPanel {...part} {...{ table, scene }} /> : <Verdict {...part} />}
            {walk.problem !== null && <p role="alert">{problemText(prefs.lang, walk.problem, ui)}</p>}
            {whatIf && parts}
            <Decisions {...part} onPoint={table.setHighlight} />
            <LineTree {...part} />
            <LuckHere {...part} />
          </div>
        )}
      />
    </PlacingContext>
  );
};

/** What is mine where I answer otherwise: on a desk beneath the board, on a phone folded away. */
const Held = ({ ui, scene }: { readonly ui: GameUi; readonly scene: SceneProps }): ReactNode => {
  const { t, prefs } = usePrefs();
  const { me, narrow } = scene;
  if (!me) return null;
  const name = t('handOf', { who: ui.seats.look(me).name[prefs.lang] });
  const hand = <ui.hand.Mine {...scene} />;
  return narrow ? (
    <details className="hand-of">
      <summary>{name}</summary>
      {hand}
    </details>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="analysis-hand" aria-label={name} tabIndex={0}>
      {hand}
    </section>
  );
};

interface SeenProps {
  readonly ui: GameUi;
  readonly eyes: Eyes;
  readonly seats: readonly Seat[];
  setEyes(eyes: Eyes): void;
}

/** Through whose eyes the board is seen. */
const SeenBy = ({ ui, eyes, seats, setEyes }: SeenProps): ReactNode => {
  const { t, prefs } = usePrefs();
  return (
    <label>
      <span>{t('seenBy')}</span>{' '}
      <select value={eyes} onChange={e => setEyes(e.target.value as Eyes)}>
        <option value="everything">{t('everythingOpen')}</option>
        <option value="spectator">{t('spectator')}</option>
        {seats.map(s => (
          <option key={s} value={s}>
            {ui.seats.look(s).name[prefs.lang]}
          </option>
        ))}
      </select>
    </label>
  );
};
