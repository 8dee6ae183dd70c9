import { judgeRecipient, sees, stepsFrom } from '@potyczka/geometry/hex';
import { type Refusal, sure, type Verdict } from '@potyczka/kernel';
import type { On } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import { no } from '../text/say.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { isTied } from './ability-ids.js';
import { isHidden } from './effects.js';
import { allHold } from './holds.js';
import { areEnemies, figures, has, roomOf } from './look.js';
import type { Running } from './running.js';

/** Whom an ability may affect: each figure of the right kind with the reason why not, never a sifted list. */
export interface Candidate {
  readonly id: FigureId;
  readonly refusal: Verdict;
}

const OUT_OF_RANGE = no('GLM-ATK-03', 'out-of-range');
const UNSEEN = no('GLM-ATK-09', 'no-sight');
const INVISIBLE = no('GLM-COND-15', 'is-invisible');
const WRONG_RANK = no('GLM-BOSS-06', 'wrong-rank');
const NOT_SUCH = no('GLM-ATK-24', 'not-such-a-figure');

/** The figures that a word stands for. */
const kind = (s: S, on: On, run: Running): F[] => {
  const me = s.figures[run.me];
  const all = figures(s).filter(f => f.side !== 'absent');
  const named = (list: readonly (FigureId | undefined)[]): F[] =>
    list.flatMap(id => (id !== undefined && s.figures[id] ? [s.figures[id] as F] : []));
  if (me === undefined) return named(run.notes.targets);
  const allies = all.filter(f => !areEnemies(f, me));
  switch (on.who) {
    case 'self':
      return [me];
    case 'enemy':
      return all.filter(f => areEnemies(f, me));
    case 'ally':
      return allies.filter(f => f.id !== me.id);
    case 'selfAndAllies':
    case 'selfOrAlly':
      return allies;
    case 'alliesAndEnemies':
      return all.filter(f => f.id !== me.id);
    case 'anyFigure':
      return all;
    case 'summonedAlly':
      return allies.filter(f => f.kind === 'summon' && f.id !== me.id);
    case 'selfAndSummonedAllies':
      return allies.filter(f => f.kind === 'summon' || f.id === me.id);
    case 'selfAndOwnSummons':
      return allies.filter(f => f.owner === me.id || f.id === me.id);
    case 'bear':
      return allies.filter(f => f.owner === me.id && f.type === 'bear');
    case 'doomedEnemy':
      return named(s.lasting.filter(x => x.owner === me.id && isTied(x)).flatMap(x => x.on));
    case 'attacker':
      return named([run.other]);
    case 'recoverer':
      return named([run.notes.recoverer]);
    case 'healedFigures':
      return named(run.notes.healed);
    default:
      return named(run.notes.targets.length > 0 ? run.notes.targets.slice(-1) : [run.other]);
  }
};

/** Where a distance is measured from. */
const originOf = (s: S, on: Pick<On, 'of'>, run: Running): Hex[] => {
  const me = s.figures[run.me];
  const at = (ids: readonly FigureId[]): Hex[] =>
    ids.flatMap(id => (s.figures[id] ? [(s.figures[id] as F).at] : []));
  const { notes } = run;
  switch (on.of) {
    case undefined:
      return me ? [me.at] : [];
    case 'target':
      return [
        ...at(notes.targets.slice(-1)),
        ...(notes.killed.length > 0 ? [sure(notes.killed.at(-1), 'one of killed').at] : []),
      ].slice(0, 1);
    case 'trap':
    case 'chosenHex':
      return notes.chosen === undefined ? [] : [notes.chosen];
    case 'hexesEntered':
      return notes.path.slice(1);
    case 'createdObstacle':
      return notes.created;
    case 'destroyedObstacle':
      return notes.destroyed;
    case 'movedObstacle':
      return notes.movedThings;
    case 'killedEnemy':
    case 'hexOfKilledEnemy':
      return notes.killed.slice(-1).map(k => k.at);
    case 'healedFigure':
      return at(notes.healed.slice(-1));
    case 'recoverer':
      return notes.recoverer ? at([notes.recoverer]) : [];
    case 'summonedAllies':
      return figures(s)
        .filter(f => f.kind === 'summon')
        .map(f => f.at);
    default:
      return figures(s)
        .filter(f => has(f, sure(on.of, 'of').split(':')[1] as 'poison'))
        .map(f => f.at);
  }
};

/** Why a figure is out of reach of an ability. */
const judgeReach = (s: S, on: On, run: Running, range: number | undefined, f: F): Refusal | undefined => {
  const field = fieldOf(s);
  const from = originOf(s, on, run);
  const me = s.figures[run.me];
  if (f.id === run.me && on.of === undefined) return undefined;
  switch (on.within) {
    case 'any':
      return undefined;
    case 'room':
      return me && roomOf(s, me.at) === roomOf(s, f.at) ? undefined : OUT_OF_RANGE;
    case 'area':
      if (!run.notes.area.includes(f.at)) return OUT_OF_RANGE;
      return me && sees(field, me.at, f.at) ? undefined : UNSEEN; // GLM-ATK-09
    case 'movedThrough':
      return run.notes.path.slice(1).includes(f.at) ? undefined : OUT_OF_RANGE;
    case 'target':
    case 'targets':
      return run.notes.targets.includes(f.id) ? undefined : OUT_OF_RANGE;
    default:
      break;
  }
  const within = typeof on.within === 'number' ? on.within : range;
  if (within === undefined) return undefined;
  const steps = sure(stepsFrom(field, from, within)[f.at], 'one of steps from');
  if (steps < 0 || (on.exact === true && steps !== within)) return OUT_OF_RANGE;
  if (on.of !== undefined || within === 1) return undefined;
  return from.some(hex => judgeRecipient(field, hex, within, f.at) === undefined || sees(field, hex, f.at))
    ? undefined
    : UNSEEN;
};

/** Every figure that the words could mean, each with its verdict. `range`: the ability's own Range. */
export const select = (
  s: S,
  on: On,
  run: Running,
  range?: number,
  others: readonly F[] = [],
): Candidate[] => {
  const me = s.figures[run.me];
  return [...kind(s, on, run), ...others].map(f => {
    const reach = judgeReach(s, on, run, range, f);
    if (reach) return { id: f.id, refusal: reach };
    if (me && areEnemies(me, f) && isHidden(s, f)) return { id: f.id, refusal: INVISIBLE };
    if (on.ranks && (f.rank === null || !on.ranks.includes(f.rank))) return { id: f.id, refusal: WRONG_RANK };
    const about = { run, target: f.id };
    return { id: f.id, refusal: allHold(s, on.if, about) ? undefined : NOT_SUCH };
  });
};

export const legal = (candidates: readonly Candidate[]): FigureId[] =>
  candidates.filter(c => c.refusal === undefined).map(c => c.id);
