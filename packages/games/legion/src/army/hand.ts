import { isSame } from '@potyczka/kernel';
import type { Army, CommandCard, CommandId } from '../content/cards.js';
import { COMMANDS, commandCard, STARTERS } from '../content/index.js';
import { no } from '../text/say.js';
import type { Draft, Fault } from './draft.js';

type Holder = Pick<Army, 'faction' | 'units'> & { readonly force?: string | null };

/** LEG-ARMY-18: the command cards that an army may have in its hand. */
export const mayHold = (army: Holder, card: CommandCard): boolean =>
  !card.flaw &&
  (!card.faction || card.faction === army.faction) &&
  (!card.force || card.force === army.force) &&
  (!card.units || card.units.some(id => army.units.some(u => u.unit === id)));

/** LEG-ARMY-17: so many cards of each number of pips. */
export const HAND_PIPS = [
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 1],
] as const;

export const pipsOf = ({ handPips, pips }: CommandCard): number => handPips ?? pips ?? 0;

/** Cards of its own units first, then of its battle force and faction, then those of everybody. */
const weight = ({ missing, units, force, faction }: CommandCard): number =>
  missing ? 4 : units ? 0 : force ? 1 : faction ? 2 : 3;

/** LEG-ARMY-17: a hand that goes with an army: that of its starter army, or the cards that are nearest to it. */
export const proposedHand = (army: Holder): readonly CommandId[] => {
  const starter = STARTERS.find(s => isSame(s.units, army.units));
  if (starter) return starter.hand;
  const held = COMMANDS.filter(card => mayHold(army, card)).sort((a, b) => weight(a) - weight(b));
  return HAND_PIPS.flatMap(([pips, most]) =>
    held
      .filter(card => pipsOf(card) === pips)
      .slice(0, most)
      .map(card => card.id),
  );
};

/** LEG-ARMY-17, -18: what is wrong with the hand of a list; a list without one takes its cards at the table. */
export function* handFaults(army: Draft): Generator<Fault> {
  const { hand } = army;
  if (!hand) return;
  for (const [i, id] of hand.entries()) {
    const { name } = commandCard(id);
    const at = `hand.${i}`;
    if (!mayHold(army, commandCard(id)))
      yield { at, refusal: no('LEG-ARMY-18', 'army-hand-other', { name }) };
    if (hand.indexOf(id) < i) yield { at, refusal: no('LEG-ARMY-17', 'army-hand-twice', { name }) };
  }
  for (const [pips, most] of HAND_PIPS) {
    const has = hand.filter(id => pipsOf(commandCard(id)) === pips).length;
    if (has !== most) yield { at: 'hand', refusal: no('LEG-ARMY-17', 'army-hand-pips', { pips, most, has }) };
  }
}
