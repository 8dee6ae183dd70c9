import type { Answers, CampaignSeen, Now, Problem, Push, RequestName, RequestOf } from '@potyczka/table';

/** Words for each of some names: one that is missing does not compile. */
export type Words<K extends PropertyKey> = Readonly<Record<K, string>>;

type AnswerField<K extends RequestName> = Answers[K] extends Now
  ? Exclude<keyof Answers[K], keyof Now>
  : keyof Answers[K];

/** What a request does, what its fields mean and what it is answered with. */
interface RequestProse<K extends RequestName> {
  readonly does: string;
  readonly fields: Words<Exclude<keyof RequestOf<K>, 'id' | 'do'>>;
  readonly answer: Words<AnswerField<K>>;
  /** Which recorded scenes show it. */
  readonly scenes: readonly string[];
}

const TABLE = 'the table';
const CAMPAIGN = 'the campaign';
const DRAFT = 'whether it was a step of a stage that I have not finished: then there is no new entry';
const N = 'the number of the entry that was written: it is durable now';

export const CAMPAIGN_SEEN: Words<keyof CampaignSeen> = {
  info: 'its name and who plays it',
  n: 'how many chapters it has',
  offers: 'what may be played next; with `refusal`, what may not and why',
  state: "what it has come to, in the game's own form, as my chair may see it",
  evenings: 'matches that are under way for it. Of those begun at one moment the first to end counts',
  refused: 'the last matches that ended and are no chapters, and why',
};

/** Every request, in the order in which one meets them. */
export const REQUESTS: { readonly [K in RequestName]: RequestProse<K> } = {
  hello: {
    does: 'Says which protocol I speak and, if I like, what I am called. Not required, but the right way to begin: a server that speaks another protocol refuses it as `malformed`.',
    fields: {
      protocol: 'the version of this protocol',
      name: 'my name from now on, kept with my identity; empty: I am a guest with a number again',
    },
    answer: {
      protocol: 'the version that the server speaks',
      name: 'my name as it stands',
      software: 'the program that answers',
    },
    scenes: ['hello'],
  },
  list: {
    does: 'Lists up to 50 tables that anybody may join, at most 3 of one host, and up to 50 of mine, newest first. When something in it changes, one `lists` is pushed; ask again to hear of the next change.',
    fields: {},
    answer: {
      open: 'tables with a free seat that are neither hidden nor locked',
      mine: 'tables at which I sit, or that I made',
    },
    scenes: ['list'],
  },
  create: {
    does: 'Makes a table. Whoever makes it is its host. If no seat is open, the match starts at once; otherwise the host starts it. Making tables has a limit of its own.',
    fields: {
      game: 'the name of a game, see [Games](#games)',
      options: 'options of the game; those that are missing have their defaults',
      seats:
        'who sits where, one for each seat that the game has with these options. At most one is `me`; none is fine for somebody who only looks on. Where nobody sits, bots play only while somebody watches, and at 3 such tables of one host at a time',
      clock:
        'none, seconds for each turn, or days for each. Whoever lets it run out gets the first legal answer',
      hidden: 'whether the table stays out of the list of open tables, and is joined with a seat link only',
      chat: 'whether people may `say` something; off if not given',
      heard: 'whether spectators may do so too; not if not given',
      lang: 'the language of the log for everybody; each chooses their own if not given',
      awayMinutes: 'after so many minutes a bot plays for a player who is away; never if not given',
      late: "how somebody takes a bot's seat once the match is under way, without a link: not at all, as the host decides (`ask-seat`), or as they like; the host decides if not given",
    },
    answer: {
      table: 'the id of the table',
      seat: 'my seat; null if I took none',
      links:
        'for each open seat the secret word that opens it. The page puts it into a link, behind the `#`, which browsers keep to themselves: `/t/TABLE#seat=WORD`',
    },
    scenes: ['create'],
  },
  join: {
    does: "Takes a seat: the one that a secret word opens, or a free one of a table that is neither locked nor hidden; once the match is under way, a bot's seat in the same way, if the table lets everybody (`late`). The host needs no word. Whoever sits already is told their seat again. What the bot was about to answer is not answered; the clock begins anew. Whoever has left another seat of this match is refused, for they know what it holds.",
    fields: {
      table: TABLE,
      seat: 'which free seat; the first if not given. Not needed with a word',
      token: 'the secret word of a seat link',
      name: 'my name at this table; empty: that of a guest',
    },
    answer: { seat: 'my seat' },
    scenes: ['join'],
  },
  seat: {
    does: 'For the host, before the start: gives a seat to a bot, takes it themselves, or opens it again. A seat that is opened again gets a new secret word; the old link is dead.',
    fields: { table: TABLE, seat: 'which seat', as: 'who is to sit there' },
    answer: {},
    scenes: ['seat'],
  },
  lock: {
    does: 'For the host: locks or unlocks the table. A locked table is joined with a seat link only.',
    fields: { table: TABLE, locked: 'whether it is locked' },
    answer: {},
    scenes: ['lock'],
  },
  hear: {
    does: 'For the host of a table with a chat, at any time: lets spectators write there, or no longer.',
    fields: { table: TABLE, heard: 'whether they may' },
    answer: {},
    scenes: ['hear'],
  },
  late: {
    does: "For the host, at any time: says how somebody takes a bot's seat of a match under way without a link. `no` also ends the links to such seats. Evenings of campaigns belong to those who have chairs.",
    fields: { table: TABLE, late: 'not at all, as the host decides, or as they like' },
    answer: {},
    scenes: ['late'],
  },
  'ask-seat': {
    does: "Asks the host for a bot's seat of a match under way: the host is shown it (`asking`), and told if they are away. At most eight people ask at a time, each for one seat; whoever was turned away does not ask again.",
    fields: { table: TABLE, seat: 'which; not given: I ask no longer' },
    answer: {},
    scenes: ['late'],
  },
  admit: {
    does: "For the host: gives somebody the bot's seat that they asked for, or turns them away.",
    fields: { table: TABLE, who: 'as `asking` has it', admit: 'whether they may sit down' },
    answer: {},
    scenes: ['late'],
  },
  'hand-over': {
    does: 'For the host: somebody else who sits at the table leads it from now on. Nobody is made to lead more open tables than they may open, nor by somebody whom they have blocked.',
    fields: { table: TABLE, seat: 'whose seat' },
    answer: {},
    scenes: ['lead'],
  },
  'take-lead': {
    does: 'Leads a table at which I sit, once its host has not looked at it for `leadMinutes`: ten minutes with a clock for each turn, a day without one, three days with a clock in days.',
    fields: { table: TABLE },
    answer: {},
    scenes: ['lead'],
  },
  start: {
    does: 'For the host: starts the match, once no seat is open.',
    fields: { table: TABLE },
    answer: {},
    scenes: ['start'],
  },
  bring: {
    does: 'Brings what the game wants of each seat before the start, such as an army; again, to change it. The game reads it: what breaks a rule is refused with that rule and the place of the fault (`at`). The host may also bring something for a bot, which otherwise takes what the game proposes. The match does not start while somebody has brought nothing, and until it starts the others are told only that I have (`ready`).',
    fields: {
      table: TABLE,
      option: 'the name of the option',
      seat: 'whose; mine if not given',
      data: "what is brought, in the game's own form",
    },
    answer: {},
    scenes: ['bring'],
  },
  salt: {
    does: 'Adds words of my own to the seed before the start, after I have seen its seal: so that nobody alone chose the shuffle.',
    fields: { table: TABLE, salt: 'any printable words' },
    answer: {},
    scenes: ['salt'],
  },
  watch: {
    does: 'Shows the table as my seat sees it, or as a spectator does, and pushes `news` of it from now on. Also what to ask after every reconnection, and whenever in doubt.',
    fields: {
      table: TABLE,
      changes: 'from now on tell me what has changed instead of everything, see [Changes](#changes)',
    },
    answer: {
      log: 'everything that was told so far; the rest of the answer is a [Now](#now)',
      said: 'the last lines of the chat',
      version: 'the number of what I am shown, if I asked for changes',
    },
    scenes: ['watch', 'secrets', 'changes'],
  },
  unwatch: {
    does: 'Stops the news. Whoever sits at the table is no longer `here`.',
    fields: { table: TABLE },
    answer: {},
    scenes: ['unwatch'],
  },
  past: {
    does: 'What my seat was shown after an entry. Entries that were taken back have no view any more.',
    fields: { table: TABLE, n: 'the number of the entry; 0 is the start' },
    answer: { n: 'the same number', view: 'what was shown' },
    scenes: ['past'],
  },
  answer: {
    does: 'Answers the question that is open for my seat. When the answer comes, the decision is durable. In a stage, which several seats go through at the same time, each has several questions of its own: until I have finished mine, nothing is written down, `n` stays as it is, and only I get news of it.',
    fields: {
      table: TABLE,
      q: 'the number of the question',
      step: 'the `step` of the question, so that a second click does not answer the next one; may be left out',
      a: 'the answer, see [Questions and answers](#questions-and-answers)',
    },
    answer: { n: N, draft: DRAFT },
    scenes: ['answer', 'refusals', 'lost'],
  },
  probe: {
    does: 'Judges an answer without giving it: for sets and poses, of which not all can be listed. It has a limit of its own, so that a piece can be judged while it is dragged. If the question is closed, the refusal says so (`table-stale`, `table-not-asked`, `table-over`).',
    fields: {
      table: TABLE,
      q: 'the number of the question',
      step: 'the `step` of the question; may be left out',
      a: 'the answer to judge',
    },
    answer: {
      refusal: 'null if it would be accepted; otherwise the rule and the reason',
      near: 'for poses that a rule of the game refuses: legal ones close by, if the game knows any; else null',
      piece:
        'for several poses: which piece is refused where it stands, whatever the others do; null if it is the whole that is refused',
      preview:
        "for poses: what the board can draw of them, legal or not, in the game's own form; null if the game has nothing to draw",
    },
    scenes: ['probe'],
  },
  guess: {
    does: 'The match as my seat may imagine it while its question is open: faces that it has not seen are dealt anew, answers that nobody has been shown are open again. It is the moment and nothing else: no options, nothing of how the match came here, and every name in its order, so that it tells nothing that the seat may not know. It is given wherever `odds` of the question says so: with the kernel (`oddsIn`) a client reckons from it the odds of what a legal answer leads to. One guess serves all answers to a question; whether a set is legal, `probe` says.',
    fields: { table: TABLE, q: 'the number of the question' },
    answer: {
      state: "the state of the match in the game's own form, as it may be",
      together:
        'the cards that were last shuffled together: those of one list that lie face down may stand for each other',
    },
    scenes: ['guess'],
  },
  retract: {
    does: 'Takes back my last step in a stage that others have not finished: my answer, or the last of my answers, with what the table answered for me after it. `canRetract` says when.',
    fields: { table: TABLE },
    answer: { n: N, draft: DRAFT },
    scenes: ['retract'],
  },
  undo: {
    does: 'Takes back everything from entry `to` on. What lies behind the free line (`undo.to`) is taken back only when every human at the table has agreed: see [agree](#agree). Nobody may ask while somebody else is asking, for what was refused since the last entry, or more than three times a minute.',
    fields: { table: TABLE, to: 'the first entry that is to go' },
    answer: { n: 'the number of the new entry; null while the others are asked' },
    scenes: ['undo'],
  },
  agree: {
    does: 'Answers somebody who asked to take back more than is free. One who does not agree ends it.',
    fields: { table: TABLE, to: 'the entry that was asked for', agree: 'whether I agree' },
    answer: { n: 'the number of the new entry; null if somebody has not answered yet, or I refused' },
    scenes: ['agree'],
  },
  resign: {
    does: 'Leaves the seat to a bot for good. Before the start it frees the seat.',
    fields: { table: TABLE },
    answer: {},
    scenes: ['resign'],
  },
  back: {
    does: 'Takes my seat back from the bot that played while I was away.',
    fields: { table: TABLE },
    answer: {},
    scenes: ['back'],
  },
  say: {
    does: 'Says something to everybody at the table, if it has a chat. Spectators may too while they watch, if the host lets them (`hear`): each a few lines at once and then one in three seconds, and all of them together not much more; else it is `too-fast`. The last lines are shown to whoever comes later.',
    fields: { table: TABLE, text: 'what I say' },
    answer: {},
    scenes: ['say', 'not-yet'],
  },
  mean: {
    does: 'Tells those who play on my side what I mean to do, in one of the sentences that the game allows (`company.sayings`). Nobody else hears it, and it counts until the next such choice is made.',
    fields: { table: TABLE, saying: 'which sentence; not given: I say nothing any more' },
    answer: {},
    scenes: ['mean'],
  },
  wish: {
    does: 'Asks something of the bots on my side, or no longer. They weigh it with everything else that counts for them. One that has chosen already, while others still choose, chooses again. What is asked stands until it is taken back.',
    fields: {
      table: TABLE,
      wish: 'the id of a wish of `company.wishes`',
      about: 'the element of the board that it is about, where it needs one',
      on: 'whether I ask for it, or no longer',
    },
    answer: {},
    scenes: ['wish'],
  },
  record: {
    does: 'The whole record, once the match is over: before that it would tell secrets.',
    fields: { table: TABLE },
    answer: { record: 'the record, see [Records](#records-and-the-shuffle)' },
    scenes: ['record', 'not-yet'],
  },
  import: {
    does: 'Makes a finished, hidden table out of a record, to look at it. The record is played again first; one that does not agree with itself is refused, and so is one that takes too long (`table-slow-record`). Few wait for that at a time, one of each person: else it is `too-fast` (`table-imports-busy`). This is the only message that may be large. Write `"do"` and `"id"` before `"record"`: a large message is known by its beginning.',
    fields: { record: 'the record' },
    answer: { table: 'the id of the new table' },
    scenes: ['import'],
  },
  rematch: {
    does: 'A new table with the same game, options and people, once a match is over or [stands still](#a-match-that-stands-still). The first who asks makes it and is its host; whoever asks later joins it.',
    fields: { table: 'the table that is over, or stands still' },
    answer: { table: 'the id of the new table' },
    scenes: ['rematch'],
  },
  campaigns: {
    does: 'Lists up to 50 campaigns in which I have a chair, newest first. A campaign is matches that build on each other; its matches are tables like any other.',
    fields: {},
    answer: { mine: 'my campaigns' },
    scenes: ['campaigns'],
  },
  campaign: {
    does: 'What a campaign has come to, for those who have a chair in it. From then on one `campaign` is pushed to me whenever it changes.',
    fields: { campaign: CAMPAIGN },
    answer: CAMPAIGN_SEEN,
    scenes: ['campaign'],
  },
  'campaign-begin': {
    does: 'Begins a campaign of a game that has one. Whoever begins it has its first chair, or the one they name, and leads it. With chapters it goes on where they end; the first that does not follow from those before it refuses them all. Besides `import` the only message that may be large.',
    fields: {
      game: 'the name of the game',
      name: 'what it is called',
      chairs: 'how many people can play it',
      options: "the campaign's own options",
      chair: 'my chair, if not the first',
      chapters: 'chapters that were kept elsewhere, as `campaign-chapters` gives them',
    },
    answer: { campaign: 'its id' },
    scenes: ['campaign-begin'],
  },
  'campaign-join': {
    does: 'Takes the free chair to which a link leads. Whoever has a chair keeps it.',
    fields: { campaign: CAMPAIGN, token: 'the token of the link', name: 'what I am called there' },
    answer: { chair: 'my chair' },
    scenes: ['campaign-join'],
  },
  'campaign-agree': {
    does: 'Says whether a bot may play for me in a match that begins while I am not here. I may come `back` to that match at any time.',
    fields: { campaign: CAMPAIGN, standIn: 'whether I agree' },
    answer: {},
    scenes: ['campaign-join'],
  },
  'campaign-play': {
    does: 'Begins a match of what the campaign offers. Everybody who has a chair in it sits at its table, in the order of chairs. When it ends it becomes the next chapter, once, whatever happens to the server.',
    fields: { campaign: CAMPAIGN, offer: 'the id of an offer' },
    answer: { table: 'the id of the table' },
    scenes: ['campaign-play'],
  },
  'campaign-strike': {
    does: 'Strikes out the last chapter, for whoever leads the campaign.',
    fields: { campaign: CAMPAIGN, chapter: 'its number, so that a second click strikes nothing' },
    answer: {},
    scenes: ['campaign-strike'],
  },
  'campaign-chapters': {
    does: 'All that a campaign consists of, to keep it elsewhere. Where it holds secrets of those who play it, only whoever leads it may take it out, as one person keeps the box.',
    fields: { campaign: CAMPAIGN },
    answer: {
      game: 'its game',
      name: 'what it is called',
      chairs: 'how many people can play it',
      options: "the campaign's own options",
      chair: 'my chair, to have it again where I bring it',
      chapters: 'its chapters, in order',
    },
    scenes: ['campaign-chapters'],
  },
  'campaign-leave': {
    does: 'Gives up my chair; whoever leads the campaign may free one of the others. Somebody else can take it with a new link. When nobody is left the campaign is gone.',
    fields: { campaign: CAMPAIGN, chair: 'the chair to free; mine if not given' },
    answer: {},
    scenes: ['campaign-strike'],
  },
  devices: {
    does: 'Lists the devices on which I am myself, and puts mine on the list. A device is a cookie; which person it belongs to is kept in the store.',
    fields: { called: 'what my browser says that it is' },
    answer: {
      devices: 'mine first',
      recovery: 'since when there are words for recovery; null: there are none',
    },
    scenes: ['devices'],
  },
  'device-code': {
    does: 'Makes a code by which another device becomes mine: eight letters, good for five minutes and for one device. The one before it is worth nothing any more.',
    fields: {},
    answer: {
      code: 'the code; the page also puts it into a link, behind the `#`',
      until: 'until when it is good',
    },
    scenes: ['devices'],
  },
  'device-join': {
    does: 'Makes the device that I call from that of whoever has shown me a code, or has the words of a recovery. Without `sure` I am only told who that is. Everything that I had comes along: tables, seats, campaigns. Not while both of us sit at one table. My connection is closed with `bye`; whoever connects again with the same cookie is the other person. Trying codes has a limit of its own.',
    fields: {
      code: 'as it was typed: small letters, spaces and lines do no harm',
      called: 'what my browser says that it is',
      sure: 'do it',
      evening:
        'for a machine that others use too: signed out by itself after twelve hours, also a page that was left open. Nothing comes along then, neither what was played there before nor, from whoever is there for an evening, to the next; and what lasts longer (codes, words, other devices, being told, forgetting) is refused there with `table-only-evening`',
    },
    answer: {
      name: 'what that person is called',
      games: 'how many tables of mine come along, of the last hundred',
      joined: 'it is done',
    },
    scenes: ['devices'],
  },
  'device-out': {
    does: 'Signs out one of my devices, be it this one: its connections are closed with `bye`, and whoever uses it is somebody new.',
    fields: { device: 'as the list has it' },
    answer: {},
    scenes: ['devices'],
  },
  recovery: {
    does: 'Makes words to print, by which I come back when I have lost every device: `device-join` takes them as a code. Those before them are worth nothing any more. They are told once; the server keeps only what they are recognized by.',
    fields: {},
    answer: { words: '32 letters and digits, in groups' },
    scenes: ['recovery'],
  },
  keep: {
    does: 'Keeps something for all my devices, such as what I have set or an army that I have built, in place of what had that name; at most eight things. Without fields it only tells what is kept.',
    fields: { what: 'its name', text: 'up to 12,000 characters, which the server does not read' },
    answer: { kept: 'everything that is kept for me' },
    scenes: ['keep'],
  },
  friends: {
    does: 'Lists up to a hundred people with whom I have sat at tables that began, of the last 300 of those, and whom I have blocked.',
    fields: {},
    answer: { friends: 'the last first' },
    scenes: ['friends'],
  },
  invite: {
    does: 'Keeps a free seat for a friend, before the start: the table appears on their list with `invited`, and they need no link. Only for the host.',
    fields: {
      table: TABLE,
      seat: 'which; the first free one if not given',
      friend:
        'as the list of friends has it; not given: the seat is kept for nobody any more, and has a new link',
    },
    answer: { seat: 'which seat it is' },
    scenes: ['friends'],
  },
  block: {
    does: 'Whom I block can neither invite me nor sit down at a table of mine without a link; they are told nothing of it before they try.',
    fields: { friend: 'as the list of friends has it', on: 'or no longer' },
    answer: {},
    scenes: ['friends'],
  },
  running: {
    does: 'Lists up to 20 matches of people that are under way and neither hidden nor locked: anybody may `watch` them. The list is read again every few seconds.',
    fields: {},
    answer: { running: 'the last begun first' },
    scenes: ['running'],
  },
  glance: {
    does: 'Tells how a table stands now, as my seat may see it, without following it: for a small picture in a list, and for what has happened since I looked.',
    fields: {
      table: TABLE,
      after: 'how many lines of its log I have seen; of what came then the last 40 lines are told',
    },
    answer: {
      n: 'how many entries the match has',
      view: "the board as I may see it, in the game's own form; null before the start",
      open: 'the open questions as everybody sees them',
      lines: 'how many lines the log has',
      from: 'how many lines come before those told here',
      log: 'the lines after `from`',
      deadline: 'when the clock of this turn runs out; null without one',
      now: 'the time by the clock of the table',
      result: 'what came of it; null before the end',
    },
    scenes: ['running'],
  },
  history: {
    does: 'Lists my matches that are over, 50 at a time. Where a match ended under an older program its `result` may be missing: `glance` has it.',
    fields: { after: 'the table after which to go on; not given: from the last' },
    answer: { games: 'the last first', next: 'give this as `after`; null: that was all' },
    scenes: ['history'],
  },
  mine: {
    does: 'Tells all that is kept of me, 20 tables at a time: for a file of my own. Who I am comes with the first part. Records of matches that are over come by `record`, chapters of campaigns by `campaign-chapters`.',
    fields: { after: 'the table after which to go on; not given: from the first' },
    answer: {
      name: 'what I am called',
      devices: 'on which I am myself',
      kept: 'what I keep for all of them',
      blocked: 'what those are called whom I have blocked',
      tables: 'at which I sit, or that I made, by their ids',
      said: 'what I have said at these tables, of the last 200 lines of each',
      campaigns: 'in which I have a chair',
      next: 'give this as `after`; null: that was all',
    },
    scenes: ['history'],
  },
  forget: {
    does: 'Forgets me. Tables that I share with nobody go; at the others a bot plays for me, my seat is free again, or somebody without a name has sat there, and what I said there is gone. Chairs of campaigns are free. Every device of mine is signed out, and its connections are closed with `bye`. It cannot be taken back; broken off, it can be asked for again.',
    fields: { sure: 'yes' },
    answer: {},
    scenes: ['forget'],
  },
  told: {
    does: 'Lists where I am told what happens while I am away, and how people can be told here.',
    fields: {},
    answer: {
      key: 'the public key for a push to this device; null: there are no pushes here',
      mail: 'this server sends mail',
      hooks: 'this server calls addresses',
      to: 'where I am told',
      muted: 'tables of which I am told nothing',
      feed: 'since when there is a calendar of my games; null: there is none',
    },
    scenes: ['told'],
  },
  tell: {
    does: 'Tells me from now on what happens while I do not look at a table, in place of what was told there before: by Web Push to the device that I ask from (`push`, with what its browser gives for the `key` of `told`), or by a POST of JSON to an address (`hook`; with `group` it is told whose turn it is at every table that I lead). Each thing is told once; what is not true any more is not told. An address within a private network is refused.',
    fields: {
      to: 'the way there',
      about:
        'what is told: my turn, somebody asks to take back, I am invited, somebody has written, my clock runs low',
      lang: 'the language',
      quiet:
        'when nothing is told: from one minute of the day to another there. What is still true is told afterwards',
    },
    answer: {},
    scenes: ['told'],
  },
  'tell-mail': {
    does: 'The same by mail, if this server sends mail. To a new address a code is sent first, at most one an hour; nothing else goes there before `tell-confirm`.',
    fields: {
      address: 'a mail address',
      about: 'as in `tell`',
      lang: 'the language',
      quiet: 'as in `tell`',
    },
    answer: { confirmed: 'the address is known to be mine already' },
    scenes: ['told'],
  },
  'tell-confirm': {
    does: 'Says that a mail address is mine. Trying codes has a limit of its own.',
    fields: { code: 'that was sent there' },
    answer: {},
    scenes: ['told'],
  },
  untell: {
    does: 'Nothing is told there any more. A link in each mail leads to a page that asks for this: whoever knows what the target is called may end it.',
    fields: { target: 'as the list has it' },
    answer: {},
    scenes: ['told'],
  },
  mute: {
    does: 'Nothing is told of a table, on any of my devices, or again.',
    fields: { table: TABLE, on: 'silent; or not' },
    answer: {},
    scenes: ['told'],
  },
  feed: {
    does: 'Makes a secret address of a calendar (`.ics`) with my turns and their deadlines; one from before is worth nothing any more.',
    fields: { on: 'or there is to be none' },
    answer: { path: 'on this server; `?lang=pl` for Polish; null if there is to be none' },
    scenes: ['told'],
  },
};

type PushName = Push['push'];
type PushProse<K extends PushName> = {
  readonly when: string;
  readonly fields: Words<Exclude<keyof Extract<Push, { push: K }>, 'push'>>;
};

/** Everything that comes without being asked for. */
export const PUSHES: { readonly [K in PushName]: PushProse<K> } = {
  news: {
    when: 'Something has changed at a table that I watch.',
    fields: {
      table: TABLE,
      now: 'all that I am shown now, see [Now](#now); it replaces what I was shown before',
      from: 'how many lines of the log stay. If I have more, they were taken back: cut them off',
      log: 'the lines that follow',
      version: 'the number of what I am shown now, if I asked for changes',
    },
  },
  change: {
    when: 'The same, if I asked for changes and have what they are changes of. See [Changes](#changes).',
    fields: {
      table: TABLE,
      base: 'the number of what I must have been shown last; if it is another, `watch` again',
      version: 'the number of what I am shown now',
      now: "the time by the table's clock: `now.now`, which is not in the change",
      change: 'what has changed of [Now](#now)',
      from: 'how many lines of the log stay, as in `news`',
      log: 'the lines that follow',
    },
  },
  said: {
    when: 'Somebody at a table that I watch has said something.',
    fields: {
      table: TABLE,
      seat: 'who; null for a spectator',
      name: 'what a spectator is called; only of spectators',
      text: 'what',
      at: 'when, in milliseconds since 1970',
    },
  },
  lists: {
    when: 'The tables that I asked for with `list` have changed. Ask again, unless `open` comes along. What changes soon after is gathered for some seconds.',
    fields: {
      open: 'where only the open tables have changed and I have no part in any of them: these they are now, as `list` would tell, and I am told again of the next change',
    },
  },
  campaign: {
    when: 'A campaign that I have looked at has changed. Ask for it again.',
    fields: { campaign: CAMPAIGN },
  },
  bye: { when: 'The server is stopping. Connect again; another process may answer.', fields: {} },
};

/** Why a request was refused. */
export const PROBLEMS: Words<Problem['code']> = {
  malformed: 'The message is not a request of this protocol, or is binary. Mend the client.',
  'unknown-table': 'There is no such table here.',
  'not-yours': 'My seat or my role does not allow it, or I have no seat.',
  'not-open': 'Not at this time: not started, over, locked, taken, switched off.',
  refused: 'The rules, or the table, say no. `rule` and `why` tell the reason. Nothing has changed.',
  'too-fast': 'Too many requests. Wait, then send it again.',
  'too-large': 'The message is too large.',
  'not-saved':
    'The store could not be reached. Nothing has changed, or the table will show that it has: `watch`, then decide again.',
  fault:
    'A fault of the server, which it has logged, or rules that this server cannot play. Nothing has changed.',
};
