/** Where `packages/web/vite.config.ts` reads on which port the server listens. */
export const DEV_PORT = 'POTYCZKA_DEV_PORT';
const USUAL = '3000';

/**
 * The port on which a server with these flags listens, as `packages/server/src/settings.ts` reads them: the last flag
 * counts, then the environment.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string} `0`: any that is free, which nobody can know beforehand
 */
export function portOf(args, env) {
  let port = env.PORT ?? USUAL;
  for (const [i, arg] of args.entries()) {
    if (arg === '--port') port = args[i + 1] ?? port;
    if (arg.startsWith('--port=')) port = arg.slice('--port='.length);
  }
  return port;
}
