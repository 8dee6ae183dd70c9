import { copy } from '@potyczka/kernel/run';
import type { State } from '@potyczka/legion';
import { isEngaged } from '@potyczka/legion/lab';
import { movedInto } from './legion-arrive.js';
import { compareChoices } from './legion-reasons.js';
import { type Given, happened, tableFor, type UnitGiven } from './legion-table.js';
import { Walk } from './legion-walk.js';

/** What a unit has done in its activation before the question. */
export interface Done {
  readonly done?: readonly string[];
  readonly startedMelee?: string;
  readonly override?: boolean;
  readonly arsenal?: boolean;
  readonly leftTable?: boolean;
  readonly vehicleMoves?: number;
}

interface Vector extends Given {
  readonly units: readonly UnitGiven[];
  readonly unit: string;
  readonly activation?: Done;
  readonly expected: {
    readonly may: readonly string[];
    readonly mayNot: Readonly<Record<string, readonly string[]>>;
    readonly actionsLeft: number;
    readonly owesCompulsory: boolean;
  };
}

type ActionId = NonNullable<State['act']>['done'][number];

const DOUBLE = 'card:double';
const AS_CARDS: Readonly<Record<string, string>> = {
  [DOUBLE]: 'card:upgrade:dins-amban-rifle',
  'card:force-reflexes': 'card:upgrade:force-reflexes',
  jump: 'card:jump',
  disembark: 'card:disembark',
};
const NAMES = new Map(Object.entries(AS_CARDS).map(([theirs, ours]) => [ours, theirs]));

export const actionOf = (name: string): ActionId => (AS_CARDS[name] ?? name) as ActionId;
/** The name that the vectors give to something offered: a granted free attack by its keyword. */
export const nameOf = (key: string): string => {
  const [action, by] = key.split('>').reverse() as [string, string?];
  return by === undefined ? (NAMES.get(action) ?? action) : `freeAttack:${by}`;
};

const MOVES = ['move', 'climb', 'reverse', 'pivot', 'jump'];
const AFTER_MOVES = ['steady', 'relentless', 'charge'];

const unitGiven = (v: { readonly units: readonly UnitGiven[] }, id: string): UnitGiven =>
  v.units.find(u => u.id === id)!;

/** What an action costs (LEG-ACTV-18, -19, LEG-UTYPE-30). */
const costOf = (u: UnitGiven, name: string): number => {
  const card = u.cards?.find(c => `card:${c.id}` === name);
  if (card) return card.free ? 0 : (card.cost ?? 1);
  return name === 'move' && u.damage?.includes('disabled') ? 2 : 1;
};

/** Tells the battle what was done, by its own events. */
const did = (s: State, u: UnitGiven, name: string): void => {
  const unit = u.id;
  if (name === 'compulsory') {
    happened(s, { type: 'used', unit, keyword: 'compulsory', in: 'activation' });
    return;
  }
  const isFree = name.startsWith('free:');
  const plain = isFree ? name.slice('free:'.length) : name;
  const cost = isFree ? 0 : costOf(u, plain);
  happened(s, { type: 'action', unit, action: actionOf(plain), cost, free: isFree ? 'given' : null });
};

/** The places, tokens and cards of one battle with the activation of another. */
const inPlaces = (places: State, walked: Walk): State => {
  const s = copy(walked.s as unknown as State);
  return { ...s, units: places.units, cards: places.cards, ground: places.ground };
};

/** The last move is really made, so that what follows a move has followed it. */
const moved = (s: State, u: UnitGiven, name: string): State => {
  const w = movedInto(s, u.id, name, w => w.give(actionOf(name)));
  if (w.s.act?.unit === u.id) return inPlaces(s, w);
  did(s, u, name); // nothing was left to do
  return s;
};

/** The battle at the first question of the Perform Actions step, and what was offered before it. */
const stepBegun = (s: State, unit: string): { readonly w: Walk; readonly before: readonly string[] } => {
  happened(s, { type: 'activated', unit, drawn: false });
  const w = new Walk(s);
  const before: string[] = [];
  // a unit without an action may be through with its activation before anybody is asked
  const isStill = () => w.s.act?.unit === unit && w.shown().includes('pass');
  for (let n = 0; n < 6 && !w.isAsked('ask-action') && isStill(); n++) {
    before.push(...w.shown());
    w.give('pass');
  }
  return { w, before };
};

/** A unit without an action is not asked, and its activation is over: the step as it was when it began. */
const withNothing = (s: State, unit: string, w: Walk): State => {
  happened(s, { type: 'activated', unit, drawn: false });
  for (const e of w.events) if (e.type === 'ready-to-act' && e.unit === unit) happened(s, e);
  return s;
};

/** The battle of a vector with everything done that its unit has done. */
export const activated = (
  v: { readonly units: readonly UnitGiven[] } & Given,
  unit: string,
  a: Done = {},
) => {
  const start = tableFor(v);
  const u = unitGiven(v, unit);
  if (a.vehicleMoves && u.in !== undefined)
    happened(start, {
      type: 'mark',
      unit: u.in,
      mark: 'moved-this-round',
      as: { until: 'round', n: a.vehicleMoves, unit: null },
    });
  const places = copy(start);
  const { w, before } = stepBegun(start, unit);
  const now = w.s.act?.unit === unit ? inPlaces(places, w) : withNothing(copy(places), unit, w);
  if (a.override) happened(now, { type: 'used', unit, keyword: 'override', in: 'activation' });
  const done = a.done ?? [];
  const last = done.at(-1);
  const isFollowed =
    last !== undefined && MOVES.includes(last) && AFTER_MOVES.some(k => u.keywords?.[k]) && !a.leftTable;
  for (const name of isFollowed ? done.slice(0, -1) : done) did(now, u, name);
  if (a.arsenal) happened(now, { type: 'used', unit, keyword: 'arsenal', in: 'activation' });
  if (a.leftTable) happened(now, { type: 'no-more-actions', unit });
  return { s: isFollowed ? moved(now, u, last) : now, before: done.length === 0 ? before : [] };
};

/** Everything that is shown, with the rule that forbids it. */
const shownBy = (w: Walk): Map<string, string | undefined> =>
  new Map(
    w
      .shown()
      .filter(key => key !== 'card:embark' && key !== 'pass')
      .map(key => [nameOf(key), w.why(key)] as const),
  );

const owes = (s: State): boolean => {
  const w = new Walk(s);
  if (w.isAsked('ask-action')) w.give('end');
  return w.isAsked('ask-compulsory') || w.events.some(e => e.type === 'used' && e.keyword === 'compulsory');
};

export function* differences(v: Vector): Generator<string> {
  const { s, before } = activated(v, v.unit, v.activation);
  const w = new Walk(s);
  // with nothing but the end left it is not asked
  const isAsked = w.isAsked('ask-action') && w.s.act?.unit === v.unit;
  const shown = isAsked ? shownBy(w) : new Map([['end', undefined]]);
  if (before.includes(`${v.unit}:speeder`)) shown.set('compulsory', undefined);
  const { expected } = v;
  // the one card of the game with two arrows is not for a unit that is engaged
  const isAway = !shown.has(DOUBLE) && isEngaged(s, v.unit);
  const may = isAway ? expected.may.filter(what => what !== DOUBLE) : expected.may;
  yield* compareChoices(shown, may, expected.mayNot);
  const left = s.act?.left ?? 0;
  if (left !== expected.actionsLeft) yield `actions left: ours ${left}, expected ${expected.actionsLeft}`;
  const owed = owes(s);
  if (owed !== expected.owesCompulsory)
    yield `owes its compulsory move: ours ${owed}, expected ${expected.owesCompulsory}`;
}
