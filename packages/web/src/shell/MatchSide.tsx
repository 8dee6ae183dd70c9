import type { Lang } from '@potyczka/kernel/run';
import type { OptionShown, QuestionShown, Told } from '@potyczka/table';
import { type ReactNode, useRef } from 'react';
import type { Needs, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { useClient } from '../wire/clients.js';
import { Advice } from './Advice.js';
import { Ask, type AskProps } from './Ask.js';
import { Chat } from './Chat.js';
import { Companions } from './Companions.js';
import { Goal } from './Goal.js';
import { PassOn } from './HotSeat.js';
import { LateSeats } from './LateSeats.js';
import { Log } from './Log.js';
import { wasLate } from './log-people.js';
import type { MatchProps } from './match-props.js';
import { Odds, StoodAt } from './Odds.js';
import { Onlookers } from './Onlookers.js';
import { Passing } from './Passing.js';
import { suggestedPieces } from './pieces.js';
import { problemText } from './problem.js';
import { Recap } from './Recap.js';
import type { Recent } from './recap.js';
import { Stopped } from './Stopped.js';
import { AwayNotice } from './TableMenu.js';
import { type Advised, isAdvisable, useAdvice } from './useAdvice.js';
import type { useAnswer } from './useAnswer.js';
import { useCoach } from './useCoach.js';
import type { Stood } from './useStroke.js';
import type { Tabletop as Kept } from './useTabletop.js';
import type { People } from './who.js';

/** What is advised, as it is asked: whole answers, or the next piece of one. */
const advisedIn = (
  ui: Needs<'pieces'>,
  advised: Advised,
  whole: QuestionShown | null,
  asked: QuestionShown | null,
): readonly OptionShown[] => {
  if (advised.state !== 'known') return [];
  const keys = advised.options.map(o => o.key);
  const [only = null] = keys.length === 1 ? keys : [];
  return [
    ...(asked?.options.filter(o => keys.includes(o.key)) ?? []),
    ...suggestedPieces(ui.pieces, whole, asked, only),
  ];
};

/** Whether this is the first question that is asked here since the page was opened. */
const useFirst = (q: number | undefined): boolean => {
  const first = useRef(q);
  first.current ??= q;
  return q !== undefined && first.current === q;
};

/** Less is no deed, as a card that was dealt to me. */
const A_DEED = 0.35;

type MatchSideProps = Omit<MatchProps, 'table'> & {
  readonly name: string;
  readonly scene: SceneProps;
  readonly table: Kept;
  readonly answers: ReturnType<typeof useAnswer>;
  readonly logLang: Lang;
  readonly parts: ReactNode;
  readonly recent: Recent;
  readonly stood: Stood | null;
  readonly people: People;
  /** What the rules ask, before the page asks it piece by piece. */
  readonly asked: QuestionShown | null;
};

/** Whether I have done anything in this match yet. */
const hasDecided = (ui: Needs<'story'>, log: readonly Told[], me: string | null): boolean =>
  log.some(told => ui.story.actor(told.event) === me && ui.story.newsOf(told.event) >= A_DEED);

/** What is asked; where nobody can be asked any more, why. */
const Asked = ({ client, place, ...ask }: AskProps & Pick<MatchProps, 'place'> & { client: TableClient }) => {
  const { now, ui } = ask;
  const { stopped } = now;
  return stopped ? <Stopped {...{ client, place, ui }} now={{ ...now, stopped }} /> : <Ask {...ask} />;
};

/** The column with what is asked, the game's own parts, the log and the chat. */
export const MatchSide = (props: MatchSideProps): ReactNode => {
  const { place, state, ui, now, scene, table, answers, logLang, parts, recent, stood, people } = props;
  const client = useClient(place);
  const { prefs } = usePrefs();
  const { past, narrow, choosing, answering, elements } = table;
  const isTelling = state.behind > 0;
  const { name, asked } = props;
  const isTaught = place === 'browser' && isAdvisable(now, asked);
  const coach = useCoach(ui, place === 'browser');
  const advice = useAdvice(name, asked);
  const isFirst = useFirst(asked?.q);
  const above = scene.question && past === null && (
    <>
      {coach && isTaught && isFirst && !hasDecided(ui, state.log, now.info.mine) && (
        <Goal game={ui.id} {...{ coach, narrow }} />
      )}
      <Recap {...{ ui, recent, people }} lang={logLang} onPoint={table.setHighlight} />
    </>
  );
  const below = (
    <>
      {stood && !isTelling && <StoodAt {...{ ui, stood }} />}
      {parts}
      {past === null && <Companions {...{ client, ui, now }} />}
    </>
  );
  // On a phone all of it scrolls together, above the button to confirm.
  const isWithin = narrow && !now.stopped;
  return (
    <div className="side-ask">
      {narrow && <ui.hand.Strip {...scene} />}
      <AwayNotice client={client} now={now} />
      <PassOn />
      {place === 'server' && <LateSeats {...{ client, now, ui }} />}
      {!isWithin && above}
      <Asked
        above={isWithin && above}
        below={isWithin && below}
        {...{ client, place, ui, choosing, isTelling }}
        left={state.left}
        isTimeUp={wasLate(ui, state.log, now.info.mine)}
        send={answering.answer}
        problem={answers.problem ? problemText(prefs.lang, answers.problem, ui) : ''}
        now={isTelling || answering.isSaid ? { ...now, mine: null } : now}
        sending={answers.isSending}
        skip={state.skip}
        next={state.next}
        odds={
          <>
            <Odds {...{ client, ui, now, choosing }} />
            {coach && isTaught && (
              <Advice {...{ ui, coach, ...advice }} onPoint={places => table.setHighlight(places, null)} />
            )}
          </>
        }
        suggested={advisedIn(ui, advice.advised, asked, now.mine)}
        passing={
          <Passing {...{ ui, question: scene.question }} view={now.view} send={answering.answerItself} />
        }
      />
      {!isWithin && below}
      <Log
        ui={ui}
        lang={logLang}
        log={state.log}
        seats={now.info.seats.map(s => s.seat)}
        {...{ people }}
        me={now.info.mine}
        at={past}
        hovered={elements.hovered}
        onLine={line => table.setPast(p => (p === line ? null : line))}
        onPoint={table.setHighlight}
      />
      <Onlookers onlookers={now.onlookers} />
      {now.info.chat && <Chat client={client} ui={ui} now={now} said={state.said} />}
    </div>
  );
};
