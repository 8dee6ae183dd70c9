import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { type TableHome, useClients } from '../wire/clients.js';
import type { Eyes, Story } from '../worker/story.js';
import { Bar } from './Bar.js';
import { problemText } from './problem.js';
import { StoryPlayer } from './StoryPlayer.js';
import { useGame } from './useGame.js';

interface ReplayProps {
  readonly place: TableHome | null;
  readonly table: string | null;
  /** The entry after which to begin. */
  readonly at: number | null;
}

/** A finished match again, from a table or from a file. */
export const Replay = ({ place, table, at }: ReplayProps): ReactNode => {
  const clients = useClients();
  const { t, prefs } = usePrefs();
  const [wish, setEyes] = useState<Eyes | null>(null);
  const [told, setTold] = useState<{ readonly story: Story; readonly eyes: Eyes } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const ui = useGame(told?.story.game);
  // A match that I have played is shown through my own eyes at first.
  useEffect(() => {
    if (!place || !table) return;
    const client = place === 'browser' ? clients.browser() : clients.server;
    client.ask('list', {}).then(
      ({ mine }) => setEyes(eyes => eyes ?? mine.find(x => x.table === table)?.mine ?? 'spectator'),
      () => setEyes(eyes => eyes ?? 'spectator'),
    );
  }, [place, table, clients.browser, clients.server]);
  useEffect(() => {
    if (!place || !table || !wish) return;
    const gone = new AbortController();
    const { signal } = gone;
    const load = async (): Promise<Story> => {
      if (place === 'browser') return clients.browser().history(table, wish, { signal });
      const { record } = await clients.server.ask('record', { table });
      return clients.browser().replay(record, wish, { signal });
    };
    load().then(
      story => !signal.aborted && setTold({ story, eyes: wish }),
      e => !signal.aborted && setProblem(e),
    );
    return () => gone.abort();
  }, [place, table, wish, clients.browser, clients.server]);
  if (problem) {
    return (
      <>
        <Bar />
        <main className="page">
          <p role="alert">{problemText(prefs.lang, problem, null)}</p>
          <Drop />
        </main>
      </>
    );
  }
  if (!place || !table) {
    return (
      <>
        <Bar />
        <main className="page">
          <h1>{t('replay')}</h1>
          <p className="lead">{t('replayHint')}</p>
          <Drop />
        </main>
      </>
    );
  }
  if (!told || !ui) {
    return (
      <>
        <Bar />
        <main className="page">
          <p role="status">{t('opening')}</p>
        </main>
      </>
    );
  }
  return <StoryPlayer {...told} {...{ ui, setEyes, at, place, table }} wish={wish ?? told.eyes} />;
};

/** A record is being played again, which may take a while. */
const Checking = ({ progress, cancel }: { progress: number; cancel(): void }): ReactNode => {
  const { t } = usePrefs();
  return (
    <div className="checking">
      <p role="status">{t('checking')}</p>
      <progress value={progress} max={1} aria-label={t('checking')} />
      <button type="button" onClick={cancel}>
        {t('cancelCheck')}
      </button>
    </div>
  );
};

/** A record from a file: checked, kept in this browser, and opened. */
const Drop = (): ReactNode => {
  const clients = useClients();
  const { t, prefs } = usePrefs();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    setProblem('');
    setProgress(0);
    try {
      const record: unknown = JSON.parse(await file.text());
      const table = await clients.browser().bring(record, { signal, onProgress: setProgress });
      if (!signal.aborted) go(`/replay/b/${table}`);
    } catch (e) {
      if (signal.aborted) return;
      setProblem(e instanceof SyntaxError ? t('badRecord') : problemText(prefs.lang, e));
      setProgress(null);
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setProgress(null);
  };
  return (
    <>
      <label
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={e => {
          e.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={e => {
          e.preventDefault();
          setOver(false);
          void open(e.dataTransfer.files[0]);
        }}
      >
        <span>{t('dropRecord')}</span>
        <input type="file" accept="application/json,.json" onChange={e => void open(e.target.files?.[0])} />
      </label>
      {progress !== null && <Checking {...{ progress, cancel }} />}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};
