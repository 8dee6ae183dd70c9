import { classOf } from '../../content/index.js';
import { activePool, freeBoxes, levelIsDue, prosperityOf, xpOf } from '../look.js';
import type { Character } from '../state.js';
import { type Act, choose, msg, note, type Work } from '../work.js';

/** Levels and perks (GLM-LEVEL, GLM-PERK). */

/** GLM-PERK-01, -02: one box; with all boxes full the perk is forfeited (G-15). */
export function* markPerk(w: Work, ch: Character): Act {
  if (freeBoxes(ch) === 0) return;
  const key = yield* choose(
    'GLM-PERK-01',
    ch.id,
    msg('ask-perk', { name: ch.name }),
    classOf(ch.class).perks.flatMap((perk, row) =>
      (ch.perks[row] ?? 0) < perk.times
        ? [{ key: String(row), label: msg('perk-label', { perk: `${ch.class}/${row}` }) }]
        : [],
    ),
  );
  const row = Number(key);
  ch.perks[row] = (ch.perks[row] ?? 0) + 1;
  note(w, 'GLM-PERK-01', 'perk-marked', { name: ch.name, perk: `${ch.class}/${row}` });
}

/** GLM-LEVEL-04: one card of the new level or below that is not in the pool. */
function* learnCard(w: Work, ch: Character): Act {
  const pool = activePool(ch);
  const cards = classOf(ch.class).cards.filter(
    card => typeof card.level === 'number' && card.level <= ch.level && !pool.includes(`#${card.id}`),
  );
  if (cards.length === 0) return;
  const key = yield* choose(
    'GLM-LEVEL-04',
    ch.id,
    msg('ask-card', { name: ch.name, n: ch.level }),
    cards.map(card => ({ key: card.id, label: msg('card-label', { card: `#${card.id}` }) })),
  );
  ch.learned.push(key);
  note(w, 'GLM-LEVEL-04', 'card-learned', { name: ch.name, card: `#${key}` });
}

/** GLM-LEVEL-04 to -06: a card, a perk, and hit points, which follow from the level. */
export function* levelSteps(w: Work, ch: Character): Act {
  ch.level += 1;
  note(w, 'GLM-LEVEL-01', 'level-reached', { name: ch.name, n: ch.level });
  yield* learnCard(w, ch);
  yield* markPerk(w, ch);
}

/** GLM-LEVEL-01, -07: every level that is due, in ascending order. */
export function* levelUp(w: Work, ch: Character): Act {
  while (levelIsDue(ch)) yield* levelSteps(w, ch);
}

/** GLM-PROSP-07, -08: to the prosperity level, with its least experience. */
export function* raise(w: Work, ch: Character): Act {
  const aim = prosperityOf(w.c);
  while (ch.level < aim) yield* levelSteps(w, ch);
  ch.xp = Math.max(ch.xp, xpOf(ch.level));
}

/** GLM-PERK-06: perks that checkmarks have bought. */
export function* markOwed(w: Work, ch: Character): Act {
  ch.owed -= 1;
  yield* markPerk(w, ch);
}
