import { isTrooper } from '../rules/sheet.js';
import type { FreeAction } from '../vocabulary.js';
import { letAct } from './common/let-act.js';

const STRINGS: readonly FreeAction[] = ['attack', 'move'];

/** LEG-KWU-PULLSTRINGS-01: a trooper unit attacks or moves. */
export const pullingTheStrings = letAct('pulling-the-strings', 'LEG-KWU-PULLSTRINGS-01', STRINGS, (s, u) =>
  isTrooper(s, u),
);
