import { isTrooper, typeOf } from '../rules/sheet.js';
import { mending } from './common/mending.js';

/** LEG-KWX-TREAT-01 to -05 */
export const treat = mending({
  id: 'treat',
  rule: 'LEG-KWX-TREAT-01',
  removing: 'LEG-KWX-TREAT-02',
  full: 'LEG-KWX-TREAT-03',
  harms: ['wound', 'poison'],
  isFor: (s, u) => isTrooper(s, u) && typeOf(s, u) !== 'droid',
});
