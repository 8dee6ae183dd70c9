import { distance } from '@potyczka/geometry/lattice';
import type { Answer, OneAsk } from '@potyczka/kernel';
import type { Group } from '@potyczka/kernel/register';
import { enemiesOf, type L, legendOf, type S } from '../state.js';
import { type LegendId, type Space, spaceOf } from '../vocabulary.js';
import { damageFrom } from './expected.js';
import { bestShot, burnOf, farOf, WEIGHTS } from './features.js';
import { whereTo, worthOfRefit } from './tokens.js';

const ACT = 'APX-ACT-01';

/** What enemies could do to somebody on a space. */
const dangerAt = (s: S, l: L, at: Space): number => {
  let sum = 0;
  for (const e of enemiesOf(s, l.id)) if (e.at) sum += damageFrom(s, e, e.at, l, at);
  return sum;
};

/** How good a space is to stand on: shots from there, shots at it, the Ring, how far it is from anybody. */
const worthOfSpace = (s: S, l: L, at: Space): number => {
  const shot = bestShot(s, l, at);
  const weight = s.act && s.act.ap > 1 && !s.act.shot ? WEIGHTS.threat + WEIGHTS.ready : WEIGHTS.threat;
  return (
    weight * shot +
    WEIGHTS.danger * dangerAt(s, l, at) +
    WEIGHTS.ring * burnOf(s, at) +
    (shot === 0 ? WEIGHTS.far * farOf(s, l, at) : 0)
  );
};

/** What an answer of an activation looks like before it is tried, beside staying as one is. */
const worthOfAct = (s: S, l: L, here: number, key: string): number => {
  const [what, about = ''] = key.split(':');
  switch (what) {
    case 'move':
    case 'dash':
      return worthOfSpace(s, l, spaceOf(about)) - here - (what === 'dash' ? WEIGHTS.feats : 0);
    case 'shoot':
    case 'pay': {
      const target = legendOf(s, about as LegendId);
      return l.at && target.at ? damageFrom(s, l, l.at, target, target.at) : 0;
    }
    case 'melee':
      return 3;
    case 'use':
      return HURT - Math.min(HURT, l.shield + l.health);
    case 'ability':
      return 2;
    case 'feat':
      return 1;
    case 'end':
      return -1;
    case 'pick':
      return -2; // of what comes to the same, the end of the activation is taken
    case 'drop':
      return -6;
    default:
      return what?.startsWith('bin-') ? 6 : 0;
  }
};

/** Points below which somebody wants to be healed. */
const HURT = 40;

const actor = (s: S, ask: OneAsk): L | undefined =>
  ask.spec.rule === ACT && s.act ? legendOf(s, s.act.legend) : undefined;

/** Where a token works is tried first, and putting it down again last: whoever has little time would do that for ever. */
const worthOfPlace = (a: Answer, to: string | undefined): number =>
  a === to ? 3 : String(a).startsWith('drop') ? -3 : 0;

export const prior = (s: S, ask: OneAsk, answers: readonly Answer[]): readonly number[] => {
  if (ask.spec.rule === 'APX-LOOT-09' && ask.kind === 'choose') {
    const to = whereTo(s, ask);
    return answers.map(a => worthOfPlace(a, to));
  }
  if (ask.spec.rule === 'APX-INTER-03' && ask.kind === 'choose')
    return answers.map(a => worthOfRefit(s, ask, a));
  const l = actor(s, ask);
  if (!l) return answers.map(() => 0);
  const here = l.at ? worthOfSpace(s, l, l.at) : 0;
  return answers.map(a => (typeof a === 'string' ? worthOfAct(s, l, here, a) : 0));
};

/** Places from which somebody could be shot at, the best of each target first: go there, then shoot. */
export const groups = (s: S, ask: OneAsk, most: number): readonly Group[] => {
  const l = actor(s, ask);
  if (!l?.at || !s.act || s.act.ap < 2 || s.act.shot || ask.kind !== 'choose') return [];
  const ends = ask.spec.from.flatMap(x => {
    const key = ask.spec.key(x);
    return key.startsWith('move:') && !ask.spec.judge?.(x) ? [spaceOf(key.slice('move:'.length))] : [];
  });
  const lines = ends.flatMap(to => shotsFrom(s, l, to));
  return lines.sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0)).slice(0, Math.min(most, MOST_LINES));
};

const MOST_LINES = 8;

const shotsFrom = (s: S, l: L, to: Space): Group[] =>
  enemiesOf(s, l.id).flatMap(e =>
    l.weapons.flatMap((w, slot): Group[] => {
      if (!e.at || w.ammo < 1) return [];
      const armed = { ...l, weapons: l.weapons.map((x, k) => (k === slot ? x : { ...x, ammo: 0 })) };
      const damage = damageFrom(s, armed, to, e, e.at);
      if (damage === 0) return [];
      return [
        {
          name: `shoot ${e.id} from ${to.x},${to.y}`,
          worth: damage + WEIGHTS.danger * dangerAt(s, l, to) - 0.1 * distance(l.at ?? to, to),
          answers: [
            { rule: ACT, answer: `move:${to.x},${to.y}` },
            { rule: ACT, answer: `shoot:${e.id}:${slot}` },
          ],
        },
      ];
    }),
  );
