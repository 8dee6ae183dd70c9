import {
  type Answer,
  addChapter,
  type Chapter,
  campaignOf,
  type Game,
  type Json,
  momentOf,
  readOptions,
} from '@potyczka/kernel';
import { hashOf, quickDice, Run, seedOf } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { game as scenarioGame } from '../game.js';
import { campaign } from './campaign.js';
import { game as betweenGame } from './game.js';

/** Plays a match by chance to its end, with options read as a table reads them. */
const playedOut = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  given: Readonly<Record<string, Json>>,
  seed: number,
): R => {
  const read = readOptions(game.options, given);
  if (!read.ok) throw new Error(`${read.field}: ${read.accepted}`);
  const run = new Run(game, read.options, { seed: seedOf(seed) });
  const dice = quickDice(seed);
  for (let n = 0; run.result === undefined; n++) {
    if (n > 4000) throw new Error('no end');
    const ask = run.now.asks[0]!;
    const legal = run.legal(ask.seat);
    // In the city: leave after a while, and found a company that may go.
    const keys = legal.filter(a => typeof a !== 'string' || !a.startsWith('part '));
    const all = keys.length > 0 ? keys : legal;
    const leaves = n > 60 && all.includes('done' as Answer);
    run.answer(ask.seat, run.q, leaves ? 'done' : (all[dice.below(all.length)] as Answer));
  }
  return run.result;
};

test('a campaign of real matches: founded, on the road, in a scenario, home again, and on', () => {
  let chapters: readonly Chapter[] = [];
  const seen = new Set<string>();
  for (let n = 0; n < 9; n++) {
    const c = campaignOf(campaign, {}, chapters, hashOf);
    const open = campaign.offers(c).filter(o => !o.refusal && (o.id !== 'found' || chapters.length === 0));
    const order = ['scenario', 'visit', 'journey'];
    const party = c.parties.t1;
    const few = party && new Set(party.members.map(id => c.characters[id]!.class)).size < 2;
    const wanted =
      few || (party?.next !== 'none' && party?.visit === null) ? order : ['scenario', 'journey', 'visit'];
    const offer = open.sort((a, b) => wanted.indexOf(a.id.slice(3)) - wanted.indexOf(b.id.slice(3)))[0]!;
    const options = campaign.optionsFor(c, offer.id, ['p1']);
    const result =
      offer.game === 'gloomhaven'
        ? playedOut(scenarioGame, options, n + 3)
        : playedOut(betweenGame, options, n + 3);
    const from = momentOf(campaign, {}, chapters, hashOf);
    const plain = JSON.parse(JSON.stringify(result)) as Json;
    const added = addChapter(campaign, {}, chapters, { offer: offer.id, from, result: plain }, hashOf);
    if (!added.ok) throw new Error(added.refusal.why.id);
    chapters = added.chapters;
    seen.add(offer.id);
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['found', 't1/journey', 't1/scenario']));
  const c = campaignOf(campaign, {}, chapters, hashOf);
  expect(Object.values(c.characters).some(ch => ch.xp > 0 || ch.gold !== 30)).toBe(true);
});
