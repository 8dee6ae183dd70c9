import type { Event, FigureView, Result, View } from '@potyczka/gloomhaven/view';
import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { Standee } from '../../ui/Standee.js';
import { frameRound } from '../frame.js';
import { erased, type GlanceUi, type Standing } from '../glance.js';
import { heroColour } from './colours.js';
import { Floor } from './Floor.js';
import { glyphOf } from './glyphs.js';
import { middleOf, pathOf } from './plan.js';
import { silhouetteOf } from './silhouettes.js';

interface PositionProps {
  readonly view: View;
  readonly me: Seat | null;
  readonly lang: Lang;
}

const colourOf = (view: View, { kind, id, owner, rank, side }: FigureView): string => {
  if (kind === 'hero') return heroColour(view, id);
  if (owner) return heroColour(view, owner);
  return side === 'heroes' ? '#8fd6c4' : rank === 'normal' || rank === null ? '#f1ebde' : '#f5c242';
};

/** The rooms that are known, around my heroes. */
const Position = ({ view, me, lang }: PositionProps): ReactNode => {
  const hexes = [...new Set([...view.rooms.flatMap(r => r.hexes as string[]), ...view.doors.map(d => d.at)])];
  const middles = hexes.map(middleOf);
  const xs = middles.map(p => p.x);
  const ys = middles.map(p => p.y);
  const [x, y] = [Math.min(0, ...xs) - 50, Math.min(0, ...ys) - 50];
  const board = { x, y, width: Math.max(...xs, 1) - x + 50, height: Math.max(...ys, 1) - y + 50 };
  const own = new Set(view.heroes.filter(h => h.seat === me).map(h => h.id as string));
  const mine = view.figures.filter(f => own.has(f.id)).map(f => middleOf(f.at));
  const figures = [...view.figures].sort((a, b) => middleOf(a.at).y - middleOf(b.at).y);
  return (
    <svg
      className="position cover gloomhaven"
      viewBox={frameRound(mine.length > 0 ? mine : middles, board, 90, 330)}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={lang === 'pl' ? 'Komnaty z figurkami' : 'The rooms with their figures'}
    >
      <Floor
        hexes={hexes}
        closed={view.doors.filter(d => d.state !== 'open').map(d => d.at)}
        walls={view.walls}
      />
      <path d={pathOf(hexes)} fill="url(#glm-light)" />
      {figures.map(f => {
        const at = middleOf(f.at);
        return (
          <g key={f.id} transform={`translate(${at.x} ${at.y + 13})`}>
            <Standee
              glyph={glyphOf(silhouetteOf(f.type))}
              colour={colourOf(view, f)}
              letter={f.kind === 'hero' ? '' : String(f.number || '')}
              plate={f.kind === 'hero' ? 'hexagon' : 'disc'}
              ring={f.rank === 'elite' || f.rank === 'boss' ? 'double' : 'one'}
              size={0.8}
            />
          </g>
        );
      })}
    </svg>
  );
};

const hpOf = (view: View, seat: Seat): string =>
  view.heroes
    .filter(h => h.seat === seat)
    .map(h => view.figures.find(f => f.id === h.id))
    .map(f => (f ? `${f.hp}/${f.max}` : '☠'))
    .join(' ');

const standings = (view: View): Standing[] =>
  view.seats.map(seat => {
    const hero = view.heroes.find(h => h.seat === seat);
    return {
      seat,
      letter: seat.slice(1),
      colour: hero ? heroColour(view, hero.id) : '#d9dee6',
      count: view.round > 0 ? hpOf(view, seat) : '',
    };
  });

const cardsText = (lang: Lang, n: number): string => {
  if (lang === 'en') return n === 1 ? '1 card' : `${n} cards`;
  return n === 1 ? '1 kartę' : n >= 2 && n <= 4 ? `${n} karty` : `${n} kart`;
};

const mine = (lang: Lang, view: View, me: Seat): string => {
  const own = view.heroes.filter(h => h.seat === me && !h.out);
  const figure = view.figures.find(f => f.id === own[0]?.id);
  const [hero] = own;
  if (!hero || !figure || own.length > 1) return '';
  const cards = cardsText(lang, hero.hand.length);
  return lang === 'pl'
    ? `Masz ${figure.hp} z ${figure.max} punktów życia i ${cards} na ręce.`
    : `You have ${figure.hp} of ${figure.max} hit points and ${cards} in hand.`;
};

const foesText = (lang: Lang, n: number): string => {
  if (lang === 'en') return n === 1 ? 'An enemy falls.' : `${n} enemies fall.`;
  return n === 1 ? 'Ginie wróg.' : n >= 2 && n <= 4 ? `Giną ${n} potwory.` : `Ginie ${n} potworów.`;
};

const news: GlanceUi<View, Event, Result>['news'] = (lang, events, view, { me }) => {
  const own = new Set<string>(view.heroes.filter(h => h.seat === me).map(h => h.id));
  const heroes = new Set<string>(view.heroes.map(h => h.id));
  let fallen = 0;
  let lost = 0;
  let doors = 0;
  let exhausted = 0;
  for (const e of events) {
    if (e.type === 'died' && !heroes.has(e.who)) fallen++;
    if (e.type === 'hurt' && own.has(e.who)) lost += e.n;
    if (e.type === 'opened') doors++;
    if (e.type === 'exhausted') exhausted++;
  }
  const pl = lang === 'pl';
  return [
    exhausted > 0 && (pl ? 'Ktoś z drużyny jest wyczerpany.' : 'Somebody of the party is exhausted.'),
    doors > 0 && (pl ? 'Otwarto drzwi.' : 'A door is open.'),
    lost > 0 && (pl ? `Tracisz ${lost} PŻ.` : `You lost ${lost} hit points.`),
    fallen > 0 && foesText(lang, fallen),
  ]
    .filter(Boolean)
    .join(' ');
};

export const glance = erased<View, Event, Result>({
  Position,
  setting: ({ scenario }) => ({
    ground: { pl: `scenariusz ${String(scenario)}`, en: `scenario ${String(scenario)}` },
    side: null,
    own: [],
  }),
  progress: (lang, { round }) =>
    round > 0 ? `${lang === 'pl' ? 'runda' : 'round'} ${round}` : lang === 'pl' ? 'przygotowania' : 'set-up',
  standings,
  mine,
  news,
  outcome: (lang, { outcome, rounds }) => ({
    is: outcome,
    figures: lang === 'pl' ? `runda ${rounds}` : `round ${rounds}`,
  }),
});
