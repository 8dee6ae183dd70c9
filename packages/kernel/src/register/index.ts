/** The door through which a game hands itself in: what it owes to bots, terminals, learners and readers. Types, and the languages. */
export { LANGS, type Lang } from '../langs.js';
export type { Group, Hints, Planned, Weights, Wish } from './hints.js';
export type { Drill, DrillOf, Lesson, LessonOutcome, Task } from './learn.js';
export type { AnyCampaign, Registration, Rules } from './registration.js';
export type { RuleText, RuleTexts, Texts } from './rule-text.js';
export type { Look, Paint, Terminal } from './terminal.js';
