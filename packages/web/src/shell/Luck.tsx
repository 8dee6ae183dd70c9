import type { Stroke } from '@potyczka/kernel/run';
import type { Now } from '@potyczka/table';
import { type ReactNode, useEffect, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { Records } from '../wire/records.js';
import { hireWorker } from '../wire/worker.js';
import { balanceOf } from './luck-balance.js';
import { peopleAt, whoIs } from './who.js';
import './luck.css';

interface LuckProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: Needs<'words' | 'seats'>;
}

/** A whole battle on a slow phone. */
const LIMIT_MS = 180_000;

type LuckState = { readonly share: number } | { readonly strokes: readonly Stroke[] | null };

const useStrokes = (client: TableClient, table: string): LuckState => {
  const [found, setFound] = useState<LuckState>({ share: 0 });
  useEffect(() => {
    const over = new AbortController();
    const reckon = async (): Promise<void> => {
      const { record } = await client.ask('record', { table });
      const strokes = await new Records(hireWorker, LIMIT_MS).ask<readonly Stroke[] | null>(
        { luck: record },
        { signal: over.signal, onProgress: share => setFound({ share }) },
      );
      if (!over.signal.aborted) setFound({ strokes });
    };
    reckon().catch(() => {
      if (!over.signal.aborted) setFound({ strokes: null });
    });
    return () => over.abort();
  }, [client, table]);
  return found;
};

/** Both sides, and every stroke with where it stood among what might have come. */
const Ledger = ({ strokes, ui, now }: LuckProps & { readonly strokes: readonly Stroke[] }): ReactNode => {
  const { t, prefs } = usePrefs();
  const { lang } = prefs;
  const one = (n: number, sign: 'auto' | 'exceptZero' = 'auto'): string =>
    n.toLocaleString(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: sign });
  const what = strokes[0] ? ui.words.say(lang, strokes[0].what) : '';
  const people = peopleAt(t, now.info.seats);
  const names = new Map(now.info.seats.map(({ seat }) => [seat as string, whoIs(ui, lang, people, seat)]));
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{t('luckStrokes')}</th>
            <th scope="col">{t('luckExpected')}</th>
            <th scope="col">{t('luckCame')}</th>
            <th scope="col">{t('luckBalance')}</th>
          </tr>
        </thead>
        <tbody>
          {[...names].map(([seat, name]) => {
            const { strokes: count, expected, came } = balanceOf(strokes, seat);
            return (
              <tr key={seat} data-seat={seat}>
                <th scope="row">
                  <ui.seats.Token seat={seat} size={22} /> {name}
                </th>
                <td>{count}</td>
                <td>{one(expected)}</td>
                <td>{came}</td>
                <td>{one(came - expected, 'exceptZero')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <details>
        <summary>{t('luckEach')}</summary>
        <ol>
          {strokes.map((s, n) => (
            <li key={`${s.n} ${String(n)}`}>
              <span>
                <ui.seats.Token seat={s.seat} size={18} /> {ui.words.say(lang, s.name)}
              </span>
              <span className="luck-figures">
                {s.came} <small className="soft">({one(s.mean ?? 0)})</small>
              </span>
              <span
                className="luck-bar"
                role="img"
                aria-label={t('luckBetter', { n: Math.round(100 * s.luck) })}
              >
                <i style={{ insetInlineStart: `${Math.round(100 * s.luck)}%` }} />
              </span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
};

/** The ledger of luck of a match that is over: played again in a worker, stroke by stroke. */
export const Luck = (props: LuckProps): ReactNode => {
  const { t } = usePrefs();
  const found = useStrokes(props.client, props.now.info.table);
  if ('strokes' in found && !found.strokes?.length) return null;
  return (
    <section className="luck" aria-label={t('luck')}>
      <h3>{t('luck')}</h3>
      {'strokes' in found && found.strokes ? (
        <Ledger {...props} strokes={found.strokes} />
      ) : (
        <p className="soft" role="status">
          {t('luckReckoning', { n: 'share' in found ? Math.round(100 * found.share) : 0 })}
        </p>
      )}
    </section>
  );
};
