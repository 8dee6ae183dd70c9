import { addressesOf } from './addresses.js';
import { plainError } from './log.js';
import { type Running, startServer } from './server.js';
import { readSettings, type Settings, settingsHelp, WrongSettings, withFlags } from './settings.js';
import { DamagedDatabase } from './store/wont-start.js';

/** What `serve` reads and prints on. */
export interface ServeIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
}

const WRONG = 2;

/** Serves until it is told to stop; returns the exit code. */
export const serve = async (args: readonly string[], io: ServeIo): Promise<number> => {
  if (args.some(arg => arg === '--help' || arg === '-h')) {
    io.out(settingsHelp());
    return 0;
  }
  let settings: Settings;
  try {
    settings = readSettings(withFlags(io.env, args));
  } catch (e) {
    if (!(e instanceof WrongSettings)) throw e;
    io.err(`potyczka serve: ${e.message}\n`);
    return WRONG;
  }
  let running: Running;
  try {
    running = await startServer({
      settings,
      onProgress: words => io.out(`${words}\n`),
      onTrouble: words => io.err(`potyczka serve: ${words}\n`),
    });
  } catch (e) {
    // What is damaged is told in full: its owner has to know which folder it is.
    const words = e instanceof DamagedDatabase ? e.message : plainError(e).message;
    io.err(`potyczka serve: ${words.replaceAll('\n', ' ')}\n`);
    return 1;
  }
  const stop = toldToStop(); // before anybody hears that it is ready, and may stop it at once
  for (const address of addressesOf(settings, running.port)) io.out(`Potyczka is ready: ${address}\n`);
  await stop;
  io.out('Closing …\n');
  await running.close();
  return 0;
};

const toldToStop = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
