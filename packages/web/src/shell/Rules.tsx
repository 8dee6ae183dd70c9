import type { Lang } from '@potyczka/kernel/run';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { FacesUi, Needs, RuleText } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { useRoute } from '../router.js';
import { CardName } from '../ui/faces/CardName.js';
import { FacesOf } from '../ui/faces/FacesOf.js';
import { Link } from '../ui/Link.js';
import { unbroken } from '../ui/unbroken.js';
import { GameHead } from './GameHead.js';
import { CopyLink, Reconstructed } from './RuleLink.js';
import { RulePicture } from './RulePicture.js';
import { useGame } from './useGame.js';
import { useNarrow } from './useNarrow.js';
import './rules.css';

type Titles = Readonly<Record<string, Readonly<Record<Lang, string>>>>;

/** Lower case without diacritics, so that `zolty` finds `żółty`. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Everything that a rule can be found by, in both languages. */
const indexOf = (rules: readonly RuleText[], titles: Titles): ReadonlyMap<RuleText, string> =>
  new Map(
    rules.map(r => {
      const title = titles[r.area];
      return [r, plain(`${r.id} ${title?.pl} ${title?.en} ${r.text.pl} ${r.text.en}`)];
    }),
  );

const byArea = (rules: readonly RuleText[]): ReadonlyMap<string, readonly RuleText[]> => {
  const areas = new Map<string, RuleText[]>();
  for (const r of rules) areas.set(r.area, [...(areas.get(r.area) ?? []), r]);
  return areas;
};

interface Book {
  readonly rules: readonly RuleText[];
  readonly titles: Titles;
  readonly index: ReadonlyMap<RuleText, string>;
  /** Areas of which no rule stands in the source. */
  readonly reconstructed: ReadonlySet<string>;
}

/** The rules of a game, once they are loaded. */
const useBook = (ui: Needs<'teaching'> | null): Book | null => {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    if (!ui) return;
    let gone = false;
    void ui.teaching.ruleTexts().then(({ ruleTexts: rules, areas: titles }) => {
      if (gone) return;
      const whole = [...byArea(rules)].filter(([, list]) => list.every(r => r.reconstructed));
      setBook({
        rules,
        titles,
        index: indexOf(rules, titles),
        reconstructed: new Set(whole.map(([area]) => area)),
      });
    });
    return () => {
      gone = true;
    };
  }, [ui]);
  return book;
};

/**
 * Scrolls to an element. What lies above it is drawn late, so once is not enough; whoever scrolls themselves or
 * presses something stops it: nothing moves away between press and release.
 */
const scrollTo = (id: string): (() => void) => {
  const go = (): void => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  const timers = [60, 200, 500].map(ms => setTimeout(go, ms));
  const over = new AbortController();
  const stop = (): void => {
    over.abort();
    for (const timer of timers) clearTimeout(timer);
  };
  for (const sign of ['wheel', 'pointerdown', 'touchstart', 'keydown']) addEventListener(sign, stop, over);
  go();
  return stop;
};

/** A rule may be wanted by its path or, as elsewhere on the web, by what follows a `#`. */
const useWanted = (rule: string | null): string | null => {
  useRoute();
  return location.hash.slice(1) || rule;
};

/** Endings change, in Polish above all: a long word is looked for without its last letters. */
const stemOf = (word: string): string => (/^\p{L}{6,}$/u.test(word) ? word.slice(0, -2) : word);

const find = ({ rules, index }: Book, query: string): readonly RuleText[] => {
  const words = plain(query).split(/\s+/).filter(Boolean).map(stemOf);
  return rules.filter(r => words.every(w => index.get(r)?.includes(w)));
};

/** Every rule of a game, to be searched, in both languages. */
export const Rules = ({ game, rule }: { game: string; rule: string | null }): ReactNode => {
  const ui = useGame(game);
  const { t, prefs } = usePrefs();
  const book = useBook(ui);
  const [query, setQuery] = useState('');
  const [isBoth, setBoth] = useState(false);
  const asked = useDeferredValue(query);
  const wanted = useWanted(rule);
  const found = useMemo(() => (book ? find(book, asked) : []), [book, asked]);
  useEffect(() => {
    if (!wanted || !book) return;
    setQuery('');
    return scrollTo(wanted);
  }, [wanted, book]);
  if (!ui || !book) {
    return (
      <main className="page">
        <p role="status">{t('opening')}</p>
      </main>
    );
  }
  const areas = byArea(found);
  const langs: readonly Lang[] = isBoth ? ['pl', 'en'] : [prefs.lang];
  return (
    <FacesOf game={ui.id} faces={ui.faces} view={null}>
      <main className="page rules-page" data-game={ui.id}>
        <GameHead id={ui.id}>
          <h1>
            {t('rules')}: {ui.title[prefs.lang]}
          </h1>
        </GameHead>
        <div className="rules-tools">
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={query}
            onChange={e => setQuery(e.target.value)}
          />
          <label className="check">
            <input type="checkbox" checked={isBoth} onChange={e => setBoth(e.target.checked)} />{' '}
            {t('bothLanguages')}
          </label>
          <span className="soft rules-found" role="status">
            {t('found', { n: found.length })}
          </span>
        </div>
        {found.some(r => r.reconstructed) && (
          <p className="soft rules-note">
            <Reconstructed />: {t('reconstructedWhy')}
          </p>
        )}
        <Contents areas={areas} titles={book.titles} />
        <div className="rules-text">
          {ui.faces && asked === '' && wanted === null && <Cards faces={ui.faces} />}
          {found.length === 0 && (
            <p className="soft">{book.rules.length === 0 ? t('noRules') : t('nothingFound')}</p>
          )}
          {[...areas].map(([area, list]) => (
            <section key={area} id={`area-${area}`} className="area">
              <h2>
                {book.titles[area]?.[prefs.lang] ?? area} {book.reconstructed.has(area) && <Reconstructed />}
              </h2>
              {list.map(r => (
                <Rule
                  key={r.id}
                  {...{ ui, langs }}
                  rule={r}
                  isWanted={r.id === wanted}
                  isMarked={r.reconstructed === true && !book.reconstructed.has(area)}
                />
              ))}
            </section>
          ))}
        </div>
      </main>
    </FacesOf>
  );
};

/** What the signs on cards mean, and every card to be read. */
const Cards = ({ faces }: { readonly faces: FacesUi }): ReactNode => {
  const { t, prefs } = usePrefs();
  return (
    <section className="area rules-cards" id="area-cards">
      <h2>{t('cards')}</h2>
      <faces.Legend lang={prefs.lang} />
      {faces.kinds().map(({ name, cards }) => (
        <details key={name.en}>
          <summary>
            {name[prefs.lang]} <span className="soft">{cards.length}</span>
          </summary>
          <ul className="card-names">
            {cards.map(card => (
              <li key={card}>
                <CardName card={card}>{faces.name(card)[prefs.lang]}</CardName>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
};

interface ContentsProps {
  readonly areas: ReadonlyMap<string, readonly RuleText[]>;
  readonly titles: Titles;
}

/** The areas of the rules; beside them on a large screen, folded above them on a small one. */
const Contents = ({ areas, titles }: ContentsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const narrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="contents" aria-label={t('areas')}>
      <details open={!narrow || isOpen} onToggle={e => narrow && setOpen(e.currentTarget.open)}>
        <summary>{t('contents')}</summary>
        <ol>
          {[...areas].map(([area, list]) => (
            <li key={area}>
              <a
                href={`#area-${area}`}
                onClick={e => {
                  e.preventDefault();
                  setOpen(false);
                  requestAnimationFrame(() => scrollTo(`area-${area}`));
                }}
              >
                {titles[area]?.[prefs.lang] ?? area} <span className="soft">{list.length}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};

interface RuleProps {
  readonly ui: Needs<'id' | 'board' | 'panels'>;
  readonly rule: RuleText;
  readonly langs: readonly Lang[];
  readonly isWanted: boolean;
  /** Says that it is reconstructed, unless its whole area is. */
  readonly isMarked: boolean;
}

const Rule = ({ ui, rule, langs, isWanted, isMarked }: RuleProps): ReactNode => {
  return (
    <article id={rule.id} className={isWanted ? 'rule-entry wanted' : 'rule-entry'}>
      <header>
        <h3>
          <Link to={`/rules/${ui.id}/${rule.id}`}>{rule.id}</Link>
        </h3>
        {isMarked && <Reconstructed />}
        <CopyLink ui={ui} rule={rule.id} />
      </header>
      <div className={langs.length > 1 ? 'rule-texts both' : 'rule-texts'}>
        {langs.map(lang => (
          <p key={lang} lang={lang}>
            {unbroken(rule.text[lang])}
          </p>
        ))}
      </div>
      {rule.picture !== undefined && <RulePicture ui={ui} rule={rule} />}
    </article>
  );
};
