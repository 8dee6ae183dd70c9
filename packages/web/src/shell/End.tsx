import type { Now } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import type { TableClient } from '../wire/client.js';
import type { Place } from '../wire/clients.js';
import type { TableState } from './useTable.js';

interface EndProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: GameUi;
  readonly state: TableState;
  readonly place: Place;
}

/** Scores with where they came from, and what to do next. */
export const End = ({ client, now, ui, place }: EndProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [seal, setSeal] = useState<boolean | null>(null);
  const scores = ui.scores(now.view, now.result);
  const table = now.info.table;
  const download = async (): Promise<void> => {
    const { record } = await client.ask('record', { table });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
    link.download = `${now.info.game}-${table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const rematch = async (): Promise<void> => {
    const made = await client.ask('rematch', { table });
    go(`/${place === 'server' ? 't' : 'b'}/${made.table}`);
  };
  return (
    <section className="end" aria-label={t('results')}>
      <h2>{t('results')}</h2>
      <table>
        <tbody>
          {scores.map((s, i) => (
            <tr key={s.who} className={i === 0 ? 'winner' : ''}>
              <th scope="row">{s.name[prefs.lang]}</th>
              <td className="total">{s.total}</td>
              {s.parts.map(p => (
                <td key={p.label.en}>
                  {p.points} <span className="soft">{p.label[prefs.lang]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <button type="button" className="primary" onClick={() => void rematch()}>
          {t('rematch')}
        </button>
        <button type="button" onClick={() => void download()}>
          {t('download')}
        </button>
        <button type="button" onClick={async () => setSeal(await sealMatches(now.seed, now.seal))}>
          {t('checkShuffle')}
        </button>
      </div>
      {seal !== null && <p role="status">{seal ? t('shuffleTrue') : t('shuffleFalse')}</p>}
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
