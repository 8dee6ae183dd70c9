import { tell, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import type { Event, Figure } from '@potyczka/adrenaline/view';
import type { CSSProperties, ReactNode } from 'react';
import { bannerOf } from './banner.js';
import { pointOf } from './figures.js';
import { textWidth } from './measure.js';
import { HEIGHT, WIDTH } from './plan.js';
import type { Scene } from './scene.js';
import { Body, lookOf, Skull } from './shapes.js';

type Killed = Extract<Event, { type: 'killed' }>;
type GameOver = Extract<Event, { type: 'game-over' }>;

/** How high the band of a kill is, and how far it keeps from the rim. */
const BAND = 168;
const RIM = 16;

/** Letters as large as they fit, up to a size. */
const fitted = (text: string, room: number, most: number): number =>
  Math.min(most, (room / textWidth(text, 10, 850)) * 10);

/**
 * Who killed whom, across the arena: those who fell lie at the killer's feet. It lies in the half in which they did not
 * fall, so that the place of the shot stays in sight.
 */
export const Kills = (props: Scene & { readonly kills: readonly Killed[] }): ReactNode => {
  const { kills, lang, view, narrow, me } = props;
  const [first] = kills;
  if (!first) return null;
  const fell = pointOf(view, first.who);
  const y = fell && fell.y > HEIGHT / 2 ? RIM : HEIGHT - BAND - RIM;
  const isDouble = kills.length > 1;
  const [title, ...rest] = isDouble
    ? [WORDS[lang].doubleKill, ...kills.map(e => tell(lang, e))]
    : tell(lang, first).split(/(?<=:) /);
  const room = WIDTH - 2 * BAND - 40 * (kills.length - 1);
  const mine = kills.some(e => e.who === me) ? 'falls' : first.by === me ? 'strikes' : '';
  return (
    <g className={`kill-band ${mine}`} transform={`translate(0 ${y})`}>
      <rect width={WIDTH} height={BAND} />
      <g className="killer" transform={`translate(${BAND * 0.48} ${BAND * 0.78})`}>
        <Body figure={first.by} size={1.75} />
      </g>
      <g className="fallen">
        {kills.map((e, i) => (
          <Fallen key={e.who} who={e.who} x={WIDTH - BAND * 0.52 - i * 92} />
        ))}
      </g>
      <g transform={`translate(${BAND + room / 2} ${BAND / 2})`}>
        <text
          className="title"
          fontSize={fitted(title ?? '', room, narrow ? 62 : 54)}
          y={rest.length > 1 ? -28 : -8}
        >
          {(title ?? '').replace(/:$/, '')}
        </text>
        {rest.map((line, i) => (
          <text
            key={line}
            className="note"
            fontSize={fitted(line, room, narrow ? 42 : 34)}
            y={(rest.length > 1 ? 14 : 42) + i * 38}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
};

/** A figure that lies where it fell. */
const Fallen = ({ who, x }: { readonly who: Figure; readonly x: number }): ReactNode => (
  <g transform={`translate(${x} ${BAND * 0.72})`}>
    <g transform="rotate(76) translate(6 26)" opacity={0.62}>
      <Body figure={who} size={1.3} />
    </g>
    <g transform="translate(0 -46)">
      <Skull size={2.1} />
    </g>
  </g>
);

/** The last round begins: the arena goes dark, and everybody reads what it means. */
export const FrenzyBegins = ({ lang, view, narrow }: Scene): ReactNode => {
  const [title, note] = [bannerOf(lang, view), WORDS[lang].frenzyNote];
  // A sentence a line: on a phone they would be too small side by side.
  const lines = note.match(/[^.]+\./g) ?? [note];
  const size = fitted(title, WIDTH - 60, narrow ? 96 : 84);
  const small = narrow ? 44 : 34;
  return (
    <g className="frenzy-begins">
      <rect width={WIDTH} height={HEIGHT} />
      <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
        <g transform="translate(0 -118)">
          <Skull size={4.2} />
        </g>
        <text className="title" fontSize={size} y={size * 0.4}>
          {title}
        </text>
        {lines.map((line, n) => (
          <text key={line} className="note" fontSize={small} y={size * 0.4 + small * (1.7 + 1.35 * n)}>
            {line.trim()}
          </text>
        ))}
      </g>
    </g>
  );
};

/** Scraps of paper over the winners: where each begins, in parts of the arena, and when. */
const SCRAPS = Array.from({ length: 28 }, (_, n) => ({
  x: (n * 37) % 100,
  late: (n * 53) % 90,
  turned: (n * 71) % 360,
}));

/** It is over: whoever has won stands in the light, and the totals come after. */
export const Finale = ({ over, lang, view, narrow }: Scene & { readonly over: GameOver }): ReactNode => {
  // The first sentence: why it was so close stands beside the totals.
  const title = /^[^!.]+[!.]/.exec(tell(lang, over))?.[0] ?? '';
  const points = `${over.points} ${WORDS[lang].points}`;
  const gap = 190;
  return (
    <g className="finale">
      <rect width={WIDTH} height={HEIGHT} />
      <ellipse
        className="light"
        cx={WIDTH / 2}
        cy={HEIGHT * 0.6}
        rx={gap * (over.winners.length + 0.6)}
        ry={70}
      />
      {over.winners.map((who, i) => {
        const x = WIDTH / 2 + (i - (over.winners.length - 1) / 2) * gap;
        return (
          <g key={who} transform={`translate(${x} ${HEIGHT * 0.6})`}>
            <g className="winner">
              <Body figure={who} size={narrow ? 4.2 : 3.6} />
            </g>
          </g>
        );
      })}
      <text
        className="title"
        fontSize={fitted(title, WIDTH - 60, narrow ? 84 : 72)}
        x={WIDTH / 2}
        y={HEIGHT * 0.78}
      >
        {title}
      </text>
      <text className="note" fontSize={narrow ? 54 : 44} x={WIDTH / 2} y={HEIGHT * 0.88}>
        {points}
      </text>
      {SCRAPS.map(({ x, late, turned }, n) => (
        <rect
          key={x}
          className="scrap"
          x={(x / 100) * WIDTH}
          y={-20}
          width={13}
          height={20}
          fill={lookOf(view.players[n % view.players.length]?.who ?? 'p1').colour}
          style={{ '--turn': `${turned}deg`, animationDelay: `${late * 10}ms` } as CSSProperties}
        />
      ))}
    </g>
  );
};
