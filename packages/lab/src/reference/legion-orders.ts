import { rangeBetween } from '@potyczka/legion/lab';
import { COMMANDS, type CommandCard, commandOf } from '@potyczka/legion/view';
import { isTrooper, keywordsOf, type S, typeOf, type UnitS, type Word } from './legion-unit.js';

/** LEG-ORDER-04 to -08, G-17: does a unit match one of the words on the card? */
const matches = (s: S, u: UnitS, of: readonly string[]): Word => {
  if (of.length === 0) return 'must';
  const words: readonly Word[] = of.map(word => {
    if (word === u.rank) return 'must';
    if (word === 'trooper') return isTrooper(s, u) ? 'must' : 'mustNot';
    if (word === 'vehicle') return isTrooper(s, u) ? 'mustNot' : 'must';
    if (word === 'clone trooper') return typeOf(s, u) === 'clone' ? 'must' : 'mustNot';
    if (word === 'droid trooper') return typeOf(s, u) === 'droid' ? 'must' : 'mustNot';
    if (word === 'ai') return keywordsOf(s, u).has('ai') ? 'must' : 'mustNot';
    return /^(commander|operative|corps|special-forces|support|heavy)$/.test(word) ? 'mustNot' : 'either';
  });
  return words.includes('must') ? 'must' : words.includes('either') ? 'either' : 'mustNot';
};

/** LEG-MERC-11: of a mercenary with an affiliation, only from a unit with the same. */
const mayHear = (s: S, by: UnitS, u: UnitS): boolean => {
  const own = s.cards.units[u.card]?.affiliation;
  const theirs = s.cards.units[by.card]?.affiliation;
  const isMercenary = s.cards.units[u.card]?.faction === 'mercenary';
  return (
    u.id === by.id ||
    own === undefined ||
    !isMercenary ||
    own === theirs ||
    keywordsOf(s, by).has('allies-of-convenience')
  );
};

/** Who may be given the next order of a command card with this commander. */
export const receiversOf = (s: S, seat: 'p1' | 'p2'): ReadonlyMap<string, Word> => {
  const side = s.sides[seat]!;
  const all = Object.values(COMMANDS) as readonly CommandCard[];
  const card = all.find(c => side.played !== null && c.id === commandOf(side.played));
  const by = s.units[side.commander ?? ''];
  const found = new Map<string, Word>();
  const [line, ...more] = card?.orders ?? [];
  if (!by || !line || more.length > 0 || line.unit) return found;
  for (const u of Object.values(s.units)) {
    if (u.seat !== seat || u.where !== 'field') continue;
    const near = rangeBetween(s as never, by.id, u.id) <= 3;
    const may = near && u.order === 'none' && mayHear(s, by, u);
    found.set(u.id, may ? matches(s, u, line.of ?? []) : 'mustNot');
  }
  return found;
};
