const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Nothing that anybody may send goes deeper. */
const DEEPEST = 32;

/**
 * Whether a JSON text nests deeper than anything that we read. Found out before it is parsed: a text of a
 * few bytes can be so deep that whoever walks what was parsed, or sends it to a worker, runs out of stack.
 */
export const isTooDeep = (json: Uint8Array, most = DEEPEST): boolean => {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i] as number;
    if (isInText) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > most) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return false;
};
