import { arenas, type Event, type Result, type View } from '@potyczka/adrenaline/view';
import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { frameRound } from '../frame.js';
import { erased, type GlanceUi, type Standing } from '../glance.js';
import { Floor } from './Floor.js';
import { figuresOf, standing } from './figures.js';
import { HEIGHT, WIDTH } from './plan.js';
import { Body, lookOf } from './shapes.js';
import { Walls } from './Walls.js';
import './cover.css';

interface PositionProps {
  readonly view: View;
  readonly me: Seat | null;
  readonly lang: Lang;
}

/** The arena with everybody on it, around my figure. */
const Position = ({ view, me, lang }: PositionProps): ReactNode => {
  const arena = arenas[view.options.arena];
  const figures = [...standing(view)].sort((a, b) => a.point.y - b.point.y);
  const mine = figures.filter(f => f.figure.who === me).map(f => f.point);
  const board = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  return (
    <svg
      className="position adrenaline"
      viewBox={frameRound(mine, board, 60, WIDTH * 0.82)}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={lang === 'pl' ? 'Arena z figurkami' : 'The arena with its figures'}
    >
      <Floor arena={arena} />
      <Walls rooms={arena.rooms} />
      {figures.map(({ figure: { who }, point }) => (
        <g key={who} transform={`translate(${point.x} ${point.y})`}>
          <Body figure={who} size={1.25} isActing={who === view.turn} />
        </g>
      ))}
    </svg>
  );
};

const standings = (view: View): Standing[] =>
  figuresOf(view).map(({ who, points }) => {
    const { letter, colour } = lookOf(who);
    return { seat: who as Seat, letter, colour, count: points === null ? '' : String(points) };
  });

const damageText = (lang: Lang, n: number): string => {
  if (lang === 'en') return `${n} damage`;
  if (n === 1) return '1 obrażenie';
  return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? `${n} obrażenia` : `${n} obrażeń`;
};

const progress = (lang: Lang, { frenzy, skulls }: View): string => {
  if (frenzy) return lang === 'pl' ? 'ostateczny szał' : 'final frenzy';
  if (lang === 'en') return skulls === 1 ? '1 skull to go' : `${skulls} skulls to go`;
  if (skulls === 1) return 'została 1 czaszka';
  return skulls > 1 && skulls < 5 ? `zostały ${skulls} czaszki` : `zostało ${skulls} czaszek`;
};

const mine = (lang: Lang, view: View, me: Seat): string => {
  const own = view.players.find(p => p.who === me);
  if (!own) return '';
  const loaded = own.weapons.filter(w => w.loaded).length;
  if (lang === 'pl')
    return own.damage.length === 0
      ? `Nie masz obrażeń, a naładowanych broni ${loaded}.`
      : `Masz ${damageText(lang, own.damage.length)}, a naładowanych broni ${loaded}.`;
  const guns = loaded === 1 ? '1 loaded gun' : `${loaded} loaded guns`;
  return own.damage.length === 0
    ? `You are unhurt, with ${guns}.`
    : `You have ${damageText(lang, own.damage.length)} and ${guns}.`;
};

const news: GlanceUi<View, Event, Result>['news'] = (lang, events, _, { me, name }) => {
  const hurt = new Map<string, number>();
  const said: string[] = [];
  for (const e of events) {
    if (e.type === 'damaged' && e.who === me && e.by !== me)
      hurt.set(e.by, (hurt.get(e.by) ?? 0) + e.amount + e.fromMarks);
    if (e.type !== 'killed') continue;
    const [by, who] = [name(e.by), name(e.who)];
    if (e.who === me) said.push(lang === 'pl' ? `Giniesz: zabija ${by}.` : `${by} kills you.`);
    else if (e.by !== me) said.push(lang === 'pl' ? `Ginie ${who}.` : `${who} dies.`);
  }
  const blows = [...hurt].map(([by, n]) =>
    lang === 'pl'
      ? `${name(by)} zadaje Ci ${damageText(lang, n)}.`
      : `${name(by)} deals you ${damageText(lang, n)}.`,
  );
  return [...said.slice(-2), ...blows.slice(-2)].join(' ');
};

/** Seats take the characters in this order; they are called so in both languages. */
const NAMES = ['Dozer', 'Sprog', ':D-struct-or', 'Banshee', 'Violet'];

export const glance = erased<View, Event, Result>({
  Position,
  setting: ({ arena }, me) => {
    const figure = me && NAMES[Number(me.slice(1)) - 1];
    return {
      ground: { pl: `arena ${String(arena)}`, en: `arena ${String(arena)}` },
      side: null,
      own: figure ? [{ pl: figure, en: figure }] : [],
    };
  },
  progress,
  standings,
  mine,
  news,
  outcome: (lang, { scores, winners }, _, me) => {
    const own = scores.findIndex(s => s.who === me);
    const points = scores[Math.max(0, own)]?.points ?? 0;
    const won = me !== null && winners.includes(me);
    const figures = lang === 'pl' ? `${points} p.` : `${points} p`;
    if (own < 0) return { is: 'told', figures };
    if (won) return { is: 'won', figures };
    const place = lang === 'pl' ? `${own + 1}. z ${scores.length}` : `${own + 1} of ${scores.length}`;
    return { is: 'lost', place, figures };
  },
});
