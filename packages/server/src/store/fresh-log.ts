import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COPY_BYTES, type ControlFile, crc32c } from './control-file.js';

/** The log of PostgreSQL 18 begins with this. */
const MAGIC = 0xd118;
const LONG_HEADER = 2;
const LONG_HEADER_BYTES = 40;
const RECORD_HEADER_BYTES = 24;
const CRC_AT = 20;
/** What follows is the record's own data, of so many bytes as the next one says. */
const SHORT_DATA = 0xff;
/** Everything that waited when a log was lost was in segments after the last that is known: a new one lies well behind. */
const AHEAD = 16n;
export const SEGMENT = /^[0-9A-F]{24}$/;
const PER_FILE = 0x1_0000_0000n;

const nameOf = (timeLine: number, segment: bigint, size: number): string => {
  const each = PER_FILE / BigInt(size);
  return [BigInt(timeLine), segment / each, segment % each]
    .map(n => n.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
};

const pageHeader = (control: ControlFile, place: bigint): Buffer => {
  const header = Buffer.alloc(LONG_HEADER_BYTES);
  header.writeUInt16LE(MAGIC, 0);
  header.writeUInt16LE(LONG_HEADER, 2);
  header.writeUInt32LE(control.timeLine, 4);
  header.writeBigUInt64LE(place, 8);
  header.writeBigUInt64LE(control.systemId, 24);
  header.writeUInt32LE(control.segmentSize, 32);
  header.writeUInt32LE(control.pageSize, 36);
  return header;
};

/** A checkpoint at which the database was shut down, as an entry of the log. */
const checkpointRecord = (checkpoint: Buffer): Buffer => {
  const data = Buffer.concat([Buffer.from([SHORT_DATA, COPY_BYTES]), checkpoint]);
  const header = Buffer.alloc(RECORD_HEADER_BYTES);
  header.writeUInt32LE(header.length + data.length, 0);
  header.writeUInt32LE(crc32c(data, header.subarray(0, CRC_AT)), CRC_AT);
  return Buffer.concat([header, data]);
};

/**
 * Gives a database whose log is lost a new one, as PostgreSQL's own `pg_resetwal` does: it opens as if it had been
 * shut down at its last checkpoint. What happened after that may be half there: only to read from, and only a copy.
 */
export const beginFreshLog = (db: string, control: ControlFile, seconds: bigint): void => {
  const folder = path.join(db, 'pg_wal');
  mkdirSync(path.join(folder, 'archive_status'), { recursive: true });
  mkdirSync(path.join(folder, 'summaries'), { recursive: true });
  for (const name of readdirSync(folder)) if (SEGMENT.test(name)) rmSync(path.join(folder, name));
  const size = BigInt(control.segmentSize);
  const segment = control.redo / size + AHEAD;
  const file = Buffer.alloc(control.segmentSize);
  pageHeader(control, segment * size).copy(file);
  const place = segment * size + BigInt(LONG_HEADER_BYTES);
  checkpointRecord(control.shutDownAt(place, seconds)).copy(file, LONG_HEADER_BYTES);
  writeFileSync(path.join(folder, nameOf(control.timeLine, segment, control.segmentSize)), file);
};
