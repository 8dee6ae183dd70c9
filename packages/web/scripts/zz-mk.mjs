import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const { game: adrenaline, hints } = await import('@potyczka/adrenaline');
const { makeBot, sightOf } = await import('@potyczka/bots');
const { quickDice, Run, seedOf } = await import('@potyczka/kernel/run');
const options = { players: 4, arena: 'B', skulls: 5, frenzy: true, bot: false, mode: 'deathmatch', secretPoints: false };
const run = new Run(adrenaline, options, { seed: seedOf(3) });
const [bot, dice] = [makeBot('greedy', hints), quickDice(3)];
while (run.result === undefined) { const { seat } = run.now.ask; run.answer(seat, run.q, run.forced(seat) ?? bot.answer(sightOf(run.now, seat), dice, {iterations:40})); }
writeFileSync('/tmp/shell-look/match.json', JSON.stringify(run.record())); console.log('record', run.n);
