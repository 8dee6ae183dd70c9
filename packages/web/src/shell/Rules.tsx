import type { Lang } from '@potyczka/kernel/run';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GameUi, RuleEntry } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';
import { still } from './still.js';
import { useGame } from './useGame.js';
import { useNarrow } from './useNarrow.js';

/** Lower case without diacritics, so that `zolty` finds `żółty`. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

const finds = (rule: RuleEntry, words: readonly string[]): boolean => {
  const text = plain(`${rule.id} ${rule.area} ${rule.text.pl} ${rule.text.en}`);
  return words.every(w => text.includes(w));
};

const byArea = (rules: readonly RuleEntry[]): ReadonlyMap<string, readonly RuleEntry[]> => {
  const areas = new Map<string, RuleEntry[]>();
  for (const r of rules) areas.set(r.area, [...(areas.get(r.area) ?? []), r]);
  return areas;
};

/** Every rule of a game, to be searched, in both languages. */
export const Rules = ({ game, rule }: { game: string; rule: string | null }): ReactNode => {
  const ui = useGame(game);
  const { t, prefs } = usePrefs();
  const [rules, setRules] = useState<readonly RuleEntry[] | null>(null);
  const [query, setQuery] = useState('');
  const [isBoth, setBoth] = useState(false);
  const wanted = useDeferredValue(query);
  useEffect(() => {
    if (ui) void ui.rules().then(setRules);
  }, [ui]);
  const found = useMemo(() => {
    const words = plain(wanted).split(/\s+/).filter(Boolean);
    return (rules ?? []).filter(r => finds(r, words));
  }, [rules, wanted]);
  useEffect(() => {
    if (rule && rules) document.getElementById(rule)?.scrollIntoView({ block: 'start' });
  }, [rule, rules]);
  if (!ui || !rules) {
    return (
      <main className="page">
        <p role="status">{t('opening')}</p>
      </main>
    );
  }
  const areas = byArea(found);
  const langs: readonly Lang[] = isBoth ? ['pl', 'en'] : [prefs.lang];
  return (
    <main className="page rules-page">
      <h1>
        {t('rules')}: {ui.title[prefs.lang]}
      </h1>
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
        <span className="soft" role="status">
          {t('found', { n: found.length })}
        </span>
      </div>
      <nav className="areas" aria-label={t('areas')}>
        {[...areas].map(([area, list]) => (
          <a key={area} href={`#area-${area}`}>
            {area} <span className="soft">{list.length}</span>
          </a>
        ))}
      </nav>
      {found.length === 0 && <p className="soft">{rules.length === 0 ? t('noRules') : t('nothingFound')}</p>}
      {[...areas].map(([area, list]) => (
        <section key={area} id={`area-${area}`} className="area">
          <h2>{area}</h2>
          {list.map(r => (
            <Rule key={r.id} ui={ui} rule={r} langs={langs} isWanted={r.id === rule} />
          ))}
        </section>
      ))}
    </main>
  );
};

interface RuleProps {
  readonly ui: GameUi;
  readonly rule: RuleEntry;
  readonly langs: readonly Lang[];
  readonly isWanted: boolean;
}

const Rule = ({ ui, rule, langs, isWanted }: RuleProps): ReactNode => {
  const { prefs } = usePrefs();
  const narrow = useNarrow();
  return (
    <article id={rule.id} className={isWanted ? 'rule-entry wanted' : 'rule-entry'}>
      <h3>
        <Link to={`/rules/${ui.id}/${rule.id}`}>{rule.id}</Link>
      </h3>
      <div className={langs.length > 1 ? 'rule-texts both' : 'rule-texts'}>
        {langs.map(lang => (
          <p key={lang} lang={lang}>
            {rule.text[lang]}
          </p>
        ))}
      </div>
      {rule.picture !== undefined && (
        <div className="picture">
          <ui.Board {...still(rule.picture, prefs.lang, { narrow })} />
        </div>
      )}
    </article>
  );
};
