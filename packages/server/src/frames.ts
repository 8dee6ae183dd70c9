const FINAL_TEXT = 0x81;
/** Lengths up to this one stand in the second byte; those above take two or eight bytes more. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

const headBytes = (length: number): number => (length <= SHORT ? 2 : length < 65_536 ? 4 : 10);

/**
 * A text as a WebSocket message, header and all, in one piece. What a server sends is not masked, so that
 * the same bytes serve everybody who is told the same.
 */
export const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = headBytes(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  // Where each character is one byte, as in most messages, they are copied as they are.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
};
