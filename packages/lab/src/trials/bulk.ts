import { BadSocket } from './bad-socket.js';
import { faults, type Misdeed } from './misdeed.js';
import { comes } from './trial.js';

/** Large messages that only look like records, and records that are none. */
export const bulky: Misdeed = async ({ port, size }) => {
  const wrong: string[] = [];
  const body = `${'1,'.repeat(900_000)}1`;
  const texts = [
    `{"id":1,"do":"answer","table":"abcdefgh","q":0,"a":["import",${body}]}`,
    `{"id":1,"do":"import","do":"answer","table":"abcdefgh","q":0,"a":[${body}]}`,
    `{"id":1,"do":"import","record":{"format":1,"entries":[${body}]}}`,
    `{"id":1,"do":"import","record":[${body}]}`,
  ];
  const rounds = Math.max(1, Math.round(size / 3));
  for (let round = 0; round < rounds; round++) {
    const bad = await BadSocket.open(port, { from: `127.0.8.${1 + (round % 200)}` });
    for (const text of texts) bad.text(text);
    if (!(await comes(() => bad.replies.length === texts.length)))
      wrong.push('a large message had no answer');
    if (bad.replies.some(r => r.ok)) wrong.push('a large message was taken for a request');
    // Two of such a size use up what one person may send at once.
    if (bad.replies.filter(r => r.problem?.code === 'too-fast').length < texts.length - 2)
      wrong.push('large messages cost their sender nothing');
    wrong.push(...faults(bad));
    bad.hangUp();
  }
  return { sent: rounds * texts.length, wrong };
};
