import { placeName, readLine, startText, tellLine } from '@potyczka/gloomhaven/campaign/text';
import {
  type Campaign,
  levelIsDue,
  type Party,
  prosperityOf,
  xpOf,
} from '@potyczka/gloomhaven/campaign/view';
import { figureName } from '@potyczka/gloomhaven/text';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import type { ChronicleProps } from '../game-ui.js';
import { coloursOf } from '../gloomhaven/colours.js';
import { Glyph } from './glyphs.js';
import { stateOf } from './places.js';
import { towards } from './quick.js';
import { CitySheet, PartySheet } from './Sheets.js';
import { signed } from './signed.js';
import { Tale } from './Tale.js';
import { HeroToken } from './Token.js';
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

/** So many of the last lines stand beside the map. */
const NEWEST = 5;

/** At one glance: who goes, what the world looks like, what happened last. */
const Summary = ({
  c,
  party,
  lang,
  onGo,
}: {
  readonly c: Campaign;
  readonly party: Party | undefined;
  readonly lang: Lang;
  readonly onGo: ((place: number) => void) | undefined;
}): ReactNode => {
  const w = WORDS[lang];
  const heroes = (party?.members ?? []).flatMap(id => c.characters[id] ?? []);
  const colours = coloursOf(heroes.map(ch => ch.class));
  const open = c.unlocked.filter(id => stateOf(c, party, id) === 'open').length;
  return (
    <div className="glmc-desk">
      <section aria-label={w.party}>
        <h2>{party ? party.name : w.party}</h2>
        <ul className="glmc-members">
          {heroes.map(ch => {
            const [from, to] = [xpOf(ch.level), xpOf(ch.level + 1)];
            const share = Number.isFinite(to) ? Math.min(1, Math.max(0, (ch.xp - from) / (to - from))) : 1;
            return (
              <li key={ch.id}>
                <HeroToken ch={ch} size={52} />
                <b>
                  {ch.name} · {figureName(lang, ch.class)}
                </b>
                <small>
                  {w.level} {ch.level} · {levelIsDue(ch) ? w.due : w.ready}
                </small>
                <span className="glmc-exp" aria-hidden="true">
                  <i style={{ inlineSize: `${share * 100}%`, background: colours[ch.class] }} />
                </span>
                <span className="gold">
                  <Glyph name="two-coins" size={18} /> {ch.gold}
                </span>
              </li>
            );
          })}
        </ul>
        {heroes.length === 0 && <p className="soft">{w.nobodyYet}</p>}
      </section>
      <section aria-label={w.world}>
        <h2>
          {w.world}{' '}
          <small>
            {c.done.length} {w.won} · {open} {w.openPlaces}
          </small>
        </h2>
        <WorldMap c={c} party={party} lang={lang} onGo={onGo} />
        {onGo && <p className="soft">{w.clickToGo}</p>}
        <div className="glmc-two">
          <p>
            <span className="soft">{w.prosperity}</span> <b>{prosperityOf(c)}</b>
          </p>
          <p>
            <span className="soft">{w.reputation}</span> <b>{signed(party?.reputation ?? 0)}</b>
          </p>
        </div>
      </section>
      <section aria-label={w.happened}>
        <h2>{w.happened}</h2>
        <ul className="glmc-latest">
          {c.journal
            .slice(-NEWEST)
            .reverse()
            .map((line, n) => (
              <li key={n}>{tellLine(lang, line)}</li>
            ))}
        </ul>
        {c.journal.length === 0 && <p className="soft">{w.journalEmpty}</p>}
      </section>
    </div>
  );
};

/** What a campaign has come to: map, city, parties and heroes, and how it came to that. */
export const Chronicle = ({ state, lang, campaign, offers, onGo }: ChronicleProps): ReactNode => {
  const c = state as Campaign;
  const news = useCampaignNews(campaign, c.journal);
  const parties = Object.values(c.parties);
  const latest = parties.at(-1);
  const mayGo = latest !== undefined && offers.some(o => o.id === `${latest.id}/journey` && !o.refusal);
  return (
    <div className="glmc">
      {parties.map(party => (
        <Ahead key={party.id} c={c} party={party} lang={lang} />
      ))}
      <Summary
        c={c}
        party={latest}
        lang={lang}
        onGo={mayGo ? place => onGo(towards(latest.id, place)) : undefined}
      />
      {parties.map(party => (
        <PartySheet key={party.id} c={c} party={party} lang={lang} />
      ))}
      <PlaceList c={c} party={latest} lang={lang} />
      <div className="glmc-annals">
        <CitySheet c={c} lang={lang} />
        <Journal c={c} lang={lang} />
      </div>
      <Unveiling news={news} lang={lang} />
    </div>
  );
};
