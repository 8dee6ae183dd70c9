import { achievementName, placeName, questName, questText } from '@potyczka/gloomhaven/campaign/text';
import {
  activePool,
  type Campaign,
  type Character,
  levelIsDue,
  maxHpOf,
  type Party,
  prosperityOf,
  stepValue,
  THRESHOLDS,
  xpOf,
} from '@potyczka/gloomhaven/campaign/view';
import { figureName } from '@potyczka/gloomhaven/text';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { WORDS } from './words.js';

/** A hero's sheet: level, gold, items, perks, checkmarks and the quest with its progress. */
const HeroSheet = ({ ch, lang }: { readonly ch: Character; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  const needed = xpOf(ch.level + 1);
  return (
    <article className="glmc-hero">
      <h3>
        {ch.name} <small>{figureName(lang, ch.class)}</small>
      </h3>
      <p>
        {w.level} {ch.level} · {ch.xp} {w.xp}
        {Number.isFinite(needed) && ` (${w.next}: ${needed})`} · {ch.gold} {w.gold} · {w.hp} {maxHpOf(ch)} ·{' '}
        {w.cards}: {activePool(ch).length}
        {levelIsDue(ch) && <strong> · {w.due}</strong>}
      </p>
      <p className="glmc-checks" role="img" aria-label={`${w.checks}: ${ch.checks}/18`}>
        {Array.from({ length: 18 }, (_, n) => n + 1).map(n => (
          <i key={n} className={n <= ch.checks ? 'on' : ''} data-third={n % 3 === 0 || undefined} />
        ))}
      </p>
      <p>
        {w.items}:{' '}
        {ch.items.length === 0 ? w.none : ch.items.map(id => figureName(lang, `item-${id}`)).join(', ')}
      </p>
      <p>
        {w.perks}: {ch.perks.reduce((sum, n) => sum + n, 0)}
        {ch.bless > 0 && ` · BLESS ${ch.bless}`}
      </p>
      {ch.quest === null && (
        <p className="soft">
          {w.quest}: {w.secret}
        </p>
      )}
      {ch.quest !== null && (
        <p className="glmc-quest">
          <strong>{questName(lang, ch.quest)}</strong> {questText(lang, ch.quest)}{' '}
          <span className="soft">{ch.counted.map((_, n) => stepValue(ch, n)).join(' · ')}</span>
        </p>
      )}
    </article>
  );
};

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
      <h2>{party.name}</h2>
      <p>
        {party.bound
          ? `${w.bound}: ${placeName(lang, party.bound.scenario)}`
          : `${w.where}: ${placeName(lang, party.at)}`}{' '}
        · {w.reputation} {party.reputation}
      </p>
      {party.achievements.length > 0 && (
        <p>
          {w.achievements}: {party.achievements.map(a => achievementName(lang, a)).join(', ')}
        </p>
      )}
      <div className="glmc-heroes">
        {party.members.map(id => (
          <HeroSheet key={id} ch={c.characters[id]!} lang={lang} />
        ))}
      </div>
    </section>
  );
};

/** What belongs to the whole world: the city, its prosperity, what is open. */
export const CitySheet = ({ c, lang }: { readonly c: Campaign; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  const level = prosperityOf(c);
  const next = THRESHOLDS[level];
  return (
    <section className="glmc-city" aria-label={w.city}>
      <h2>{w.city}</h2>
      <p>
        {w.prosperity} {level} ({c.marks}
        {next === undefined ? '' : `/${next}`} {w.marks}) · {w.donated} {c.donated}
      </p>
      <p>
        {w.classes}: {c.classes.map(id => figureName(lang, id)).join(', ')}
      </p>
      {c.global.length > 0 && (
        <p>
          {w.achievements}: {c.global.map(a => achievementName(lang, a)).join(', ')}
        </p>
      )}
      {c.envelopes.length > 0 && (
        <p>
          {w.envelopes}: {c.envelopes.join(', ').toUpperCase()}
        </p>
      )}
      {c.records && <p>{w.records}</p>}
      {c.past.length > 0 && (
        <p>
          {w.past}:{' '}
          {c.past.map(p => `${p.name} (${figureName(lang, p.class)} ${p.level}, ${w[p.how]})`).join('; ')}
        </p>
      )}
      <p className="soft">{w.ours}</p>
      <p className="soft">{w.unknown}</p>
    </section>
  );
};
