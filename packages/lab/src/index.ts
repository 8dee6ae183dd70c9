import type { Command } from '@potyczka/cli/commands';
import { bench } from './bench/index.js';
import { campaigns } from './campaigns/index.js';
import { check } from './check/index.js';
import { coverage } from './coverage/index.js';
import { ends } from './ends/index.js';
import { fit } from './fit/index.js';
import { puzzles } from './puzzles/index.js';
import { reference } from './reference/index.js';
import { regret } from './regret/index.js';
import { scenarios } from './scenarios/index.js';

/** Commands for those who work on the program: the command line has them where this package is installed. */
export const commands: readonly Command[] = [
  check,
  bench,
  fit,
  coverage,
  scenarios,
  campaigns,
  ends,
  reference,
  regret,
  puzzles,
];
