import { reach } from '@potyczka/geometry/rooms';
import type { Proc, RuleId, Seat, Verdict } from '@potyczka/kernel';
import { showLanding, showTarget } from '../ask.js';
import { arenaOf, boardOf, isDead, type S, seesFigure, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import { BOT, COLOURS, type Figure, SPAWN_SQUARE, spawnTarget } from '../vocabulary.js';
import { dealDamage, giveMarks } from './damage.js';
import { whenHurt } from './power-ups.js';

export const hasBot = (s: S): boolean => s.options.bot;

/** ADR-XBOT-02, -07: a player chooses where the bot enters; no card is involved. */
export function* spawnBot(t: T, p: Seat, rule: RuleId): Proc {
  const colour = yield* t.choose(p, {
    rule: 'ADR-XBOT-07',
    ask: msg('ask-bot-spawn'),
    from: COLOURS,
    key: c => c,
    show: c => ({ label: msg('spawn-label', { target: spawnTarget(c) }), at: [SPAWN_SQUARE[c]] }),
  });
  t.emit({ type: 'spawned', who: BOT, at: SPAWN_SQUARE[colour], by: p }, rule);
}

/** ADR-XBOT-03, -08: whether the active player still owes the bot its action. */
export const botIsDue = (s: S): boolean => hasBot(s) && !s.botActed && !isDead(s, BOT);

/** ADR-XBOT-03: somebody the bot sees, never the active player. */
const judgeBotTarget = (s: S, p: Seat, target: Figure): Verdict => {
  if (target === p) return no('ADR-XBOT-03', 'bot-spares-you');
  if (boardOf(s, target).at === null) return no('ADR-XBOT-03', 'not-on-board');
  return seesFigure(s, BOT, target) ? undefined : no('ADR-XBOT-03', 'bot-does-not-see');
};

/** ADR-XBOT-03, -04: move the bot up to one square; then it must shoot if it sees somebody. */
export function* botAction(t: T, p: Seat): Proc {
  t.emit({ type: 'bot-acted', by: p, how: 'action' }, 'ADR-XBOT-03');
  const from = standsOn(t.s, BOT);
  const to = yield* t.choose(p, {
    rule: 'ADR-XBOT-03',
    ask: msg('ask-bot-move'),
    from: reach(arenaOf(t.s), from, 1),
    key: q => q,
    show: q => showLanding(from, q),
  });
  if (to !== from) t.emit({ type: 'moved', who: BOT, to, how: 'bot', by: p }, 'ADR-XBOT-03');
  const others = t.s.figures.filter(f => f !== BOT);
  if (!others.some(f => !judgeBotTarget(t.s, p, f))) return;
  const target = yield* t.choose(p, {
    rule: 'ADR-XBOT-03',
    ask: msg('ask-bot-target'),
    from: others,
    key: f => f,
    judge: f => judgeBotTarget(t.s, p, f),
    show: f => showTarget(t.s, { by: BOT, marks: [] }, f, 1, botMarks(t.s), to),
  });
  t.emit({ type: 'bot-shot', at: target, by: p }, 'ADR-XBOT-03');
  const marks = botMarks(t.s);
  const sawBot = seesFigure(t.s, target, BOT);
  dealDamage(t, 'ADR-XBOT-03', BOT, target, 1);
  giveMarks(t, 'ADR-XBOT-04', BOT, target, marks, 'shot');
  if (sawBot) yield* whenHurt(t, BOT, [target]);
}

/** ADR-XBOT-04 */
const botMarks = (s: S): number => (boardOf(s, BOT).damage.length >= 6 ? 1 : 0);
