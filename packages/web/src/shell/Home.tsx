import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { GamePage, GameUi } from '../games/game-ui.js';
import { loadGame, PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { Link } from '../ui/Link.js';
import { problemText } from './problem.js';
import { Tables } from './Tables.js';
import { usePlayNow } from './usePlayNow.js';

/** The first screen: a game in one click. */
export const Home = (): ReactNode => {
  const { t } = usePrefs();
  return (
    <main className="page home">
      <h1>{t('title')}</h1>
      <p className="lead">{t('tagline')}</p>
      <div className="games">
        {PAGES.map(page => (
          <GameCard key={page.id} page={page} />
        ))}
      </div>
      <Tables />
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

/** The pictures of the first page, each loaded by itself: no game is opened for it. */
const COVERS: ReadonlyMap<string, ComponentType<{ readonly lang: 'pl' | 'en' }>> = new Map(
  PAGES.map(page => [page.id, lazy(async () => ({ default: (await page.cover()).Cover }))]),
);

const GameCard = ({ page }: { page: GamePage }): ReactNode => {
  const { t, prefs } = usePrefs();
  const playNow = usePlayNow();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { id } = page;
  const Cover = COVERS.get(id);
  const play = async (): Promise<void> => {
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
  return (
    <article className="game" data-game={id}>
      <Suspense fallback={<div className="cover-wait" />}>{Cover && <Cover lang={prefs.lang} />}</Suspense>
      <div className="game-text">
        <h2>{page.title[prefs.lang]}</h2>
        <p>{page.summary[prefs.lang]}</p>
        <button type="button" className="primary big" disabled={isBusy} onClick={() => void play()}>
          {isBusy ? t('opening') : t('playNow')}
        </button>
        <div className="row">
          <Link to={`/new/${id}`} className="plain-button">
            {t('newTable')}
          </Link>
          <Link to={`/learn/${id}`} className="plain-button">
            {t('learn')}
          </Link>
          <Link to={`/rules/${id}`} className="plain-button">
            {t('rules')}
          </Link>
        </div>
        {problem && <p role="alert">{problem}</p>}
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
