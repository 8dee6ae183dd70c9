import { stepsFrom } from '@potyczka/geometry/hex';
import { PASS, type Proc } from '@potyczka/kernel';
import { pick, skip } from '../ask.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId } from '../vocabulary.js';
import { suffer } from './damage.js';
import { worth } from './formula.js';
import { figures } from './look.js';
import { marked } from './places.js';
import { answer } from './special-rules.js';

/** Things that goal treasures gave, and that are given up beside a marked place to hurt somebody (GLM-SETUP-02). */

const flagOf = (who: FigureId): string => `offered ${who}`;

/** How many things somebody still holds. */
const held = (s: S, who: FigureId): number =>
  (s.heroes[who]?.tally['goal treasures'] ?? 0) - (s.flags[flagOf(who)] ?? 0);

export function* mayOffer(t: T, who: FigureId): Proc {
  const rule = answer(t.s, r => r.offering);
  const [h, f] = [t.s.heroes[who], t.s.figures[who]];
  if (rule === undefined || h === undefined || f === undefined || held(t.s, who) < 1) return;
  const steps = stepsFrom(fieldOf(t.s), marked(t.s, rule.marker), rule.within);
  const target = figures(t.s).find(x => x.type === rule.to);
  if ((steps[f.at] ?? -1) < 0 || target === undefined) return;
  const n = worth(t.s, rule.damage);
  const key = yield* pick(t, h.seat, 'GLM-SETUP-02', msg('ask-offering', { figure: target.id, n }), [
    skip('no-label'),
    { key: 'yes', show: { label: msg('offering-label', { figure: target.id, n }), at: [target.id] } },
  ]);
  if (key === PASS) return;
  t.emit({ type: 'flag', flag: flagOf(who), n: (t.s.flags[flagOf(who)] ?? 0) + 1 }, 'GLM-SETUP-02');
  yield* suffer(t, target.id, n, { how: 'scenario', by: who });
}
