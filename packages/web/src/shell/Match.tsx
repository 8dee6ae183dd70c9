import type { Answer, Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Now, QuestionShown, SeatInfo, Told } from '@potyczka/table';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { GameUi, SceneProps } from '../games/game-ui.js';
import { type Say, usePrefs } from '../prefs.js';
import { PlacingContext, usePlacing, usePointedProposal } from '../ui/placing/usePlacing.js';
import { type Place, useClient } from '../wire/clients.js';
import { Announcer } from './Announcer.js';
import { Ask } from './Ask.js';
import { Bar } from './Bar.js';
import { Caption } from './Caption.js';
import { Chat } from './Chat.js';
import { Companions } from './Companions.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { End } from './End.js';
import type { TableState } from './feed.js';
import { Log } from './Log.js';
import { Odds, StoodAt } from './Odds.js';
import { Onlookers } from './Onlookers.js';
import { Passing } from './Passing.js';
import { personName } from './person.js';
import { problemText } from './problem.js';
import { Recap } from './Recap.js';
import { sinceMyTurn } from './recap.js';
import { AwayNotice, TableMenu } from './TableMenu.js';
import { Bottom, Tabletop } from './Tabletop.js';
import { Undo } from './Undo.js';
import { useAnswer } from './useAnswer.js';
import { usePast } from './usePast.js';
import { usePieces } from './usePieces.js';
import { useSeated } from './useSeated.js';
import { useSounds } from './useSounds.js';
import { type Stood, useStroke } from './useStroke.js';
import { type Tabletop as Kept, useTabletop } from './useTabletop.js';
import { useTurnNotice } from './useTurnNotice.js';

interface MatchProps {
  readonly place: Place;
  readonly table: string;
  readonly state: TableState & { skip(): void; next(): void };
  readonly ui: GameUi;
  readonly now: Now;
}

const NOTHING: readonly Told[] = [];
const NOBODY: readonly string[] = [];
const UNREAD: ReadonlySet<string> = new Set(['log']);
const NOTHING_NEW: ReadonlySet<string> = new Set();
const TABS = ['ask', 'mine', 'people', 'log'] as const;
const WATCHING = ['ask', 'people', 'log'] as const;

/** Who sits on each seat, and whether he is here. */
const namesOf = (now: Now, t: Say): Record<Seat, string> =>
  Object.fromEntries(now.info.seats.map(s => [s.seat, nameOf(s, t)])) as Record<Seat, string>;

const nameOf = ({ kind, name, here, away }: SeatInfo, t: Say): string => {
  if (kind === 'bot') return t('bot');
  const who = name === null ? t('seatOpen') : personName(t, name);
  return away ? `${who} (${t('bot')})` : kind === 'human' && !here ? `${who} (${t('absent')})` : who;
};

/** What the board and everything around it is drawn from. */
const useScene = (
  { state, now, ui }: MatchProps,
  { choosing, past, highlight, echo, narrow }: Kept,
  view: unknown,
  recent: readonly Told[],
  said: readonly string[],
): SceneProps => {
  const { t, prefs } = usePrefs();
  const isMoving = prefs.motion === 'full';
  const { happening } = state;
  const question = state.behind > 0 ? null : now.mine;
  // Until the first touch of one's own turn, what happened before it stays drawn.
  const recap = question && !choosing.pointed && choosing.chosen.size === 0 ? recent : NOTHING;
  const isOver = now.result !== null && state.behind === 0;
  // At the end the winners are lit on the final board.
  const won = useMemo(
    () => (isOver ? ui.scores(now.view, now.result, state.log).flatMap(s => (s.won ? [s.who] : [])) : NOBODY),
    [isOver, ui, now, state.log],
  );
  return useMemo(
    () => ({
      view,
      lang: prefs.lang,
      me: now.info.mine,
      ...(now.info.campaign && { campaign: now.info.campaign }),
      names: namesOf(now, t),
      question,
      lit: choosing.lit,
      pointed: choosing.pointed,
      chosen: said.length > 0 ? new Set([...said, ...choosing.chosen]) : choosing.chosen,
      happening: isMoving && past === null ? happening : [],
      lingering: echo ? [echo] : past === null ? recap : [],
      highlight: won.length > 0 ? [...highlight, ...won] : highlight,
      motion: isMoving,
      narrow,
    }),
    [
      view,
      prefs.lang,
      isMoving,
      now,
      t,
      question,
      past,
      choosing,
      said,
      happening,
      echo,
      recap,
      won,
      highlight,
      narrow,
    ],
  );
};

/** A match that is being played, or has just ended. */
export const Match = (given: MatchProps): ReactNode => {
  const { place, table: name, state } = given;
  const ui = useSeated(given.ui, given.now.view);
  const client = useClient(place);
  const { t, prefs } = usePrefs();
  const answers = useAnswer(client, name, given.now);
  const { question: mine, said, send } = usePieces(ui, given.now.mine, answers.send);
  const now = useMemo(() => ({ ...given.now, mine }), [given.now, mine]);
  const { stood, sent } = useStroke({ client, ui, now, log: state.log });
  const noted = useCallback(
    (a: Answer): void => {
      sent(a);
      send(a);
    },
    [sent, send],
  );
  const answering = { ...answers, send: noted };
  const props = { ...given, ui, now };
  const isTelling = state.behind > 0;
  const question = isTelling ? null : now.mine;
  const table = useTabletop({
    ui,
    question,
    view: now.view,
    send: answering.send,
    skip: state.skip,
    next: state.next,
  });
  const { past, setPast, narrow, setTab } = table;
  const probe = useCallback(
    ({ q, step }: QuestionShown, a: Answer) => client.ask('probe', { table: name, q, step, a }),
    [client, name],
  );
  const placing = usePlacing(past === null ? question : null, probe, answering.send);
  usePointedProposal(placing, table.choosing.point);
  const pastView = usePast(client, name, past === null ? undefined : state.log[past]?.n, e => {
    setPast(() => null);
    answering.fail(e);
  });
  const view = pastView ?? now.view;
  const recent = useMemo(() => sinceMyTurn(ui, state.log, now.info.mine), [ui, state.log, now.info.mine]);
  const scene = useScene(props, table, view, recent, said);
  const logLang = now.info.lang ?? prefs.lang;
  useSounds(ui, state.happening);
  const unread = useUnread(state.said.length, table.tab === 'log' || !narrow);
  useTurnNotice(question, t('yourTurn'), ui.title[prefs.lang]);
  useEffect(() => {
    if (narrow && question) setTab('ask');
  }, [narrow, question, setTab]);
  const isEnd = now.result !== null && !isTelling && past === null;
  return (
    <PlacingContext value={placing}>
      <MatchBar {...props} view={view} onHelp={() => table.setHelp(true)} />
      <ConnectionNotice place={place} isHeld={answering.isHeld} />
      <Tabletop
        {...{ ui, scene, table }}
        kind={now.info.mine ? '' : 'spectator'}
        n={now.n}
        tabs={now.info.mine ? TABS : WATCHING}
        unread={unread ? UNREAD : NOTHING_NEW}
        caption={<Caption ui={ui} lang={logLang} happening={state.happening} me={now.info.mine} />}
        over={isEnd && <End client={client} now={now} ui={ui} log={state.log} place={place} />}
        bottom={<Bottom {...{ ui, scene }} />}
        side={parts => (
          <Side {...props} {...{ scene, table, answering, logLang, recent, stood }} parts={parts} />
        )}
      />
      <Announcer ui={ui} lang={logLang} log={state.log} />
    </PlacingContext>
  );
};

/** Whether somebody has said something that lies out of sight. */
const useUnread = (count: number, isInSight: boolean): boolean => {
  const [known, setKnown] = useState(count);
  useEffect(() => {
    if (isInSight) setKnown(count);
  }, [count, isInSight]);
  return count > known && !isInSight;
};

type MatchBarProps = MatchProps & { readonly view: unknown; onHelp(): void };

/** Which game, how it stands, undo and the table's menu. */
const MatchBar = ({ place, table, state, ui, now, view, onHelp }: MatchBarProps): ReactNode => {
  const client = useClient(place);
  const { t, prefs } = usePrefs();
  const headline = ui.headline?.(prefs.lang, view);
  return (
    <Bar
      tools={
        <>
          <Undo client={client} table={table} now={now} log={state.log} ui={ui} />
          <TableMenu {...{ client, now, ui, onHelp }} isLocal={place === 'browser'} />
        </>
      }
    >
      <h1 className="where">
        {ui.title[prefs.lang]}{' '}
        <span className="soft">
          · {t('table', { n: now.info.seats.length })}
          {headline && ` · ${headline}`}
        </span>
      </h1>
    </Bar>
  );
};

type SideProps = Omit<MatchProps, 'table'> & {
  readonly scene: SceneProps;
  readonly table: Kept;
  readonly answering: ReturnType<typeof useAnswer>;
  readonly logLang: Lang;
  readonly parts: ReactNode;
  readonly recent: readonly Told[];
  readonly stood: Stood | null;
};

/** The column with what is asked, the game's own parts, the log and the chat. */
const Side = (props: SideProps): ReactNode => {
  const { place, state, ui, now, scene, table, answering, logLang, parts, recent, stood } = props;
  const client = useClient(place);
  const { prefs } = usePrefs();
  const { past, narrow, choosing, elements } = table;
  const isTelling = state.behind > 0;
  return (
    <div className="side-ask">
      {narrow && ui.Strip && <ui.Strip {...scene} />}
      <AwayNotice client={client} now={now} />
      {scene.question && past === null && (
        <Recap {...{ ui, recent }} lang={logLang} onPoint={table.setHighlight} />
      )}
      <Ask
        {...{ ui, choosing, isTelling }}
        left={state.left}
        isTimeUp={state.log.findLast(x => ui.actor(x.event) === now.info.mine)?.by === 'clock'}
        send={past === null ? answering.send : table.toNow}
        problem={answering.problem ? problemText(prefs.lang, answering.problem, ui) : ''}
        now={isTelling || table.isSaid ? { ...now, mine: null } : now}
        sending={answering.isSending}
        skip={state.skip}
        next={state.next}
        odds={<Odds {...{ client, ui, now, choosing }} />}
        passing={<Passing {...{ ui, question: scene.question }} view={now.view} send={answering.send} />}
      />
      {stood && !isTelling && <StoodAt {...{ ui, stood }} />}
      {parts}
      {past === null && <Companions {...{ client, ui, now }} />}
      <Log
        ui={ui}
        lang={logLang}
        log={state.log}
        seats={now.info.seats.map(s => s.seat)}
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
