import { sees, stepsFrom } from '@potyczka/geometry/hex';
import { PASS, type Proc, sure } from '@potyczka/kernel';
import { figurePick, hexPick, type Pick, pick, skip } from '../../ask.js';
import { type Condition, type Give, NEGATIVE, type On, type Token } from '../../content/abilities.js';
import { isSupply } from '../../content/index.js';
import { fieldOf } from '../../ground.js';
import type { F, T } from '../../state.js';
import { msg } from '../../text/say.js';
import type { FigureId, Hex } from '../../vocabulary.js';
import { useBonus } from '../bonuses.js';
import { gain, isNegative } from '../conditions.js';
import { die, heal, suffer } from '../damage.js';
import { bonusesAt } from '../effects.js';
import { force } from '../force.js';
import { itemOffers, offerPick, spendItem, wornAt } from '../items.js';
import { alliesOf, figure, has, hexOf, isAlive, speaker } from '../look.js';
import { loot } from '../loot.js';
import { fire } from '../moments.js';
import { whomToHeal } from '../monsters/index.js';
import { onlyHealed } from '../objectives.js';
import { added, recipients } from '../recipients.js';
import type { Running } from '../running.js';
import { amount } from '../values.js';
import type { Play } from './play.js';

const SELF: On = { who: 'self' };
const ENEMY: On = { who: 'enemy' };
const SELF_OR_ALLY: On = { who: 'selfOrAlly' };

/** GLM-HEAL-01 to -03; a monster heals whoever has lost most (GLM-MON-51). */
const healVerb: Play<'heal'> = function* (t, run, ab, gives) {
  const bonuses = bonusesAt(t.s, 'healAction', figure(t.s, run.me)).filter(
    b => b.ability.give && !b.ability.may,
  );
  const all = [...gives, ...bonuses.map(b => sure(b.ability.give, 'give')), ...(yield* healItems(t, run))];
  for (const bonus of bonuses) yield* useBonus(t, bonus);
  const doubled = all.some(give => give.double === true) ? 2 : 1;
  const n = (amount(t.s, ab.n, { run }) + added(t, run, all, 'heal')) * doubled;
  const otherwise = ab.range === undefined ? SELF : SELF_OR_ALLY;
  const whom =
    run.by === undefined && ab.range !== undefined && ab.on === undefined
      ? yield* monsterHeals(t, run, amount(t.s, ab.range, { run }), amount(t.s, ab.targets ?? 1, { run }))
      : yield* recipients(t, run, ab, otherwise, 'ask-heal', 'GLM-HEAL-01', gives, wards(t, run, ab));
  if (whom.length > 0) yield* fire(t, run.me, 'healActionStart', { healed: whom });
  for (const id of whom) {
    heal(t, id, n, run.me);
    run.notes.healed.push(id);
    for (const condition of ab.conditions ?? []) gain(t, id, condition, run.me);
  }
  return whom.length > 0;
};

/** Items for a Heal: one's own, and those of whoever supplied the card. */
function* healItems(t: T, run: Running): Proc<Give[]> {
  if (run.hero !== run.me || run.hero === undefined) return [];
  const given: Give[] = [];
  if (run.card !== null && isSupply(run.card))
    for (const id of t.s.order)
      if (id !== run.hero)
        for (const { effect } of wornAt(t.s, id, 'allyUsesMedicalPack')) given.push(effect.give ?? {});
  const offers = itemOffers(t.s, run.hero, 'healAction', {});
  if (offers.length === 0) return given;
  const ask = msg('ask-heal-item', { figure: run.hero });
  const key = yield* pick(t, speaker(t.s, run.hero), 'GLM-ITEM-12', ask, [
    skip('no-item-label'),
    ...offers.map(offerPick),
  ]);
  if (key === PASS) return given;
  const offer = sure(
    offers.find(o => `item-${o.id}` === key),
    'one of offers',
  );
  yield* spendItem(t, run.hero, offer.id);
  return [...given, offer.effect.give ?? {}];
}

/** What a scenario lets characters heal beside their allies. */
const wards = (t: T, run: Running, ab: Parameters<Play<'heal'>>[2]): readonly F[] =>
  run.hero !== undefined && ab.range !== undefined && ab.on?.who !== 'self' ? onlyHealed(t.s) : [];

/** Whoever has lost most, then whoever has lost most of the others (GLM-MON-51). */
function* monsterHeals(t: T, run: Running, range: number, targets: number): Proc<FigureId[]> {
  const me = figure(t.s, run.me);
  const healed: FigureId[] = [];
  while (healed.length < targets) {
    const patients = [me, ...alliesOf(t.s, me)]
      .filter(f => !healed.includes(f.id))
      .map(f => ({
        id: f.id,
        at: f.at,
        lost: f.max - f.hp,
        ailing: has(f, 'poison') || has(f, 'wound'),
      }));
    const found = whomToHeal(fieldOf(t.s), me.at, range, patients);
    if (found.length === 0) return healed;
    healed.push(yield* settlePatient(t, run, found));
  }
  return healed;
}

function* settlePatient(t: T, run: Running, found: readonly { readonly id: FigureId }[]): Proc<FigureId> {
  if (found.length === 1 || t.s.options.ties === 'never') return sure(found[0], 'one of found').id;
  return yield* pick(
    t,
    speaker(t.s, run.me),
    'GLM-MON-62',
    msg('ask-monster-heal', { figure: run.me }),
    found.map(p => figurePick(t.s, p.id)),
  );
}

const damage: Play<'damage'> = function* (t, run, ab, gives) {
  const n = amount(t.s, ab.n, { run }) + added(t, run, gives, 'damage');
  const whom = yield* recipients(t, run, ab, SELF, 'ask-hurt-whom', 'GLM-TURN-02', gives);
  for (const id of whom) {
    if (!isAlive(t.s, id)) continue;
    const at = figure(t.s, id).at;
    const rank = figure(t.s, id).rank;
    const suffered = yield* suffer(t, id, n, { how: 'ability', by: run.me });
    if (id === run.me) run.notes.suffered += suffered;
    else run.notes.dealt += suffered;
    if (suffered > 0) run.notes.damaged.push(id);
    if (!isAlive(t.s, id)) run.notes.killed.push({ id, at, rank });
  }
  return whom.length > 0;
};

const kill: Play<'kill'> = function* (t, run, ab) {
  const whom = yield* recipients(t, run, ab, { who: 'target' }, 'ask-kill', 'GLM-ATK-16');
  for (const id of whom) {
    if (!isAlive(t.s, id)) continue;
    const f = figure(t.s, id);
    run.notes.killed.push({ id, at: f.at, rank: f.rank });
    yield* die(t, id, run.me, 0);
  }
  return whom.length > 0;
};

/** GLM-ATK-24, GLM-COND-03 */
const condition: Play<'condition'> = function* (t, run, ab, gives) {
  const harmful = ab.conditions.some(isNegative);
  const conditions: Condition[] = [...ab.conditions, ...gives.flatMap(give => give.conditions ?? [])];
  const otherwise = harmful ? ENEMY : SELF;
  const whom = yield* recipients(
    t,
    run,
    ab,
    otherwise,
    msg('ask-condition', { conditions: [...new Set(conditions)] }),
    'GLM-ATK-24',
    gives,
  );
  for (const id of whom) {
    for (const each of conditions) gain(t, id, each, run.me);
    if (ab.push) yield* force(t, run, 'push', ab.push, id);
    if (!run.notes.targets.includes(id)) run.notes.targets.push(id);
  }
  return whom.length > 0;
};

const forced = function* (
  t: Parameters<Play<'push'>>[0],
  run: Parameters<Play<'push'>>[1],
  ab: Parameters<Play<'push'>>[2] | Parameters<Play<'pull'>>[2],
  gives: Parameters<Play<'push'>>[3],
  kind: 'push' | 'pull',
) {
  const whom: FigureId[] = yield* recipients(
    t,
    run,
    ab,
    ENEMY,
    kind === 'push' ? 'ask-push-whom' : 'ask-pull-whom',
    'GLM-PUSH-01',
    gives,
  );
  const n = ab.n + added(t, run, gives, 'push');
  for (const id of whom) {
    yield* force(t, run, kind, n, id, { from: run.notes.chosen });
    for (const each of [...(ab.conditions ?? []), ...gives.flatMap(give => give.conditions ?? [])])
      gain(t, id, each, run.me);
    if (!run.notes.targets.includes(id)) run.notes.targets.push(id);
  }
  return whom.length > 0;
};

/** The hex towards which they are all pulled. */
function* chooseHex(t: T, run: Running, within: number): Proc<boolean> {
  if (run.by === undefined) return false;
  const { at } = figure(t.s, run.me);
  const steps = stepsFrom(fieldOf(t.s), [at], within);
  const picks: Pick[] = [];
  for (let hex = 0 as Hex; hex < steps.length; hex++)
    if (sure(steps[hex], 'one of steps') >= 0 && (hex === at || sees(fieldOf(t.s), at, hex)))
      picks.push(hexPick(t.s, hex));
  const key = yield* pick(t, run.by, 'GLM-PUSH-03', msg('ask-centre'), [skip(), ...picks]);
  if (key === PASS) return false;
  run.notes.chosen = hexOf(t.s, key);
  return true;
}

const push: Play<'push'> = function* (t, run, ab, gives) {
  return yield* forced(t, run, ab, gives, 'push');
};

const pull: Play<'pull'> = function* (t, run, ab, gives) {
  if (ab.chooseHexWithin !== undefined && !(yield* chooseHex(t, run, ab.chooseHexWithin))) return false;
  return yield* forced(t, run, ab, gives, 'pull');
};

const removeConditions: Play<'removeConditions'> = function* (t, run, ab, gives) {
  const whom = yield* recipients(t, run, ab, SELF, 'ask-cure', 'GLM-COND-01', gives);
  const names = ab.which === 'negative' ? NEGATIVE : (ab.which as readonly Token[]);
  for (const id of whom) {
    const f = figure(t.s, id);
    const tokens = names.filter(token => has(f, token)).slice(0, amount(t.s, ab.n, { run }));
    if (tokens.length > 0) t.emit({ type: 'removed-conditions', who: id, conditions: tokens }, 'GLM-COND-01');
  }
  return whom.length > 0;
};

/** An item may widen a Loot. */
function* lootItem(t: T, run: Running, n: number): Proc<number> {
  const offers = run.hero === run.me && run.hero ? itemOffers(t.s, run.hero, 'lootAbility', { loot: n }) : [];
  if (offers.length === 0) return n;
  const ask = msg('ask-loot-item', { figure: run.me });
  const key = yield* pick(t, speaker(t.s, run.me), 'GLM-ITEM-12', ask, [
    skip('no-item-label'),
    ...offers.map(offerPick),
  ]);
  if (key === PASS) return n;
  const offer = sure(
    offers.find(o => `item-${o.id}` === key),
    'one of offers',
  );
  yield* spendItem(t, run.me, offer.id);
  return amount(t.s, offer.effect.give?.set?.n, { run }, n);
}

const lootVerb: Play<'loot'> = function* (t, run, ab, gives) {
  const range = (yield* lootItem(t, run, ab.n)) + added(t, run, gives, 'range');
  return yield* loot(t, run.me, range, ab.lootLimit);
};

const setHp: Play<'setHp'> = function* (t, run, ab) {
  const f = figure(t.s, run.me);
  const isNoDamage = ab.isDamage === false;
  if (f.hp > ab.n) yield* suffer(t, run.me, f.hp - ab.n, { how: 'cost', by: run.me, isNoDamage });
  return true;
};

export const direct = {
  heal: healVerb,
  damage,
  kill,
  condition,
  push,
  pull,
  removeConditions,
  loot: lootVerb,
  setHp,
};
