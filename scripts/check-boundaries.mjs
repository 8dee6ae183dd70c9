// Who may import whom, and who may name a game: lib/boundaries.mjs.
import { crossedBoundaries, namedGames } from './lib/boundaries.mjs';
import { report, unseenFiles, withSources } from './lib/program.mjs';

const problems = withSources(sources => [
  ...unseenFiles(sources),
  ...crossedBoundaries(sources),
  ...namedGames(sources),
]);
report(problems, 'no import crosses a boundary; nothing that carries every game names one');
