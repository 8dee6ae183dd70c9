import { stepsFrom } from '@potyczka/geometry/hex';
import { type DeepReadonly, type Msg, sure } from '@potyczka/kernel';
import type { Planned, Weights, Wish } from '@potyczka/kernel/register';
import { cardOf } from '../content/index.js';
import { fieldOf } from '../ground.js';
import { enemiesOf, has, heroesIn, isFoe } from '../rules/look.js';
import type { F, S, Seat, State } from '../state.js';
import { msg, type Says } from '../text/say.js';
import type { CardId, HeroId } from '../vocabulary.js';
import { BASIC, type Profile, profileOf } from './profile.js';
import { hitWorth } from './worth.js';

/** What companions say and what may be asked of them: in words, never with a number or a title (GLM-ROUND-07). */

/** As far as a plan of one round looks. */
const SIGHT = 16;

type When = 'early' | 'middle' | 'late';

const whenOf = (initiative: number): When =>
  initiative < 30 ? 'early' : initiative <= 60 ? 'middle' : 'late';

const STRIKES: Readonly<Record<When, Says<'figure' | 'target'>>> = {
  early: 'means-strike-early',
  middle: 'means-strike-middle',
  late: 'means-strike-late',
};
const HEALS: Readonly<Record<When, Says<'figure' | 'target'>>> = {
  early: 'means-heal-early',
  middle: 'means-heal-middle',
  late: 'means-heal-late',
};
const GOES: Readonly<Record<When, Says<'figure'>>> = {
  early: 'means-go-early',
  middle: 'means-go-middle',
  late: 'means-go-late',
};

/** The enemy that two cards can reach and that is worth most to hit. */
const aimOf = (s: S, me: F, tops: readonly Profile[], moves: number): F | undefined => {
  const steps = stepsFrom(fieldOf(s), [me.at], SIGHT);
  let [best, most]: [F | undefined, number] = [undefined, 0];
  for (const foe of enemiesOf(s, me)) {
    if (has(foe, 'invisible') || sure(steps[foe.at], 'one of steps') < 0) continue;
    for (const strike of tops.flatMap(p => p.strikes)) {
      if (sure(steps[foe.at], 'one of steps') > strike.range + moves) continue;
      const worth = hitWorth(s, foe.id, strike.n, strike.pierce);
      if (worth > most) [best, most] = [foe, worth];
    }
  }
  return best;
};

const hurtFriend = (s: S, halves: readonly Profile[]): F | undefined => {
  if (halves.every(p => p.heal < 2)) return undefined;
  const lack = (f: F): number => f.max - f.hp;
  const [worst] = heroesIn(s)
    .flatMap(h => s.figures[h.id] ?? [])
    .sort((a, b) => lack(b) - lack(a));
  return worst !== undefined && lack(worst) * 2 > worst.max ? worst : undefined;
};

const intentionOf = (s: S, id: HeroId, lead: CardId, second: CardId): Msg | undefined => {
  const me = s.figures[id];
  if (me === undefined) return undefined;
  const when = whenOf(cardOf(lead).initiative);
  const cards = [lead, second];
  const tops = [...cards.map(card => profileOf(`${card}/top`)), BASIC.top];
  const bottoms = cards.map(card => profileOf(`${card}/bottom`));
  const friend = hurtFriend(s, [...tops, ...bottoms]);
  if (friend !== undefined) return msg(HEALS[when], { figure: id, target: friend.id });
  const moves = Math.max(2, ...bottoms.map(p => p.moves));
  const aim = has(me, 'disarm') ? undefined : aimOf(s, me, [...tops, ...bottoms], moves);
  return aim === undefined
    ? msg(GOES[when], { figure: id })
    : msg(STRIKES[when], { figure: id, target: aim.id });
};

/** What a companion means to do once it has chosen its cards. */
export const intention = (s: DeepReadonly<State>, seat: Seat, plan: readonly Planned[]): Msg | undefined => {
  const chosen = plan.filter(p => p.rule === 'GLM-ROUND-02');
  const own = heroesIn(s).filter(h => h.seat === seat);
  for (const [i, { answer }] of chosen.entries()) {
    if (typeof answer !== 'string') continue;
    const [lead, second] = answer.split('/') as [CardId, CardId | undefined];
    const holder = own.find(h => h.hand.includes(lead)) ?? own[i];
    if (holder === undefined) continue;
    if (second === undefined) return msg('means-rest', { figure: holder.id });
    return intentionOf(s, holder.id, lead, second);
  }
  return undefined;
};

const more = (by: Weights) => (w: Weights) => ({
  ...w,
  ...Object.fromEntries(Object.entries(by).map(([name, n]) => [name, (w[name] ?? 0) + n])),
});

/** GLM-ROUND-07: what partners may ask. Each changes what counts; nothing is an order. */
export const wishes: Readonly<Record<string, Wish<State>>> = {
  early: { label: msg('wish-early'), weights: more({ early: 0.6 }) },
  late: { label: msg('wish-late'), weights: more({ early: -0.6 }) },
  first: {
    label: msg('wish-first'),
    abouts: s =>
      Object.values(s.figures)
        .filter(isFoe)
        .map(f => ({ element: f.id, label: msg('wish-first-of', { figure: f.id }) })),
    weights: (w, about) => (about === undefined ? w : more({ [`foe ${about}`]: -1 })(w)),
  },
  chest: { label: msg('wish-chest'), weights: more({ chest: -8 }) },
  door: { label: msg('wish-door'), weights: more({ doors: -20 }) },
  near: { label: msg('wish-near'), weights: more({ apart: -0.8 }) },
  heal: { label: msg('wish-heal'), weights: more({ needy: -0.8 }) },
  spare: { label: msg('wish-spare'), weights: w => ({ ...w, stamina: (w.stamina ?? 0) * 1.8 }) },
};

/** GLM-ROUND-07, GLM-EX-03: what a person may tell of their own plan, without numbers and titles. */
export const sayings: Readonly<Record<string, Msg>> = {
  early: msg('say-early'),
  middle: msg('say-middle'),
  late: msg('say-late'),
  rest: msg('say-rest'),
  help: msg('say-help'),
};
