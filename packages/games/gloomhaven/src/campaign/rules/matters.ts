import { sure } from '@potyczka/kernel';
import type { Character, Matter } from '../state.js';
import { type Act, choose, draw, msg, note, partyOf, type Way, type Work } from '../work.js';
import { unlockScenario } from './conditions.js';
import { addDesign, addGold, giveItem } from './gains.js';

/** What was won and must still be drawn, given or divided. */

/** GLM-SHOP-13, -14: the card and its twin; an empty deck gives nothing. */
export function* drawDesign(w: Work): Act {
  if (w.c.designs.length === 0) return;
  const item = Number(yield* draw('GLM-SHOP-13', w.c.designs.map(String)));
  w.c.designs = w.c.designs.filter(n => n !== item);
  addDesign(w, item);
}

/** GLM-CAMP-59 to -61 */
function* drawSide(w: Work): Act {
  if (w.c.sides.length === 0) return;
  const n = Number(yield* draw('GLM-CAMP-59', w.c.sides.map(String)));
  w.c.sides = w.c.sides.filter(x => x !== n);
  unlockScenario(w, n);
}

const present = (w: Work, among: readonly string[]): Character[] =>
  Object.values(w.c.characters).filter(ch => among.includes(ch.id));

/** GLM-SHOP-15, G-38: one of those present who does not own it. */
export function* giveToOne(w: Work, item: number, among: readonly string[]): Act {
  const here = present(w, among);
  const without = here.filter(ch => !ch.items.includes(item));
  const able = without.length > 0 ? without : here;
  if (able.length === 0) return;
  const ways: Way[] = able.map(ch => ({ key: ch.id, label: msg('hero-label', { name: ch.name }) }));
  const key =
    able.length === 1
      ? sure(able[0], 'one of able').id
      : yield* choose('GLM-SHOP-15', null, msg('ask-item-for', { item: `item-${item}` }), ways);
  giveItem(w, sure(w.c.characters[key as Character['id']], 'one of characters'), item);
}

/** GLM-EVENT-17: divided as the players wish; a loss as far as everybody's gold goes (GLM-EVENT-19). */
export function* shareGold(w: Work, n: number, among: readonly string[]): Act {
  const here = present(w, among);
  const sign = n < 0 ? -1 : 1;
  const room = (ch: Character): number => (sign < 0 ? ch.gold : Number.POSITIVE_INFINITY);
  let left = Math.min(
    Math.abs(n),
    here.reduce((sum, ch) => sum + room(ch), 0),
  );
  for (const [i, ch] of here.entries()) {
    const others = here.slice(i + 1).reduce((sum, each) => sum + room(each), 0);
    const least = Math.max(0, left - others);
    const most = Math.min(left, room(ch));
    const part =
      least === most
        ? least
        : Number(
            yield* choose(
              'GLM-EVENT-17',
              null,
              msg(sign < 0 ? 'ask-share-loss' : 'ask-share', { name: ch.name, n: left }),
              Array.from({ length: most - least + 1 }, (_, k) => ({
                key: String(most - k),
                label: msg('gold-label', { n: most - k }),
              })),
            ),
          );
    left -= part;
    addGold(w, ch, sign * part);
  }
}

function* settleOne(w: Work, matter: Matter): Act {
  switch (matter.kind) {
    case 'design':
      return yield* drawDesign(w);
    case 'side':
      return yield* drawSide(w);
    case 'item':
      return yield* giveToOne(w, matter.n, matter.among);
    case 'gold':
      return yield* shareGold(w, matter.n, matter.among);
    case 'oneOf': {
      const open = matter.of.filter(n => !w.c.unlocked.includes(n));
      if (open.length === 0) return;
      const key = yield* choose(
        'GLM-CAMP-74',
        null,
        msg('ask-place'),
        open.map(n => ({ key: String(n), label: msg('place-label', { scenario: n }) })),
      );
      unlockScenario(w, Number(key));
      note(w, 'GLM-CAMP-74', 'place-chosen', { scenario: Number(key) });
    }
  }
}

/** All that waits, in order. */
export function* settle(w: Work): Act {
  const party = partyOf(w);
  while (party.matters.length > 0) yield* settleOne(w, sure(party.matters.shift(), 'one of matters'));
}
