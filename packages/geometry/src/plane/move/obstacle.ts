import type { MiniId, TerrainId } from '../field.js';

/** Every rule that can forbid a move, a pivot or a placement. Ids without a part name are gaps of the core ledger. */
export const MOVE_RULES = [
  'G-03',
  'G-24',
  'G-27',
  'G-29',
  'G-58',
  'LEG-CLIMB-01',
  'LEG-CLIMB-02',
  'LEG-CLIMB-03',
  'LEG-BATTLE-18',
  'LEG-KWU-IMMMELEE-01',
  'LEG-KWU-STRAFE-01',
  'LEG-KWU-STRAFE-02',
  'LEG-COH-01',
  'LEG-COH-02',
  'LEG-COH-04',
  'LEG-MEAS-21',
  'LEG-MELEE-04',
  'LEG-MELEE-07',
  'LEG-MELEE-10',
  'LEG-MELEE-14',
  'LEG-MELEE-15',
  'LEG-MELEE-16',
  'LEG-MOVE-03',
  'LEG-MOVE-05',
  'LEG-MOVE-07',
  'LEG-MOVE-13',
  'LEG-MOVE-14',
  'LEG-MOVE-15',
  'LEG-MOVE-17',
  'LEG-MOVE-18',
  'LEG-MOVE-19',
  'LEG-MOVE-20',
  'LEG-MOVE-23',
  'LEG-MOVE-24',
  'LEG-MOVE-27',
  'LEG-MOVE-29',
  'LEG-MOVE-30',
  'LEG-NOTCH-03',
  'LEG-NOTCH-04',
  'LEG-NOTCH-06',
  'LEG-NOTCH-08',
  'LEG-NOTCH-16',
  'LEG-NOTCH-19',
  'LEG-TERR-06',
  'LEG-TERR-16',
  'LEG-UTYPE-08',
  'LEG-UTYPE-20',
  'LEG-UTYPE-38',
  'LEG-UTYPE-39',
  'LEG-UTYPE-48',
  'LEG-UTYPE-50',
] as const;
export type MoveRule = (typeof MOVE_RULES)[number];

/** What stands in the way. */
export type Offender =
  | { readonly terrain: TerrainId }
  | { readonly mini: MiniId }
  | { readonly token: string };

/** One reason why something may not be done: the rule, whose base is concerned, and what stands in the way. */
export interface Obstacle {
  readonly rule: MoveRule;
  /** The mini of the moving unit whose base is concerned; absent when it is the tool or the whole move. */
  readonly mini?: MiniId;
  readonly by?: Offender;
}

export const refusal = (rule: MoveRule, mini?: MiniId, by?: Offender): Obstacle => ({
  rule,
  ...(mini !== undefined && { mini }),
  ...(by !== undefined && { by }),
});
