import { stepsFrom } from '@potyczka/geometry/hex';
import { PASS, type Proc, type Seat, sure } from '@potyczka/kernel';
import { figurePick, type Pick, pick, skip } from '../ask.js';
import type { AttackAbility, Give, On } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { F, S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { areaPick, hexesOf, type Laid, layings } from './areas.js';
import { type Blow, blowOf, groundAttack, judged, sightsHidden } from './blow.js';
import { useBonus } from './bonuses.js';
import { isStunned } from './conditions.js';
import { bonusesAt, isHidden, standing } from './effects.js';
import { allHold } from './holds.js';
import { itemOffers, offerPick, spendItem } from './items.js';
import { enemiesOf, figure, has, hero, isAlive } from './look.js';
import { doMeanwhile, meanwhile, stepwisePick } from './meanwhile.js';
import { expected, expectedOfEach } from './odds.js';
import { payCost, perform } from './perform.js';
import { asGift, type Running, runFor } from './running.js';
import { legal, select } from './select.js';
import { strikeAll } from './strike.js';
import { withThoseOnTheWay } from './way.js';

/** A hero chooses whom to attack; items that change the whole attack are offered beside. */
export function* attackAbility(t: T, run: Running, ab: AttackAbility, gives: readonly Give[]): Proc<boolean> {
  const me = t.s.figures[run.me];
  if (me === undefined || has(me, 'disarm') || has(me, 'stun') || cannotAttack(t.s, me)) return false;
  const all = [...gives];
  yield* atMoment(t, run, 'attackAction', all);
  yield* atMoment(t, run, 'attackAbility', all);
  yield* fromAllies(t, run, all);
  let blow = blowOf(t.s, run, ab, all);
  const fixed = ab.on && (ab.on.count === 'all' || ab.on.within === 'movedThrough' || ab.on.of !== undefined);
  let targets: FigureId[] = [];
  const named = fixed && ab.on ? (now: Blow) => namedBy(t.s, run, now, ab.on as On) : undefined;
  if (run.by !== undefined) {
    const chosen = yield* chooseTargets(t, run, blow, all, ab, named);
    blow = chosen.blow;
    targets = chosen.targets;
  } else if (named === undefined) return false;
  else targets = named(blow);
  if (targets.length === 0) return false;
  targets = yield* withThoseOnTheWay(t, run, ab, all, targets);
  const isOpen = named !== undefined || run.notes.area.length > 0;
  yield* strikeAll(t, run, blow, targets, isOpen);
  yield* leap(t, run, ab, all, targets);
  for (const give of all.slice(gives.length))
    for (const each of give.do ?? []) yield* perform(t, asGift(run), each);
  return true;
}

/** What is worn may keep its wearer from attacking. */
const cannotAttack = (s: S, f: F): boolean => standing(s, f).some(give => give.effect?.cannotAttack === true);

/** An attack that leaps from its target to others nearby, weaker with each leap. */
function* leap(
  t: T,
  run: Running,
  ab: AttackAbility,
  gives: readonly Give[],
  first: readonly FigureId[],
): Proc {
  const links = [...(ab.chain ?? []), ...gives.flatMap(give => give.chain ?? [])];
  const struck = [...first];
  for (const link of links) {
    const last = run.notes.targets.at(-1);
    const from = last === undefined ? undefined : (t.s.figures[last]?.at ?? run.notes.killed.at(-1)?.at);
    if (from === undefined || run.by === undefined || !t.s.figures[run.me]) return;
    const steps = stepsFrom(fieldOf(t.s), [from as Hex], link.within);
    const open = enemiesOf(t.s, figure(t.s, run.me)).filter(
      f => !struck.includes(f.id) && !isHidden(t.s, f) && sure(steps[f.at], 'one of steps') >= 0,
    );
    if (open.length === 0) return;
    const base = blowOf(t.s, run, ab, gives);
    const blow = { ...base, value: Math.max(0, base.value + link.attackMod) };
    const key = yield* pick(t, run.by, 'GLM-ATK-01', msg('ask-next-target', { n: blow.value }), [
      skip('done-label'),
      ...open.map(f => figurePick(t.s, f.id, undefined, () => expected(t.s, run, blow, f.id))),
    ]);
    if (key === PASS) return;
    struck.push(key);
    yield* strikeAll(t, run, blow, [key]);
  }
}

/** Bonuses that change the whole attack, as they lie (GLM-CARD-12). */
function* atMoment(t: T, run: Running, moment: 'attackAction' | 'attackAbility', gives: Give[]): Proc {
  const f = figure(t.s, run.me);
  for (const bonus of bonusesAt(t.s, moment, f)) {
    const { give, may, cost, consume } = bonus.ability;
    const own = runFor(t.s, bonus.lasting.owner, bonus.lasting);
    if (!give || may === true || cost !== undefined || consume !== undefined) continue;
    if (!allHold(t.s, bonus.ability.if, { run: own })) continue;
    gives.push(give);
    yield* useBonus(t, bonus);
  }
}

/** Items that others may use for a hero's attack. */
function* fromAllies(t: T, run: Running, gives: Give[]): Proc {
  if (run.hero !== run.me) return;
  for (const id of t.s.order) {
    const offers = id === run.me ? [] : itemOffers(t.s, id, 'allyAttackAction', {});
    if (offers.length === 0) continue;
    const ask = msg('ask-ally-item', { figure: run.me });
    const key = yield* pick(t, hero(t.s, id).seat, 'GLM-ITEM-12', ask, [
      skip('no-item-label'),
      ...offers.map(offerPick),
    ]);
    if (key === PASS) continue;
    const offer = sure(
      offers.find(o => `item-${o.id}` === key),
      'one of offers',
    );
    yield* spendItem(t, id, offer.id);
    gives.push(offer.effect.give ?? {});
  }
}

/** Those whom the words of an attack name; nobody chooses among them. */
const namedBy = (s: S, run: Running, blow: Blow, on: On): FigureId[] =>
  legal(select(s, blow.gives.find(g => g.set?.on)?.set?.on ?? on, run, blow.range));

interface Chosen {
  readonly blow: Blow;
  readonly targets: FigureId[];
}

type About = Parameters<typeof itemOffers>[3];

/** Items that may still be used before a target is chosen. */
const itemsBefore = (s: S, run: Running, about: About, taken: readonly number[]) =>
  (['attackAction', 'attackAbility'] as const)
    .flatMap(moment => itemOffers(s, run.me, moment, about))
    .filter(o => !taken.includes(o.id));

/** Whom to attack: one by one up to the Target number, or by laying the area (GLM-ATK-19, GLM-AOE-01). */
function* chooseTargets(
  t: T,
  run: Running,
  start: Blow,
  gives: Give[],
  ab: AttackAbility,
  named?: (blow: Blow) => FigureId[],
): Proc<Chosen> {
  const seat = sure(run.by, 'by');
  const targets: FigureId[] = [];
  let blow = start;
  let laid = false;
  const about = { ranged: blow.ranged, single: blow.targets === 1 && blow.area === undefined };
  const taken: number[] = [];
  for (;;) {
    const offers = targets.length > 0 || laid ? [] : itemsBefore(t.s, run, about, taken);
    const byArea = named === undefined && blow.area !== undefined && !laid;
    const left =
      blow.area === undefined
        ? blow.targets - targets.length
        : blow.targets - 1 - (targets.length - run.notes.area.length);
    if (named === undefined && !byArea && (left <= 0 || (blow.area !== undefined && blow.targets <= 1)))
      break;
    const from: Pick[] = byArea
      ? areaPicks(t.s, run, blow)
      : named !== undefined
        ? allPicks(t.s, run, blow, named(blow))
        : targetPicks(t.s, run, blow, targets);
    if (from.every(p => p.refusal !== undefined) && (offers.length === 0 || targets.length > 0)) {
      if (targets.length > 0 || from.length === 0 || offers.length === 0) break;
    }
    const key = yield* pick(
      t,
      seat,
      byArea ? 'GLM-AOE-01' : 'GLM-ATK-01',
      msg(byArea ? 'ask-area' : targets.length > 0 ? 'ask-next-target' : 'ask-target', { n: blow.value }),
      [
        skip(targets.length > 0 ? 'done-label' : 'no-attack-label'),
        ...from,
        ...offers.map(offerPick),
        ...(targets.length > 0 || laid ? [] : besides(t.s, run, seat, blow)),
      ],
    );
    if (key === PASS) break;
    if (yield* doMeanwhile(t, seat, key)) {
      if (!isAlive(t.s, run.me) || isStunned(t.s.figures[run.me])) break;
      blow = blowOf(t.s, run, ab, gives);
    } else if (key.startsWith('item-')) {
      const offer = sure(
        offers.find(o => `item-${o.id}` === key),
        'one of offers',
      );
      yield* spendItem(t, run.me, offer.id);
      run.notes.items++;
      taken.push(offer.id);
      const { cost, give } = offer.effect;
      const each = cost?.perAttack === true;
      if ((cost === undefined || each || (yield* payCost(t, run, cost))) && give)
        gives.push(each ? { ...give, pays: cost } : give);
      if (!isAlive(t.s, run.me)) break;
      blow = blowOf(t.s, run, ab, gives);
    } else if (byArea) {
      laid = true;
      const hit = sure(
        areasOf(t.s, run, blow).find(each => each.key === key),
        'one of areas',
      ).hit;
      run.notes.area = hexesOf(t.s, key);
      targets.push(...hit);
      if (blow.targets <= 1) break;
    } else if (named !== undefined) {
      targets.push(...named(blow));
      break;
    } else targets.push(key);
  }
  return { blow, targets };
}

/** What may be done before a target is chosen; who wants to leave an effect aside goes step by step (GLM-ATK-23). */
const besides = (s: S, run: Running, seat: Seat, { ability, gives }: Blow): Pick[] => {
  const hasEffects = [ability, ...gives].some(each => each.conditions !== undefined);
  return [
    ...meanwhile(s, seat),
    ...(hasEffects && run.hero === run.me && s.turn?.of === run.me ? stepwisePick(s, run.me) : []),
  ];
};

const targetPicks = (s: S, run: Running, blow: Blow, taken: readonly FigureId[]): Pick[] =>
  judged(s, run, blow, taken).map(({ f, refusal }) =>
    figurePick(s, f.id, refusal, () => (refusal === undefined ? expected(s, run, blow, f.id) : undefined)),
  );

const ALL = 'all';

/** All of them, or nobody (GLM-TURN-03). */
const allPicks = (s: S, run: Running, blow: Blow, named: readonly FigureId[]): Pick[] =>
  named.length === 0
    ? []
    : [
        {
          key: ALL,
          show: () => ({
            label: msg('attack-all-label', { figures: named }),
            at: [...named],
            preview: { targets: named, each: expectedOfEach(s, run, blow, named) },
          }),
        },
      ];

const areasOf = (s: S, run: Running, blow: Blow): Laid[] => {
  const me = figure(s, run.me);
  const enemies = enemiesOf(s, me).filter(f => sightsHidden(blow) || !isHidden(s, f));
  return layings(s, run, me, groundAttack(blow), enemies, blow.gives, blow.ability);
};

const areaPicks = (s: S, run: Running, blow: Blow): Pick[] =>
  areasOf(s, run, blow).map(laid => areaPick(laid, () => ({ each: expectedOfEach(s, run, blow, laid.hit) })));

/** Whether an attack would find anybody from where its figure stands now. */
export const findsTarget = (s: S, run: Running, ab: AttackAbility): boolean => {
  const blow = blowOf(s, run, ab, []);
  const picks = blow.area === undefined ? targetPicks(s, run, blow, []) : areaPicks(s, run, blow);
  return picks.some(p => p.refusal === undefined);
};
