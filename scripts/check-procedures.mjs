// No procedure without `yield*`, and in rules nothing that differs between machines.
import './lib/help.mjs';
import { isRulesCode, machineDependence } from './lib/determinism.mjs';
import { floatingProcedures } from './lib/procedures.mjs';
import { projectOf, report, withSources } from './lib/program.mjs';

/** Procedures are written in the kernel and in games; elsewhere a question is a value to look at. */
const hasProcedures = (/** @type {string} */ name) => /^packages\/(kernel|games)\//.test(name);

const problems = withSources(
  (sources, checker) => [
    ...floatingProcedures(
      sources.filter(({ name }) => hasProcedures(name)),
      checker,
    ),
    ...machineDependence(sources, checker),
  ],
  projectOf(isRulesCode),
);
report(problems, 'every procedure is run, and rules are the same on every machine');
