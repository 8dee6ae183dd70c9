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

interface Count {
  readonly agree: number;
  readonly of: number;
}

/** What a vector asks, in files that ask several things. */
const partOf = (vector: unknown): string => {
  const { part, kind } = (vector ?? {}) as { part?: unknown; kind?: unknown };
  return String(part ?? kind ?? 'all');
};

async function run(given: Given, io: Io): Promise<number> {
  const [name, file] = given.names;
  const kind = kindOf(name);
  if (file === undefined) throw new WrongArguments(`FILE is missing; accepted: ${check.positional}`);
  const { vectors, shared } = readVectors(file);
  const { check: judge } = await load(kind);
  const parts = new Map<string, Count>();
  for (const vector of vectors) {
    const difference = differenceIn(judge, vector, shared);
    const part = partOf(vector);
    const count = parts.get(part) ?? { agree: 0, of: 0 };
    parts.set(part, { agree: count.agree + (difference === undefined ? 1 : 0), of: count.of + 1 });
    if (difference !== undefined) io.out(`${difference.replaceAll('\n', ' / ')}\n`);
  }
  if (parts.size > 1) for (const [part, { agree, of }] of parts) io.out(`${part}: ${agree} of ${of} agree\n`);
  const agree = [...parts.values()].reduce((sum, count) => sum + count.agree, 0);
  io.out(`${agree} of ${vectors.length} agree\n`);
  return agree === vectors.length ? 0 : 1;
}
