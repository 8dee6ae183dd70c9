import type { RuleId } from '@potyczka/kernel';
import { type Act, choose, msg, no } from '../work.js';

/** Names of one's own: spelt letter by letter, for questions are answered with what they list. */

const LETTERS = 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżäöüßéè';
const SIGNS: readonly string[] = [
  ...new Set([...LETTERS.toUpperCase(), ...LETTERS].filter(sign => sign.length === 1)),
  '’',
  '-',
  'space',
];

const LONGEST_NAME = 20;
const SHORTEST = 2;

/** Whoever is asked for a name may spell one instead of taking one of the list. */
const OWN = 'own';
const DONE = 'done';
const AGAIN = 'again';

const SHORT = (rule: RuleId) => no(rule, 'name-too-short');
const LONG = (rule: RuleId) => no(rule, 'name-too-long');
const TAKEN = (rule: RuleId) => no(rule, 'name-taken');

/** One of the names that are proposed, or one of their own. */
export function* chooseName(
  rule: RuleId,
  ask: Parameters<typeof choose>[2],
  proposed: readonly string[],
  taken: ReadonlySet<string>,
): Act<string> {
  const key = yield* choose(rule, null, ask, [
    ...proposed.map(name => ({ key: name, label: msg('name-label', { name }) })),
    { key: OWN, label: msg('own-name-label') },
  ]);
  return key === OWN ? yield* spell(rule, taken) : key;
}

function* spell(rule: RuleId, taken: ReadonlySet<string>): Act<string> {
  let name = '';
  for (;;) {
    const whole = name.trim();
    const refusal = whole.length < SHORTEST ? SHORT(rule) : taken.has(whole) ? TAKEN(rule) : undefined;
    const isFull = name.length >= LONGEST_NAME;
    const key = yield* choose(rule, null, msg('ask-letter', { name: name || '…' }), [
      { key: DONE, label: msg('name-done-label', { name: whole || '…' }), refusal },
      { key: AGAIN, label: msg('name-again-label') },
      ...SIGNS.map(sign => ({
        key: sign,
        label: msg('letter-label', { letter: sign === 'space' ? '␣' : sign }),
        refusal: isFull ? LONG(rule) : undefined,
      })),
    ]);
    if (key === DONE) return whole;
    name = key === AGAIN ? '' : name + (key === 'space' ? ' ' : key);
  }
}
