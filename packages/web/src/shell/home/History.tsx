import type { Texts } from '@potyczka/kernel/register';
import { type ReactNode, useEffect, useState } from 'react';
import type { GlanceUi, ResultGlance } from '../../games/glance.js';
import { isPart, PAGES } from '../../games/index.js';
import { usePrefs } from '../../prefs.js';
import type { TableClient } from '../../wire/client.js';
import { type TableHome, useClients } from '../../wire/clients.js';
import { personName } from '../person.js';
import type { Listed } from '../useTables.js';
import { FinishedRow } from './Finished.js';
import './history.css';

/** All that one service knows of my matches that are over. */
const allOf = async (client: TableClient, place: TableHome): Promise<Listed[]> => {
  const all: Listed[] = [];
  let after: string | undefined;
  do {
    const { games, next } = await client.ask('history', after === undefined ? {} : { after });
    all.push(...games.map(x => ({ ...x, place })));
    after = next ?? undefined;
  } while (after !== undefined);
  return all;
};

const useHistory = (): readonly Listed[] | null => {
  const clients = useClients();
  const { link } = clients;
  const [games, setGames] = useState<readonly Listed[] | null>(null);
  useEffect(() => {
    let gone = false;
    const none = (): Listed[] => [];
    const here = allOf(clients.browser(), 'browser').catch(none);
    const there = link === 'open' ? allOf(clients.server, 'server').catch(none) : Promise.resolve([]);
    void Promise.all([here, there]).then(([a, b]) => {
      if (!gone) setGames([...a, ...b].sort((x, y) => y.updated - x.updated));
    });
    return () => {
      gone = true;
    };
  }, [clients, link]);
  return games;
};

type Uis = ReadonlyMap<string, GlanceUi>;

const useUis = (games: readonly Listed[] | null): Uis => {
  const [uis, setUis] = useState<Uis>(new Map());
  useEffect(() => {
    const wanted = PAGES.filter(p => p.glance && games?.some(x => x.game === p.id));
    void Promise.all(
      wanted.map(async p => (p.glance ? ([[p.id, (await p.glance()).glance]] as const) : [])),
    ).then(
      found => setUis(new Map(found.flat())),
      () => undefined,
    );
  }, [games]);
  return uis;
};

interface Tally {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** Games and victories by a word, most played first; a game may count under several. */
const tallyBy = (
  games: readonly Listed[],
  outcome: (game: Listed) => ResultGlance['is'] | null,
  words: (game: Listed) => readonly string[],
): readonly Tally[] => {
  const all = new Map<string, Tally>();
  for (const game of games)
    for (const name of words(game)) {
      const { games: n, won } = all.get(name) ?? { games: 0, won: 0 };
      all.set(name, { name, games: n + 1, won: won + Number(outcome(game) === 'won') });
    }
  return [...all.values()].sort((a, b) => b.games - a.games);
};

/** My matches that are over, and what they have come to: by game, by where and with what they were played, against whom. */
export const History = (): ReactNode => {
  const { t, prefs } = usePrefs();
  const all = useHistory();
  const uis = useUis(all);
  const [only, setOnly] = useState('');
  const [most, setMost] = useState(20);
  const titleOf = (game: string): string => PAGES.find(p => p.id === game)?.title[prefs.lang] ?? game;
  const games = (all ?? []).filter(x => only === '' || x.game === only);
  const counted = games.filter(x => !isPart(x.game) && x.playedOn === undefined);
  const outcomeOf = (x: Listed): ResultGlance['is'] | null =>
    x.result == null ? null : (uis.get(x.game)?.outcome(prefs.lang, x.result, x.options, x.mine).is ?? null);
  const settingOf = (x: Listed) => uis.get(x.game)?.setting(x.options, x.mine);
  const word = (text: Texts | null | undefined): string[] => (text ? [text[prefs.lang]] : []);
  const tally = (words: (x: Listed) => readonly string[]) => tallyBy(counted, outcomeOf, words);
  const named = (x: Listed, words: readonly string[]): string[] =>
    words.map(w => (only === '' ? `${titleOf(x.game)}, ${w}` : w));
  return (
    <main className="page history">
      <h1>{t('history')}</h1>
      <p className="lead">{t('historyLead')}</p>
      {all?.length === 0 && <p>{t('noHistory')}</p>}
      {games.length > 0 && (
        <>
          <label className="field">
            <select aria-label={t('byGame')} value={only} onChange={e => setOnly(e.target.value)}>
              <option value="">{t('allGames')}</option>
              {[...new Set((all ?? []).map(x => x.game))].map(game => (
                <option key={game} value={game}>
                  {titleOf(game)}
                </option>
              ))}
            </select>
          </label>
          <div className="tallies">
            <Tallies title={t('byGame')} rows={tally(x => [titleOf(x.game)])} />
            <Tallies title={t('byGround')} rows={tally(x => named(x, word(settingOf(x)?.ground)))} />
            <Tallies
              title={t('byOwn')}
              rows={tally(x =>
                named(
                  x,
                  (settingOf(x)?.own ?? []).map(own => own[prefs.lang]),
                ),
              )}
            />
            <Tallies
              title={t('byPeople')}
              rows={tally(x =>
                x.seats
                  .filter(s => s.kind === 'human' && s.seat !== x.mine)
                  .map(s => personName(t, s.name ?? '')),
              )}
            />
          </div>
          <ul className="short-list">
            {games.slice(0, most).map(x => (
              <FinishedRow key={x.table} table={x} />
            ))}
          </ul>
          {games.length > most && (
            <button type="button" onClick={() => setMost(m => m + 50)}>
              {t('more', { n: games.length - most })}
            </button>
          )}
        </>
      )}
    </main>
  );
};

/** So many rows of a table are shown. */
const MOST_ROWS = 8;

const Tallies = ({ title, rows }: { readonly title: string; readonly rows: readonly Tally[] }): ReactNode => {
  const { t } = usePrefs();
  if (rows.length === 0) return null;
  return (
    <table className="tally">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('playedGames')}</th>
          <th scope="col">{t('wonGames')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_ROWS).map(row => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.games}</td>
            <td>{row.won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
