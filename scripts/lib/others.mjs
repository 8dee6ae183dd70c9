import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

const LOOK_MS = 1000;
const TICKS = 100;

/** Seconds of processor time that this machine has been busy, whoever used it. */
const busy = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

/** @typedef {{ parent: string, began: string, seconds: number }} Process */

/** @returns {Map<string, Process>} every process by its number, where the system tells (Linux) */
const processes = () => {
  const all = new Map();
  for (const id of readdirSync('/proc')) {
    if (!/^\d+$/.test(id)) continue;
    try {
      const text = readFileSync(`/proc/${id}/stat`, 'utf8');
      // The name, which may hold anything, ends with the last bracket.
      const [, parent, , , , , , , , , , user, system, , , , , , , began] = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ');
      all.set(id, { parent, began, seconds: (Number(user) + Number(system)) / TICKS });
    } catch {
      // It has ended meanwhile.
    }
  }
  return all;
};

/**
 * Whether a process is ours: this one, or begun by one of ours.
 * @param {Map<string, Process>} all
 * @param {string} id
 */
const isOurs = (all, id) => {
  let at = id;
  while (at !== String(process.pid)) {
    const { parent } = all.get(at) ?? {};
    if (!parent) return false;
    at = parent;
  }
  return true;
};

/**
 * How much slower others make this machine: 2 if they use half of it.
 * @param {{ all: number, ours: number, seconds: number, cores: number }} used seconds of processor time, and how many there were
 */
export const slowedBy = ({ all, ours, seconds, cores }) => {
  const others = Math.max(0, all - ours);
  return 1 / Math.max(0.05, 1 - others / (cores * Math.max(seconds, 0.001)));
};

/** Watches from now on what others do on this machine; where the system does not tell, nobody does anything. */
export const watchOthers = (lookMs = LOOK_MS) => {
  /** @type {Map<string, number>} */
  const ours = new Map();
  const before = new Map();
  const began = { at: Date.now(), busy: busy() };
  const look = () => {
    try {
      const all = processes();
      for (const [id, { began, seconds }] of all) {
        if (!isOurs(all, id)) continue;
        const name = `${id} ${began}`;
        if (!before.has(name)) before.set(name, ours.size === 0 ? seconds : 0);
        ours.set(name, seconds - before.get(name));
      }
    } catch {
      // No system that tells.
    }
  };
  look();
  const timer = setInterval(look, lookMs);
  return {
    /** Stops watching; how much slower others made it, and the processor time that was ours. */
    stop: () => {
      clearInterval(timer);
      look();
      if (ours.size === 0) return { slowed: 1, ours: 0 };
      const sum = [...ours.values()].reduce((a, b) => a + b, 0);
      const seconds = (Date.now() - began.at) / 1000;
      const all = busy() - began.busy;
      return { slowed: slowedBy({ all, ours: sum, seconds, cores: availableParallelism() }), ours: sum };
    },
  };
};
