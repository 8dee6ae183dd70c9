import { type ReactNode, useState } from 'react';
import type { GamePage, GameUi } from '../games/game-ui.js';
import { loadGame, PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { Glyph } from '../ui/glyphs.js';
import { Link } from '../ui/Link.js';
import { CoverOf } from './CoverOf.js';
import { Finished } from './home/Finished.js';
import { MyGames } from './home/MyGames.js';
import { OpenTables, RunningTables } from './home/OtherTables.js';
import { problemText } from './problem.js';
import { campaignPath, type MyCampaign, useCampaigns } from './useCampaigns.js';
import { usePlayNow } from './usePlayNow.js';
import { useTables } from './useTables.js';
import './home.css';

/** The first screen: my games, what is asked of me first, and every game in one click. */
export const Home = (): ReactNode => {
  const { t } = usePrefs();
  const tables = useTables();
  const campaigns = useCampaigns();
  const hasGames = tables.mine.length > 0;
  const hasPast = tables.over.length > 0 || campaigns.length > 0;
  return (
    <main className={hasGames ? 'page home with-games' : 'page home'}>
      <h1 className="hidden-text">{t('title')}</h1>
      <div className="home-top">
        <div className="home-main">
          {hasGames ? <MyGames games={tables.mine} /> : <Welcome />}
          <NewGames />
        </div>
        <div className="home-side">
          {hasPast && (
            <>
              <Finished games={tables.over} />
              <MyCampaigns campaigns={campaigns} />
            </>
          )}
          <OpenTables tables={tables.open} />
          <RunningTables tables={tables.running} />
        </div>
      </div>
      <div className="columns home-more">
        <JoinByLink />
        <section>
          <h2>{t('replay')}</h2>
          <p className="soft">{t('replayHint')}</p>
          <div className="row">
            <Link to="/replay" className="plain-button">
              {t('openRecord')}
            </Link>
            <Link to="/history" className="plain-button">
              {t('history')}
            </Link>
          </div>
        </section>
      </div>
      <Tabs />
    </main>
  );
};

/** On a phone: the parts of the first page, and my own, in reach of the thumb. */
const Tabs = (): ReactNode => {
  const { t } = usePrefs();
  return (
    <nav className="home-tabs" aria-label={t('title')}>
      <button type="button" onClick={() => scrollTo({ top: 0 })}>
        {t('myGames')}
      </button>
      <button type="button" onClick={() => document.querySelector('.start-new')?.scrollIntoView()}>
        {t('newGame')}
      </button>
      <Link to="/history">{t('history')}</Link>
      <Link to="/me">{t('meShort')}</Link>
    </nav>
  );
};

const NewGames = (): ReactNode => {
  const { t } = usePrefs();
  return (
    <section className="new-games">
      <h2 className="start-new">
        {t('startNew')} <small className="soft">{t('noAccount')}</small>
      </h2>
      <div className="games">
        {PAGES.filter(page => !page.isPart).map(page => (
          <GameCard key={page.id} page={page} />
        ))}
      </div>
    </section>
  );
};

/** So many campaigns stand on the first page. */
const MOST_CAMPAIGNS = 3;

/** Campaigns to go on with: one click to the campaign, one to its next decision. */
const MyCampaigns = ({ campaigns }: { readonly campaigns: readonly MyCampaign[] }): ReactNode => {
  const { t } = usePrefs();
  if (campaigns.length === 0) return null;
  return (
    <section>
      <h2>{t('campaigns')}</h2>
      <ul className="short-list my-campaigns">
        {campaigns.slice(0, MOST_CAMPAIGNS).map(c => (
          <li key={c.campaign}>
            <Link
              to={campaignPath(c.place, c.campaign)}
              className="short-row"
              label={`${t('continue')}: ${c.name}`}
            >
              <span className="short-picture" data-game={c.game} aria-hidden="true">
                <CoverOf id={c.game} />
              </span>
              <span className="short-text">
                <strong>{c.name}</strong>
                <span className="soft">{c.lines > 0 ? t('entriesOf', { n: c.lines }) : t('notBegun')}</span>
              </span>
              <span className="plain-button" aria-hidden="true">
                {t('goOn')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
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
    <section className="hero welcome" data-game={page.id} aria-label={page.title[prefs.lang]}>
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
  const withThem = t(page.isShared ? 'withCompanions' : 'withBots');
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
            aria-label={`${withThem}: ${title}`}
            disabled={start.isBusy}
            onClick={() => start.play(id)}
          >
            <Glyph name="vintage-robot" size={22} /> {start.isBusy ? t('opening') : withThem}
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
