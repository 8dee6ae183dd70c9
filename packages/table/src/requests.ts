import { bring } from './bringing.js';
import type { Caller } from './caller.js';
import {
  agreeToStandIn,
  beginCampaign,
  campaigns,
  chaptersFor,
  joinCampaign,
  leaveCampaign,
  lookAtCampaign,
  playOffer,
  strikeOut,
} from './campaign-requests.js';
import { mean, wish } from './company-requests.js';
import { create, importRecord, rematch } from './create.js';
import { forget } from './forgetting.js';
import { block, friends, invite } from './friends.js';
import { join } from './joining.js';
import { admit, askSeat, late } from './late-seats.js';
import { handOver, takeLead } from './leading.js';
import { glance, history, mine, running } from './own-games.js';
import { deviceCode, deviceJoin, deviceOut, devices, keep, recovery } from './people.js';
import { agree, answer, guess, probe, record, retract, say, undo } from './play.js';
import type { Handles } from './ports.js';
import type { Answers, Request, RequestName, RequestOf } from './protocol.js';
import { calledBy, changeSeat, hear, lock, NOTHING, resign, salt, start } from './seats.js';
import { feed, mute, tell, tellConfirm, tellMail, told, untell } from './told.js';
import { list, past, watch } from './watch.js';

/** What becomes of each request: its answer, or `Refused`. */
const HANDLERS: {
  readonly [K in RequestName]: (s: Handles, c: Caller, r: RequestOf<K>) => Promise<Answers[K]>;
} = {
  hello: async (s, c, r) => {
    const name = calledBy(s, c, r.name);
    if (name !== c.who.name) {
      await s.deps.named?.({ ...c.who, name });
      c.who = { ...c.who, name };
      s.presence.renamed(c);
    }
    return { protocol: r.protocol, name: c.who.name, software: s.deps.software };
  },
  list,
  create,
  join,
  seat: changeSeat,
  lock,
  hear,
  late,
  'ask-seat': askSeat,
  admit,
  'hand-over': handOver,
  'take-lead': takeLead,
  start: (s, c, r) => start(s, c, r.table),
  bring,
  salt,
  watch,
  unwatch: async (s, c, r) => {
    await s.presence.leave(c, r.table);
    return NOTHING;
  },
  past,
  answer,
  probe,
  guess,
  retract,
  undo,
  agree,
  resign,
  back: async (s, c, r) => {
    await s.setAway(r.table, c.identity, false);
    return NOTHING;
  },
  say,
  wish,
  mean,
  record: (s, _, r) => record(s, r),
  import: (s, c, r) => importRecord(s, c, r.record),
  rematch,
  campaigns,
  campaign: lookAtCampaign,
  'campaign-begin': beginCampaign,
  'campaign-join': joinCampaign,
  'campaign-agree': agreeToStandIn,
  'campaign-leave': leaveCampaign,
  'campaign-play': playOffer,
  'campaign-strike': strikeOut,
  'campaign-chapters': chaptersFor,
  devices,
  'device-code': deviceCode,
  'device-join': deviceJoin,
  'device-out': deviceOut,
  recovery,
  keep,
  friends,
  invite,
  block,
  running,
  glance,
  history,
  mine,
  forget,
  told,
  tell,
  'tell-mail': tellMail,
  'tell-confirm': tellConfirm,
  untell,
  mute,
  feed,
};

/** Grants a request or throws `Refused`. */
export const handle = <K extends RequestName>(
  s: Handles,
  c: Caller,
  r: Request & { do: K },
): Promise<Answers[K]> => {
  const grants = HANDLERS as unknown as Record<
    RequestName,
    (s: Handles, c: Caller, r: Request) => Promise<unknown>
  >;
  return grants[r.do](s, c, r) as Promise<Answers[K]>;
};
