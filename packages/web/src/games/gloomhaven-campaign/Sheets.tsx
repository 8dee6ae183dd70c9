import { achievementName, placeName } from '@potyczka/gloomhaven/campaign/text';
import {
  type Campaign,
  type Party,
  priceChange,
  prosperityOf,
  THRESHOLDS,
} from '@potyczka/gloomhaven/campaign/view';
import { figureName } from '@potyczka/gloomhaven/text';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { Glyph } from './glyphs.js';
import { HeroSheet } from './HeroSheet.js';
import { signed } from './signed.js';
import { ClassToken } from './Token.js';
import { WORDS } from './words.js';

/** A party's sheet (name, place, reputation, achievements) and its heroes. */
export const PartySheet = ({
  c,
  party,
  lang,
}: {
  readonly c: Campaign;
  readonly party: Party;
  readonly lang: Lang;
}): ReactNode => {
  const w = WORDS[lang];
  return (
    <section className="glmc-party" aria-label={party.name}>
      <h2>
        {w.party}: {party.name}
      </h2>
      <p>
        <Glyph name="position-marker" size={16} />{' '}
        {party.bound
          ? `${w.bound}: ${placeName(lang, party.bound.scenario)}`
          : `${w.where}: ${placeName(lang, party.at)}`}{' '}
        · {w.reputation} <b>{signed(party.reputation)}</b>
        {priceChange(party.reputation) !== 0 && ` (${w.pricesOf} ${signed(priceChange(party.reputation))})`}
      </p>
      {party.achievements.length > 0 && (
        <p>
          {w.achievements}: {party.achievements.map(a => achievementName(lang, a)).join(', ')}
        </p>
      )}
      <div className="glmc-heroes">
        {party.members.map(id => (
          <HeroSheet key={id} c={c} ch={c.characters[id]!} lang={lang} />
        ))}
      </div>
    </section>
  );
};

/** The track of prosperity: a square for each mark, a notch for each level. */
const Prosperity = ({ c, lang }: { readonly c: Campaign; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  const level = prosperityOf(c);
  const [from, to] = [THRESHOLDS[level - 1]!, THRESHOLDS[level]];
  return (
    <div className="glmc-prosperity">
      <p>
        <Glyph name="village" size={18} /> {w.prosperity} <b>{level}</b>
        {to !== undefined && (
          <span className="soft">
            {' '}
            · {w.toNext}: {to - c.marks}
          </span>
        )}
      </p>
      {to !== undefined && (
        <p className="glmc-track" aria-hidden="true">
          {Array.from({ length: to - from }, (_, n) => from + n + 1).map(n => (
            <i key={n} className={n <= c.marks ? 'on' : ''} />
          ))}
        </p>
      )}
    </div>
  );
};

/** What belongs to the whole world: the city, its prosperity, what is open. */
export const CitySheet = ({ c, lang }: { readonly c: Campaign; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  return (
    <section className="glmc-city" aria-label={w.city}>
      <h2>{w.city}</h2>
      <Prosperity c={c} lang={lang} />
      <p>
        <Glyph name="oak" size={18} /> {w.donated} <b>{c.donated}</b>
        {c.donated < 100 && <span className="soft"> / 100</span>}
      </p>
      <ul className="glmc-classes" aria-label={w.classes}>
        {c.classes.map(id => (
          <li key={id}>
            <ClassToken figure={id} size={32} /> {figureName(lang, id)}
          </li>
        ))}
      </ul>
      {c.global.length > 0 && (
        <p>
          {w.achievements}: {[...new Set(c.global)].map(a => times(lang, c, a)).join(', ')}
        </p>
      )}
      {c.records && <p>{w.records}</p>}
      {c.envelopes.length > 0 && (
        <p>
          <Glyph name="envelope" size={18} /> {w.envelopes}: {c.envelopes.join(', ').toUpperCase()}
        </p>
      )}
      {c.past.length > 0 && (
        <p>
          {w.past}:{' '}
          {c.past
            .map(each => `${each.name} (${figureName(lang, each.class)} ${each.level}, ${w[each.how]})`)
            .join(', ')}
        </p>
      )}
      <p className="soft">{w.ours}</p>
      <p className="soft">{w.unknown}</p>
    </section>
  );
};

/** An achievement, and how often where it can be had several times. */
const times = (lang: Lang, c: Campaign, name: string): string => {
  const n = c.global.filter(x => x === name).length;
  return `${achievementName(lang, name)}${n > 1 ? ` ×${n}` : ''}`;
};
