import type { RuleId } from '@potyczka/kernel';
import type { Keywords, Named, UnitCard, UpgradeCard, UpgradeId } from '../content/cards.js';

/** Keywords that are about army lists: what each says of a card. `army/` asks, and knows no keyword. */

type Value = Keywords[keyof Keywords];
type Worded = Pick<UnitCard | UpgradeCard, 'keywords'>;

const whoIn = (value: Value): readonly Named[] => (typeof value === 'object' ? (value.who ?? []) : []);

/** LEG-KWU-ENTOURAGE-01: one of these does not count towards the most of its rank. */
export const entourageOf = ({ keywords }: Worded): readonly Named[] => whoIn(keywords?.entourage);

/** Associate, which is not in the rulebook: beside one of these the unit itself does not count. */
export const associatesOf = ({ keywords }: Worded): readonly Named[] => whoIn(keywords?.associate);

/** LEG-KWU-DETACHMENT-01: it needs one of these. */
export const partnersOf = ({ keywords }: Worded): readonly Named[] => whoIn(keywords?.detachment);

/** LEG-KWU-FIELDCMD-01: an army with it needs no commander. */
export const commandsInTheField = ({ keywords }: Worded): boolean =>
  keywords?.['field-commander'] !== undefined;

/** LEG-KWU-ALLIES-02: one mercenary unit more. */
export const hiresOneMore = ({ keywords }: Worded): boolean =>
  keywords?.['allies-of-convenience'] !== undefined;

/** LEG-KWU-TEMPTED-01: it takes upgrades of both sides. */
export const isTempted = ({ keywords }: Worded): boolean => keywords?.tempted !== undefined;

/** LEG-KWU-LOADOUT-01 */
export const hasLoadout = ({ keywords }: Worded): boolean => keywords?.loadout !== undefined;

/** LEG-KWU-EQUIP-01: upgrades that it must carry. */
export const equipOf = ({ keywords }: Worded): readonly UpgradeId[] => keywords?.equip?.of ?? [];

/** Upgrades of a type that it must carry, and by which rule. */
interface Needed {
  readonly slot: UpgradeCard['type'];
  readonly least: number;
  readonly rule: RuleId;
}
export const neededBy = ({ keywords }: Worded): readonly Needed[] => [
  ...(keywords?.['heavy-weapon-team']
    ? [{ slot: 'heavy-weapon', least: 1, rule: 'LEG-KWU-HWT-01' } as const]
    : []),
  // Flexible Response is not in the rulebook
  { slot: 'heavy-weapon', least: Number(keywords?.['flexible-response'] ?? 0), rule: 'LEG-ARMY-10' },
  ...(keywords?.programmed
    ? [{ slot: 'programming', least: 1, rule: 'LEG-KWU-PROGRAMMED-01' } as const]
    : []),
];

/** LEG-KWU-HWT-02, LEG-KWX-LEADER-01: the mini of this upgrade leads the unit. */
export const leads = (card: Worded, upgrade: UpgradeCard): boolean =>
  upgrade.keywords?.leader !== undefined ||
  (card.keywords?.['heavy-weapon-team'] !== undefined && upgrade.type === 'heavy-weapon');
