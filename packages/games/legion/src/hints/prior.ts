import { type Answer, nth, type OneAsk, type Pose } from '@potyczka/kernel';
import { goalOf, wayTo } from '../battle/focus.js';
import { leaderOf, onField, type S, type UnitS, unitOf } from '../state.js';
import { foeOf, type UnitId } from '../vocabulary.js';
import { actionsLeft, arrivedWorth, hopeOf, WEIGHTS } from './features.js';
import { damageFrom, damageOf, damageTo, farOf, type Spot, threatOf } from './threat.js';

/** The unit that a question is about. */
const unitIn = (s: S, ask: OneAsk): UnitS | undefined => {
  const id = (ask.spec.ask.args as { readonly unit?: UnitId } | undefined)?.unit;
  return id === undefined ? undefined : s.units[id];
};

/** How good a place is for a leader: attacks from there, attacks at it, how far it is from where the mission wants it. */
const worthOfPlace = (s: S, u: UnitS, at: Spot): number => {
  const enemies = onField(s, foeOf(u.seat));
  let best = 0;
  let most = 0;
  let all = 0;
  for (const e of enemies) {
    best = Math.max(best, damageFrom(s, u, at, e));
    const danger = damageTo(s, e, u, at) * (e.order === 'down' ? WEIGHTS.later : WEIGHTS.threat);
    most = Math.max(most, danger);
    all += danger;
  }
  const mayShoot = s.act?.unit === u.id && s.act.left > 0 && !s.act.done.includes('attack');
  const gain = (mayShoot ? 1 : WEIGHTS.later) * best;
  // An enemy attacks once, and somebody else perhaps.
  return (
    gain -
    most -
    0.2 * (all - most) +
    WEIGHTS.far * farOf(s, u, at, enemies) +
    WEIGHTS.goal * hopeOf(s, u, at) +
    arrivedWorth(s, u, at)
  );
};

const spotOf = (p: Pose): Spot => ({ x: p.x, y: p.y, z: p.z ?? 0 });

/** What the first pose of an answer about places comes to. */
const worthOfPoses = (s: S, u: UnitS, a: Answer): number => {
  const pose = (Array.isArray(a) ? a[0] : a) as Pose | undefined;
  return pose && typeof pose === 'object' && 'x' in pose ? worthOfPlace(s, u, spotOf(pose)) : 0;
};

/** What a move towards where the mission wants a unit brings. */
const worthOfStep = (s: S, u: UnitS): number => {
  const goal = goalOf(s, u.id);
  return goal && wayTo(goal, leaderOf(u)) > 0 ? (20 * goal.points) / Math.max(1, actionsLeft(s, u)) : 0;
};

/** An attack that may still be made with the next action is not lost by doing something else first. */
const NOT_LOST = 0.5;
/** What an aim token adds to an attack, in parts of it. */
const AIMED = 0.2;

/** Of `keyword>action` the action: whatever keyword lets a unit take it. */
const actionIn = (key: string): string => (key.includes('>') ? key.slice(key.indexOf('>') + 1) : key);

/** What each action of a unit promises; an attack counts only where the rules offer one. */
const worthsOfActions = (s: S, u: UnitS, keys: readonly string[]): readonly number[] => {
  const enemies = onField(s, foeOf(u.seat));
  const actions = keys.map(actionIn);
  const hasAttacked = s.act?.done.includes('attack') === true;
  const best = hasAttacked || actions.includes('attack') ? threatOf(s, u, enemies) : 0;
  const isLast = (s.act?.left ?? 0) < 2;
  const waits = best > 0 && !hasAttacked && !isLast;
  const dodge = 0.2 * Math.max(0, ...enemies.map(e => damageOf(s, e, u)));
  const worthOf = (action: string): number => {
    switch (action) {
      case 'attack':
        return isLast ? best : NOT_LOST * best + dodge;
      case 'aim': // Who has attacked or will not spends no token.
        return waits ? (NOT_LOST + AIMED) * best : IDLE;
      case 'dodge':
        return dodge;
      case 'move':
        return (best === 0 ? 4 : 2) + worthOfStep(s, u);
      case 'card:jump':
        return (best === 0 ? 3.5 : 1.8) + worthOfStep(s, u);
      case 'climb':
        return 0.3 + 0.5 * worthOfStep(s, u);
      case 'reverse':
      case 'pivot':
        return 0.3;
      case 'recover':
        return 2 * u.tokens.suppression + u.upgrades.filter(x => x.state === 'exhausted').length;
      case 'standby':
        return best === 0 ? 0.8 : 0.3;
      case 'end':
        return -1;
      default:
        return action.startsWith('card:') ? 1 : 0;
    }
  };
  return actions.map(worthOf);
};
/** Worse than nothing: an action that can bring nothing more. */
const IDLE = -2;

/** Questions inside an attack and before a battle that need no comparison: the rules list the sensible answer first. */
const SURE: ReadonlySet<string> = new Set([
  'ask-weapons',
  'ask-weapon',
  'ask-wound',
  'ask-fallen',
  'ask-pool',
  'ask-dodge',
  'ask-long-shot',
  'ask-recover',
  'ask-hand',
  'ask-colour',
  'ask-edge',
  'ask-deploy-which',
]);

/** All but one answer are left out: few throws of dice say less than what is known beforehand. */
const onlyOne = (answers: readonly Answer[], one: Answer | undefined): readonly number[] =>
  answers.map(a => (a === one ? 0 : Number.NEGATIVE_INFINITY));

const worthOfTarget = (s: S, u: UnitS, key: string): number => {
  const target = s.units[key.split(':')[0] ?? ''];
  return target ? damageOf(s, u, target) : 0;
};

/** How promising answers look before they are tried. */
export const prior = (s: S, ask: OneAsk, answers: readonly Answer[]): readonly number[] => {
  const u = unitIn(s, ask);
  const { id } = ask.spec.ask;
  if (SURE.has(id)) return onlyOne(answers, firstListed(ask, answers));
  if (id === 'ask-moment') return onlyOne(answers, answers.find(a => a !== 'pass') ?? answers[0]);
  if (id === 'ask-action' && u) return worthsOfActions(s, u, answers.map(String));
  if ((id === 'ask-target' || id === 'ask-further-target') && u) {
    const worths = answers.map(a => worthOfTarget(s, u, String(a)));
    return onlyOne(answers, answers[worths.indexOf(Math.max(...worths))]);
  }
  if ((ask.kind === 'place' || id === 'ask-deploy') && u?.where === 'field') {
    const here = worthOfPlace(s, u, leaderOf(u));
    return answers.map(a => worthOfPoses(s, u, a) - here);
  }
  if (id === 'ask-turn' || id === 'ask-unit') return answers.map(a => worthOfUnit(s, String(a)));
  return answers.map(() => 0);
};

/** The first answer of a question that is among those to compare. */
const firstListed = (ask: OneAsk, answers: readonly Answer[]): Answer | undefined => {
  if (ask.kind !== 'choose') return answers[0];
  const { from, key } = ask.spec;
  return from.map(x => key(x)).find(k => answers.includes(k)) ?? answers[0];
};

/** Who acts first: those who can do most, before they are hurt. */
const worthOfUnit = (s: S, key: string): number => {
  if (!s.units[key]) return key === 'pass' ? -1 : 0;
  const u = unitOf(s, key);
  return u.where === 'field' ? 0.5 * threatOf(s, u, onField(s, foeOf(u.seat))) : 0;
};

/** The best of some answers, beforehand. */
export const bestOf = (s: S, ask: OneAsk, answers: readonly Answer[]): Answer | undefined => {
  const promises = prior(s, ask, answers);
  let best = 0;
  for (let n = 1; n < answers.length; n++) if (nth(promises, n) > nth(promises, best)) best = n;
  return answers[best];
};
