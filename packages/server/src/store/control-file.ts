import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The control file of PostgreSQL 18, as the embedded database writes it: where its log begins, and what it counted
 * when it last wrote everything down. Only what is needed to begin a new log is read.
 */

/** The layout that is read here. */
const VERSION = 1800;
/** Where each field lies. */
const AT = {
  systemId: 0,
  version: 8,
  state: 16,
  time: 24,
  checkPoint: 32,
  copy: 40,
  minRecoveryPoint: 136,
  minRecoveryTimeLine: 144,
  backupStart: 152,
  backupEnd: 160,
  backupEndRequired: 168,
  pageSize: 224,
  segmentSize: 228,
  crc: 292,
} as const;
/** Within the copy of the last checkpoint. */
const IN_COPY = { redo: 0, timeLine: 8, time: 64 } as const;
export const COPY_BYTES = 88;
const SHUT_DOWN = 1;
const FILE = path.join('global', 'pg_control');

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0x82f63b78 : c >>> 1;
  return c;
});

/** The checksum that PostgreSQL uses for its log and its control file. */
export const crc32c = (...parts: readonly Uint8Array[]): number => {
  let c = 0xffffffff;
  for (const part of parts) for (const byte of part) c = (TABLE[(c ^ byte) & 0xff] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

/** What the control file of a database says. */
export class ControlFile {
  private constructor(
    private readonly file: string,
    private readonly bytes: Buffer,
  ) {}

  /** Undefined where it is missing, damaged, or of another version. */
  static read(db: string): ControlFile | undefined {
    const file = path.join(db, FILE);
    try {
      const bytes = readFileSync(file);
      const isWhole =
        bytes.length > AT.crc + 4 &&
        bytes.readUInt32LE(AT.version) === VERSION &&
        bytes.readUInt32LE(AT.crc) === crc32c(bytes.subarray(0, AT.crc));
      return isWhole ? new ControlFile(file, bytes) : undefined;
    } catch {
      return undefined;
    }
  }

  get systemId(): bigint {
    return this.bytes.readBigUInt64LE(AT.systemId);
  }

  get timeLine(): number {
    return this.bytes.readUInt32LE(AT.copy + IN_COPY.timeLine);
  }

  /** Where the last checkpoint began. */
  get redo(): bigint {
    return this.bytes.readBigUInt64LE(AT.copy + IN_COPY.redo);
  }

  get pageSize(): number {
    return this.bytes.readUInt32LE(AT.pageSize);
  }

  get segmentSize(): number {
    return this.bytes.readUInt32LE(AT.segmentSize);
  }

  /** Says that it was shut down at a checkpoint that lies there in the log; gives back that checkpoint. */
  shutDownAt(place: bigint, seconds: bigint): Buffer {
    const { bytes } = this;
    const copy = bytes.subarray(AT.copy, AT.copy + COPY_BYTES);
    copy.writeBigUInt64LE(place, IN_COPY.redo);
    copy.writeBigInt64LE(seconds, IN_COPY.time);
    bytes.writeUInt32LE(SHUT_DOWN, AT.state);
    bytes.writeBigInt64LE(seconds, AT.time);
    bytes.writeBigUInt64LE(place, AT.checkPoint);
    bytes.fill(0, AT.minRecoveryPoint, AT.backupEndRequired + 1);
    bytes.writeUInt32LE(crc32c(bytes.subarray(0, AT.crc)), AT.crc);
    writeFileSync(this.file, bytes);
    return Buffer.from(copy);
  }
}
