import { placeName } from '@potyczka/gloomhaven/campaign/text';
import { type Campaign, type Party, PLACES } from '@potyczka/gloomhaven/campaign/view';
import type { Lang } from '@potyczka/kernel/register';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { Glyph } from './glyphs.js';
import { type At, CITY, HEIGHT, needsOf, type PlaceState, spotOf, stateOf, WIDTH, waysOf } from './places.js';
import { WORDS } from './words.js';

interface MapProps {
  readonly c: Campaign;
  readonly party: Party | undefined;
  readonly lang: Lang;
  /** While somebody chooses where to go. */
  readonly scene?: SceneProps;
  /** Sets out for a place, where that is possible. */
  readonly onGo?: ((place: number) => void) | undefined;
}

/** Land and sea, and what grows on them: ours, with no more meaning than a drawing has. */
const RELIEF: readonly (readonly ['mountains' | 'forest' | 'sailboat', number, number, number])[] = [
  ['mountains', 120, 300, 74],
  ['mountains', 178, 348, 58],
  ['mountains', 690, 84, 92],
  ['mountains', 620, 130, 62],
  ['forest', 330, 150, 70],
  ['forest', 400, 196, 56],
  ['forest', 250, 110, 54],
  ['forest', 300, 470, 60],
  ['forest', 560, 290, 52],
  ['sailboat', 640, 500, 46],
];

const Land = (): ReactNode => (
  <>
    <defs>
      <radialGradient id="glmc-parchment" cx="46%" cy="42%" r="78%">
        <stop offset="0" stopColor="#e6d5ab" />
        <stop offset="0.72" stopColor="#cdb581" />
        <stop offset="1" stopColor="#8f7444" />
      </radialGradient>
      <clipPath id="glmc-sheet">
        <rect width={WIDTH} height={HEIGHT} rx={18} />
      </clipPath>
    </defs>
    <g clipPath="url(#glmc-sheet)">
      <rect width={WIDTH} height={HEIGHT} fill="url(#glmc-parchment)" />
      <path
        className="sea"
        d="M 800 352 C 742 352 704 368 660 396 C 620 420 596 404 560 432 C 520 462 500 470 470 500 C 446 524 430 560 418 600 L 800 600 Z"
      />
      {[14, 28, 44].map(n => (
        <path
          key={n}
          className="shore"
          transform={`translate(${n} ${n})`}
          d="M 800 352 C 742 352 704 368 660 396 C 620 420 596 404 560 432 C 520 462 500 470 470 500 C 446 524 430 560 418 600"
        />
      ))}
      <g className="relief">
        {RELIEF.map(([name, x, y, size]) => (
          <Glyph key={`${x}-${y}`} name={name} x={x} y={y} size={size} />
        ))}
        <Glyph name="compass" x={734} y={456} size={72} />
      </g>
    </g>
    <rect className="frame" x={6} y={6} width={WIDTH - 12} height={HEIGHT - 12} rx={14} />
  </>
);

const Way = ({ from, to }: { readonly from: number; readonly to: number }): ReactNode => {
  const [a, b] = [spotOf(from), spotOf(to)];
  // A road bends a little.
  const bend = ((from * 7 + to * 3) % 5) - 2;
  const [x, y] = [(a.x + b.x) / 2 + (b.y - a.y) * 0.05 * bend, (a.y + b.y) / 2 - (b.x - a.x) * 0.05 * bend];
  return <path className="way" d={`M ${a.x} ${a.y} Q ${x} ${y} ${b.x} ${b.y}`} />;
};

const Mark = ({ state }: { readonly state: PlaceState }): ReactNode =>
  state === 'open' ? null : (
    <g className="mark">
      <circle cx={11} cy={-10} r={8} />
      <Glyph name={state === 'done' ? 'check-mark' : 'padlock'} x={11} y={-10} size={11} />
    </g>
  );

/** The option that leads to a place: played if it can be, else told. */
const keyOf = (scene: SceneProps | undefined, id: number): string | undefined =>
  [`campaign-${id}`, `told-${id}`].find(key => scene?.lit.has(key));

/** What a place answers to: an option of a question, or a wish to go there. */
const reach = ({ lang, scene, onGo }: MapProps, id: number, state: PlaceState, label: string) => {
  const kind = `place ${state}`;
  const key = keyOf(scene, id);
  if (scene && key !== undefined) return elementProps(scene, key, label, kind);
  if (!onGo || state !== 'open') return { className: kind };
  return {
    className: `${kind} lit`,
    role: 'button',
    tabIndex: 0,
    'aria-label': `${WORDS[lang].setOut}: ${label}`,
    onClick: () => onGo(id),
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return;
      e.preventDefault();
      onGo(id);
    },
  };
};

const Place = ({
  id,
  grid,
  ...map
}: MapProps & { readonly id: number; readonly grid: string }): ReactNode => {
  const { c, party, lang } = map;
  const w = WORDS[lang];
  const { x, y } = spotOf(id);
  const state = stateOf(c, party, id);
  const why = state === 'blocked' ? `: ${needsOf(lang, id)}` : '';
  const label = `${placeName(lang, id)}, ${w[state]}${why}`;
  return (
    <g {...reach(map, id, state, label)} transform={`translate(${x} ${y})`}>
      <title>{`${label} (${grid})`}</title>
      <circle r={15} />
      <text y={5}>{id}</text>
      <Mark state={state} />
      {state === 'open' && (
        <text className="name" y={32}>
          {placeName(lang, id).replace(/^\d+\. /, '')}
        </text>
      )}
    </g>
  );
};

const Legend = ({ lang }: { readonly lang: Lang }): ReactNode => (
  <g className="legend" transform="translate(420 574)">
    {(['open', 'blocked', 'done'] as const).map((state, n) => (
      <g key={state} transform={`translate(${n * 128} 0)`}>
        <g className={`place ${state}`}>
          <circle r={10} />
          <g transform="scale(0.7)">
            <Mark state={state} />
          </g>
        </g>
        <text x={18} y={5}>
          {WORDS[lang][state]}
        </text>
      </g>
    ))}
  </g>
);

/** Half way from the party to the nearest place that is open to it: what to see where not all of the map can be seen. */
const sightOf = (c: Campaign, party: Party | undefined, here: At): At => {
  const far = ({ x, y }: At): number => (x - here.x) * (x - here.x) + (y - here.y) * (y - here.y);
  const [nearest = here] = c.unlocked
    .filter(id => stateOf(c, party, id) === 'open')
    .map(spotOf)
    .sort((a, b) => far(a) - far(b));
  return { x: (here.x + nearest.x) / 2, y: (here.y + nearest.y) / 2 };
};

/** Where the map is larger than its frame, this is in the middle of it. */
const useSight = (here: At) => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const scale = current.scrollWidth / WIDTH;
    current.scrollTo(here.x * scale - current.clientWidth / 2, here.y * scale - current.clientHeight / 2);
  }, [here.x, here.y]);
  return frame;
};

/** The world: what is on the map, how it stands, and the ways from it to what it unlocked. */
export const WorldMap = (props: MapProps): ReactNode => {
  const { c, party, lang, scene } = props;
  // Whoever has set out is before the place where they go.
  const at = party?.bound?.scenario ?? party?.at ?? 0;
  const here = at !== 0 ? spotOf(at) : CITY;
  const w = WORDS[lang];
  return (
    <div
      ref={useSight(sightOf(c, party, here))}
      className="glmc-frame stage-over"
      role="group"
      aria-label={w.world}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys must reach it
      tabIndex={0}
    >
      <svg
        className={scene ? 'glmc-map at-table' : 'glmc-map'}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role={scene || props.onGo ? 'group' : 'img'}
        aria-label={w.world}
      >
        <Land />
        {waysOf(c).map(([from, to]) => (
          <Way key={`${from}-${to}`} from={from} to={to} />
        ))}
        <g className="city" transform={`translate(${CITY.x} ${CITY.y})`}>
          <Glyph name="castle" x={0} y={-4} size={46} />
          <text y={34}>Gloomhaven</text>
        </g>
        {PLACES.filter(p => c.unlocked.includes(p.id)).map(p => (
          <Place key={p.id} {...props} id={p.id} grid={p.at} />
        ))}
        <g className="here" transform={`translate(${here.x} ${here.y - 30})`}>
          <Glyph name="position-marker" x={0} y={0} size={34} />
          <title>{party?.name ?? ''}</title>
        </g>
        <Legend lang={lang} />
      </svg>
    </div>
  );
};

/** What can be reached and why not, in words: the same as the map, for whoever reads. */
export const PlaceList = ({ c, party, lang }: MapProps): ReactNode => {
  const w = WORDS[lang];
  const shown = PLACES.filter(p => c.unlocked.includes(p.id)).map(p => ({
    id: p.id,
    state: stateOf(c, party, p.id),
  }));
  return (
    <section className="glmc-places" aria-label={w.places}>
      <h2>{w.places}</h2>
      {(['open', 'blocked', 'done'] as const).map(state => {
        const of = shown.filter(each => each.state === state);
        return of.length === 0 ? null : (
          <div key={state}>
            <h3>{w[state]}</h3>
            <ul className={state}>
              {of.map(({ id }) => (
                <li key={id}>
                  {placeName(lang, id)}
                  {state === 'blocked' && (
                    <small className="soft">
                      {' '}
                      {w.needs}: {needsOf(lang, id)}
                    </small>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
};
