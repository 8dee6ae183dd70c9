import type { Area, BattleCard, Ground, View, Zone } from '@potyczka/legion/view';
import { battleCard, battleOf } from '@potyczka/legion/view';
import type { OptionShown } from '@potyczka/table';

type Row = keyof View['battle']['rows'];

/** The card of a row that would be played now; the next one while somebody points at striking the first. */
export const leadingCard = (view: View, row: Row, pointed: OptionShown | null): BattleCard | null => {
  const cards = view.battle.rows[row];
  const isStruck = pointed?.at.includes(`battle-${row}`) === true && cards.length > 1;
  const card = cards[isStruck ? 1 : 0];
  return card === undefined ? null : battleCard(battleOf(card));
};

const MM = 100;

/** An area of a card as it lies on this table: who has the far edge turns it round. */
const areaOf = (zone: Zone, ground: Ground, isTurned: boolean): Area => {
  const at = ([x, y]: readonly [number, number]) =>
    isTurned ? { x: ground.width - x * MM, y: ground.depth - y * MM } : { x: x * MM, y: y * MM };
  if ('centre' in zone) return { centre: at(zone.centre), radius: zone.radius * MM };
  return { polygon: zone.map(at) };
};

/** Where the armies would be deployed with the card that leads the row of deployments. */
export const zonesToBe = (view: View, pointed: OptionShown | null, ground: Ground): View['zones'] => {
  const card = leadingCard(view, 'deployment', pointed);
  const { blue } = view;
  if (card?.kind !== 'deployment' || blue === null) return {};
  const of = (colour: 'blue' | 'red') => card.zones[colour].map(zone => areaOf(zone, ground, view.turned));
  return Object.fromEntries(view.sides.map(({ seat }) => [seat, of(seat === blue ? 'blue' : 'red')]));
};
