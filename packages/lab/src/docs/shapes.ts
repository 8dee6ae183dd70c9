import type {
  CampaignInfo,
  CampaignSeen,
  ChairInfo,
  CompanyShown,
  DeviceInfo,
  FriendInfo,
  KeptThing,
  Now,
  OnlookersShown,
  OptionShown,
  Problem,
  QuestionOpen,
  QuestionShown,
  Said,
  SeatAsked,
  SeatInfo,
  Snapshot,
  Stopped,
  TableInfo,
  Told,
  ToldTo,
  UndoAsked,
  UndoShown,
  WishShown,
} from '@potyczka/table';
import { CAMPAIGN_SEEN, type Words } from './prose.js';

/** The shapes inside answers and news. */
export const SHAPES: {
  readonly Problem: Words<keyof Problem>;
  readonly TableInfo: Words<keyof TableInfo>;
  readonly SeatAsked: Words<keyof SeatAsked>;
  readonly SeatInfo: Words<keyof SeatInfo>;
  readonly CampaignInfo: Words<keyof CampaignInfo>;
  readonly DeviceInfo: Words<keyof DeviceInfo>;
  readonly ToldTo: Words<keyof ToldTo>;
  readonly KeptThing: Words<keyof KeptThing>;
  readonly FriendInfo: Words<keyof FriendInfo>;
  readonly ChairInfo: Words<keyof ChairInfo>;
  readonly CampaignSeen: Words<keyof CampaignSeen>;
  readonly Now: Words<keyof Now>;
  readonly Stopped: Words<keyof Stopped>;
  readonly Snapshot: Words<Exclude<keyof Snapshot, keyof Now>>;
  readonly QuestionShown: Words<keyof QuestionShown>;
  readonly OptionShown: Words<keyof OptionShown>;
  readonly QuestionOpen: Words<keyof QuestionOpen>;
  readonly Told: Words<keyof Told>;
  readonly Said: Words<keyof Said>;
  readonly UndoShown: Words<keyof UndoShown>;
  readonly UndoAsked: Words<keyof UndoAsked>;
  readonly OnlookersShown: Words<keyof OnlookersShown>;
  readonly CompanyShown: Words<keyof CompanyShown>;
  readonly WishShown: Words<keyof WishShown>;
} = {
  Problem: {
    code: 'what kind of problem',
    why: 'the reason as a message',
    rule: 'the number of the rule, if a rule says no',
    at: 'where in the options or in what was brought the fault is, such as `armies.p1.units.3`',
  },
  TableInfo: {
    table: 'its id',
    game: 'the name of its game',
    options:
      "the game's options. Data with a structure of its own (an army, a scenario) is told before the start and in the answer to `watch`, not in lists and in later news; what a seat brings is told to nobody else before the start, and what holds secrets of a campaign to nobody",
    brief: 'the options in one sentence of the game; null if it has none',
    phase: 'before the start, during the match, after it',
    seats: 'who sits where, in the order of seats',
    clock: 'none, `live` with `seconds`, or `slow` with `days`; for each turn',
    hidden: 'not in the list of open tables; joined with a seat link only',
    locked: 'joined with a seat link only',
    chat: 'people may talk',
    heard: 'spectators may talk too',
    lang: 'the language of the log; null: each reads it in their own',
    late: "how somebody takes a bot's seat of a match under way without a link: `no`, `ask` (the host), `free`",
    awayMinutes: 'after so many minutes a bot plays for a player who is away; null: never',
    host: 'I lead the table: whoever made it does, until they hand it over',
    leader: 'the seat of whoever leads it; null if they have none',
    leadMinutes: 'after so many minutes without them anybody who sits here may `take-lead`',
    mine: 'my seat; null for a spectator',
    myTurn: 'it waits for me',
    updated: 'when it last changed, in milliseconds since 1970',
    rematch: 'the table at which the same people play again',
    campaign: 'the id of the campaign that it is played for',
    playedOn:
      'where it goes on from a moment of another match: the entry from which on it does. It has no seal, and counts as nobody’s game',
    invited: 'the seat that the host keeps for me',
    waits: 'in lists, while it is played: the seats that are asked',
    deadline: 'in lists, while it is played: when the clock of this turn runs out; null without one',
    result:
      "in lists, once it is over: what came of it, in the game's own form. Missing where that is a secret, or where the match ended under an older program",
    asked: "the bot's seat for which I ask the host",
    asking: "who asks for a bot's seat: for the host",
    links: 'the secret words of seats still open, and in mid-match of those that bots play: for the host',
  },
  SeatAsked: {
    who: 'stands for them where the host answers with `admit`',
    seat: 'the seat that they ask for',
    name: 'what they are called',
  },
  CampaignInfo: {
    campaign: 'its id',
    game: 'the game that has it',
    name: 'what it is called',
    lines:
      'how often something was written down about it: chapters, those struck out, matches that did not count',
    host: 'whether I lead it',
    mine: 'my chair; null if I have none',
    chairs: 'who has which chair',
    updated: 'when it last changed, in milliseconds since 1970',
    links: 'the tokens of free chairs, for whoever leads it',
  },
  DeviceInfo: {
    device: 'stands for it where I sign it out',
    called: 'what its browser has said',
    since: 'since when it is mine, in milliseconds since 1970',
    seen: 'when it last asked for the list or joined',
    until: 'when it is signed out by itself; null: never',
    mine: 'it is the one that I ask from',
  },
  ToldTo: {
    target: 'stands for it where I end it',
    way: 'how',
    where: 'the mail address, or the server that is called',
    group: 'a group reads it',
    about: 'what is told there',
    lang: 'the language',
    quiet: 'when nothing is told; null: at any time',
    confirmed: 'it is known to be mine; a mail address is when its code was typed',
    mine: 'of a push: to the device that I ask from',
  },
  KeptThing: { what: 'its name', text: 'what it is', at: 'since when' },
  FriendInfo: {
    friend: 'stands for them, to me alone',
    name: 'what they are called now',
    games: 'how often we have sat at one table, of my last 300',
    last: 'when something last happened at one of those, in milliseconds since 1970',
    blocked: 'I have blocked them',
  },
  ChairInfo: {
    chair: 'which',
    name: 'whose; null if it is free',
    standIn: 'a bot may play for them',
    here: 'they are connected now',
  },
  CampaignSeen: CAMPAIGN_SEEN,
  SeatInfo: {
    seat: '`p1` to `p9`',
    kind: 'who sits there',
    name: 'the name of a human',
    level: 'how strong a bot is',
    here: 'a human who is watching now',
    away: 'a bot plays for an absent human',
    ready: 'has brought what the game wants of each seat, if it wants anything',
    asked: 'of a free seat: the name of whom it is kept for; not there if for nobody',
  },
  Now: {
    info: 'the table',
    n: 'how many entries the match has',
    view: "the board as I may see it, in the game's own form; null before the start",
    open: 'the open questions as everybody sees them',
    mine: 'the question that I am asked; null if none',
    undo: 'what I may take back; null for spectators',
    undoAsked: 'somebody asks to take back more than is free',
    onlookers: 'who looks on without a seat, counted once a second',
    company:
      'what those who play on my side tell each other; not there where nobody does, or the game has no words for it',
    canRetract: 'I have decided something in a stage that is still open: my last step may be retracted',
    deadline: 'when the clock of this turn runs out; null without one',
    now: "the server's clock, in milliseconds since 1970: compare `deadline` with it, not with your own",
    seal: 'the hash of the seed',
    seed: 'the seed, once the match is over',
    result: "the result in the game's own form; null until the end",
    stopped:
      'there if the match [stands still](#a-match-that-stands-still): nobody is asked anything, and every decision is refused (`table-stopped`)',
  },
  Stopped: {
    why: '`rules`: they have changed since it was played; `differs`: the same rules came to something else',
    at: 'the last entry that is shown: what came after it is stored, and not shown',
  },
  Snapshot: {
    log: 'everything that was told so far',
    said: 'the last lines of the chat',
    version: 'the number of what I am shown, if I asked for changes',
  },
  QuestionShown: {
    q: 'its number; goes into the answer',
    step: 'how many answers I have given in this stage: the number of the question stays the same there; 0 outside one',
    seat: 'my seat',
    kind: 'what form the answer has',
    rule: 'the rule that asks',
    ask: 'what is asked, as a message',
    options: 'what may be chosen, and what may not with the reason; empty for a number',
    min: 'the least number of members, or the least number',
    max: 'the greatest',
    proposed: 'for a set: keys that the game proposes to begin with; empty if it proposes none',
    none: 'what choosing no member means, as a message; null if the game has no words of its own for it',
    pieces:
      'for `places`: the elements of the board that are placed, in the order of the answer; empty otherwise',
    region:
      "for `place` and `places`: where a pose may be legal, in the game's own form (for `places` a list, one for each piece); null if the game does not say",
    odds: 'whether odds can be reckoned of what answers lead to: see [guess](#guess)',
  },
  OptionShown: {
    key: 'names it',
    answer: 'what is sent back to choose it; of a member of a set, what goes into the list',
    label: 'what it is called, as a message',
    at: 'the elements of the board that it is about',
    preview: 'what would happen, for drawings',
    declines: 'choosing it means doing nothing, or nothing more',
    refusal: 'null if it may be chosen; otherwise why not',
  },
  QuestionOpen: {
    q: 'its number',
    seat: 'who is asked',
    rule: 'the rule that asks',
    ask: 'what is asked',
    thinking: 'a bot plays that seat',
    budget: 'how long that bot may think about its turn, in milliseconds, if that is known',
  },
  Told: {
    n: 'the entry that it came with; 0 for the set-up',
    rule: 'the rule by which it happened',
    event: "what happened, in the game's own form; the face of a card that I may not see is `#`",
    by: '`clock` if a clock had run out and the table decided for the player; not there otherwise',
    whose:
      'with `by`, the seat whose clock it was: what the table decided may have brought about the turn of another',
  },
  Said: {
    seat: 'who; null for a spectator',
    name: 'what a spectator is called; only of spectators',
    text: 'what',
    at: 'when, in milliseconds since 1970',
  },
  CompanyShown: {
    means:
      'what they and I mean to do, as far as we have said so: bots in their own words, people with [mean](#mean). Only their side is told',
    sayings: 'what I may say with [mean](#mean); empty where only bots play on my side',
    wishes: 'what I may ask of the bots on my side with [wish](#wish); empty where there are none',
    wished: 'what has been asked of them, by whom, and about which element of the board',
  },
  WishShown: {
    id: 'names it',
    label: 'what it is called, as a message',
    about:
      'the elements of the board of which it needs one, each with its own words; null if it is about none',
  },
  OnlookersShown: { count: 'how many', names: 'what the first of them are called, at most twelve' },
  UndoShown: {
    to: 'the first entry that I may freely take back; not there if none',
    blockedBy:
      'what stands behind that line: `chance` (a die, a shuffle), `face` (a card was seen), `reveal` (answers were turned up), `answer` (somebody else has answered), `start`',
    free: 'my decisions that are free to take back, the last one last; each is a `to` for `undo`',
    before: 'my last decision before those, for which the others are asked; null if there is none',
  },
  UndoAsked: {
    by: 'who asks',
    to: 'the first entry that is to go',
    agreed: 'who has agreed',
    refused: 'who has refused: it will not be taken back; null if nobody has',
  },
};
