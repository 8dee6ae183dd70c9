import { isShared, type Push, type Reply } from '@potyczka/table';

/** What was written of parts that many are sent alike, for as long as they are. */
const texts = new WeakMap<object, string>();

const textOf = (x: unknown): string | undefined => {
  if (!isShared(x)) return JSON.stringify(x);
  let text = texts.get(x);
  if (text === undefined) {
    text = JSON.stringify(x);
    texts.set(x, text);
  }
  return text;
};

const hasShared = (value: object): boolean => {
  for (const name in value) if (isShared((value as Record<string, unknown>)[name])) return true;
  return false;
};

/** An object with what is shared in it written once, however often it is sent. */
const written = (value: object): string => {
  if (!hasShared(value)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([key, part]) => {
    const text = textOf(part);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${members.join()}}`;
};

/** A message as it is sent. */
export const writeMessage = (message: Reply | Push): string =>
  'push' in message || !message.ok
    ? written(message)
    : `{"re":${message.re},"ok":true,"value":${written(message.value)}}`;
