import type { Io } from '../io.js';

const WIDTH = 30;
const PAUSE = 100;

/** A bar on stderr that says how far something is; nothing where nobody looks. */
export interface Progress {
  step(by: number): void;
  end(): void;
}

export function progress(io: Io, what: string, total: number, now: () => number = Date.now): Progress {
  if (!io.isTerminal.err) return { step: () => {}, end: () => {} };
  const start = now();
  let shown = 0;
  let done = 0;
  const line = (): string => {
    const filled = Math.floor((done / total) * WIDTH);
    const left = done > 0 ? ((now() - start) / done) * (total - done) : 0;
    const eta = done < total && done > 0 ? ` ${duration(left)} left` : '';
    return `${what} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}${eta}`;
  };
  return {
    step: by => {
      done += by;
      if (now() - shown < PAUSE) return;
      shown = now();
      io.err(`\r\x1b[K${line()}`);
    },
    end: () => io.err('\r\x1b[K'),
  };
}

const MINUTE = 60;

/** Milliseconds as a person says it: `8 s`, `3 min`, `2 h 5 min`. */
export const duration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 2 * MINUTE) return `${seconds} s`;
  const minutes = Math.round(seconds / MINUTE);
  return minutes < 2 * MINUTE
    ? `${minutes} min`
    : `${Math.floor(minutes / MINUTE)} h ${minutes % MINUTE} min`;
};
