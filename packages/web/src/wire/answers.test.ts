import { expect, test } from 'vitest';
import { Answers } from './answers.js';
import { WireClient } from './client.js';

interface Sent {
  readonly id: number;
  readonly q: number;
  readonly step: number;
  readonly a: unknown;
}

const wire = () => {
  const sent: Sent[] = [];
  const client = new WireClient({ send: m => sent.push(m as Sent) });
  client.setLink('open');
  const reply = (message: Sent | undefined, why?: string): void => {
    const re = message?.id ?? 0;
    client.receive(
      why
        ? { re, ok: false, problem: { code: 'refused', why: { id: why } } }
        : { re, ok: true, value: { n: 1 } },
    );
  };
  return { sent, client, answers: new Answers(client), reply };
};

/** Lets everything that is ready happen. */
const settle = () => new Promise(resolve => setTimeout(resolve, 0));

test('an answer is on its way until it is acknowledged', async () => {
  const { answers, sent, reply } = wire();
  const given = answers.give('t', { q: 3, step: 0 }, 'run');
  expect(answers.of('t')).toMatchObject({ q: 3, a: 'run', isCut: false });
  reply(sent[0]);
  expect(await given).toBeUndefined();
  expect(answers.of('t')).toBeUndefined();
});

test('what is cut off is given again when the connection is back, though nobody looks at the table', async () => {
  const { answers, sent, client, reply } = wire();
  const given = answers.give('t', { q: 3, step: 0 }, 'run');
  client.setLink('lost');
  await settle();
  expect(answers.of('t')).toMatchObject({ isCut: true });
  client.setLink('open');
  expect(sent.map(m => [m.q, m.a])).toEqual([
    [3, 'run'],
    [3, 'run'],
  ]);
  // It had arrived before the connection was lost.
  reply(sent[1], 'table-stale');
  expect(await given).toBeUndefined();
  expect(answers.of('t')).toBeUndefined();
  client.setLink('open');
  expect(sent).toHaveLength(2);
});

test('an answer given without a connection waits for it; a refusal is told', async () => {
  const { answers, sent, client, reply } = wire();
  client.setLink('lost');
  const given = answers.give('t', { q: 3, step: 0 }, 'run');
  expect(sent).toHaveLength(0);
  client.setLink('open');
  reply(sent[0], 'cubes-missing');
  expect(await given).toMatchObject({ problem: { why: { id: 'cubes-missing' } } });
});

test('the acknowledgement of an answer settles that answer only', async () => {
  const { answers, sent, reply } = wire();
  const first = answers.give('t', { q: 3, step: 0 }, 'run');
  void answers.give('t', { q: 4, step: 0 }, 'grab');
  reply(sent[0]);
  await first;
  expect(answers.of('t')).toMatchObject({ q: 4 });
});

test('the next step of a stage may be on its way before the one before is acknowledged', async () => {
  const { answers, sent, reply } = wire();
  const first = answers.give('t', { q: 3, step: 0 }, 'play');
  void answers.give('t', { q: 3, step: 1 }, 'card');
  reply(sent[0]);
  await first;
  expect(answers.of('t')).toMatchObject({ q: 3, step: 1 });
  expect(sent.map(m => m.step)).toEqual([0, 1]);
});
