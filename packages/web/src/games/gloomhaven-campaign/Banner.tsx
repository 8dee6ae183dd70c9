import { placeName } from '@potyczka/gloomhaven/campaign/text';
import { type Campaign, levelIsDue, type Party } from '@potyczka/gloomhaven/campaign/view';
import { figureName } from '@potyczka/gloomhaven/text';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { Standee } from '../../ui/Standee.js';
import type { BannerProps } from '../game-ui.js';
import { coloursOf } from '../gloomhaven/colours.js';
import { glyphOf } from '../gloomhaven/glyphs.js';
import { silhouetteOf } from '../gloomhaven/looks.js';
import { WORDS } from './words.js';
import './banner.css';

/** Half the width of a hex, and its side. */
const HALF = 62;
const SIDE = 71.6;

const hexAt = (x: number, y: number): string =>
  [
    [0, -SIDE],
    [HALF, -SIDE / 2],
    [HALF, SIDE / 2],
    [0, SIDE],
    [-HALF, SIDE / 2],
    [-HALF, -SIDE / 2],
  ]
    .map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`)
    .join(' ');

const SHADES = ['#7f7668', '#857c6e', '#8b8272', '#918778'] as const;

/** Where figures stand: heroes in front, what waits for them behind. */
const HEROES = [
  [1, 2],
  [2, 1],
  [2.5, 3],
  [3.5, 2],
] as const;
const ENEMIES = [
  ['bandit-guard', '#f1ebde', '2', 3.5, 0],
  ['bandit-guard', '#f1ebde', '1', 4.5, 1.4],
  ['bandit-archer', '#f5c242', '3', 5.2, 0.3],
] as const;

const placeAt = (column: number, row: number): readonly [number, number] => [
  column * 2 * HALF + 90,
  row * 1.5 * SIDE * 0.62 + 92,
];

/** A floor by torchlight with those who go: what the page of a campaign begins with. */
const Floor = ({
  c,
  party,
  lang,
}: {
  readonly c: Campaign;
  readonly party: Party | undefined;
  readonly lang: Lang;
}) => {
  const heroes = (party?.members ?? []).flatMap(id => c.characters[id] ?? []).slice(0, HEROES.length);
  const colours = coloursOf(heroes.map(ch => ch.class));
  return (
    <svg className="glmc-floor" viewBox="0 0 900 380" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="glmc-torch">
          <stop offset="0" stopColor="#ffb45c" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffb45c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="glmc-dusk" cx="58%" cy="50%" r="62%">
          <stop offset="0" stopColor="#fff2d6" stopOpacity="0.2" />
          <stop offset="0.6" stopColor="#000" stopOpacity="0.28" />
          <stop offset="1" stopColor="#000" stopOpacity="0.72" />
        </radialGradient>
      </defs>
      <rect width={900} height={380} fill="#33291f" />
      {Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 9 }, (_, column) => (
          <polygon
            key={`${row} ${column}`}
            points={hexAt(column * 2 * HALF + (row % 2 ? HALF : 0), row * 1.5 * SIDE - 20)}
            fill={SHADES[(row * 5 + column * 3) % 4]}
            stroke="#2b2620"
            strokeWidth={3}
          />
        )),
      )}
      <circle cx={150} cy={30} r={190} fill="url(#glmc-torch)" />
      <circle cx={830} cy={330} r={190} fill="url(#glmc-torch)" />
      <rect width={900} height={380} fill="url(#glmc-dusk)" />
      {ENEMIES.map(([kind, colour, letter, column, row]) => {
        const [x, y] = placeAt(column, row);
        return (
          <g key={letter} transform={`translate(${x} ${y})`}>
            <Standee
              {...{ colour, letter }}
              glyph={glyphOf(silhouetteOf(kind))}
              plate="disc"
              ring={colour === '#f5c242' ? 'double' : 'one'}
            />
          </g>
        );
      })}
      {heroes.map((ch, n) => {
        const [column, row] = HEROES[n] ?? HEROES[0];
        const [x, y] = placeAt(column, row);
        return (
          <g key={ch.id} transform={`translate(${x} ${y})`}>
            <Standee
              glyph={glyphOf(silhouetteOf(ch.class))}
              colour={colours[ch.class] ?? '#d9dee6'}
              letter={figureName(lang, ch.class).slice(0, 1)}
              plate={(['hexagon', 'diamond', 'square', 'triangle'] as const)[n % 4] ?? 'disc'}
              size={1.35}
            />
          </g>
        );
      })}
    </svg>
  );
};

/** Where the party stands, in a sentence or two. */
const standing = (c: Campaign, party: Party | undefined, lang: Lang): string => {
  const w = WORDS[lang];
  if (!party) return w.nobodyYet;
  const due = party.members
    .flatMap(id => c.characters[id] ?? [])
    .filter(levelIsDue)
    .map(ch => `${ch.name} ${w.canRise}.`);
  const where = party.bound
    ? `${w.before}: ${placeName(lang, party.bound.scenario)}.`
    : party.visit !== null || party.at === 0
      ? w.inCity
      : `${w.atPlace} ${placeName(lang, party.at)}.`;
  return [where, ...due].join(' ');
};

/** The head of a campaign's page: its name, where its people stand, and what they may do next. */
export const Banner = ({ state, lang, name, chapters, children }: BannerProps): ReactNode => {
  const c = state as Campaign;
  const party = Object.values(c.parties).at(-1);
  const w = WORDS[lang];
  return (
    <header className="glmc-banner">
      <Floor c={c} party={party} lang={lang} />
      <div>
        <p className="glmc-when">
          {w.campaignKind} · {w.chapter} {chapters + 1}
        </p>
        <h1>{name}</h1>
        <p>{standing(c, party, lang)}</p>
        {children}
      </div>
    </header>
  );
};
