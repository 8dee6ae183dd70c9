import type { Me } from '../../moments.js';
import { isNamed } from '../../rules/sheet.js';
import type { S, UnitS } from '../../state.js';

export const named = (s: S, me: Me, u: UnitS): boolean =>
  me.params.flatMap(p => p.who ?? []).some(w => isNamed(s, u, w));
