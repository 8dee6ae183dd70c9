import type { Answers } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { saveFile } from '../../ui/save-file.js';
import type { TableClient } from '../../wire/client.js';
import { useClients } from '../../wire/clients.js';
import { problemText } from '../problem.js';

/** Between two questions: the server lets each of us ask so much and no more. */
const PAUSE_MS = 900;
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, PAUSE_MS));

interface Collected {
  readonly parts: readonly Answers['mine'][];
  readonly records: readonly unknown[];
}

/** All that a service keeps of me, with the records of my matches that are over. */
const collect = async (client: TableClient, onTable: () => void): Promise<Collected> => {
  const parts: Answers['mine'][] = [];
  const records: unknown[] = [];
  let after: string | undefined;
  do {
    const part = await client.ask('mine', after === undefined ? {} : { after });
    parts.push(part);
    for (const { table, phase } of part.tables) {
      onTable();
      if (phase !== 'over') continue;
      await pause();
      const told = await client.ask('record', { table }).catch(() => null);
      if (told) records.push({ table, record: told.record });
    }
    after = part.next ?? undefined;
    await pause();
  } while (after !== undefined);
  return { parts, records };
};

/** Everything of mine as a file, and the way to have it forgotten. */
export const MyData = (): ReactNode => {
  const { t, prefs } = usePrefs();
  const clients = useClients();
  const [count, setCount] = useState<number | null>(null);
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState('');
  const both = (): readonly TableClient[] =>
    clients.link === 'open' ? [clients.server, clients.browser()] : [clients.browser()];
  const attempt = (work: () => Promise<void>): void => {
    setProblem('');
    work()
      .catch(e => setProblem(problemText(prefs.lang, e)))
      .finally(() => setCount(null));
  };
  const save = async (): Promise<void> => {
    let n = 0;
    setCount(0);
    const found: Collected[] = [];
    for (const client of both()) found.push(await collect(client, () => setCount(++n)));
    saveFile('potyczka.json', found);
  };
  const forget = async (): Promise<void> => {
    for (const client of both()) await client.ask('forget', { sure: true });
    localStorage.clear();
    location.assign('/');
  };
  return (
    <section className="me-part">
      <h2>{t('myData')}</h2>
      <p className="soft">{t('myDataHelp')}</p>
      <button type="button" disabled={count !== null} onClick={() => attempt(save)}>
        {count === null ? t('saveMine') : t('savingMine', { n: count })}
      </button>
      <p className="soft">{t('forgetMeHelp')}</p>
      {isSure ? (
        <div className="row">
          <button type="button" className="danger" onClick={() => attempt(forget)}>
            {t('forgetMeSure')}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {t('ratherNot')}
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          {t('forgetMe')}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
