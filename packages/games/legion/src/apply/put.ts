import type { DeepReadonly } from '@potyczka/kernel';
import type { State, Unit } from '../state.js';
import type { UnitId } from '../vocabulary.js';

type UnitS = DeepReadonly<Unit>;

/** Units are replaced, never changed: forks share those that nothing happened to. */
export const put = (s: State, id: UnitId, change: (unit: UnitS) => Partial<UnitS>): void => {
  const unit = s.units[id];
  if (!unit) throw new Error(`no unit ${id}`);
  s.units[id] = { ...unit, ...change(unit) };
};

export const without = <X>(list: readonly X[], x: X): X[] => {
  const i = list.indexOf(x);
  return i < 0 ? [...list] : [...list.slice(0, i), ...list.slice(i + 1)];
};
