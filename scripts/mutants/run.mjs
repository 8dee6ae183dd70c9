import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { judgesIn, keep, mayNotice, placesIn } from './reach.mjs';

/** @typedef {import('./list.mjs').Numbered} Numbered */
/** @typedef {import('./reach.mjs').Judge} Judge */
/** @typedef {import('./runner.mjs').Ran} Ran */
/** @typedef {import('./runner.mjs').Answer} Answer */
/** @typedef {'killed' | 'survived' | 'unreached' | 'broken' | 'endless'} Fate `broken`: nothing loads with it; `endless`: a test never ended, or ended the process */
/** @typedef {{ fate: Fate, by?: string, file?: string }} Verdict */

const RUNNER = path.join(ROOT, 'scripts', 'mutants', 'runner.mjs');
/** A file of tests that takes so much longer than without a fault never ends. */
const ENDLESS_TIMES = 8;
const ENDLESS_MS = 90_000;
/** Without a fault nothing hangs. */
const PATIENT_MS = 1_800_000;

/** Tests that play whole games: they notice much, and late. */
const PLAYS = /(conformance|playouts|hints|coverage|simulate|golden)[^/]*\.test\.ts$/;

/** The process that runs the tests has ended by itself. */
export class Gone extends Error {}

/** A process that runs tests. */
export class Runner {
  constructor() {
    // A group of its own, so that it can be ended with the workers that it has begun.
    this.child = fork(RUNNER, { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true });
  }

  /**
   * @param {unknown} message
   * @param {(file?: string) => number} msFor how long to wait for its answer, from when a file of tests was begun
   * @returns {Promise<any>}
   */
  ask(message, msFor) {
    return new Promise((resolve, reject) => {
      const never = () => done({ endless: true });
      let timer = setTimeout(never, msFor());
      const gone = () => reject(new Gone('the process that runs the tests has gone'));
      const done = (/** @type {any} */ answer) => {
        clearTimeout(timer);
        if (answer.begun !== undefined) {
          timer = setTimeout(never, msFor(answer.begun));
          return;
        }
        this.child.off('message', done);
        this.child.off('exit', gone);
        if (answer.error) reject(new Error(answer.error));
        else resolve(answer);
      };
      this.child.on('message', done);
      this.child.on('exit', gone);
      this.child.send(/** @type {import('node:child_process').Serializable} */ (message));
    });
  }

  end() {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** A fault may also bring the whole process down, by filling its memory. Any other error is one of this tool: no verdict. @param {unknown} error */
function endedBy(error) {
  if (error instanceof Gone) return {};
  throw error;
}

/** @returns {number} */
const patient = () => PATIENT_MS;

/** How long a file of tests may take. @param {number} [ms] what it takes without a fault, if that is known */
const limitFor = ms => (ms === undefined ? PATIENT_MS : ENDLESS_MS + ENDLESS_TIMES * ms);

/** Tries faults, one after the other; several may be tried side by side. */
export class Trial {
  /** @param {string} game @param {readonly Numbered[]} faults those that are tried */
  constructor(game, faults) {
    this.game = game;
    this.faults = faults;
    this.placeOf = placesIn(`packages/games/${game}/src`);
    /** @type {Judge[]} */
    this.judges = [];
    /** @type {Runner[]} */
    this.idle = [];
  }

  /**
   * Looks which parts of the sources each file of tests runs, where that is not known any more. Those that play whole
   * games run nearly everything, and judge last: to look would cost more than it spares.
   * @param {number} workers side by side
   * @param {(done: number, of: number) => void} tell
   */
  async begin(workers, tell) {
    this.judges = judgesIn(this.game);
    const waiting = this.judges.filter(({ file, reached }) => !reached && !PLAYS.test(file));
    const all = waiting.length;
    if (all === 0) return;
    const into = mkdtempSync(path.join(ROOT, 'node_modules', '.cache-mutants-'));
    let done = 0;
    const work = async (/** @type {unknown} */ _, /** @type {number} */ n) => {
      const runner = new Runner();
      try {
        await runner.ask({ begin: { game: this.game, faults: 'none' } }, patient);
        for (let judge = waiting.shift(); judge; judge = waiting.shift()) {
          Object.assign(judge, await lookAt(runner, judge, path.join(into, `${n}.json`)));
          tell(++done, all);
        }
      } finally {
        runner.end();
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.min(workers, all) }, work));
    } finally {
      rmSync(into, { recursive: true, force: true });
    }
  }

  /** Files of tests that can notice a fault: those beside it first, then the quick ones, those that play last. @param {Numbered} fault */
  judgesOf(fault) {
    const own = `/src/${fault.file.replace(/\.ts$/, '')}`;
    const rank = (/** @type {string} */ file) =>
      file.includes(`${own}.`) ? 0 : PLAYS.test(file) ? 3 : file.includes(path.posix.dirname(own)) ? 1 : 2;
    const place = this.placeOf(fault);
    return this.judges
      .filter(judge => mayNotice(judge, place))
      .sort((a, b) => rank(a.file) - rank(b.file) || (a.ms ?? 0) - (b.ms ?? 0));
  }

  /** @param {Numbered} fault @returns {Promise<Verdict>} */
  async try(fault) {
    const judges = this.judgesOf(fault);
    if (judges.length === 0) return { fate: 'unreached' };
    const runner = this.idle.pop() ?? (await this.fresh());
    const limits = new Map(judges.map(({ file, ms }) => [path.join(ROOT, file), limitFor(ms)]));
    const msFor = (/** @type {string} */ file = '') => limits.get(file) ?? ENDLESS_MS;
    const job = { fault: fault.n, files: [...limits.keys()] };
    /** @type {Partial<Answer>} */
    const { ran, stray = [] } = await runner.ask({ job }, msFor).catch(endedBy);
    if (!ran) {
      runner.end();
      return { fate: 'endless' };
    }
    this.idle.push(runner);
    return verdictOf(ran, stray);
  }

  async fresh() {
    const runner = new Runner();
    await runner.ask({ begin: { game: this.game, faults: this.faults } }, patient);
    return runner;
  }

  end() {
    for (const runner of this.idle) runner.end();
  }
}

/**
 * Runs a file of tests as it is, notes what it runs, and keeps that.
 * @param {Runner} runner
 * @param {Judge} judge
 * @param {string} into
 */
async function lookAt(runner, { file, hash }, into) {
  const job = { fault: -1, files: [path.join(ROOT, file)], into };
  const { ran, stray } = /** @type {Answer} */ (await runner.ask({ job }, patient));
  const wrong = [...ran.flatMap(({ failed, broken }) => [...failed, ...broken]), ...stray][0];
  if (wrong !== undefined) throw new Error(`${file} fails without any fault: ${wrong}`);
  const kept = { hash, ms: ran[0]?.ms ?? 0, reached: JSON.parse(readFileSync(into, 'utf8')) };
  rmSync(into);
  keep(file, kept);
  return kept;
}

/**
 * What plain vitest says; but where not one file loads, the fault is none that anybody would have left there.
 * @param {readonly Ran[]} ran
 * @param {readonly string[]} stray
 * @returns {Verdict}
 */
function verdictOf(ran, stray) {
  const noticed = (/** @type {Ran} */ { file }, /** @type {string} */ by) =>
    /** @type {const} */ ({ fate: 'killed', by, file: path.relative(ROOT, file) });
  for (const each of ran) {
    if (each.failed[0] !== undefined) return noticed(each, each.failed[0]);
  }
  const unloaded = ran.find(({ broken }) => broken.length > 0);
  if (!unloaded) return stray[0] === undefined ? { fate: 'survived' } : { fate: 'killed', by: stray[0] };
  const why = `${unloaded.broken[0]}`;
  const nothingLoads = ran.every(({ broken }) => broken.length > 0);
  return nothingLoads ? { fate: 'broken', by: why } : noticed(unloaded, `does not load: ${why}`);
}

/** Whether a fault was only noticed by tests that play whole games. @param {Verdict} verdict */
export const isLate = ({ fate, file }) => fate === 'killed' && file !== undefined && PLAYS.test(file);
