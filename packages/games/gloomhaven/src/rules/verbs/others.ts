import type { Ability, Give } from '../../content/abilities.js';
import { figure, isAlive, speaker } from '../../look.js';
import type { T } from '../../state.js';
import type { FigureId } from '../../vocabulary.js';
import { bonusesAt } from '../effects.js';
import { perform } from '../perform.js';
import { recipients } from '../recipients.js';
import { below, newNotes, type Running } from '../running.js';
import type { Play } from './index.js';

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
  path: string,
  byYou: boolean,
  changes: readonly Give[] = [],
) {
  const own = { ...runBy(t, run, who, byYou), changes: [...changes] };
  for (const [n, each] of abilities.entries()) {
    if (!isAlive(t.s, who)) return;
    yield* perform(t, own, each, below(run, path, `do.${n}`, each));
  }
  run.notes.targets.push(...own.notes.targets);
  run.notes.killed.push(...own.notes.killed);
  run.notes.dealt += own.notes.dealt;
}

/** An ally performs something; its player decides how. */
const grant: Play<'grant'> = function* (t, run, ab, gives, path) {
  const whom = yield* recipients(t, run, ab, { who: 'ally' }, 'ask-grant', 'GLM-TURN-05', gives);
  const changes = ab.augmentEffects ? augmentsOf(t, run) : [];
  for (const who of whom) yield* actWith(t, run, who, ab.do, path, ab.byYou === true, changes);
  return whom.length > 0;
};

/** What the augment that lies active gives to an attack. */
const augmentsOf = (t: T, run: Running): Give[] =>
  bonusesAt(t.s, 'attack', figure(t.s, run.me))
    .filter(b => b.ability.kind === 'augment')
    .flatMap(b => (b.ability.give ? [b.ability.give] : []));

/** An enemy acts as the player says, against its own side. */
const control: Play<'control'> = function* (t, run, ab, gives, path) {
  const whom = yield* recipients(t, run, ab, { who: 'enemy' }, 'ask-control', 'GLM-TURN-05', gives);
  for (const who of whom) {
    t.emit({ type: 'turned-coat', who }, 'GLM-TURN-05');
    yield* actWith(t, run, who, ab.do, path, true);
    if (isAlive(t.s, who)) t.emit({ type: 'turned-coat', who }, 'GLM-TURN-05');
  }
  return whom.length > 0;
};

const command: Play<'command'> = function* (t, run, ab, gives, path) {
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
  for (const who of whom) yield* actWith(t, run, who, ab.do, path, true, changes);
  return whom.length > 0;
};

const transferDooms: Play<'transferDooms'> = function* () {
  return false;
};
const redistributeDamage: Play<'redistributeDamage'> = function* () {
  return false;
};

export const others = { grant, control, command, transferDooms, redistributeDamage };
