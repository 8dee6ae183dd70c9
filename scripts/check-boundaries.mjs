// Who may import whom: the table is in lib/boundaries.mjs.
import { crossedBoundaries } from './lib/boundaries.mjs';
import { report, unseenFiles, withSources } from './lib/program.mjs';

const problems = withSources(sources => [...unseenFiles(sources), ...crossedBoundaries(sources)]);
report(problems, 'no import crosses a boundary');
