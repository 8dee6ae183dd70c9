import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;

/** Which message is waited for. */
type Wanted = (message: Buffer) => boolean;

/** A message that begins with a text: nothing else of it is looked at. */
export const beginningWith =
  (text: string): Wanted =>
  message =>
    message.toString('latin1', 0, text.length) === text;

/**
 * The least that can be called a WebSocket client. Whoever measures a server on
 * the same machine must not need more of it than the server does.
 */
export class RawSocket {
  private waiting: { isIt: Wanted; resolve(message: Buffer): void; reject(e: Error): void } | undefined;
  private last: Buffer | undefined;
  private rest: Buffer | undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', data => this.read(data));
    socket.on('error', () => {});
    // Who waits for a message that cannot come any more must not wait for ever.
    socket.on('close', () => this.waiting?.reject(new Error('the connection broke')));
  }

  static open(port: number, path: string): Promise<RawSocket> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      socket.once('error', reject);
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      );
      let head = Buffer.alloc(0);
      const onData = (data: Buffer): void => {
        head = Buffer.concat([head, data]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', onData);
        const status = head.toString('latin1', 9, 12);
        if (status !== '101') {
          socket.destroy();
          reject(new Error(`HTTP ${status}`));
          return;
        }
        const raw = new RawSocket(socket);
        if (head.length > end + 4) raw.read(head.subarray(end + 4));
        resolve(raw);
      };
      socket.on('data', onData);
    });
  }

  send(text: string): void {
    const length = Buffer.byteLength(text);
    // The mask is zero, so that nothing has to be masked.
    const head = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + length).fill(0, 0, head);
    frame[0] = 0x80 | TEXT;
    if (length < 126) frame[1] = 0x80 | length;
    else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    }
    frame.write(text, head);
    this.socket.write(frame);
  }

  private read(data: Buffer): void {
    let buffer = this.rest ? Buffer.concat([this.rest, data]) : data;
    for (;;) {
      const kind = buffer.length < 2 ? 0 : (buffer[0] as number) & 0xf;
      const short = (buffer[1] ?? 0) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (buffer.length < 2 || buffer.length < head) break;
      const length =
        short < 126 ? short : short === 126 ? buffer.readUInt16BE(2) : Number(buffer.readBigUInt64BE(2));
      if (buffer.length < head + length) break;
      if (kind === TEXT) this.receive(buffer.subarray(head, head + length));
      else if (kind === PING) this.socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
      else if (kind === CLOSE) this.socket.destroy();
      buffer = buffer.subarray(head + length);
    }
    this.rest = buffer.length > 0 ? buffer : undefined;
  }

  /** Called with every message. */
  onMessage: ((message: Buffer) => void) | undefined;

  private receive(message: Buffer): void {
    this.onMessage?.(message);
    const { waiting } = this;
    if (waiting?.isIt(message)) {
      this.waiting = undefined;
      waiting.resolve(message);
    } else this.last = message;
  }

  /** The next message of this kind, or the last one if it came already. */
  until(isIt: Wanted): Promise<Buffer> {
    const { last } = this;
    if (last && isIt(last)) {
      this.last = undefined;
      return Promise.resolve(last);
    }
    return new Promise((resolve, reject) => {
      this.waiting = { isIt, resolve, reject };
    });
  }

  close(): void {
    this.socket.destroy();
  }
}
