import type { Answer, Seat } from '@potyczka/kernel';
import { boxOfArea } from '../battle/zones.js';
import { BATTLE_CARDS, COMMANDS, UNITS, UPGRADES } from '../content/index.js';
import type { Event } from '../events.js';
import { PLAYED } from '../keywords/index.js';
import { used } from '../rules/values.js';
import type { View } from '../view/index.js';
import { battleOf, commandOf, foeOf } from '../vocabulary.js';
import { type Manner, meetingOf } from './meetings.js';

/** Keywords of units, of their weapons and of upgrades that act in a battle. */
const keywordsOfCards = (): string[] => {
  const all = [...UNITS, ...UPGRADES].flatMap(card =>
    [card.keywords, ...(card.weapons ?? []).map(w => w.keywords)].flatMap(k => Object.keys(k ?? {})),
  );
  return [...new Set(all)].filter(id => PLAYED.has(id as never)).sort();
};

/** What can be used in a battle; a keyword is used in one when it changes a value or acts. */
export const things: Readonly<Record<string, readonly string[]>> = {
  keywords: keywordsOfCards(),
  'battle cards': BATTLE_CARDS.map(c => c.id),
  'command cards': COMMANDS.map(c => `${c.id} (command)`),
};

/** Moves, attacks, actions of cards, whatever acts at a moment. */
const WANTED = /^move$|(?:^|>)attack$|card:|:/;
const EAGER = /(?:^|>)attack$|card:|^dodge$/;
/** The line between the players' edges, on every battlefield. */
const FRONT = 45_720;
/** Bases whose middles are no farther apart touch, or nearly. */
const CLOSE = 7_000;

type Placed = { readonly x: number; readonly y: number };

/** How far it is to the nearest mini of the other side. */
const farFromFoes = (a: Placed, seat: Seat, view: View): number =>
  Math.min(
    ...view.units
      .filter(u => u.seat !== seat && u.where === 'field')
      .flatMap(u => u.minis.map(m => Math.max(Math.abs(m.x - a.x), Math.abs(m.y - a.y)))),
    8 * FRONT,
  );

/** Inside an area by so much. */
const MARGIN = 4_000;

/** Of a hunter: an attack before all else, on somebody alone who dodges rather than on others, with all that one has. */
const likesHunting = (a: string, view: View): number => {
  const target = view.units.find(u => u.id === a.split(':')[0]);
  if (target) return 1 + Math.min(1, target.tokens.dodge) + (target.minis.length === 1 ? 1 : 0);
  if (/(?:^|>)attack$/.test(a)) return 4;
  if (/^\d+$/.test(a)) return Number(a);
  const own = view.units.find(u => u.id === view.act?.unit);
  if (a === 'dodge') return own && own.tokens.dodge === 0 && own.minis.length === 1 ? 3 : 0;
  return a === 'move' ? 2 : WANTED.test(a) ? 1 : 0;
};

const likesKey = (a: string, view: View, how: Manner): number => {
  if (how === 'hunting') return likesHunting(a, view);
  if (a === 'move') return how === 'running' ? 3 : 2;
  const target = view.units.find(u => u.id === a.split(':')[0]);
  if (target) return 1 + Math.min(1, target.tokens.dodge); // who dodges has more to say
  return EAGER.test(a) ? 2 : WANTED.test(a) ? 1 : 0;
};

/** Where units met for the sake of each other: every second one makes for the enemy's zone, the others for an enemy. */
const likesMeeting = (a: Answer, seat: Seat, view: View, how: Manner): number => {
  if (typeof a === 'string') return likesKey(a, view, how);
  if (typeof a !== 'object' || !('y' in a)) return 0;
  const isOdd = Number(view.act?.unit.split('-')[1] ?? 1) % 2 === 1;
  const far = farFromFoes(a, seat, view);
  const [zone] = view.zones[foeOf(seat)] ?? [];
  if (!zone || isOdd) return 2 - far / (8 * FRONT);
  const { x0, x1, y0, y1 } = boxOfArea(zone);
  const off =
    Math.max(x0 + MARGIN - a.x, a.x - x1 + MARGIN, 0) + Math.max(y0 + MARGIN - a.y, a.y - y1 + MARGIN, 0);
  return 2 - off / (8 * FRONT);
};

/** Random players who stay where they were deployed, seldom attack and never close in would use next to nothing. */
export const likes = (a: Answer, seat: Seat, view: View): number => {
  const meeting = meetingOf(view.options);
  if (meeting !== undefined) return likesMeeting(a, seat, view, meeting);
  if (typeof a === 'string') return WANTED.test(a) ? 1 : 0;
  if (typeof a !== 'object' || !('y' in a)) return 0;
  const meets = view.units.some(
    u =>
      u.seat !== seat &&
      u.where === 'field' &&
      u.minis.some(m => Math.abs(m.x - a.x) < CLOSE && Math.abs(m.y - a.y) < CLOSE),
  );
  return meets ? 2 : 1 - Math.abs(a.y - FRONT) / (2 * FRONT);
};

/** Battle and command cards as they are played; keywords and actions of cards once for each battle, at its end. */
export const uses = (e: Event): readonly string[] => {
  if (e.type === 'battle') return [e.objective, e.deployment, e.condition].map(battleOf);
  if (e.type === 'played') return [`${commandOf(e.card)} (command)`];
  if (e.type === 'action' && e.action.startsWith('card:')) used.note(e.action.slice('card:'.length));
  return e.type === 'game-over' ? used.take() : [];
};
