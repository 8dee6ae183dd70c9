import type { Ability, Give, Of } from '../../content/abilities.js';
import type { T } from '../../state.js';
import { msg } from '../../text/say.js';
import type { FigureId } from '../../vocabulary.js';
import { doomsOn, moveDooms } from '../dooms.js';
import { bonusesAt } from '../effects.js';
import { figure, isAlive, speaker } from '../look.js';
import { perform } from '../perform.js';
import { recipients } from '../recipients.js';
import { newNotes, type Running } from '../running.js';
import { amount } from '../values.js';
import type { Play } from './play.js';

/** The same action, performed by another figure. */
const runBy = (t: T, run: Running, who: FigureId, byYou: boolean): Running => ({
  ...run,
  me: who,
  by: byYou ? run.by : t.s.heroes[who] ? speaker(t.s, who) : run.by,
  notes: newNotes(),
  changes: [],
});

function* actWith(
  t: T,
  run: Running,
  who: FigureId,
  abilities: readonly Ability[],
  byYou: boolean,
  changes: readonly Give[] = [],
) {
  const own = { ...runBy(t, run, who, byYou), changes: [...changes] };
  for (const each of abilities) {
    if (!isAlive(t.s, who)) return;
    yield* perform(t, own, each);
  }
  run.notes.targets.push(...own.notes.targets);
  run.notes.killed.push(...own.notes.killed);
  run.notes.dealt += own.notes.dealt;
}

/** An ally performs something; its player decides how. */
const grant: Play<'grant'> = function* (t, run, ab, gives) {
  const whom = yield* recipients(t, run, ab, { who: 'ally' }, 'ask-grant', 'GLM-TURN-05', gives);
  const changes = ab.augmentEffects ? augmentsOf(t, run) : [];
  for (const who of whom) yield* actWith(t, run, who, ab.do, ab.byYou === true, changes);
  return whom.length > 0;
};

/** What the augment that lies active gives to an attack. */
const augmentsOf = (t: T, run: Running): Give[] =>
  bonusesAt(t.s, 'attack', figure(t.s, run.me))
    .filter(b => b.ability.kind === 'augment')
    .flatMap(b => (b.ability.give ? [b.ability.give] : []));

/** A move that must lead somewhere. */
const bounded = (each: Ability, { endWithin, toward }: Of<'control'>): Ability =>
  each.a !== 'move'
    ? each
    : {
        ...each,
        ...(endWithin === undefined ? {} : { endWithin }),
        ...(toward === undefined ? {} : { toward }),
      };

/** An enemy acts as the player says, against its own side. */
const control: Play<'control'> = function* (t, run, ab, gives) {
  const whom = yield* recipients(t, run, ab, { who: 'enemy' }, 'ask-control', 'GLM-TURN-05', gives);
  for (const who of whom) {
    t.emit({ type: 'turned-coat', who }, 'GLM-TURN-05');
    yield* actWith(
      t,
      { ...run, other: run.me },
      who,
      ab.do.map(each => bounded(each, ab)),
      true,
    );
    if (isAlive(t.s, who)) t.emit({ type: 'turned-coat', who }, 'GLM-TURN-05');
  }
  return whom.length > 0;
};

const command: Play<'command'> = function* (t, run, ab, gives) {
  const whom = yield* recipients(
    t,
    run,
    { on: { who: 'bear', count: 'all' } },
    { who: 'bear' },
    'ask-grant',
    'GLM-TURN-05',
    gives,
  );
  const changes = bonusesAt(t.s, 'commandAttack', figure(t.s, run.me)).flatMap(b =>
    b.ability.give ? [b.ability.give] : [],
  );
  for (const who of whom) yield* actWith(t, run, who, ab.do, true, changes);
  return whom.length > 0;
};

/** All dooms of a hero go to one enemy. */
const transferDooms: Play<'transferDooms'> = function* (t, run, ab, gives) {
  const who = run.hero;
  const all =
    who === undefined ? [] : t.s.lasting.filter(x => x.on.some(id => doomsOn(t.s, who, id).includes(x)));
  if (all.length === 0) return false;
  const [to] = yield* recipients(t, run, { on: ab.to }, { who: 'enemy' }, 'ask-doom', 'GLM-CARD-10', gives);
  if (to === undefined) return false;
  moveDooms(t, all, amount(t.s, ab.n, { run }), to);
  return true;
};

/** The damage that all of them carry is dealt out anew, nobody more than they have hit points. */
const redistributeDamage: Play<'redistributeDamage'> = function* (t, run, ab, gives) {
  if (run.by === undefined) return false;
  const whom = yield* recipients(t, run, { on: ab.among }, ab.among, 'ask-grant', 'GLM-TURN-02', gives);
  const all = whom.map(id => figure(t.s, id));
  let left = all.reduce((sum, f) => sum + f.max - f.hp, 0);
  if (all.length < 2 || left === 0) return false;
  const room = (n: number): number => all.slice(n).reduce((sum, f) => sum + f.max - 1, 0);
  for (const [n, f] of all.entries()) {
    const [min, max] = [Math.max(0, left - room(n + 1)), Math.min(left, f.max - 1)];
    const damage =
      min === max
        ? min
        : yield* t.number(run.by, {
            rule: 'GLM-TURN-02',
            ask: msg('ask-share-damage', { figure: f.id, n: left }),
            min,
            max,
          });
    left -= damage;
    t.emit({ type: 'hp-shared', who: f.id, hp: f.max - damage }, 'GLM-TURN-02');
  }
  return true;
};

export const orders = { grant, control, command, transferDooms, redistributeDamage };
