import type { Caller } from './caller.js';
import { noteLeader } from './leading.js';
import type { LiveTable } from './live-table.js';
import type { PeerMessage } from './peers.js';
import { expiryOf, isBotsOnly } from './plan.js';
import type { Attends, Campaigning, Drives, Follows, Holds, Lists } from './ports.js';
import type { Said } from './protocol.js';

/** How many people one message to the peers names. */
const PEOPLE = 50;

/** Spectators come and go in crowds: they are counted again after so many milliseconds. */
const GATHER_MS = 1000;

/** Who is here, through this process or another, and what they say to each other. */
export class Presence {
  constructor(
    private readonly service: Drives & Follows & Holds & Lists & Campaigning & Pick<Attends, 'botMatches'>,
  ) {}

  /** Somebody no longer looks at a table. */
  async leave(c: Caller, id: string): Promise<void> {
    c.watching.delete(id);
    const live = this.service.live.get(id);
    if (!live?.watchers.delete(c) || !live.known) return;
    if (isBotsOnly(live.known)) this.service.botMatches.again(live);
    if (!live.seatOf(c.identity)) {
      if (c.identity === live.known.host) void noteLeader(this.service, live, true);
      return this.onlookersChanged(live);
    }
    if (live.isHere(c.identity, this.service.deps.now())) return;
    live.leftAt.set(c.identity, this.service.deps.now());
    if (c.identity === live.known.host) void noteLeader(this.service, live, true);
    this.changed(live, c.identity, false);
  }

  /** Those who look on without a seat have changed: everybody is shown that in a moment. */
  onlookersChanged(live: LiveTable): void {
    const { onlookers } = live;
    onlookers.changed();
    if (onlookers.isDue) return;
    onlookers.isDue = true;
    this.service.deps.after(GATHER_MS, () => {
      onlookers.isDue = false;
      if (!live.isAwake || !onlookers.count(this.service.deps.now())) return;
      this.service.deps.notifyPeers?.({ kind: 'onlookers', table: live.id, there: onlookers.hereShown });
      this.showPresence(live);
    });
  }

  /** Somebody is called otherwise now, also where they look on. */
  renamed(c: Caller): void {
    for (const id of c.watching) {
      const live = this.service.live.get(id);
      if (live?.known && !live.seatOf(c.identity)) this.onlookersChanged(live);
    }
  }

  leaveAll(c: Caller): void {
    this.service.lists.leave(c);
    this.service.campaigns.leave(c);
    for (const id of [...c.watching]) void this.leave(c, id);
  }

  /** Somebody looks at a table: it is kept for longer. */
  seen(live: LiveTable): void {
    const { now, keeping, store, fault } = this.service.deps;
    const until = live.known ? expiryOf(live.known, now(), keeping) : null;
    if (until === null || until === live.expires) return;
    live.expires = until;
    store.postpone?.(live.id, until).catch(e => fault?.('seen', e));
  }

  /** Somebody may look at a table for days. */
  seenByAll(): void {
    for (const live of this.service.live.values()) {
      if (live.watchers.size === 0) continue;
      this.seen(live);
      if (live.known && live.isHere(live.known.host, this.service.deps.now()))
        void noteLeader(this.service, live, false);
    }
  }

  /** Tells the others that somebody who sits at the table has come or gone. */
  changed(live: LiveTable, identity: string, here: boolean): void {
    this.service.deps.notifyPeers?.({ kind: 'here', here, people: [{ table: live.id, identity }] });
    this.showPresence(live);
  }

  private showPresence(live: LiveTable): void {
    if (!live.isAwake) return;
    void live.queue
      .run(async () => {
        if (!live.isAwake) return;
        this.service.drive(live);
        live.publish(this.service.deps);
      })
      .catch(e => this.service.deps.fault?.('presence', e));
  }

  /** Says again who is here through this process: others forget it after a while. */
  announce(): void {
    const people: { table: string; identity: string }[] = [];
    for (const live of this.service.live.values()) people.push(...this.seatedAt(live));
    for (let i = 0; i < people.length; i += PEOPLE)
      this.service.deps.notifyPeers?.({ kind: 'here', here: true, people: people.slice(i, i + PEOPLE) });
    for (const live of this.service.live.values()) this.announceOnlookers(live);
  }

  private announceOnlookers(live: LiveTable): void {
    const there = live.known ? live.onlookers.hereShown : undefined;
    if (there?.count) this.service.deps.notifyPeers?.({ kind: 'onlookers', table: live.id, there });
  }

  private seatedAt(live: LiveTable): { table: string; identity: string }[] {
    if (!live.known) return [];
    const here = new Set([...live.watchers.keys()].map(w => w.identity));
    return [...here].filter(i => live.seatOf(i)).map(identity => ({ table: live.id, identity }));
  }

  /** Another process says something. */
  hear(process: string, g: PeerMessage): void {
    switch (g.kind) {
      case 'here':
        for (const { table, identity } of g.people) this.hearPresence(process, table, identity, g.here);
        break;
      case 'who': {
        const live = this.service.live.get(g.table);
        const people = live ? this.seatedAt(live) : [];
        if (people.length > 0) this.service.deps.notifyPeers?.({ kind: 'here', here: true, people });
        if (live) this.announceOnlookers(live);
        break;
      }
      case 'onlookers':
        this.hearOnlookers(process, g);
        break;
      case 'undo':
        this.hearUndo(g);
        break;
      case 'said':
        this.sayTo(this.service.live.get(g.table), g.said);
        break;
      case 'means':
        this.hearMeans(g);
        break;
      case 'draft':
        void this.service.draftedElsewhere(g.table);
        break;
      case 'campaign':
        this.service.campaigns.changedElsewhere(g.campaign);
        break;
      case 'device':
        this.service.deps.deviceChanged?.(g.device);
        break;
      case 'targets':
        this.service.deps.targetsChanged?.(g.person);
        break;
      case 'own':
        this.service.lists.gained(g.people);
        break;
      case 'lists':
        this.service.lists.openChanged();
    }
  }

  private hearPresence(process: string, table: string, identity: string, here: boolean): void {
    const live = this.service.live.get(table);
    if (!live) return;
    const before = live.isHere(identity, this.service.deps.now());
    live.peers.set(process, identity, here, this.service.deps.now());
    if (before !== live.isHere(identity, this.service.deps.now())) this.showPresence(live);
  }

  private hearOnlookers(
    process: string,
    { table, there }: Extract<PeerMessage, { kind: 'onlookers' }>,
  ): void {
    const live = this.service.live.get(table);
    if (!live?.known) return;
    const now = this.service.deps.now();
    live.onlookers.heard(process, there, now);
    if (live.onlookers.count(now)) this.showPresence(live);
  }

  private hearUndo({ table, asked }: Extract<PeerMessage, { kind: 'undo' }>): void {
    const live = this.service.live.get(table);
    if (!live?.isAwake) return;
    live.undo.note(asked, live.match?.n ?? 0);
    const mine = live.undo.pending;
    const isSame = mine && asked.by === mine.by && asked.to === mine.to && !asked.refused && !mine.refused;
    live.undo.pending = isSame
      ? { ...asked, agreed: [...new Set([...mine.agreed, ...asked.agreed])] }
      : asked;
    this.showPresence(live);
  }

  private hearMeans({ table, seat, meant }: Extract<PeerMessage, { kind: 'means' }>): void {
    const live = this.service.live.get(table);
    if (!live?.isAwake) return;
    live.means.set(seat, meant);
    this.showPresence(live);
  }

  /** Shows those who look at a table what somebody there has said. */
  sayTo(live: LiveTable | undefined, said: Said): void {
    for (const w of live?.watchers.keys() ?? []) w.send({ push: 'said', table: live?.id ?? '', ...said });
  }
}
