import type { Seat } from '@potyczka/kernel';
import type { Now } from '@potyczka/table';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { GameUi, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { type Place, useClient } from '../wire/clients.js';
import { Bar } from './App.js';
import { Ask } from './Ask.js';
import { End } from './End.js';
import { Lobby } from './Lobby.js';
import { Log } from './Log.js';
import { problemText } from './problem.js';
import { Stage } from './Stage.js';
import { Undo } from './Undo.js';
import { useChoice } from './useChoice.js';
import { useGame } from './useGame.js';
import { type TableState, useTable } from './useTable.js';

interface PlayProps {
  readonly place: Place;
  readonly table: string;
  readonly token: string | null;
}

/** A table: before the game, during it, and after. */
export const Play = ({ place, table, token }: PlayProps): ReactNode => {
  const client = useClient(place);
  const state = useTable(client, table);
  const ui = useGame(state.now?.info.game);
  const { t, prefs } = usePrefs();
  useEffect(() => {
    if (token) client.ask('join', { table, token }).catch(() => undefined);
  }, [client, table, token]);
  if (state.problem) {
    return (
      <>
        <Bar />
        <main className="page">
          <p role="alert">{problemText(prefs.lang, state.problem, ui)}</p>
        </main>
      </>
    );
  }
  if (!state.now || !ui) {
    return (
      <>
        <Bar />
        <main className="page">
          <p role="status">{t('connecting')}</p>
        </main>
      </>
    );
  }
  if (state.now.info.phase === 'open') return <Lobby client={client} now={state.now} ui={ui} />;
  return <Match {...{ place, table, state, ui, now: state.now }} />;
};

interface MatchProps {
  readonly place: Place;
  readonly table: string;
  readonly state: TableState;
  readonly ui: GameUi;
  readonly now: Now;
}

type Tab = 'ask' | 'people' | 'log';

const namesOf = (now: Now, ui: GameUi, lang: 'pl' | 'en'): Record<Seat, string> =>
  Object.fromEntries(
    now.info.seats.map(s => [s.seat, s.name ?? (s.level ? `bot` : ui.seatLook(s.seat).name[lang])]),
  ) as Record<Seat, string>;

const Match = ({ place, table, state, ui, now }: MatchProps): ReactNode => {
  const client = useClient(place);
  const { t, prefs } = usePrefs();
  const [problem, setProblem] = useState('');
  const [highlight, setHighlight] = useState<readonly string[]>([]);
  const [past, setPast] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('ask');
  const q = now.mine?.q;
  const send = useCallback(
    (a: string | readonly string[]) => {
      if (q === undefined) return;
      setProblem('');
      client
        .ask('answer', { table, q, a: typeof a === 'string' ? a : [...a] })
        .catch(e => setProblem(problemText(prefs.lang, e, ui)));
    },
    [client, table, q, prefs.lang, ui],
  );
  const choosing = useChoice(now.mine, send);
  const { clear } = choosing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question makes an old problem void
  useEffect(() => setProblem(''), [q]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') clear();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [clear]);
  const view = past === null ? now.view : (state.views.get(past) ?? now.view);
  const scene: SceneProps = useMemo(
    () => ({
      view,
      lang: prefs.lang,
      me: now.info.mine,
      names: namesOf(now, ui, prefs.lang),
      question: past === null ? now.mine : null,
      lit: past === null ? choosing.lit : new Map(),
      pointed: choosing.pointed,
      chosen: choosing.chosen,
      happening: prefs.motion === 'full' ? state.happening : [],
      highlight,
      motion: prefs.motion === 'full',
      point: choosing.point,
      choose: choosing.choose,
    }),
    [view, prefs, now, ui, past, choosing, state.happening, highlight],
  );
  useTurnTitle(now.mine !== null, t('yourTurn'));
  return (
    <>
      <Bar>
        <span className="where">
          {ui.title[prefs.lang]} · {t('table', { n: now.info.seats.length })} · {t('move', { n: now.n })}
        </span>
        <Undo client={client} table={table} now={now} ui={ui} />
      </Bar>
      <main className={`match tab-${tab}`}>
        <aside className="side-people">
          <ui.People {...scene} />
        </aside>
        <div className="middle">
          {past !== null && (
            <p className="past">
              {t('asItWas', { n: past + 1 })}{' '}
              <button type="button" onClick={() => setPast(null)}>
                {t('live')}
              </button>
            </p>
          )}
          <Stage>
            <ui.Board {...scene} />
          </Stage>
          {now.result !== null && <End client={client} now={now} ui={ui} state={state} place={place} />}
        </div>
        <div className="bottom">
          <ui.Mine {...scene} />
        </div>
        <aside className="side-ask">
          <Ask ui={ui} now={now} choosing={choosing} problem={problem} />
          <Log
            ui={ui}
            log={state.log}
            seats={now.info.seats.map(s => s.seat)}
            at={past}
            onLine={setPast}
            onPoint={setHighlight}
          />
        </aside>
        <nav className="tabs">
          {(['ask', 'people', 'log'] as const).map(x => (
            <button key={x} type="button" aria-pressed={tab === x} onClick={() => setTab(x)}>
              {x === 'ask' ? t('options') : x === 'people' ? t('people') : t('log')}
            </button>
          ))}
        </nav>
      </main>
    </>
  );
};

/** The browser's tab says when it is my turn. */
const useTurnTitle = (mine: boolean, words: string): void => {
  useEffect(() => {
    document.title = mine ? `● ${words} – Potyczka` : 'Potyczka';
  }, [mine, words]);
};
