import { type Mini, type UnitView, upgradeCard } from '@potyczka/legion/view';

/** LEG-ARMY-14: the upgrade that has added a mini; nothing for those that are on the unit's own card. */
const upgradeOf = (unit: UnitView, mini: Mini) => {
  const equipped = mini.role > 0 ? unit.upgrades[mini.role - 1] : undefined;
  return equipped && upgradeCard(equipped.card);
};

/** Whether a mini has been added with a weapon of its own, as a heavy weapon is. */
export const carriesHeavy = (unit: UnitView, mini: Mini): boolean =>
  (upgradeOf(unit, mini)?.weapons?.length ?? 0) > 0;
