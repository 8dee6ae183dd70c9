import { PASS, type Proc } from '@potyczka/kernel';
import { figurePick, pick, skip } from '../ask.js';
import type { Rank } from '../content/abilities.js';
import { monsterOf } from '../content/index.js';
import type { F, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId } from '../vocabulary.js';
import { isTied } from './ability-ids.js';
import { endCard, useBonus } from './bonuses.js';
import { inheritDooms } from './dooms.js';
import { abilityOf, worksOn } from './effects.js';
import { allHold } from './holds.js';
import { wornAt } from './items.js';
import { figure, figures, isAlive, party, placeOf } from './look.js';
import { latchAfterFall } from './outcome.js';
import { perform } from './perform.js';
import { drawMissing, place } from './rooms.js';
import { asGift, runFor } from './running.js';
import { freedBy, successorOf } from './scenario-figures.js';
import { summonOf } from './summons.js';

/** What a death sets off: cards that lie for the dead, their last ability, bonuses of others. */
export function* afterDeath(t: T, dead: F, by: FigureId | null): Proc {
  latchAfterFall(t);
  if (dead.card !== null && !figures(t.s).some(f => f.card === dead.card)) endCard(t, dead.card); // GLM-SUMM-03
  yield* lastAbility(t, dead);
  yield* ofScenario(t, dead);
  for (const lasting of t.s.lasting) {
    const ability = abilityOf(lasting);
    if (ability.a !== 'bonus') continue;
    const dies = ability.event === 'dies' && worksOn(t.s, lasting, dead);
    const doomed =
      ability.event === 'doomedEnemyDies' &&
      t.s.lasting.some(x => x.on.includes(dead.id) && x.owner === lasting.owner && isTied(x));
    const kills = ability.event === 'kills' && by === lasting.owner;
    if (!dies && !doomed && !kills) continue;
    if (!isAlive(t.s, lasting.owner)) continue;
    const run = runFor(t.s, lasting.owner, lasting, dead.id);
    run.notes.killed.push({ id: dead.id, at: dead.at, rank: dead.rank });
    if (!allHold(t.s, ability.if, { run, target: by ?? undefined, mark: lasting.on })) continue;
    yield* useBonus(t, { lasting });
    const moves = ability.give?.effect?.transferDoom;
    if (moves && run.hero)
      yield* inheritDooms(t, run.hero, dead, moves.n === 'all' ? 99 : moves.n, moves.within);
    if (ability.give?.xp && run.hero) t.emit({ type: 'xp', who: run.hero, n: ability.give.xp }, 'GLM-XP-03');
    for (const each of ability.give?.do ?? []) yield* perform(t, run, each);
  }
  yield* ofItems(t, dead, by);
  for (const lasting of t.s.lasting)
    if (lasting.on.length === 1 && lasting.on[0] === dead.id && lasting.card !== null && isTied(lasting))
      endCard(t, lasting.card);
}

/** What a killer's items do for them. */
function* ofItems(t: T, dead: F, by: FigureId | null): Proc {
  if (by === null || t.s.heroes[by] === undefined) return;
  for (const { effect } of wornAt(t.s, by, 'kills', { target: dead.id }))
    for (const each of effect.do ?? [])
      if (isAlive(t.s, by)) yield* perform(t, { ...runFor(t.s, by), lasts: 'round' }, each);
}

/** Who follows the dead, and whom their death sets free. */
function* ofScenario(t: T, dead: F): Proc {
  const next = successorOf(t.s, dead);
  if (next && dead.rank) place(t, next.kind, rankOf(next.kind), dead.at, 'spawned', { plus: next.plus });
  if (next && t.s.phase === 'turns') drawMissing(t);
  const freed = freedBy(t.s, dead);
  const open = freed === undefined ? [] : figures(t.s).filter(f => f.type === freed);
  if (open.length === 0) return;
  const key = yield* pick(t, party(t.s), 'GLM-SETUP-02', msg('ask-remove-one'), [
    skip(),
    ...open.map(f => figurePick(t.s, f.id)),
  ]);
  if (key !== PASS)
    t.emit(
      { type: 'died', who: key, by: null, at: placeOf(t.s, figure(t.s, key).at), money: false, over: 0 },
      'GLM-SETUP-02',
    );
}

/** A named figure has one rank. */
const rankOf = (type: string): Rank => (Object.keys(monsterOf(type).stats)[0] ?? 'normal') as Rank;

/** Some figures act once more when they fall; it is over before they leave. */
function* lastAbility(t: T, dead: F): Proc {
  if (dead.kind === 'summon') {
    const run = { ...runFor(t.s, dead.owner ?? dead.id), me: dead.id };
    for (const each of summonOf(dead).summon.onDeath ?? []) yield* perform(t, asGift(run), each);
  }
}
