import type { BattleKind } from '../content/cards.js';
import { battleCard, unitCard, upgradeCard } from '../content/index.js';
import { no } from '../text/say.js';
import { BATTLE_KINDS } from '../vocabulary.js';
import { type Draft, type Fault, forceOf, isMercenary, pointsOf } from './draft.js';
import { extraFaults } from './extras.js';
import { handFaults } from './hand.js';
import { countFaults, listed, MOST_POINTS } from './limits.js';
import { unitFaults } from './units.js';

/** A card that stands in a list, and how many of its name an army may have. */
interface Bulleted {
  readonly at: string;
  readonly name: string;
  readonly most?: number;
}

/** LEG-ARMY-16: the cards beyond the bullets of their name, units and upgrades counted together. */
export const beyondBullets = <B extends Bulleted>(cards: readonly B[]): B[] => {
  const seen = new Map<string, number>();
  return cards.filter(({ name, most }) => {
    if (most === undefined) return false;
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return n > most;
  });
};

const bulleted = (army: Draft): Bulleted[] => {
  const one = (card: { name: string; unique?: true }) => (card.unique ? { most: 1 } : {});
  return army.units.flatMap(({ unit, upgrades, counterpart }, n) => [
    { at: `units.${n}`, name: unitCard(unit).name, ...one(unitCard(unit)) },
    ...(counterpart
      ? [
          {
            at: `units.${n}.counterpart`,
            name: unitCard(counterpart.unit).name,
            ...one(unitCard(counterpart.unit)),
          },
        ]
      : []),
    ...upgrades.map((id, i) => {
      const card = upgradeCard(id);
      return { at: `units.${n}.upgrades.${i}`, name: card.name, ...one(card) };
    }),
  ]);
};

function* armyFaults(army: Draft): Generator<Fault> {
  const force = forceOf(army);
  if (force && force.faction !== army.faction)
    yield { at: 'force', refusal: no('LEG-MERC-13', 'army-force-faction', { force: force.name }) };
  const all = listed(army);
  const isHiredOnly = all.length > 0 && all.every(u => isMercenary(u.card));
  if ((army.faction === 'mercenary' || isHiredOnly) && !force?.mercenariesCount)
    yield { at: 'faction', refusal: no('LEG-MERC-07', 'army-mercenaries-only') };
  for (const { at, name } of beyondBullets(bulleted(army)))
    yield { at, refusal: no('LEG-ARMY-16', 'army-unique', { name, most: 1 }) };
  const cost = pointsOf(army);
  const most = MOST_POINTS[army.format];
  if (cost > most) yield { at: 'units', refusal: no('LEG-ARMY-03', 'army-too-dear', { cost, most }) };
}

/** LEG-ARMY-20 */
function* deckFaults(army: Draft): Generator<Fault> {
  for (const kind of BATTLE_KINDS) {
    const ids = army.deck[kind];
    for (const [i, id] of ids.entries()) {
      const card = battleCard(id);
      const at = `deck.${kind}.${i}`;
      if (ids.indexOf(id) < i)
        yield { at, refusal: no('LEG-ARMY-20', 'army-deck-twice', { name: card.name }) };
      if (card.kind !== kind || card.format !== army.format)
        yield { at, refusal: no('LEG-ARMY-20', 'army-deck-other', { name: card.name }) };
    }
    if (ids.length !== 4)
      yield {
        at: `deck.${kind}`,
        refusal: no('LEG-ARMY-20', 'army-deck-four', { battle: kind satisfies BattleKind, has: ids.length }),
      };
  }
}

/** Everything that is wrong with a list, each fault with its rule. */
export const faultsOf = (army: Draft): Fault[] => [
  ...unitFaults(army),
  ...extraFaults(army),
  ...armyFaults(army),
  ...countFaults(army),
  ...deckFaults(army),
  ...handFaults(army),
];
