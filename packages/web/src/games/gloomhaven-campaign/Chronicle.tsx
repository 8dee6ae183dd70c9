import { placeName, readLine, startText, tellLine } from '@potyczka/gloomhaven/campaign/text';
import type { Campaign, Party } from '@potyczka/gloomhaven/campaign/view';
import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { Glyph } from './glyphs.js';
import { CitySheet, PartySheet } from './Sheets.js';
import { Tale } from './Tale.js';
import { Unveiling } from './Unveiling.js';
import { isConclusion, useCampaignNews } from './useNews.js';
import { PlaceList, WorldMap } from './WorldMap.js';
import { WORDS } from './words.js';

import './campaign.css';
import './counter.css';
import './unveiling.css';

/** So many lines of the journal are shown at once. */
const LATEST = 12;

/** What we tell of a scenario that was completed. */
const Conclusion = ({ line, lang }: { readonly line: string; readonly lang: Lang }): ReactNode => {
  const { id, args } = readLine(line);
  return isConclusion(id) ? (
    <small className="glmc-conclusion">
      <Tale lang={lang} when="after" scenario={Number(args.scenario)} />
    </small>
  ) : null;
};

/** Where a party is bound for, before it gets there. */
const Ahead = ({ c, party, lang }: { readonly c: Campaign; readonly party: Party; readonly lang: Lang }) =>
  party.bound && (
    <section className="glmc-ahead" aria-label={placeName(lang, party.bound.scenario)}>
      <h2>
        <Glyph name="treasure-map" size={20} /> {placeName(lang, party.bound.scenario)}
      </h2>
      <p className="glmc-telling">
        <Tale lang={lang} when="before" scenario={party.bound.scenario} />
      </p>
      <small className="soft">{WORDS[lang].telling}</small>
      {party.effects.length > 0 && (
        <ul>
          {party.effects.map((effect, n) => (
            <li key={n}>
              {effect.who === null ? WORDS[lang].everybody : c.characters[effect.who]?.name}:{' '}
              {startText(lang, effect)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );

const Journal = ({ c, lang }: { readonly c: Campaign; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  const lines = c.journal.map((line, n) => ({ line, n })).reverse();
  const entry = ({ line, n }: { readonly line: string; readonly n: number }): ReactNode => (
    <li key={n}>
      {tellLine(lang, line)}
      <Conclusion line={line} lang={lang} />
    </li>
  );
  return (
    <section className="glmc-journal" aria-label={w.journal}>
      <h2>
        <Glyph name="open-book" size={20} /> {w.journal}
      </h2>
      {lines.length === 0 && <p className="soft">{w.journalEmpty}</p>}
      <ol reversed start={lines.length}>
        {lines.slice(0, LATEST).map(entry)}
      </ol>
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
      {parties.map(party => (
        <Ahead key={party.id} c={c} party={party} lang={lang} />
      ))}
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
