/** The door for running games: records, views, undo, worlds. Never imported by rules. */
export { isRefusal, judgeAnswer, MALFORMED, UNKNOWN } from '../answers.js';
export { type Chance, chanceFrom, type Dice, quickDice, shuffled } from '../chance.js';
export type { ChanceOutcome } from '../engine.js';
export { Fault } from '../fault.js';
export { LANGS, type Lang } from '../langs.js';
export { type LegalList, legalAnswers, legalList } from '../legal.js';
export { cardsIn, copy } from '../plain.js';
export type { AnyAsk, OneAsk } from '../question.js';
export { remembered } from '../remembered.js';
export type { Stage, Steps } from '../stage.js';
export { determinize, guessWorld, ImpossibleGuess } from './determinize.js';
export type { Draft } from './drafts.js';
export type { LoggedEvent, NewInformation } from './event-log.js';
export { type Asked, type Imagined, imagined, oddsIn } from './imagined.js';
export { fromKept, type KeptCheckpoint, toKeep } from './keep.js';
export {
  called,
  entriesOf,
  type Given,
  given,
  type Lines,
  linesOf,
  linesText,
  MATCH,
  type Moment,
  type PlayedLine,
  readLines,
  recordOfLine,
  recordUpTo,
  replayLine,
  withoutLine,
} from './lines.js';
export { luckIn, type Stroke } from './luck.js';
export { type OddsFound, type OddsWanted, odds, TooManyPaths } from './odds.js';
export {
  about,
  type OddsFigures,
  type OddsLimits,
  type OddsValue,
  PAGE_LIMITS,
} from './odds-figures.js';
export { openViews } from './open.js';
export {
  type By,
  type Entry,
  type MatchRecord,
  MOST_ENTRIES,
  type RunChance,
  readRecord,
  sourceOf,
} from './record.js';
export { type Replayed, repeat, replay } from './replay.js';
export type { PublicQuestion, Reply, UndoLine } from './reply.js';
export { Run } from './run.js';
export { type ScriptedChance, scripted } from './scripted.js';
export {
  type Fork,
  hashOf,
  isSeed,
  type Salts,
  type SealedChance,
  type Seed,
  sealedChance,
  sealOf,
  seedOf,
} from './seal.js';
export { ReplayMismatch, type TailItem } from './tail.js';
export { tableText } from './text.js';
export {
  beginning,
  type Checkpoint,
  position,
  resume,
  type Snapshot,
  World,
} from './world.js';
