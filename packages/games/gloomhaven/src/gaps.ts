import type { Ability, Moment, Verb } from './content/abilities.js';
import type { Half, ItemDef, MonsterDef } from './content/types.js';

/** What the interpreter does not play to the letter: the table in docs is made from this, and a test holds it to the verbs. */

/** Verbs that do nothing yet. */
export const NOT_PLAYED: ReadonlySet<Verb> = new Set<Verb>([
  'onDeath',
  'scenario',
  'moveToNext',
  'summonObjective',
  'hatchEggs',
  'forceMove',
  'mindControl',
  'topActionOf',
]);

/** Fields that are passed over. */
const PASSED_OVER: ReadonlySet<string> = new Set(['rule']);

/** Named changes that are played. */
const PLAYED_EFFECTS: ReadonlySet<string> = new Set([
  'asLongRest',
  'loseAndCannotGain',
  'initiative',
  'defaultTop',
  'defaultBottom',
  'transferDoom',
  'attackerModifier',
  'extraSmallItems',
  'modifierDeck',
  'initiativeForEnemyFocus',
  'conditionInstead',
  'attackRedirectedTo',
  'extraObstacles',
  'invisible',
  'cannotAttack',
]);

/** Moments at which bonuses act. */
const PLAYED_MOMENTS: ReadonlySet<Moment> = new Set<Moment>([
  'attack',
  'attackAbility',
  'attackAction',
  'attacked',
  'damaged',
  'damagedByAttack',
  'moveAbility',
  'moveAction',
  'healAction',
  'retaliates',
  'turnStart',
  'turnEnd',
  'kills',
  'dies',
  'doomedEnemyDies',
  'always',
  'attackActionStart',
  'attackActionEnd',
  'moveActionEnd',
  'afterAttack',
  'duringTurn',
  'roundEnd',
  'shortRest',
  'longRest',
  'healed',
  'healActionStart',
  'retaliateAbility',
  'youCurseEnemy',
  'curseCancelsEnemyAttack',
  'allyDamaged',
  'actionConsumingElement',
  'commandAttack',
  'beforeBearActs',
]);

/** Moments at which items act. */
const ITEM_MOMENTS: ReadonlySet<Moment> = new Set<Moment>([
  'attack',
  'attackAbility',
  'attackAction',
  'attacked',
  'damagedByAttack',
  'moveAbility',
  'duringTurn',
  'turnEnd',
  'always',
  'afterCardsRevealed',
  'kills',
  'lootAbility',
  'healAction',
  'actionCreatingObstacle',
  'augmentAction',
  'afterSongAction',
  'doomAction',
  'afterCommandAction',
  'allyAttackAction',
  'allyUsesMedicalPack',
  'yourSummonDamagedByAttack',
  'enemyWouldConsumeElement',
  'gainsCondition:muddle',
]);

export type Status = 'letter' | 'mark' | 'not';

const worse = (a: Status, b: Status): Status =>
  a === 'not' || b === 'not' ? 'not' : a === 'mark' || b === 'mark' ? 'mark' : 'letter';

/** How an ability, with everything inside it, is played. */
const statusOf = (x: unknown): Status => {
  if (Array.isArray(x)) return x.reduce<Status>((all, each) => worse(all, statusOf(each)), 'letter');
  if (typeof x !== 'object' || x === null) return 'letter';
  const ability = x as Partial<Ability> & { event?: Moment };
  let status: Status = 'letter';
  if (ability.a !== undefined && NOT_PLAYED.has(ability.a)) status = 'not';
  if (ability.a === 'bonus' && ability.event !== undefined && !PLAYED_MOMENTS.has(ability.event))
    status = 'not';
  for (const [field, value] of Object.entries(x)) {
    if (PASSED_OVER.has(field)) status = worse(status, 'mark');
    if (field === 'effect' && Object.keys(value as object).some(name => !PLAYED_EFFECTS.has(name)))
      status = worse(status, 'mark');
    status = worse(status, statusOf(value));
  }
  return status;
};

/** A half of which only a part is not played carries a mark; it is not played where nothing of it is. */
export const halfStatus = (half: Half): Status => {
  const all = half.do.map(statusOf);
  if (all.every(s => s === 'letter')) return 'letter';
  return all.every(s => s === 'not') ? 'not' : 'mark';
};

export const itemStatus = (item: ItemDef): Status => {
  if (item.effects.length === 0) return 'not';
  const all = item.effects.map(e =>
    ITEM_MOMENTS.has(e.event) ? statusOf([e.give ?? [], e.do ?? [], e.choose ?? []]) : 'not',
  );
  if (all.every(s => s === 'letter')) return 'letter';
  return all.every(s => s === 'not') ? 'not' : 'mark';
};

export const monsterStatus = (m: MonsterDef): Status =>
  statusOf([
    ...(m.specials ?? []).map(s => s.do),
    ...(m.traits ?? []).map(x => (x.event === 'roundStart' ? x.do : [{ a: 'onDeath' }])),
  ]) === 'letter'
    ? 'letter'
    : 'mark';
