import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type MatchRecord, readRecord } from '@potyczka/kernel/run';
import { Failure } from './args.js';

/** A match from a file; what is no record is told in one line. */
export function loadRecord(file: string): MatchRecord {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const record = readRecord(found);
  if (typeof record === 'string') throw new Failure(`${file} is not a match: ${record}`);
  return record;
}

/** Writes a match, over an older one if need be but over nothing else. */
export function saveRecord(file: string, record: MatchRecord): void {
  if (existsSync(file)) loadRecord(file);
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
