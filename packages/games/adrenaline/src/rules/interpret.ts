import type { ModeRecord, WeaponRecord } from '../content/effects.js';
import { ODD } from '../content/odd/index.js';
import { hitAgain, hitAll, hitOne, hitSome, pushTarget } from './effects.js';
import { moveSelf } from './move-self.js';
import type { Effect, Mode, Weapon } from './shot.js';

/** What an effect's record says, as something that can be judged and played. */
const effectOf = (weapon: string, { id, rule, effect }: ModeRecord): Effect => {
  switch (effect.does) {
    case 'hit-one':
      return hitOne({ rule, ...effect });
    case 'hit-some':
      return hitSome({ rule, ...effect });
    case 'hit-all':
      return hitAll({ rule, ...effect });
    case 'push-target':
      return pushTarget({ rule, ...effect });
    case 'hit-again':
      return hitAgain(rule, effect.damage);
    case 'move-self':
      return moveSelf(rule, effect.most);
    case 'odd':
      return oddEffect(`${weapon}/${id}`);
  }
};

const oddEffect = (key: string): Effect => {
  const odd = ODD[key];
  if (!odd) throw new Error(`${key} has no procedure`);
  return odd;
};

/** A weapon that can be fired. */
export const interpret = (record: WeaponRecord): Weapon => {
  const playable = <M extends ModeRecord>(mode: M) => ({ ...mode, effect: effectOf(record.id, mode) });
  const { modes, optional, ...rest } = record;
  return {
    ...rest,
    modes: modes.map(playable) as unknown as readonly [Mode, ...Mode[]],
    ...(optional && { optional: optional.map(playable) }),
  };
};
