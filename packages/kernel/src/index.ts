/** The door for writing rules: what a game needs, and nothing that reaches a seed or a record. */
export { isAnswer, LONGEST_KEY, MOST_KEYS } from './answer.js';
export { type Attempt, attempts, type Triable, type Trying } from './attempts.js';
export { areBoundedOptions, isBounded, OPTION_BOUND } from './bounded.js';
export {
  addChapter,
  BrokenCampaign,
  type Campaign,
  type Chapter,
  type ChapterAdded,
  type ChapterMade,
  campaignOf,
  type Ended,
  type Folded,
  foldAll,
  foldedAgain,
  foldedNone,
  foldNext,
  type Hash,
  momentOf,
  nextChapter,
  type Offer,
} from './campaign.js';
export { type Dice, quickDice, shuffled } from './chance.js';
export { nth, sure } from './fault.js';
export type { Appliers, Game, Pile } from './game.js';
export {
  type Acts,
  actsAt,
  clashes,
  type EffectStep,
  fold,
  type Source,
  type StepAct,
  type Sum,
  type SumAct,
  sum,
  through,
} from './hooks.js';
export { type Kept, type MemoKey, memo, renewing, together, untilEvent } from './memo.js';
export {
  type Beside,
  type Chances,
  luckOf,
  type Odds,
  type OddsEnd,
  type OddsQuestion,
  type OddsShown,
} from './odds.js';
export {
  type Brought,
  type BroughtField,
  type ChoiceField,
  type DataField,
  type DataRead,
  type Field,
  type FlagField,
  filledOptions,
  type IntField,
  isSetting,
  matchOptions,
  type OptionsFault,
  type OptionsRead,
  optionFields,
  readOptions,
  type Schema,
  type Settings,
  settingsOf,
} from './options.js';
export { isSame } from './plain.js';
export { isPose, MOST_PIECES, type Pose } from './pose.js';
export type {
  Answer,
  Ask,
  Choice,
  Many,
  NumberQuestion,
  OneAsk,
  PlaceQuestion,
  PlacesQuestion,
  Proc,
  Together,
} from './question.js';
export { PASS, type Table, type Window } from './table.js';
export {
  BLANK,
  type CardId,
  type DeepReadonly,
  type GameId,
  type Json,
  type Msg,
  type MsgArg,
  type Plain,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
  type Show,
  unreachable,
  type Verdict,
  type Who,
} from './vocabulary.js';
export { orPass } from './window.js';
