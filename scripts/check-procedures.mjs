// No procedure without `yield*`, and in rules nothing that differs between machines.
import { machineDependence } from './lib/determinism.mjs';
import { floatingProcedures } from './lib/procedures.mjs';
import { report, withSources } from './lib/program.mjs';

const problems = withSources((sources, checker) => [
  ...floatingProcedures(sources, checker),
  ...machineDependence(sources, checker),
]);
report(problems, 'every procedure is run, and rules are the same on every machine');
