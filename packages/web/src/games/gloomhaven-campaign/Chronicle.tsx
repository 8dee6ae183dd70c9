import { tellLine } from '@potyczka/gloomhaven/campaign/text';
import type { Campaign } from '@potyczka/gloomhaven/campaign/view';
import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { Glyph } from './glyphs.js';
import { CitySheet, PartySheet } from './Sheets.js';
import { Unveiling } from './Unveiling.js';
import { useCampaignNews } from './useNews.js';
import { PlaceList, WorldMap } from './WorldMap.js';
import { WORDS } from './words.js';

import './campaign.css';
import './counter.css';
import './unveiling.css';

/** So many lines of the journal are shown at once. */
const LATEST = 12;

const Journal = ({ c, lang }: { readonly c: Campaign; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  const lines = c.journal.map((line, n) => ({ line, n })).reverse();
  const entry = ({ line, n }: { readonly line: string; readonly n: number }): ReactNode => (
    <li key={n}>{tellLine(lang, line)}</li>
  );
  return (
    <section className="glmc-journal" aria-label={w.journal}>
      <h2>
        <Glyph name="open-book" size={20} /> {w.journal}
      </h2>
      {lines.length === 0 && <p className="soft">{w.journalEmpty}</p>}
      <ol reversed>{lines.slice(0, LATEST).map(entry)}</ol>
      {lines.length > LATEST && (
        <details>
          <summary>
            {w.earlierDays}: {lines.length - LATEST}
          </summary>
          <ol reversed>{lines.slice(LATEST).map(entry)}</ol>
        </details>
      )}
    </section>
  );
};

/** What a campaign has come to: map, city, parties and heroes, and how it came to that. */
export const Chronicle = ({
  state,
  lang,
  campaign,
}: {
  readonly state: unknown;
  readonly lang: Lang;
  readonly mine: Seat | null;
  readonly campaign: string;
}): ReactNode => {
  const c = state as Campaign;
  const news = useCampaignNews(campaign, c.journal);
  const parties = Object.values(c.parties);
  return (
    <div className="glmc">
      <div className="glmc-world">
        <WorldMap c={c} party={parties.at(-1)} lang={lang} />
        <PlaceList c={c} party={parties.at(-1)} lang={lang} />
      </div>
      {parties.map(party => (
        <PartySheet key={party.id} c={c} party={party} lang={lang} />
      ))}
      <div className="glmc-annals">
        <CitySheet c={c} lang={lang} />
        <Journal c={c} lang={lang} />
      </div>
      <Unveiling news={news} lang={lang} />
    </div>
  );
};
