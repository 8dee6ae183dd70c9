import type { State } from '../index.js';
import type { View } from '../view-door.js';

/** A position: what the first seat sees of it, and the top of the pile of power-ups. Others hold none. */
export interface Position {
  readonly view: View;
  readonly powerUps?: readonly `#${string}`[];
}

const boardsOf = ({ players, bot }: View): State['boards'] =>
  Object.fromEntries(
    (bot ? [...players, bot] : players).map(({ who, at, damage, marks, skulls, turned, points }) => [
      who,
      { at, damage: [...damage], marks: { ...marks }, skulls, turned, points: points ?? 0 },
    ]),
  ) as State['boards'];

const playersOf = ({ players, hand }: View): State['players'] =>
  Object.fromEntries(
    players.map(({ who, cubes, weapons, turns }, i) => [
      who,
      {
        cubes: { ...cubes },
        weapons: weapons.map(w => ({ ...w })),
        powerUps: i === 0 ? [...hand] : [],
        turns,
      },
    ]),
  ) as State['players'];

/** The state behind a view: `box` is the game's own first state, from which the piles are taken. */
export const stateOf = (box: State, { view, powerUps = [] }: Position): State => {
  const used = new Set<string>([
    ...Object.values(view.offers).flat(),
    ...Object.values(view.tiles).filter(card => card !== null),
    ...view.players.flatMap(p => p.weapons.map(w => w.card)),
    ...view.hand,
    ...powerUps,
  ]);
  const rest = <C extends string>(pile: readonly C[]): C[] => pile.filter(card => !used.has(card));
  return {
    ...box,
    options: { ...view.options },
    first: view.first,
    turn: view.turn,
    boards: boardsOf(view),
    players: playersOf(view),
    weaponDeck: rest(box.weaponDeck),
    powerUpDeck: [...powerUps, ...rest(box.powerUpDeck)],
    ammoDeck: rest(box.ammoDeck),
    offers: { red: [...view.offers.red], blue: [...view.offers.blue], yellow: [...view.offers.yellow] },
    tiles: { ...view.tiles },
    skulls: view.skulls,
    track: view.track.map(kill => ({ ...kill })),
    frenzy: view.frenzy && { ...view.frenzy },
  };
};
