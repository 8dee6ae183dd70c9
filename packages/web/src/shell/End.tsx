import type { Now, Told } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { Link } from '../ui/Link.js';
import type { TableClient } from '../wire/client.js';
import { type Place, pathOf } from '../wire/clients.js';
import { Plot } from './Plot.js';
import { problemText } from './problem.js';
import { Scores } from './Scores.js';

interface EndProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: GameUi;
  readonly log: readonly Told[];
  readonly place: Place;
}

const save = (name: string, content: unknown): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Scores with where they came from, and what to do next. */
export const End = ({ client, now, ui, log, place }: EndProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [isOpen, setOpen] = useState(true);
  const [note, setNote] = useState('');
  const { table, game } = now.info;
  const attempt = (work: Promise<unknown>): void => {
    setNote('');
    work.catch(e => setNote(problemText(prefs.lang, e, ui)));
  };
  const download = async (): Promise<void> =>
    save(`${game}-${table}.json`, (await client.ask('record', { table })).record);
  const rematch = async (): Promise<void> =>
    go(pathOf(place, (await client.ask('rematch', { table })).table));
  const check = async (): Promise<void> =>
    setNote((await sealMatches(now.seed, now.seal)) ? t('shuffleTrue') : t('shuffleFalse'));
  const scores = ui.scores(now.view, now.result, log);
  if (!isOpen) {
    return (
      <button type="button" className="end-open" onClick={() => setOpen(true)}>
        {t('results')}
      </button>
    );
  }
  return (
    <section className="end" aria-label={t('results')}>
      <div className="end-head">
        <h2>{t('winners', { who: scores[0]?.name[prefs.lang] ?? '' })}</h2>
        <button type="button" className="close" aria-label={t('close')} onClick={() => setOpen(false)}>
          ×
        </button>
      </div>
      <div className="end-body">
        <Scores ui={ui} scores={scores} />
        <Plot ui={ui} log={log} scores={scores} />
      </div>
      <div className="row">
        <button type="button" className="primary" onClick={() => attempt(rematch())}>
          {t('rematch')}
        </button>
        <Link to={`/replay${pathOf(place, table)}`} className="plain-button">
          {t('replay')}
        </Link>
        <button type="button" onClick={() => attempt(download())}>
          {t('download')}
        </button>
        <button type="button" onClick={() => attempt(check())}>
          {t('checkShuffle')}
        </button>
      </div>
      {note && <p role="status">{note}</p>}
    </section>
  );
};

/** The seal is the SHA-256 of the seed: computed here, by the browser itself. */
const sealMatches = async (seed: string | null, seal: string | null): Promise<boolean> => {
  if (!seed || !seal) return false;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], x => Number.parseInt(x, 16));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), b => b.toString(16).padStart(2, '0')).join('') === seal;
};
