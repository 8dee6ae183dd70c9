import { isTrooper, typeOf } from '../rules/sheet.js';
import { mending } from './common/mending.js';

/** LEG-KWX-REPAIR-01 to -05 */
export const repair = mending({
  id: 'repair',
  rule: 'LEG-KWX-REPAIR-01',
  removing: 'LEG-KWX-REPAIR-02',
  full: 'LEG-KWX-REPAIR-03',
  harms: ['wound', 'ion', 'damage'],
  isFor: (s, u) => !isTrooper(s, u) || typeOf(s, u) === 'droid',
});
