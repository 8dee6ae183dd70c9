import { isSame } from '@potyczka/kernel';
import type { Army, CommandCard, CommandId } from '../content/cards.js';
import { COMMANDS, STARTERS } from '../content/index.js';

type Holder = Pick<Army, 'faction' | 'units'> & { readonly force?: string | null };

/** LEG-ARMY-18: the command cards that an army may have in its hand. */
export const mayHold = (army: Holder, card: CommandCard): boolean =>
  !card.flaw &&
  (!card.faction || card.faction === army.faction) &&
  (!card.force || card.force === army.force) &&
  (!card.units || card.units.some(id => army.units.some(u => u.unit === id)));

const PIPS = [1, 2, 3, 4] as const;

export const pipsOf = ({ handPips, pips }: CommandCard): number => handPips ?? pips ?? 0;

/** Cards of its own units first, then of its battle force and faction, then those of everybody. */
const weight = ({ incomplete, units, force, faction }: CommandCard): number =>
  incomplete ? 4 : units ? 0 : force ? 1 : faction ? 2 : 3;

/** LEG-ARMY-17: a hand that goes with an army: that of its starter army, or the cards that are nearest to it. */
export const proposedHand = (army: Holder): readonly CommandId[] => {
  const starter = STARTERS.find(s => isSame(s.units, army.units));
  if (starter) return starter.hand;
  const held = COMMANDS.filter(card => mayHold(army, card)).sort((a, b) => weight(a) - weight(b));
  return PIPS.flatMap(pips =>
    held
      .filter(card => pipsOf(card) === pips)
      .slice(0, pips === 4 ? 1 : 2)
      .map(card => card.id),
  );
};
