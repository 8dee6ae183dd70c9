/**
 * Loaded into a server before anything else: a disk that is full while the file that TRIAL_FULL names
 * exists. Holding `growth` it lets nothing grow, as a full disk; holding `all` it refuses every write, as
 * a broken one. Like a real disk it may write a part of what it is given before it refuses the rest.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.TRIAL_FULL ?? '';
const { writeSync, ftruncateSync } = fs;

const fault = (): 'growth' | 'all' | undefined => {
  try {
    return fs.readFileSync(flag, 'utf8') === 'all' ? 'all' : 'growth';
  } catch {
    return undefined;
  }
};

const noSpace = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });

type Write = (
  fd: number,
  buffer: NodeJS.ArrayBufferView,
  offset?: number,
  length?: number,
  at?: number | null,
) => number;

const write: Write = (fd, buffer, offset = 0, length = buffer.byteLength - offset, at = null) => {
  const how = fault();
  const isFile = how !== undefined && typeof at === 'number' && fs.fstatSync(fd).isFile();
  if (!isFile) return writeSync(fd, buffer, offset, length, at);
  const room = how === 'all' ? 0 : Math.min(length, Math.max(0, fs.fstatSync(fd).size - at));
  if (room > 0) return writeSync(fd, buffer, offset, room, at);
  const torn = Math.random() < 0.1 ? Math.floor(length / 2) : 0;
  if (torn > 0) return writeSync(fd, buffer, offset, torn, at);
  throw noSpace();
};

fs.writeSync = write as typeof fs.writeSync;
fs.ftruncateSync = (fd, length) => {
  if (fault() && (length ?? 0) > fs.fstatSync(fd).size) throw noSpace();
  ftruncateSync(fd, length);
};
syncBuiltinESMExports();
