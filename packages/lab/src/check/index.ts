import { readdirSync, readFileSync } from 'node:fs';
import type { Command, Io } from '@potyczka/cli/commands';
import { Failure, type Given, WrongArguments } from '@potyczka/cli/commands';
import type { Check } from '../vectors/check.js';

/** Every file of this folder is a kind of vectors, and exports `check`. Loaded when asked for: their grounds are large. */
const NAMES: readonly string[] = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter(each => each.isFile())
  .flatMap(({ name }) => /^(?!index\.)([a-z-]+)\.[jt]s$/.exec(name)?.[1] ?? [])
  .sort();

const load = (kind: string): Promise<{ readonly check: Check }> => import(/* @vite-ignore */ `./${kind}.js`);

/** The vectors' files have longer names. */
const ALSO: Readonly<Record<string, string>> = {
  'gloomhaven-monster-moves': 'monster-moves',
  'gloomhaven-sight': 'sight',
};

export const check: Command = {
  name: 'check',
  summary: 'Compares our answers with positions whose right answers are known.',
  positional: 'KIND FILE',
  flags: () => ({}),
  examples: ['potyczka check adrenaline-shots vectors.json', `kinds: ${NAMES.join(', ')}`],
  run,
};

const kindOf = (name: string | undefined): string => {
  const kind = NAMES.find(each => each === name) ?? (name === undefined ? undefined : ALSO[name]);
  if (!kind) throw new WrongArguments(`KIND is one of ${NAMES.join(', ')}, not ${name ?? 'nothing'}`);
  return kind;
};

/** A list of vectors, or an object that holds them as `cases` beside what they share. */
function readVectors(file: string): { vectors: unknown[]; shared: unknown } {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const vectors: unknown = Array.isArray(read) ? read : (read as { cases?: unknown } | null)?.cases;
  if (!Array.isArray(vectors)) throw new Failure(`${file} is not a list of vectors`);
  return { vectors, shared: read };
}

/** A vector that the rules cannot stand is a disagreement too. */
function differenceIn(check: Check, vector: unknown, shared: unknown): string | undefined {
  try {
    return check(vector, shared);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${JSON.stringify(vector).slice(0, 80)}…: ${reason}`;
  }
}

async function run(given: Given, io: Io): Promise<number> {
  const [name, file] = given.names;
  const kind = kindOf(name);
  if (file === undefined) throw new WrongArguments(`FILE is missing; accepted: ${check.positional}`);
  const { vectors, shared } = readVectors(file);
  const { check: judge } = await load(kind);
  let agree = 0;
  for (const vector of vectors) {
    const difference = differenceIn(judge, vector, shared);
    if (difference === undefined) agree++;
    else io.out(`${difference.replaceAll('\n', ' / ')}\n`);
  }
  io.out(`${agree} of ${vectors.length} agree\n`);
  return agree === vectors.length ? 0 : 1;
}
