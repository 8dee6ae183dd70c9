import { type Field, MM, type Unit } from '@potyczka/geometry/plane';
import { game, type State } from '@potyczka/legion';
import { newUnit } from '@potyczka/legion/lab';

type Card = Parameters<typeof newUnit>[2];

const seatOf = (field: Field, unit: Unit): 'p1' | 'p2' => (unit.side === field.units[0]?.side ? 'p1' : 'p2');

/** The figures of a unit of a vector as a unit card. */
const cardOf = (unit: Unit): Card => ({
  id: unit.id,
  name: unit.id,
  faction: 'rebels',
  rank: 'corps',
  type: unit.type,
  points: 1,
  minis: unit.minis.length,
  wounds: 1,
  courage: 2,
  speed: unit.speed,
  die: 'white',
  base: unit.base.shape === 'round' ? unit.base.diameter / MM : [unit.base.length / MM, unit.base.width / MM],
  silhouette: [unit.silhouette.bottom / MM, unit.silhouette.top / MM],
  weapons: [{ name: 'Weapon', range: [1, 5], dice: { red: 1 }, ...(unit.leaderHasMelee && { melee: true }) }],
});

/** A battle before anything stands on its table. */
export const emptyBattle = (): State =>
  game.initial({
    battlefield: 'desert',
    first: 'rebels-500',
    second: 'empire-500',
    armies: {},
    hiddenMinis: false,
    inPart: false, // the vectors of sight and cover name this reading of G-06
  }) as unknown as State;

/** A field of the vectors as a battle of the game. */
export const battleOn = (field: Field): State => {
  const start = emptyBattle();
  const units: State['units'] = {};
  const cards: State['cards'] = { units: {}, upgrades: {} };
  for (const unit of field.units) {
    const card = cardOf(unit);
    const made = newUnit(unit.id, seatOf(field, unit), card, []);
    cards.units[unit.id] = card;
    units[unit.id] = {
      ...made,
      where: 'field',
      tokens: { ...made.tokens, suppression: unit.suppression },
      minis: unit.minis.map(({ id, pose }) => ({
        id,
        role: 0,
        x: pose.at.x,
        y: pose.at.y,
        z: pose.level,
        facing: pose.facing,
        wounds: 0,
      })),
    };
  }
  return {
    ...start,
    ground: { width: field.width, depth: field.depth, terrain: [...field.terrain] },
    cards,
    units,
    tokens: field.tokens.map(t => ({
      id: t.id,
      kind: 'objective',
      x: t.at.x,
      y: t.at.y,
      z: 0,
      by: null,
      seat: null,
      on: null,
      wounds: 0,
      what: '',
    })),
    round: 1,
  };
};
