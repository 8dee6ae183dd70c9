import { type ReactNode, useState } from 'react';
import type { GamePage, GameUi } from '../games/game-ui.js';
import { loadGame, PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { Glyph } from '../ui/glyphs.js';
import { Link } from '../ui/Link.js';
import { pathOf } from '../wire/clients.js';
import { CoverOf } from './CoverOf.js';
import { personName } from './person.js';
import { problemText } from './problem.js';
import { type Listed, TableRow, Tables, useTables } from './Tables.js';
import { campaignPath, useCampaigns } from './useCampaigns.js';
import { usePlayNow } from './usePlayNow.js';
import './home.css';

/** The first screen: what to go on with, and every game in one click. */
export const Home = (): ReactNode => {
  const { t } = usePrefs();
  const tables = useTables();
  const [first, ...others] = tables.mine;
  return (
    <main className="page home">
      <h1 className="hidden-text">{t('title')}</h1>
      <div className="home-top">
        {first ? <Continue table={first} /> : <Welcome />}
        <MyCampaigns />
        {others.length > 0 && (
          <ul className="tables next-tables" aria-label={t('myTables')}>
            {others.slice(0, NEXT).map(x => (
              <TableRow key={x.table} table={x} />
            ))}
          </ul>
        )}
      </div>
      <h2 className="start-new">
        {t('startNew')} <small className="soft">{t('noAccount')}</small>
      </h2>
      <div className="games">
        {PAGES.filter(page => !page.isPart).map(page => (
          <GameCard key={page.id} page={page} />
        ))}
      </div>
      <Tables {...tables} mine={others.slice(NEXT)} />
      <div className="columns">
        <JoinByLink />
        <section>
          <h2>{t('replay')}</h2>
          <p className="soft">{t('replayHint')}</p>
          <Link to="/replay" className="plain-button">
            {t('openRecord')}
          </Link>
        </section>
      </div>
    </main>
  );
};

/** Campaigns to go on with: one click to the campaign, one to its next decision. */
const MyCampaigns = (): ReactNode => {
  const { t } = usePrefs();
  const all = useCampaigns();
  if (all.length === 0) return null;
  return (
    <ul className="tables my-campaigns" aria-label={t('campaigns')}>
      {all.slice(0, NEXT).map(c => (
        <li key={c.campaign}>
          <Link to={campaignPath(c.place, c.campaign)} className="plain-button">
            {t('continue')}: {c.name} · {t('entriesOf', { n: c.lines })}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** So many games to go on with stand beside the first. */
const NEXT = 3;

/** The game that waits for me, or that I was last at. */
const Continue = ({ table }: { table: Listed }): ReactNode => {
  const { t, prefs } = usePrefs();
  const page = PAGES.find(p => p.id === table.game);
  const people = table.seats
    .filter(s => s.kind === 'human' && s.seat !== table.mine)
    .map(s => personName(t, s.name ?? ''));
  const state = table.invited
    ? t('invitedYou')
    : table.phase === 'open'
      ? t('open')
      : table.myTurn
        ? t('yourTurn')
        : t('running');
  return (
    <section className="hero" data-game={table.game} aria-label={t('continue')}>
      <CoverOf id={table.game} />
      <div className="hero-text">
        <p className="hero-state">{state}</p>
        <h2>{page?.title[prefs.lang] ?? table.game}</h2>
        <p>{people.length > 0 ? people.join(', ') : t('againstBots')}</p>
        <Link to={pathOf(table.place, table.table)} className="plain-button primary big">
          {t('continue')}
        </Link>
      </div>
    </section>
  );
};

/** For who has no game yet: one to play at once, and a way to learn it. */
const Welcome = (): ReactNode => {
  const { t, prefs } = usePrefs();
  const start = useStart();
  const [page] = PAGES;
  if (!page) return null;
  return (
    <section className="hero" data-game={page.id} aria-label={page.title[prefs.lang]}>
      <CoverOf id={page.id} />
      <div className="hero-text">
        <p className="hero-state">{t('tagline')}</p>
        <h2>{page.title[prefs.lang]}</h2>
        <p>{page.summary[prefs.lang]}</p>
        <div className="row">
          <button
            type="button"
            className="primary big play-now"
            disabled={start.isBusy}
            onClick={() => start.play(page.id)}
          >
            {start.isBusy ? t('opening') : t('playNow')}
          </button>
          <Link to={`/learn/${page.id}`} className="plain-button big">
            {t('learnFirst')}
          </Link>
        </div>
        {start.problem && <p role="alert">{start.problem}</p>}
      </div>
    </section>
  );
};

/** Starts a game against bots, and says what went wrong. */
const useStart = (): { isBusy: boolean; problem: string; play(id: string): void } => {
  const { prefs } = usePrefs();
  const playNow = usePlayNow();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const play = async (id: string): Promise<void> => {
    setBusy(true);
    let ui: GameUi | null = null;
    try {
      ui = await loadGame(id);
      await playNow(ui);
    } catch (e) {
      setBusy(false);
      setProblem(problemText(prefs.lang, e, ui));
    }
  };
  return { isBusy, problem, play: id => void play(id) };
};

const GameCard = ({ page }: { page: GamePage }): ReactNode => {
  const { t, prefs } = usePrefs();
  const start = useStart();
  const { id } = page;
  const title = page.title[prefs.lang];
  const size = [page.people, page.minutes && `${page.minutes} min`].filter(Boolean).join(' · ');
  return (
    <article className="game" data-game={id}>
      <CoverOf id={id} />
      <div className="game-text">
        <h3>
          {title} {size && <small className="soft">{size}</small>}
        </h3>
        <p>{page.summary[prefs.lang]}</p>
        <div className="ways">
          {page.isAlone && (
            <Link
              to={`/new/${id}?with=nobody`}
              className="plain-button way"
              label={`${t('alone')}: ${title}`}
            >
              <Glyph name="person" size={22} /> {t('alone')}
            </Link>
          )}
          <Link
            to={`/new/${id}?with=friends`}
            className="plain-button way"
            label={`${t('together')}: ${title}`}
          >
            <Glyph name="tabletop-players" size={22} /> {t('together')}
          </Link>
          <button
            type="button"
            className="way play-now"
            aria-label={`${t('withBots')}: ${title}`}
            disabled={start.isBusy}
            onClick={() => start.play(id)}
          >
            <Glyph name="vintage-robot" size={22} /> {start.isBusy ? t('opening') : t('withBots')}
          </button>
        </div>
        <p className="game-links">
          <Link to={`/new/${id}`}>{t('newTable')}</Link> · <Link to={`/learn/${id}`}>{t('learn')}</Link> ·{' '}
          <Link to={`/rules/${id}`}>{t('rules')}</Link>
          {page.workshop && (
            <>
              {' '}
              · <Link to={`/workshop/${id}`}>{page.workshop[prefs.lang]}</Link>
            </>
          )}
          {page.campaign && (
            <>
              {' '}
              · <Link to={`/campaign/${id}`}>{t('campaign')}</Link>
            </>
          )}
        </p>
        {start.problem && <p role="alert">{start.problem}</p>}
      </div>
    </article>
  );
};

const JoinByLink = (): ReactNode => {
  const { t } = usePrefs();
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const join = (): void => {
    const url = URL.canParse(text.trim(), location.origin) ? new URL(text.trim(), location.origin) : null;
    if (url && /^\/[tb]\/[\w-]{8,32}$/.test(url.pathname)) go(url.pathname + url.search + url.hash);
    else setBad(true);
  };
  return (
    <section>
      <h2>{t('joinByLink')}</h2>
      <form
        className="row"
        onSubmit={e => {
          e.preventDefault();
          join();
        }}
      >
        <input
          className="grow"
          aria-label={t('joinByLink')}
          placeholder={`${location.origin}/t/…`}
          value={text}
          onChange={e => {
            setText(e.target.value);
            setBad(false);
          }}
        />
        <button type="submit">{t('open-link')}</button>
      </form>
      {isBad && <p role="alert">{t('badLink')}</p>}
    </section>
  );
};
