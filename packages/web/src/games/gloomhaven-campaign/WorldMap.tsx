import { achievementName, placeName } from '@potyczka/gloomhaven/campaign/text';
import { type Campaign, judgePlace, type Party, PLACES, placeOf } from '@potyczka/gloomhaven/campaign/view';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { WORDS } from './words.js';

const WIDTH = 640;
const HEIGHT = 560;
const COLUMN = WIDTH / 16;
const ROW = HEIGHT / 19;

/** Where a place lies: letters go across, numbers down. */
const at = (grid: string): { readonly x: number; readonly y: number } => ({
  x: (grid.charCodeAt(0) - 64) * COLUMN,
  y: Number(grid.slice(2)) * ROW,
});

const CITY = at('C-16');

/** Places that share a hex of the grid stand beside each other. */
const spotOf = (id: number): { readonly x: number; readonly y: number } => {
  const place = PLACES.find(p => p.id === id)!;
  const same = PLACES.filter(p => p.at === place.at).map(p => p.id);
  const { x, y } = at(place.at);
  return { x: x + same.indexOf(id) * 15, y };
};

type State = 'done' | 'open' | 'blocked';

const stateOf = (c: Campaign, party: Party | undefined, id: number): State => {
  if (c.done.includes(id)) return 'done';
  return party && judgePlace(c, party, id, 'campaign') ? 'blocked' : 'open';
};

/** What a place asks for: any of these together; with a stroke what must not be. */
const needsOf = (lang: Lang, id: number): string =>
  (placeOf(id).needs ?? [])
    .map(need =>
      [...(need.global ?? []), ...(need.party ?? [])]
        .map(x =>
          x.startsWith('!') ? `${WORDS[lang].not} ${achievementName(lang, x.slice(1))}` : wanted(lang, x),
        )
        .join(' + '),
    )
    .join(` ${WORDS[lang].or} `);

const wanted = (lang: Lang, need: string): string => {
  const [name = '', times] = need.split(':');
  return `${achievementName(lang, name)}${times ? ` ×${times}` : ''}`;
};

/** What can be reached and why not, in words: the same as the map, for whoever reads. */
export const PlaceList = ({
  c,
  party,
  lang,
}: {
  readonly c: Campaign;
  readonly party: Party | undefined;
  readonly lang: Lang;
}): ReactNode => {
  const w = WORDS[lang];
  const shown = PLACES.filter(p => c.unlocked.includes(p.id)).map(p => ({
    p,
    state: stateOf(c, party, p.id),
  }));
  return (
    <section className="glmc-places" aria-label={w.places}>
      <h2>{w.places}</h2>
      {(['open', 'blocked', 'done'] as const).map(state => {
        const of = shown.filter(each => each.state === state);
        return of.length === 0 ? null : (
          <p key={state}>
            <b>{w[state]}</b>:{' '}
            {of
              .map(
                ({ p }) =>
                  `${placeName(lang, p.id)}${state === 'blocked' ? ` (${needsOf(lang, p.id)})` : ''}`,
              )
              .join('; ')}
          </p>
        );
      })}
    </section>
  );
};

/** The world: what is on the map, how it stands, and the ways from it to what it unlocked. */
export const WorldMap = ({
  c,
  party,
  lang,
  lit,
}: {
  readonly c: Campaign;
  readonly party: Party | undefined;
  readonly lang: Lang;
  readonly lit?: ReadonlySet<number>;
}): ReactNode => {
  const w = WORDS[lang];
  const shown = PLACES.filter(p => c.unlocked.includes(p.id));
  const here = party && party.at !== 0 ? spotOf(party.at) : CITY;
  return (
    <svg className="glmc-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={w.world}>
      <rect width={WIDTH} height={HEIGHT} className="land" rx={14} />
      <path className="sea" d="M 640 300 Q 470 330 400 420 T 250 560 L 640 560 Z" />
      {shown.flatMap(p =>
        [...(p.unlocks ?? []), ...(p.links ?? [])]
          .filter(n => c.unlocked.includes(n))
          .map(n => {
            const [a, b] = [spotOf(p.id), spotOf(n)];
            return <line key={`${p.id}-${n}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="way" />;
          }),
      )}
      <g className="city">
        <rect x={CITY.x - 16} y={CITY.y - 12} width={32} height={24} rx={4} />
        <text x={CITY.x} y={CITY.y + 26}>
          Gloomhaven
        </text>
      </g>
      {shown.map(p => {
        const { x, y } = spotOf(p.id);
        const state = stateOf(c, party, p.id);
        const name = placeName(lang, p.id);
        return (
          <g key={p.id} className={`place ${state}${lit?.has(p.id) ? ' lit' : ''}`}>
            <title>{`${name} · ${p.at} · ${w[state]}${state === 'blocked' ? `: ${needsOf(lang, p.id)}` : ''}`}</title>
            <circle cx={x} cy={y} r={10} />
            <text x={x} y={y + 4}>
              {p.id}
            </text>
          </g>
        );
      })}
      <circle className="here" cx={here.x} cy={here.y} r={15} />
    </svg>
  );
};
