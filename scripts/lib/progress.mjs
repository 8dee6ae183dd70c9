import { availableParallelism } from 'node:os';

/**
 * @typedef {object} Outcome what a step came to
 * @property {number} code 0 when all is well
 * @property {string} [output] shown in full when the step failed
 * @property {string} [note] a few words for the summary
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Outcome>} run
 * @property {boolean} [live] it prints by itself while it runs
 * @property {boolean} [alwaysShow] its output is worth reading also when it passed
 */

/** @typedef {Outcome & { name: string, seconds: number }} Result */

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** @param {number} seconds */
const inSeconds = seconds => `${seconds.toFixed(1)} s`;

/**
 * Runs one step and tells how it goes: a spinner on a terminal, plain lines elsewhere.
 * @param {Step} step
 * @param {number} nth counted from 1
 * @param {number} count
 * @param {NodeJS.WriteStream} [out]
 * @returns {Promise<Result>}
 */
export async function runStep(step, nth, count, out = process.stdout) {
  const label = `[${nth}/${count}] ${step.name}`;
  const began = Date.now();
  const elapsed = () => (Date.now() - began) / 1000;
  const stop = step.live || !out.isTTY ? announce(label, out) : spin(label, elapsed, out);
  /** @type {Outcome} */
  const outcome = await step.run().finally(stop);
  const seconds = elapsed();
  const failed = outcome.code !== 0;
  out.write(`${failed ? '✗' : '✓'} ${label}: ${failed ? 'failed' : 'done'} in ${inSeconds(seconds)}\n`);
  if (outcome.output && (failed || step.alwaysShow)) out.write(`${outcome.output.trimEnd()}\n`);
  return { ...outcome, name: step.name, seconds };
}

/**
 * Runs steps that do not need each other, one on each core; each is told when it is done.
 * @param {readonly Step[]} steps
 * @param {number} nth of the first, counted from 1
 * @param {number} count
 * @param {NodeJS.WriteStream} [out]
 * @param {number} [cores]
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runTogether(steps, nth, count, out = process.stdout, cores = availableParallelism()) {
  /** @type {Result[]} */
  const results = [];
  const waiting = [...steps.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [i, step] = next;
      results[i] = await runStep({ ...step, live: true }, nth + i, count, out);
    }
  };
  await Promise.all(Array.from({ length: cores }, work));
  return results;
}

/**
 * @param {string} label
 * @param {NodeJS.WriteStream} out
 */
function announce(label, out) {
  out.write(`  ${label} ...\n`);
  return () => {};
}

/**
 * @param {string} label
 * @param {() => number} elapsed
 * @param {NodeJS.WriteStream} out
 */
function spin(label, elapsed, out) {
  let turn = 0;
  const draw = () => {
    out.write(`\r\x1b[K${FRAMES[turn++ % FRAMES.length]} ${label} ${inSeconds(elapsed())}`);
  };
  draw();
  const timer = setInterval(draw, 100);
  return () => {
    clearInterval(timer);
    out.write('\r\x1b[K');
  };
}

/**
 * @param {readonly Result[]} results
 * @param {number} seconds how long everything took
 * @returns {string}
 */
export function summary(results, seconds) {
  const width = Math.max(...results.map(result => result.name.length));
  const lines = results.map(({ name, code, seconds: own, note }) =>
    [`  ${code === 0 ? '✓' : '✗'} ${name.padEnd(width)}`, inSeconds(own).padStart(8), note ?? '']
      .join('  ')
      .trimEnd(),
  );
  return [...lines, `    ${'all'.padEnd(width)}  ${inSeconds(seconds).padStart(8)}`].join('\n');
}
