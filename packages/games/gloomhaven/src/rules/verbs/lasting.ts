import { hexes as allHexes, isAdjacent, isEmptyHex } from '@potyczka/geometry/hex';
import { PASS } from '@potyczka/kernel';
import { hexPick, pick, skip } from '../../ask.js';
import type { Ability, On } from '../../content/abilities.js';
import { halfOf } from '../../content/index.js';
import { fieldOf } from '../../ground.js';
import type { Figure, Lasting, T } from '../../state.js';
import { msg } from '../../text/say.js';
import { type FigureId, type Hex, kindOf, numberOf } from '../../vocabulary.js';
import { idOf } from '../ability-ids.js';
import { mostOf, replaceKind } from '../bonuses.js';
import { bonusesAt, isAmong } from '../effects.js';
import { grounding } from '../falls.js';
import { figure, figures, has, hexOf, placeOf } from '../look.js';
import { added, recipients } from '../recipients.js';
import { occupancy } from '../rooms.js';
import type { Running } from '../running.js';
import { summonOf } from '../summons.js';
import { amount } from '../values.js';
import type { Play } from './play.js';

const SELF: On = { who: 'self' };

/** Installs something that lasts. `on` empty: its words are read anew each time. */
const install = (
  t: T,
  run: Running,
  ability: Ability,
  on: readonly FigureId[],
  value = 0,
  until?: Lasting['until'],
): void => {
  const effect: Lasting = {
    n: t.s.counter,
    owner: run.me,
    ability: idOf(ability),
    on: [...on],
    until: until ?? run.lasts,
    card: run.lasts === 'turn' ? null : run.card,
    value,
    used: 0,
  };
  run.installed = true;
  t.emit({ type: 'lasts', who: run.me, effect }, 'GLM-CARD-08');
};

const isOpenSet = (on: On | undefined): boolean => on?.count === 'all';

/** GLM-SHIELD-01 */
const shield: Play<'shield'> = function* (t, run, ab, gives, printed) {
  const on =
    isOpenSet(ab.on) && run.lasts === 'scenario'
      ? []
      : yield* recipients(t, run, ab, SELF, 'ask-shield', 'GLM-SHIELD-01', gives);
  if (on.length === 0 && !isOpenSet(ab.on)) return false;
  install(
    t,
    run,
    printed,
    on,
    amount(t.s, ab.n, { run }) + added(t, run, gives, 'shield'),
    ab.active ? 'round' : undefined,
  );
  return true;
};

/** GLM-RETAL-01 */
const retaliate: Play<'retaliate'> = function* (t, run, ab, gives, printed) {
  const on =
    isOpenSet(ab.on) && run.lasts === 'scenario'
      ? []
      : yield* recipients(t, run, { on: ab.on }, SELF, 'ask-retaliate', 'GLM-RETAL-01', gives);
  if (on.length === 0 && !isOpenSet(ab.on)) return false;
  install(
    t,
    run,
    printed,
    on,
    amount(t.s, ab.n, { run }) + added(t, run, [...gives, ...raised(t, run)], 'retaliate'),
    ab.active ? 'round' : undefined,
  );
  return true;
};

/** Effects that raise every Retaliate. */
const raised = (t: T, run: Running) =>
  bonusesAt(t.s, 'retaliateAbility', figure(t.s, run.me)).flatMap(b =>
    b.ability.give ? [b.ability.give] : [],
  );

/** GLM-CARD-10, -20: a running effect; augments are one at a time. */
const bonus: Play<'bonus'> = function* (t, run, ab, _gives, printed) {
  if (ab.kind === 'augment' && run.hero) replaceKind(t, run.hero, 'augment', mostOf(t, run.hero, 'augment'));
  const until = ab.until === 'endOfTurn' ? 'turn' : ab.until === 'endOfRound' ? 'round' : undefined;
  install(t, run, printed, [], 0, until);
  const token = ab.give?.effect?.loseAndCannotGain;
  if (token !== undefined && token !== 'curse' && token !== 'bless')
    for (const f of figures(t.s))
      if (has(f, token) && isAmong(t.s, t.s.figures[run.me], ab.on, f))
        t.emit({ type: 'removed-conditions', who: f.id, conditions: [token] }, 'GLM-COND-01');
  return true;
};

/** A token of the card goes to an enemy; its effects are tied to it. */
const doom: Play<'doom'> = function* (t, run, ab) {
  const [target] = yield* recipients(t, run, ab, { who: 'enemy' }, 'ask-doom', 'GLM-CARD-10');
  if (target === undefined) return false;
  if (run.hero) replaceKind(t, run.hero, 'doom', mostOf(t, run.hero, 'doom'));
  for (const each of ab.effects) {
    install(t, run, each, [target]);
  }
  return true;
};

const mark: Play<'mark'> = function* (t, run, ab) {
  const [target] = yield* recipients(t, run, ab, { who: 'enemy' }, 'ask-mark', 'GLM-CARD-10');
  if (target === undefined) return false;
  for (const each of ab.effects) {
    install(t, run, each, [target], 0, 'scenario');
  }
  return true;
};

const placeInActiveArea: Play<'placeInActiveArea'> = function* (t, run, ab) {
  const [target] = yield* recipients(t, run, { on: ab.of }, { who: 'ally' }, 'ask-place-card', 'GLM-CARD-20');
  if (target === undefined) return false;
  for (const each of ab.effects) {
    install(t, run, each, [target]);
  }
  return true;
};

/** Whether the summons of a card are all gone is looked at when one dies. */
const nextNumber = (t: T, type: string): number =>
  figures(t.s)
    .filter(f => kindOf(f.id) === type)
    .reduce((most, f) => Math.max(most, numberOf(f.id)), 0) + 1;

/** GLM-SUMM-01, -03: on an empty hex beside the summoner, or not at all. */
const summon: Play<'summon'> = function* (t, run, ab) {
  let came = false;
  for (let i = 0; i < ab.count; i++) {
    const me = figure(t.s, run.me);
    const field = fieldOf(t.s);
    const open = allHexes(field).filter(
      hex => isAdjacent(field, me.at, hex) && isEmptyHex(field, hex, occupancy(t.s)),
    );
    if (open.length === 0 || run.by === undefined) return came;
    const key = yield* pick(t, run.by, 'GLM-SUMM-01', msg('ask-summon', { summon: ab.summon.id }), [
      skip('no-summon-label'),
      ...open.map(hex => hexPick(t.s, hex)),
    ]);
    if (key === PASS) return came;
    appear(t, run, ab.summon.id, hexOf(t.s, key), amount(t.s, ab.summon.hp, { run }));
    came = true;
  }
  return came;
};

const appear = (t: T, run: Running, type: string, at: Hex, hp: number): void => {
  const figureOf: Figure = {
    id: `${type}.${nextNumber(t, type)}`,
    kind: 'summon',
    side: figure(t.s, run.me).side,
    type,
    rank: null,
    at,
    hp,
    max: hp,
    conditions: {},
    born: t.s.round,
    summoned: true,
    waits: true,
    owner: run.hero ?? null,
    card: run.card,
    plus: 0,
  };
  run.installed = run.card !== null && halfOf(run.card, run.half).active !== undefined;
  t.emit(
    {
      type: 'appeared',
      who: figureOf.id,
      at: placeOf(t.s, at),
      figure: figureOf,
      how: 'summoned',
      by: run.me,
    },
    'GLM-SUMM-01',
  );
  const { aura = [] } = summonOf(figureOf).summon;
  for (const each of Array.isArray(aura) ? aura : [aura])
    t.emit({ type: 'lasts', who: figureOf.id, effect: auraOf(t, figureOf.id, each) }, 'GLM-SUMM-02');
};

/** What a summon does for those around it, as long as it stands. */
const auraOf = (t: T, owner: FigureId, ability: Ability): Lasting => ({
  n: t.s.counter,
  owner,
  ability: idOf(ability),
  on: [],
  until: 'scenario',
  card: null,
  value: 'n' in ability && typeof ability.n === 'number' ? ability.n : 0,
  used: 0,
});

/** Kept for those who look: the limit is read where a kind is replaced. */
const kindLimit: Play<'kindLimit'> = function* (t, run, _ab, _gives, printed) {
  install(t, run, printed, []);
  return true;
};

const overheal: Play<'overheal'> = function* (t, run, _ab, _gives, printed) {
  install(t, run, printed, []);
  return true;
};

const convert: Play<'convert'> = function* (t, run, _ab, _gives, printed) {
  install(t, run, printed, []);
  return true;
};

const redirectAttacks: Play<'redirectAttacks'> = function* (t, run, _ab, _gives, printed) {
  install(t, run, printed, []);
  return true;
};

const onDeath: Play<'onDeath'> = function* (t, run, _ab, _gives, printed) {
  install(t, run, printed, []);
  return true;
};

/** It stands on the ground for good. */
const loseFlying: Play<'loseFlying'> = function* (t, run, ab, _gives, printed) {
  const whom = yield* recipients(t, run, ab, { who: 'target' }, 'ask-grounded', 'GLM-JUMP-04');
  if (whom.length > 0) yield* grounding(t, () => install(t, run, printed, whom, 0, 'scenario'));
  return whom.length > 0;
};

/** The enemy takes its turn this round for the other side. */
const turncoat: Play<'turncoat'> = function* (t, run, ab, _gives, printed) {
  const [target] = yield* recipients(t, run, ab, { who: 'enemy' }, 'ask-control', 'GLM-TURN-05');
  if (target === undefined) return false;
  install(t, run, printed, [target], 0, 'round');
  return true;
};

export const lasting = {
  loseFlying,
  turncoat,
  shield,
  retaliate,
  bonus,
  doom,
  mark,
  placeInActiveArea,
  summon,
  kindLimit,
  overheal,
  convert,
  redirectAttacks,
  onDeath,
};
