import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const CLOSE = 0x8;

export interface BadOptions {
  /** The address to call from. */
  readonly from?: string;
  readonly cookie?: string;
  readonly origin?: string;
}

/** A caller that was not let in: the status and what it was told. */
export class TurnedAway extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`HTTP ${status} ${body}`);
  }
}

/** A connection on which anything may be written, and that need not read. */
export class BadSocket {
  readonly texts: string[] = [];
  /** The code with which the server closed; 0 if it only hung up. */
  code: number | undefined;
  cookie = '';
  private rest: Buffer = Buffer.alloc(0);

  private constructor(readonly socket: Socket) {
    socket.on('error', () => {});
    socket.on('close', () => {
      this.code ??= 0;
    });
  }

  /** A connection on which nothing has been said. */
  static call(port: number, from = '127.0.0.9'): Promise<BadSocket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      socket.once('error', reject);
      socket.once('connect', () => resolve(new BadSocket(socket)));
    });
  }

  /** A connection that was let in. */
  static async open(port: number, { from, cookie, origin }: BadOptions = {}): Promise<BadSocket> {
    const bad = await BadSocket.call(port, from);
    const key = randomBytes(16).toString('base64');
    bad.socket.write(
      [
        'GET /ws HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${key}`,
        ...(cookie ? [`Cookie: ${cookie}`] : []),
        ...(origin ? [`Origin: ${origin}`] : []),
        '\r\n',
      ].join('\r\n'),
    );
    const head = await bad.head();
    bad.cookie = /set-cookie: (potyczka=[^;]+)/i.exec(head)?.[1] ?? cookie ?? '';
    bad.socket.on('data', data => bad.read(data));
    return bad;
  }

  private head(): Promise<string> {
    return new Promise((resolve, reject) => {
      let head = '';
      const onClose = (): void => reject(new TurnedAway(Number(head.slice(9, 12)), head));
      const onData = (data: Buffer): void => {
        head += data.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const status = Number(head.slice(9, 12));
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (status !== 101 && head.length < end + 4 + length) return;
        this.socket.off('data', onData);
        this.socket.off('close', onClose);
        if (status === 101) {
          this.rest = data.subarray(data.length - (head.length - end - 4));
          resolve(head.slice(0, end));
          return;
        }
        this.socket.destroy();
        reject(new TurnedAway(status, head.slice(end + 4)));
      };
      this.socket.on('data', onData);
      this.socket.once('close', onClose);
    });
  }

  private read(data: Buffer): void {
    let buffer = Buffer.concat([this.rest, data]);
    while (buffer.length >= 2) {
      const kind = (buffer[0] as number) & 0xf;
      const short = (buffer[1] as number) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (buffer.length < head) break;
      const length =
        short < 126 ? short : short === 126 ? buffer.readUInt16BE(2) : Number(buffer.readBigUInt64BE(2));
      if (buffer.length < head + length) break;
      if (kind === TEXT) this.texts.push(buffer.toString('utf8', head, head + length));
      if (kind === CLOSE) this.code = length >= 2 ? buffer.readUInt16BE(head) : 1005;
      buffer = buffer.subarray(head + length);
    }
    this.rest = buffer;
  }

  get isClosed(): boolean {
    return this.code !== undefined;
  }

  /** The answers so far, without news. */
  get replies(): {
    readonly re: number;
    readonly ok: boolean;
    readonly problem?: { readonly code: string };
  }[] {
    return this.texts.map(t => JSON.parse(t)).filter(m => !('push' in m));
  }

  /** A frame as the protocol wants it, unless told otherwise; masked with zeros. */
  frame(payload: Buffer, first = 0x80 | TEXT, masked = 0x80): void {
    const { length } = payload;
    const size = length < 126 ? 2 : length < 65_536 ? 4 : 10;
    const head = Buffer.alloc(size + (masked ? 4 : 0));
    head[0] = first;
    head[1] = masked | (size === 2 ? length : size === 4 ? 126 : 127);
    if (size === 4) head.writeUInt16BE(length, 2);
    if (size === 10) head.writeBigUInt64BE(BigInt(length), 2);
    this.raw(Buffer.concat([head, payload]));
  }

  text(text: string): void {
    this.frame(Buffer.from(text));
  }

  raw(bytes: Buffer | string): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  /** Reads nothing any more. */
  deafen(): void {
    this.socket.pause();
  }

  hangUp(): void {
    this.socket.destroy();
  }
}
