import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The programs of the embedded database, as they are handed to its thread. */
export interface Programs {
  readonly pgliteWasmModule: object;
  readonly initdbWasmModule: object;
}

/** What we use of it: Node has it, the types of Node do not. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { compile(bytes: Uint8Array): Promise<object> };
};

const FOLDER = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

const programOf = async (file: string): Promise<object> =>
  WebAssembly.compile(await readFile(path.join(FOLDER, file)));

let kept: Promise<Programs> | undefined;

/**
 * Kept by the process for its threads, which share what the machine has made of them: a database that is
 * started again, and any after the first, takes half the time to start.
 */
export const programs = (): Promise<Programs> => {
  kept ??= Promise.all([programOf('pglite.wasm'), programOf('initdb.wasm')]).then(
    ([pgliteWasmModule, initdbWasmModule]) => ({ pgliteWasmModule, initdbWasmModule }),
  );
  return kept;
};
