import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { type Place, useClients } from '../wire/clients.js';
import type { Eyes, Story } from '../worker/story.js';
import { Bar } from './Bar.js';
import { problemText } from './problem.js';
import { StoryPlayer } from './StoryPlayer.js';
import { useGame } from './useGame.js';

interface ReplayProps {
  readonly place: Place | null;
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
    let gone = false;
    const load = async (): Promise<Story> => {
      if (place === 'browser') return clients.browser().history(table, wish);
      const { record } = await clients.server.ask('record', { table });
      return clients.browser().replay(record, wish);
    };
    load().then(
      story => !gone && setTold({ story, eyes: wish }),
      e => !gone && setProblem(e),
    );
    return () => {
      gone = true;
    };
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

/** A record from a file: checked, kept in this browser, and opened. */
const Drop = (): ReactNode => {
  const clients = useClients();
  const { t, prefs } = usePrefs();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem('');
    try {
      const record: unknown = JSON.parse(await file.text());
      const { table } = await clients.browser().ask('import', { record });
      go(`/replay/b/${table}`);
    } catch (e) {
      setProblem(e instanceof SyntaxError ? t('badRecord') : problemText(prefs.lang, e));
    }
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
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};
