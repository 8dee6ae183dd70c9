import type { Seat } from '@potyczka/kernel';
import type { Now, SeatInfo } from '@potyczka/table';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi, SceneProps } from '../games/game-ui.js';
import { type Say, usePrefs } from '../prefs.js';
import { type Place, useClient } from '../wire/clients.js';
import { Announcer } from './Announcer.js';
import { Ask } from './Ask.js';
import { Bar } from './Bar.js';
import { Caption } from './Caption.js';
import { Chat } from './Chat.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { End } from './End.js';
import type { TableState } from './feed.js';
import { Inspector } from './Inspector.js';
import { Log } from './Log.js';
import { personName } from './person.js';
import { problemText } from './problem.js';
import { Shortcuts } from './Shortcuts.js';
import { Stage } from './Stage.js';
import { AwayNotice, TableMenu } from './TableMenu.js';
import { Undo } from './Undo.js';
import { useAnswer } from './useAnswer.js';
import { useChoice } from './useChoice.js';
import { useElements } from './useElements.js';
import { useNarrow } from './useNarrow.js';
import { usePast } from './usePast.js';
import { useShortcuts } from './useShortcuts.js';
import { useTurnNotice } from './useTurnNotice.js';

interface MatchProps {
  readonly place: Place;
  readonly table: string;
  readonly state: TableState & { skip(): void };
  readonly ui: GameUi;
  readonly now: Now;
}

type Tab = 'ask' | 'mine' | 'people' | 'log';
const TABS = ['ask', 'mine', 'people', 'log'] as const;

/** Who sits on each seat, and whether he is here. */
const namesOf = (now: Now, t: Say): Record<Seat, string> =>
  Object.fromEntries(now.info.seats.map(s => [s.seat, nameOf(s, t)])) as Record<Seat, string>;

const nameOf = ({ kind, name, here, away }: SeatInfo, t: Say): string => {
  if (kind === 'bot') return t('bot');
  const who = name === null ? t('seatOpen') : personName(t, name);
  return away ? `${who} (${t('bot')})` : kind === 'human' && !here ? `${who} (${t('absent')})` : who;
};

/** A match that is being played, or has just ended. */
export const Match = ({ place, table, state, ui, now }: MatchProps): ReactNode => {
  const client = useClient(place);
  const { t, prefs } = usePrefs();
  const [highlight, setHighlight] = useState<readonly string[]>([]);
  const [past, setPast] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('ask');
  const [isHelp, setHelp] = useState(false);
  const page = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  const { problem, isSending, isHeld, send, fail } = useAnswer(client, table, now);
  const toNow = useCallback(() => setPast(null), []);
  const isTelling = state.behind > 0;
  const question = isTelling ? null : now.mine;
  // Whoever looks at the past answers nothing by mistake: the first touch leads back.
  const give = past === null ? send : toNow;
  const choosing = useChoice(past === null ? question : null, give);
  const elements = useElements(page, choosing, ui.details);
  const pastView = usePast(client, table, past === null ? undefined : state.log[past]?.n, e => {
    setPast(null);
    fail(e);
  });

  const view = pastView ?? now.view;
  const headline = ui.headline?.(prefs.lang, view);
  const logLang = now.info.lang ?? prefs.lang;
  const scene: SceneProps = useMemo(
    () => ({
      view,
      lang: prefs.lang,
      me: now.info.mine,
      names: namesOf(now, t),
      question,
      lit: choosing.lit,
      pointed: choosing.pointed,
      chosen: choosing.chosen,
      happening: prefs.motion === 'full' && past === null ? state.happening : [],
      highlight,
      motion: prefs.motion === 'full',
      narrow,
    }),
    [view, prefs, now, t, question, past, choosing, state.happening, highlight, narrow],
  );

  useShortcuts({ page, choosing, skip: state.skip, help: () => setHelp(true), toNow, close: elements.close });
  useTurnNotice(question, t('yourTurn'), ui.title[prefs.lang]);
  useEffect(() => {
    if (narrow && question) setTab('ask');
  }, [narrow, question]);

  return (
    <>
      <Bar
        tools={
          <>
            <Undo client={client} table={table} now={now} log={state.log} ui={ui} />
            <TableMenu {...{ client, now, ui }} isLocal={place === 'browser'} onHelp={() => setHelp(true)} />
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
      <ConnectionNotice place={place} isHeld={isHeld} />
      <main
        ref={page}
        className={`match tab-${tab} ${now.info.mine ? '' : 'spectator'} ${past === null ? '' : 'in-past'}`}
        data-n={now.n}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="side-people" aria-label={t('people')} tabIndex={0}>
          <ui.People {...scene} />
        </section>
        <div className="middle">
          {past !== null ? (
            <p className="past" role="status">
              {t('asItWas', { n: past + 1 })}{' '}
              <button type="button" onClick={toNow}>
                {t('live')}
              </button>
            </p>
          ) : (
            <Caption ui={ui} lang={logLang} happening={state.happening} me={now.info.mine} />
          )}
          <Stage>
            <ui.Board {...scene} />
          </Stage>
          {now.result !== null && !isTelling && past === null && (
            <End client={client} now={now} ui={ui} log={state.log} place={place} />
          )}
        </div>
        <section className="bottom" aria-label={t('mine')}>
          <ui.Mine {...scene} />
        </section>
        <div className="side-ask">
          {narrow && ui.Strip && <ui.Strip {...scene} />}
          <AwayNotice client={client} now={now} />
          <Ask
            {...{ ui, choosing, isTelling }}
            isTimeUp={state.log.findLast(x => ui.actor(x.event) === now.info.mine)?.by === 'clock'}
            send={give}
            problem={problem ? problemText(prefs.lang, problem, ui) : ''}
            now={isTelling ? { ...now, mine: null } : now}
            sending={isSending}
            skip={state.skip}
          />
          <Log
            ui={ui}
            lang={logLang}
            log={state.log}
            seats={now.info.seats.map(s => s.seat)}
            at={past}
            hovered={elements.hovered}
            onLine={line => setPast(p => (p === line ? null : line))}
            onPoint={setHighlight}
          />
          {now.info.chat && <Chat client={client} ui={ui} now={now} said={state.said} />}
        </div>
        <nav className="tabs" aria-label={t('views')}>
          {TABS.filter(x => x !== 'mine' || now.info.mine !== null).map(x => (
            <button key={x} type="button" aria-pressed={tab === x} onClick={() => setTab(x)}>
              {t(`tab-${x}`)}
              {x === 'ask' && question && <span className="dot" />}
            </button>
          ))}
        </nav>
        <Inspector ui={ui} scene={scene} choosing={choosing} elements={elements} />
        <Announcer ui={ui} lang={logLang} log={state.log} />
      </main>
      {isHelp && <Shortcuts close={() => setHelp(false)} />}
    </>
  );
};
