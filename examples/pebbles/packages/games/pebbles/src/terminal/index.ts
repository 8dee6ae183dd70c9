import type { Terminal } from '@potyczka/kernel/register';
import type { Event, Options, Result, View } from '../index.js';
import { name, say, TEXTS, tell } from '../text/index.js';

export const terminal: Terminal<Event, View, Options, Result> = {
  say,
  tell,
  option: lang => TEXTS[lang].heap,
  name,
  describe: (_, card) => card,
  draw: ({ left }) => '● '.repeat(left).trimEnd(),
  winners: ({ winner }) => [winner],
  scores: ({ winner }, _, lang) => [[name(lang, winner), '1']],
  conformance: { sets: [{ heap: 'small' }, { heap: 'large' }], bound: 30, every: 1 },
};
