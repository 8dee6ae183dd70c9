import { classOf } from '../../content/index.js';
import type { CardId } from '../../vocabulary.js';
import { NAMES_OF_HEROES } from '../content/names.js';
import { prosperityOf, xpOf } from '../look.js';
import type { C, Character, CharacterId } from '../state.js';
import { type Act, choose, draw, msg, note, partyOf, type Work } from '../work.js';
import { levelSteps, markPerk } from './level.js';
import { chooseName } from './naming.js';

/** Creating a character (GLM-CITY-06 to -17). */

/** Names that heroes of the campaign bear or bore. */
const takenNames = (c: C): ReadonlySet<string> =>
  new Set([...Object.values(c.characters), ...c.past].map(ch => ch.name));

/** Names that nobody in the campaign bears; when all are taken, the same with a number. */
export const freeNames = (c: C): string[] => {
  const taken = takenNames(c);
  for (let n = 1; ; n++) {
    const free = NAMES_OF_HEROES.map(name => (n === 1 ? name : `${name} ${n}`)).filter(
      name => !taken.has(name),
    );
    if (free.length > 0) return free;
  }
};

/** GLM-CITY-11, G-48, GLM-RETIRE-16: two, of which one is kept; the other goes back. */
function* takeQuest(w: Work, who: CharacterId): Act<CardId | null> {
  const { quests } = w.c;
  if (quests.length === 0) return null;
  const first = yield* draw('GLM-CITY-11', quests);
  const rest = quests.filter(q => q !== first);
  let kept = first;
  if (rest.length > 0) {
    const second = yield* draw('GLM-CITY-11', rest);
    kept = yield* choose(
      'GLM-CITY-11',
      who,
      msg('ask-quest'),
      [first, second].map(q => ({ key: q, label: msg('quest-label', { quest: q }) })),
    );
  }
  w.c.quests = quests.filter(q => q !== kept);
  return kept as CardId;
}

export function* create(w: Work): Act {
  w.c.counter += 1;
  const id: CharacterId = `c${w.c.counter}`;
  const cls = yield* choose(
    'GLM-CITY-07',
    null,
    msg('ask-class'),
    w.c.classes.map(each => ({ key: each, label: msg('class-label', { figure: each }) })),
  );
  const name = yield* chooseName(
    'GLM-CITY-10',
    msg('ask-name', { figure: cls }),
    freeNames(w.c),
    takenNames(w.c),
  );
  const quest = yield* takeQuest(w, id);
  const most = prosperityOf(w.c);
  const level = Number(
    yield* choose(
      'GLM-CITY-12',
      null,
      msg('ask-level', { n: most }),
      Array.from({ length: most }, (_, i) => ({
        key: String(most - i),
        label: msg('level-label', { n: most - i }),
      })),
    ),
  );
  const ch: Character = {
    id,
    name,
    class: cls,
    lineage: w.lineage,
    level: 1,
    xp: xpOf(level), // GLM-CITY-15
    gold: 15 * (level + 1), // GLM-CITY-14
    items: [],
    learned: [],
    perks: classOf(cls).perks.map(() => 0),
    checks: 0,
    owed: 0,
    quest,
    counted: [],
    noted: [],
    bless: 0,
  };
  w.c.characters[id] = ch;
  partyOf(w).members.push(id);
  note(w, 'GLM-CITY-10', 'created', { name, figure: cls });
  while (ch.level < level) yield* levelSteps(w, ch); // GLM-CITY-13
  for (let n = w.c.lineages[w.lineage] ?? 0; n > 0; n--) yield* markPerk(w, ch); // GLM-CITY-16
}
