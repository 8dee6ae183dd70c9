// A bot that joins a table by its seat link and plays any legal answers, until the match is over.
//
//   node examples/bot.mjs 'http://localhost:3000/t/TABLE#seat=WORD' [--name Robo] [--keep FILE]
//
// It needs Node 20 and the package `ws`: in this repository that is installed already, elsewhere call
// `npm install ws`. The protocol is described in docs/protocol.md. With `--keep` it writes the cookie that
// makes it itself to a file, so that it finds its seat again when it is started anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'Robo' }, keep: { type: 'string' } },
});
const link = URL.canParse(positionals[0] ?? '') ? new URL(positionals[0]) : undefined;
const table = link && /^\/t\/([\w-]+)$/.exec(link.pathname)?.[1];
if (!link || !table) {
  console.error("usage: node bot.mjs 'http://localhost:3000/t/TABLE#seat=WORD' [--name Robo] [--keep FILE]");
  process.exit(2);
}
const token = new URLSearchParams(link.hash.slice(1)).get('seat') ?? link.searchParams.get('seat');
const address = `${link.protocol === 'https:' ? 'wss:' : 'ws:'}//${link.host}/ws`;

/** How long to wait before connecting again, in milliseconds. */
const PAUSES = [300, 700, 1500, 3000, 6000];
/** So many answers are tried where not every legal one is listed. */
const TRIES = 200;
/** Reasons which mean that the question is closed: the table was faster, or our answer had arrived before. */
const CLOSED = new Set(['table-stale', 'table-not-asked', 'table-over']);

const pause = ms => new Promise(resolve => setTimeout(resolve, ms));
const below = n => Math.floor(Math.random() * n);

/** A request that was refused. */
class Refused extends Error {
  constructor(problem) {
    super(`${problem.code}: ${problem.why.id}${problem.rule ? ` (${problem.rule})` : ''}`);
    this.code = problem.code;
    this.why = problem.why.id;
  }
}

let cookie = values.keep && existsSync(values.keep) ? readFileSync(values.keep, 'utf8').trim() : undefined;
let socket;
let next = 1;
let now; // the newest that the table has shown us
let answered; // the last question that we are done with
let isBusy = false;
let isOver = false;
const waiting = new Map(); // requests without an answer, by their numbers

/** Sends a request; resolves with its answer. */
function ask(what, fields) {
  return new Promise((resolve, reject) => {
    const id = next++;
    waiting.set(id, { resolve, reject });
    socket.send(JSON.stringify({ id, do: what, ...fields }));
  });
}

/** Any answer that has the form which the question asks for. */
function anyAnswer({ kind, options, min, max }) {
  const legal = options.filter(option => !option.refusal).map(option => option.answer);
  switch (kind) {
    case 'choose':
    case 'place':
    case 'places':
      return legal[below(legal.length)];
    case 'number':
      return min + below(max - min + 1);
    case 'many': {
      const some = legal.map(key => [Math.random(), key]).sort(([a], [b]) => a - b);
      const size = min + below(Math.min(max, some.length) - min + 1);
      return some.slice(0, size).map(([, key]) => key);
    }
  }
}

/** An answer that is legal: sets and numbers are judged as a whole, so they are tried first. */
async function legalAnswer(mine) {
  for (let i = 0; i < TRIES; i++) {
    const a = anyAnswer(mine);
    if (mine.kind !== 'many' && mine.kind !== 'number') return a;
    const { refusal } = await ask('probe', { table, q: mine.q, step: mine.step, a });
    if (!refusal || CLOSED.has(refusal.why.id)) return a;
  }
  throw new Error(`found no answer to question ${mine.q}`);
}

/** Tells one question from the next: inside a stage, its number stays the same and the steps are counted. */
const nameOf = ({ q, step }) => `${q} ${step}`;

/** Answers whatever is asked of us, one question after the other. */
async function play() {
  if (isBusy) return;
  isBusy = true;
  try {
    while (now.mine && nameOf(now.mine) !== answered) {
      const { mine } = now;
      const { q, step } = mine;
      try {
        await ask('answer', { table, q, step, a: await legalAnswer(mine) });
        answered = nameOf(mine);
      } catch (e) {
        if (e.code === 'too-fast' || e.code === 'not-saved') await pause(1000);
        else if (CLOSED.has(e.why)) answered = nameOf(mine);
        else throw e;
      }
    }
  } finally {
    isBusy = false;
  }
}

/** Looks at what the table shows, and does what is to be done. */
async function look(shown) {
  now = shown;
  if (now.result !== null) {
    isOver = true;
    console.log(`over after ${now.n} entries: ${JSON.stringify(now.result)}`);
    socket.close();
    return;
  }
  const me = now.info.seats.find(({ seat }) => seat === now.info.mine);
  if (me?.away) await ask('back', { table }); // somebody plays for us: we are here again
  await play();
}

/** The connection broke: connect() begins again, and `watch` tells what stands. Anything else is an error. */
function failed(e) {
  if (socket.readyState !== WebSocket.OPEN) return;
  console.error(e.message);
  process.exit(1);
}

function receive(message) {
  if (message.push === 'news' && message.table === table) look(message.now).catch(failed);
  if (message.re === undefined) return;
  const { resolve, reject } = waiting.get(message.re) ?? {};
  waiting.delete(message.re);
  if (message.ok) resolve?.(message.value);
  else reject?.(new Refused(message.problem));
}

async function begin() {
  await ask('hello', { protocol: 1, name: values.name });
  const { seat } = await ask('join', { table, ...(token && { token }) });
  console.log(`at the table as ${seat}`);
  await look(await ask('watch', { table }));
}

function connect(tries = 0) {
  let wasOpen = false;
  socket = new WebSocket(address, { headers: cookie ? { cookie } : {} });
  socket.on('upgrade', response => {
    const set = response.headers['set-cookie']?.[0];
    if (!set) return;
    cookie = set.split(';')[0];
    if (values.keep) writeFileSync(values.keep, cookie, { mode: 0o600 });
  });
  socket.on('open', () => {
    wasOpen = true;
    begin().catch(failed);
  });
  socket.on('message', data => receive(JSON.parse(String(data))));
  socket.on('error', e => console.error(e.message));
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the connection broke'));
    waiting.clear();
    if (isOver) return;
    const again = wasOpen ? 0 : tries + 1;
    setTimeout(() => connect(again), PAUSES[Math.min(again, PAUSES.length - 1)]);
  });
}

connect();
