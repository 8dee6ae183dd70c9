// Who may import whom, and who may name a game: lib/boundaries.mjs.
import './lib/help.mjs';
import { crossedBoundaries, namedGames } from './lib/boundaries.mjs';
import { report, texts, unseenFiles } from './lib/program.mjs';

const sources = texts();
report(
  [...unseenFiles(sources), ...crossedBoundaries(sources), ...namedGames(sources)],
  'no import crosses a boundary; nothing that carries every game names one',
);
