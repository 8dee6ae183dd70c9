import type { Campaign } from '@potyczka/gloomhaven/campaign/view';
import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { CitySheet, PartySheet } from './Sheets.js';
import { PlaceList, WorldMap } from './WorldMap.js';
import './campaign.css';

/** What a campaign has come to: map, city, parties and heroes. */
export const Chronicle = ({
  state,
  lang,
}: {
  readonly state: unknown;
  readonly lang: Lang;
  readonly mine: Seat | null;
}): ReactNode => {
  const c = state as Campaign;
  const parties = Object.values(c.parties);
  return (
    <div className="glmc">
      <WorldMap c={c} party={parties.at(-1)} lang={lang} />
      <PlaceList c={c} party={parties.at(-1)} lang={lang} />
      <CitySheet c={c} lang={lang} />
      {parties.map(party => (
        <PartySheet key={party.id} c={c} party={party} lang={lang} />
      ))}
    </div>
  );
};
