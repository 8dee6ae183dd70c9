import type { Game } from '../game.js';
import { matchOptions, optionFields, type Settings, settingsOf } from '../options.js';
import { copy } from '../plain.js';
import type { Json, Seat } from '../vocabulary.js';
import { must, same } from './suite.js';

/** What nobody should send, and somebody will. */
const ODD: readonly Json[] = [null, true, 0, -1, 0.5, '', 'x', [], [[]], {}, [{}], { units: null }, { 0: 1 }];

/** Reading what was read changes nothing; and whatever else is sent is read or refused with a rule, never a fault. */
export const checkOptions = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  options: O,
): void => {
  const first = matchOptions(game, copy(options));
  if (!first.ok) throw new Error(`the options are refused: ${first.field} takes ${first.accepted}`);
  must(same(JSON.parse(JSON.stringify(first.options)), first.options), 'the options are not plain data');
  const again = matchOptions(game, JSON.parse(JSON.stringify(first.options)));
  must(again.ok && same(again.options, first.options), 'reading options that were read changes them');
  const settings = settingsOf(game.options, options as object);
  for (const [name, field] of optionFields(game.options)) {
    if (field.kind === 'data') checkField(name, field.default, x => field.read(x, settings));
    if (field.kind !== 'brought') continue;
    for (const seat of game.seats(first.options)) {
      const brings = (x: Json) => field.read(x, seat, settings);
      checkField(`${name} of ${seat}`, proposed(field.default, seat, settings), brings);
    }
  }
};

const proposed = <T>(of: (seat: Seat, settings: Settings) => T, seat: Seat, settings: Settings): T => {
  const value = of(seat, settings);
  must(same(value, of(seat, settings)), `${seat} is proposed something else each time`);
  return value;
};

const checkField = (
  name: string,
  proposal: unknown,
  read: (x: Json) => { ok: boolean; value?: unknown },
): void => {
  const value = read(copy(proposal) as Json);
  must(value.ok && same(value.value, proposal), `${name}: what the game proposes is not as it is read`);
  for (const x of ODD) {
    const odd = read(x);
    if (odd.ok) must(same(read(odd.value as Json), odd), `${name}: reading what was read changes it`);
  }
};
