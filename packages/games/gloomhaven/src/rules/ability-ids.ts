import { memo } from '@potyczka/kernel';
import { namedRegistry } from '@potyczka/kit';
import type { Ability } from '../content/abilities.js';
import { CLASSES, DECKS, ITEMS, MONSTERS } from '../content/index.js';
import type { AbilityCard } from '../content/types.js';
import type { Lasting } from '../state.js';
import { HALVES } from '../vocabulary.js';
import { withStickers } from './stickers.js';

/**
 * A match points to an ability by its id: where it is printed and what it is, `brute-001/top/shield`. Lines of a card
 * in another order, or more of them, change nothing that lies on a table. Two of one half that would be called the
 * same carry a word of their own (`as`).
 */

const nameOf = (ab: Ability): string => ab.as ?? (ab.a === 'bonus' ? `bonus:${ab.event}` : ab.a);

const isAbility = (x: object): x is Ability => 'a' in x && typeof x.a === 'string';

interface Named {
  readonly ability: Ability;
  /** One of the effects of a doom, a mark or a card that lies with somebody: it is tied to them. */
  readonly tied: boolean;
}

/** Every ability below a part of the content, by its id; the first of several that are called the same. */
function* abilitiesIn(x: unknown, at: string, tied = false): Generator<readonly [id: string, named: Named]> {
  if (typeof x !== 'object' || x === null) return;
  if (Array.isArray(x)) {
    for (const each of x) yield* abilitiesIn(each, at, tied);
    return;
  }
  const own = isAbility(x) ? `${at}/${nameOf(x)}` : at;
  if (isAbility(x)) yield [own, { ability: x, tied }];
  for (const [field, each] of Object.entries(x))
    yield* abilitiesIn(each, own, isAbility(x) ? field === 'effects' : tied);
}

interface Index {
  readonly byId: ReadonlyMap<string, Named>;
  readonly ids: ReadonlyMap<Ability, string>;
}

const index = (all: Iterable<readonly [string, Named]>): Index => {
  const byId = new Map<string, Named>();
  const ids = new Map<Ability, string>();
  for (const [id, named] of all) {
    if (!byId.has(id)) byId.set(id, named);
    ids.set(named.ability, id);
  }
  return { byId, ids };
};

function* printed(): Generator<readonly [string, Named]> {
  for (const { cards } of CLASSES)
    for (const { id, top, bottom } of cards) {
      yield* abilitiesIn(top.do, `${id}/top`);
      yield* abilitiesIn(bottom.do, `${id}/bottom`);
    }
  for (const { id, effects } of ITEMS)
    for (const effect of effects) yield* abilitiesIn(effect, `item-${id}/${effect.event}`);
  for (const { cards } of DECKS) for (const { id, do: lines } of cards) yield* abilitiesIn(lines, id);
  for (const { id, specials = [] } of MONSTERS)
    for (const { n, do: lines } of specials) yield* abilitiesIn(lines, `${id}/special-${n}`);
}

const content = memo(
  () => 'content',
  () => index(printed()),
);

/** Abilities that stand on no card. */
const given = namedRegistry<Named>();

/** An ability that stands on no card, by a name of its own. */
export const giveId = (id: string, ability: Ability): Ability & { readonly id: string } => {
  const named = { ...ability, id: `given/${id}` };
  given.add(named.id, { ability: named, tied: false });
  return named;
};

/** Writes the ids of a copy's abilities into it. */
const stamped = (card: AbilityCard, name: string): AbilityCard => {
  for (const half of HALVES)
    for (const [id, { ability }] of abilitiesIn(card[half].do, `${name}/${half}`))
      Object.assign(ability, { id });
  return card;
};

/** A card by the name that an action has for it: `#brute-001~top.0.+1` carries a sticker, and has abilities of its own. */
export const cardFrom = memo(
  (source: string) => source,
  source => (source.includes('~') ? stamped(withStickers(source), source.slice(1)) : withStickers(source)),
);

const enhanced = memo(
  (card: string) => card,
  card => {
    const { top, bottom } = cardFrom(`#${card}`);
    return index([...abilitiesIn(top.do, `${card}/top`), ...abilitiesIn(bottom.do, `${card}/bottom`)]);
  },
);

const findNamed = (id: string): Named | undefined => {
  const [card = ''] = id.split('/');
  return given.find(id) ?? (card.includes('~') ? enhanced(card) : content()).byId.get(id);
};

const namedBy = (id: string): Named => {
  const found = findNamed(id);
  if (found === undefined) throw new Error(`there is no ability ${id}`);
  return found;
};

/** For whoever tells what an ability does: one that this program does not know has no words. */
export const findAbility = (id: string): Ability | undefined => findNamed(id)?.ability;

export const abilityById = (id: string): Ability => namedBy(id).ability;

export const isTied = (x: Pick<Lasting, 'ability'>): boolean => namedBy(x.ability).tied;

export const idOf = (ability: Ability): string => {
  const id = ability.id ?? content().ids.get(ability);
  if (id === undefined) throw new Error(`an ability without an id: ${ability.a}`);
  return id;
};
