import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { type TableHome, useClients } from '../../wire/clients.js';
import type { Walked } from '../../worker/explore.js';
import { Bar } from '../Bar.js';
import { problemText } from '../problem.js';
import { useTitle } from '../title.js';
import { useGame } from '../useGame.js';
import { AnalysisClient } from './client.js';
import { Desk } from './Desk.js';
import { withKept } from './kept.js';
import { momentFrom, textFromLink } from './link.js';
import { useWords } from './words.js';
import './analysis.css';

interface PageProps {
  readonly place: TableHome | null;
  readonly table: string | null;
  /** A whole match with its lines, out of the address. */
  readonly link: string | null;
  readonly at: string | null;
}

/** A match that is over, from a table, a link or a file. */
export const AnalysisPage = ({ place, table, link, at }: PageProps): ReactNode => {
  const clients = useClients();
  const client = useMemo(() => new AnalysisClient(), []);
  const { prefs } = usePrefs();
  const say = useWords();
  const [walked, setWalked] = useState<Walked | null>(null);
  const [problem, setProblem] = useState('');
  const ui = useGame(walked?.all.match.game);
  useTitle(say('title'));
  const open = async (raw: unknown): Promise<Walked> => {
    const kept = withKept(raw);
    if (kept === raw) return client.open(raw);
    // Lines that were kept for other rules are left aside.
    return client.open(kept).catch(() => client.open(raw));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says what to open
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<Walked | null> => {
      if (link) {
        const text = await textFromLink(link).catch(() => null);
        if (text === null) throw new Error(say('badLink'));
        return open(JSON.parse(text));
      }
      if (!place || !table) return null;
      const service = place === 'browser' ? clients.browser() : clients.server;
      return open((await service.ask('record', { table })).record);
    };
    load().then(
      found => !gone && found && setWalked(standingAt(found, at)),
      e => !gone && setProblem(link ? say('badLink') : problemText(prefs.lang, e)),
    );
    return () => {
      gone = true;
    };
  }, [place, table, link]);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem('');
    try {
      setWalked(await open(JSON.parse(await file.text())));
    } catch (e) {
      setProblem(e instanceof SyntaxError ? say('badFile') : problemText(prefs.lang, e));
    }
  };
  if (walked && ui) return <Desk key={walked.all.match.hash} {...{ client, ui }} first={walked} />;
  const isAsked = !link && !table;
  return (
    <>
      <Bar />
      <main className="page">
        <h1>{say('title')}</h1>
        <p className="lead">{say('lead')}</p>
        {problem && <p role="alert">{problem}</p>}
        {isAsked || problem ? (
          <label className="drop">
            <span>{say('drop')}</span>
            <input
              type="file"
              accept="application/json,.json"
              onChange={e => void choose(e.target.files?.[0])}
            />
          </label>
        ) : (
          <Opening />
        )}
      </main>
    </>
  );
};

const Opening = (): ReactNode => <p role="status">{usePrefs().t('opening')}</p>;

/** Where the address says, if there is such a place; else at the end. */
const standingAt = (walked: Walked, text: string | null): Walked => {
  const at = momentFrom(text);
  const line = walked.all.lines.find(l => l.id === at?.line);
  const length = line ? line.at - 1 + line.entries.length : walked.all.match.entries.length;
  return at && (line || at.line === 0) && at.n <= length ? { ...walked, at } : walked;
};
