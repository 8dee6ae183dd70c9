import { type Army, type Format, STARTERS } from '@potyczka/legion/view';

export type { Army } from '@potyczka/legion/view';

const usualDeck = (format: Format, faction: string): Army['deck'] | undefined =>
  (
    STARTERS.find(s => s.format === format && s.faction === faction) ??
    STARTERS.find(s => s.format === format)
  )?.deck;

/** A list for a battle of another size: battle cards of that size, everything else as it is. */
export const inFormat = (army: Army, format: Format): Army => ({
  ...army,
  format,
  deck: usualDeck(format, army.faction) ?? army.deck,
});

/** A list without units. */
export const emptyArmy = (format: Format): Army => ({
  name: '',
  faction: 'rebels',
  format,
  force: null,
  units: [],
  deck: usualDeck(format, 'rebels') ?? { objective: [], deployment: [], condition: [] },
});
