import { isEmptyHex, stepsFrom } from '@potyczka/geometry/hex';
import { PASS, type Proc, sure } from '@potyczka/kernel';
import { hexPick, type Pick, pick, skip } from '../ask.js';
import type { RuleWords } from '../content/scenario-words.js';
import { fieldOf } from '../ground.js';
import type { F, S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { HeroId, Hex } from '../vocabulary.js';
import { figure, figures, placeOf } from './look.js';
import { marked } from './places.js';
import { reveal } from './rooms.js';
import { answer } from './special-rules.js';

/** Two marked hexes that lead to each other: from beside the one, characters step beside the other. */

export const PORTAL = 'portal';

const ruleOf = (s: S): RuleWords['portal'] | undefined => answer(s, r => r.portal);

const isBeside = (s: S, at: Hex, gate: Hex): boolean => stepsFrom(fieldOf(s), [gate], 1)[at] === 1;

/** The gate beside a character, and the one that it leads to. */
const wayOf = (s: S, f: F): { readonly near: Hex; readonly far: Hex } | undefined => {
  const r = ruleOf(s);
  if (r === undefined || f.kind !== 'hero') return undefined;
  const gates = marked(s, r.marker);
  const near = gates.find(gate => isBeside(s, f.at, gate));
  const far = gates.find(gate => gate !== near);
  return near === undefined || far === undefined ? undefined : { near, far };
};

/** Where somebody may come out: nobody can know while the room is closed. */
const exitsBeside = (s: S, gate: Hex): Hex[] => {
  const steps = stepsFrom(fieldOf(s), [gate], 1);
  const taken = { figures: figures(s).map(f => f.at) };
  const found: Hex[] = [];
  for (let hex = 0 as Hex; hex < steps.length; hex++)
    if (steps[hex] === 1 && isEmptyHex(fieldOf(s), hex, taken)) found.push(hex);
  return found;
};

const costOf = (s: S): number => ruleOf(s)?.cost ?? 0;
const roomBehind = (s: S): number => ruleOf(s)?.reveals ?? 0;

/** Whether a move may go on through a portal. */
export const mayPass = (s: S, f: F, points: number): boolean => {
  const way = wayOf(s, f);
  if (way === undefined || points < costOf(s)) return false;
  return !s.land.rooms.includes(roomBehind(s)) || exitsBeside(s, way.far).length > 0;
};

export const portalPick = (s: S, f: F): Pick => ({
  key: PORTAL,
  show: { label: msg('portal-label'), at: [placeOf(s, sure(wayOf(s, f), 'way of').near)] },
});

/** Steps through; the points that it takes. */
export function* pass(t: T, who: HeroId): Proc<number> {
  const cost = costOf(t.s);
  const { far } = sure(wayOf(t.s, figure(t.s, who)), 'way of');
  if (!t.s.land.rooms.includes(roomBehind(t.s))) reveal(t, roomBehind(t.s), who);
  const exits = exitsBeside(t.s, far);
  if (exits.length === 0) return cost;
  const seat = sure(t.s.heroes[who], 'one of heroes').seat;
  const picks = exits.map(hex => hexPick(t.s, hex));
  const to =
    picks.length === 1
      ? sure(picks[0], 'one of picks').key
      : yield* pick(t, seat, 'GLM-SETUP-02', msg('ask-teleport'), [skip('stop-label'), ...picks]);
  if (to === PASS) return cost;
  const from = placeOf(t.s, figure(t.s, who).at);
  t.emit({ type: 'moved', who, route: [from, to as typeof from], how: 'teleport', by: who }, 'GLM-SETUP-02');
  return cost;
}
