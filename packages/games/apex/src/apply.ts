import type { Appliers, CardId } from '@potyczka/kernel';
import { gearOf, lootOf } from './content/loot.js';
import type { Event } from './events.js';
import type { Legend, State } from './state.js';
import { type GearKind, HEALTH, keyOf, type LegendId, MOST_AMMO, SHIELD, type Space } from './vocabulary.js';

const legend = (s: State, id: LegendId): Legend => {
  const found = s.legends.find(l => l.id === id);
  if (!found) throw new Error(`${id} does not play`);
  return found;
};

const without = <X>(list: readonly X[], x: X): X[] => list.filter(y => y !== x);
const withoutAll = <X>(list: readonly X[], xs: readonly X[]): X[] => list.filter(y => !xs.includes(y));

const discard = (s: State, who: LegendId, card: CardId): void => {
  const l = legend(s, who);
  l.hand = without(l.hand, card);
  l.discard.push(card);
};

/** Everybody has seen the token. */
const show = (s: State, card: CardId): void => {
  if (!s.known.includes(card)) s.known.push(card);
};

/** Takes a token out of the places where a legend may hold it. */
const release = (l: Legend, card: CardId): void => {
  l.tray = without(l.tray, card);
  l.pack = without(l.pack, card);
};

const forget = (s: State, card: CardId): void => {
  s.known = without(s.known, card);
  s.exhausted = without(s.exhausted, card);
};

const takeFromMap = (s: State, card: CardId, at: Space): void => {
  const key = keyOf(at);
  const left = without(s.loot[key] ?? [], card);
  if (left.length > 0) s.loot[key] = left;
  else delete s.loot[key];
};

const setup: Pick<
  Appliers<State, Event>,
  | 'shuffled'
  | 'drew-colours'
  | 'teams'
  | 'recruited'
  | 'announced'
  | 'stage'
  | 'pooled'
  | 'gave'
  | 'gave-up'
  | 'equipped'
> = {
  shuffled: (s, e) => {
    const cards = [...e.cards];
    if (e.pile === 'weapons') s.weaponDeck = cards;
    else if (e.pile === 'bins') s.binDeck = cards;
    else if (e.pile === 'ring') s.ringDeck = cards;
    else if (e.pile === 'decisions') {
      s.decisions = cards;
      s.decided = [];
    } else if (e.pile === 'automa-feats') {
      const board = e.who ? legend(s, e.who).automa : null;
      if (board) {
        board.feats = cards;
        board.used = [];
      }
    } else if (e.pile === 'feats') {
      if (e.who) legend(s, e.who).deck = cards;
    } else if (e.pile === 'aim') {
      if (s.shot) s.shot.deck = cards;
    } else s.bags[e.pile] = cards;
  },
  'drew-colours': () => {},
  teams: (s, e) => {
    s.teams = { red: [...e.red], blue: [...e.blue] };
  },
  recruited: (s, e) => {
    const l = legend(s, e.who);
    l.team = e.team;
    l.seat = e.seat;
    l.chosen = true;
    if (e.automa)
      l.automa = {
        allied: e.automa === 'ally',
        charge: 1, // AUT-SETUP-22
        feats: [],
        used: [],
        active: null,
        set: 0,
        more: 0,
      };
  },
  announced: (s, e) => {
    s.ringDeck = [e.card, ...without(s.ringDeck, e.card)];
    s.announced = true;
  },
  stage: (s, e) => {
    s.stage = e.stage;
    s.legends = s.legends.filter(l => l.chosen);
  },
  pooled: (s, e) => {
    const l = legend(s, e.who);
    s.weaponDeck = withoutAll(s.weaponDeck, e.weapons);
    s.bags.common = withoutAll(s.bags.common, e.tokens);
    s.bags.rare = withoutAll(s.bags.rare, e.tokens);
    s.bags.epic = withoutAll(s.bags.epic, e.tokens);
    l.pool = [...e.weapons, ...e.tokens];
  },
  'gave-up': (s, e) => {
    const l = legend(s, e.who);
    l.pool = without(l.pool, e.card);
    s.gone.push({ card: e.card, by: l.team });
  },
  gave: (s, e) => {
    const from = legend(s, e.who);
    from.pool = without(from.pool, e.card);
    legend(s, e.to).pool.push(e.card);
    s.given.push(e.card);
  },
  equipped: (s, e) => {
    const l = legend(s, e.who);
    l.weapons = e.weapons.map(w => ({ card: w.card, ammo: w.ammo, on: [...w.on] }));
    l.pack = [...e.packs];
    for (const card of e.wears) {
      const loot = lootOf(card);
      if (loot.sort !== 'gear') continue;
      l.gear[loot.gear.kind] = card;
      if (loot.gear.kind === 'body') {
        l.shield = Math.min(loot.gear.limit, l.shield + loot.gear.restores);
        if (loot.gear.restores > 0) s.exhausted.push(card);
      }
    }
    s.given = [];
    s.gone.push(...e.left.map(card => ({ card, by: l.team })));
    l.pool = [];
  },
};

const drop: Pick<
  Appliers<State, Event>,
  'laid-bonus' | 'drew-feats' | 'waits' | 'entered' | 'tile-cleared'
> = {
  'laid-bonus': (s, e) => {
    s.bags.epic = without(s.bags.epic, e.epic);
    s.tile = { ...s.tile, [e.edge]: { bonus: e.bonus, epic: e.epic } } as NonNullable<State['tile']>;
  },
  'drew-feats': (s, e) => {
    const l = legend(s, e.who);
    l.deck = withoutAll(l.deck, e.cards);
    l.hand.push(...e.cards);
  },
  waits: (s, e) => {
    const l = legend(s, e.who);
    l.edge = e.edge;
    if (!e.epic || !s.tile) return;
    s.tile[e.edge].epic = null;
    l.tray.push(e.epic);
    show(s, e.epic);
  },
  entered: (s, e) => {
    const l = legend(s, e.who);
    l.at = e.path.at(-1) ?? null;
    if (l.automa && !l.automa.allied) s.dropBeacon = { ...(e.path[0] as Space) };
  },
  'tile-cleared': s => {
    s.tile = null;
  },
};

const loot: Pick<
  Appliers<State, Event>,
  | 'drew-loot'
  | 'picked-up'
  | 'kept'
  | 'wore'
  | 'attached'
  | 'detached'
  | 'dropped'
  | 'removed'
  | 'opened-bin'
  | 'opened-package'
  | 'drew-weapons'
  | 'rearmed'
  | 'took-ammo'
  | 'ammo'
  | 'scrapped'
> = {
  'drew-loot': (s, e) => {
    s.bags[e.bag] = withoutAll(s.bags[e.bag], e.cards);
    legend(s, e.who).tray.push(...e.cards);
  },
  'picked-up': (s, e) => {
    takeFromMap(s, e.card, e.at);
    legend(s, e.who).tray.push(e.card);
    show(s, e.card);
    if (s.act && !s.act.acted) s.act.owes = true;
  },
  kept: (s, e) => {
    const l = legend(s, e.who);
    l.tray = without(l.tray, e.card);
    l.pack.push(e.card);
  },
  wore: (s, e) => {
    const l = legend(s, e.who);
    const kind = gearKind(e.card);
    release(l, e.card);
    s.known = without(s.known, e.card);
    l.gear[kind] = e.card;
    l.tray.push(e.old);
    show(s, e.old);
    l.shield += e.restored;
    if (kind === 'body') l.shield = Math.min(l.shield, gearOf(e.card, 'body').limit);
    if (e.exhausts) s.exhausted.push(e.card);
  },
  attached: (s, e) => {
    const l = legend(s, e.who);
    const weapon = l.weapons[e.slot];
    release(l, e.card);
    s.known = without(s.known, e.card);
    if (!weapon) return;
    if (e.old) {
      weapon.on = without(weapon.on, e.old);
      l.tray.push(e.old);
      show(s, e.old);
    }
    weapon.on.push(e.card);
  },
  detached: (s, e) => {
    const l = legend(s, e.who);
    const weapon = l.weapons[e.slot];
    if (weapon) weapon.on = without(weapon.on, e.card);
    l.pack.push(e.card);
    show(s, e.card);
  },
  dropped: (s, e) => {
    release(legend(s, e.who), e.card);
    s.known = without(s.known, e.card);
    if (e.lost) return forget(s, e.card);
    const key = keyOf(e.at);
    s.loot[key] = [...(s.loot[key] ?? []), e.card];
    if (s.act && !s.act.acted) s.act.owes = true;
  },
  removed: (s, e) => {
    release(legend(s, e.who), e.card);
    forget(s, e.card);
  },
  'opened-bin': (s, e) => {
    s.open.push(e.bin);
    s.binDeck = without(s.binDeck, e.card);
  },
  'opened-package': (s, e) => {
    for (const f of s.figures) if (f.id === e.figure) f.open = true;
  },
  'drew-weapons': (s, e) => {
    s.weaponDeck = withoutAll(s.weaponDeck, e.cards);
  },
  rearmed: (s, e) => {
    const l = legend(s, e.who);
    l.weapons[e.slot] = { card: e.card, ammo: e.ammo, on: [] };
    l.tray.push(...e.freed);
    for (const card of e.freed) show(s, card);
  },
  'took-ammo': (s, e) => {
    for (const [k, ammo] of e.ammo.entries()) {
      const weapon = legend(s, e.who).weapons[k];
      if (weapon) weapon.ammo = ammo;
    }
  },
  ammo: (s, e) => {
    const weapon = legend(s, e.who).weapons[e.slot];
    if (weapon) weapon.ammo = Math.min(MOST_AMMO, e.ammo);
  },
  scrapped: () => {},
};

const gearKind = (card: CardId): GearKind => {
  const found = lootOf(card);
  if (found.sort !== 'gear') throw new Error(`${card} is no gear`);
  return found.gear.kind;
};

const spend = (s: State, ap: number): void => {
  if (!s.act) return;
  s.act.ap -= ap;
  s.act.acted = true;
  s.act.owes = false;
};

const turns: Pick<
  Appliers<State, Event>,
  | 'turn'
  | 'activated'
  | 'acted'
  | 'activation-over'
  | 'transition'
  | 'cooled'
  | 'round'
  | 'shrunk'
  | 'dashed'
  | 'moved'
  | 'played'
  | 'initiated'
  | 'used'
  | 'threw'
  | 'drifted'
  | 'showed'
  | 'deflected'
  | 'helped'
  | 'fizzled'
  | 'struck'
  | 'collided'
  | 'destroyed'
  | 'respawned'
> = {
  turn: s => {
    s.clock++;
    s.phase = 'activations';
  },
  activated: (s, e) => {
    legend(s, e.who).done = true;
    s.act = {
      legend: e.who,
      ap: 2,
      shot: false,
      dashed: false,
      acted: false,
      owes: false,
      morePoints: 0,
      step: 0,
      main: null,
      secondary: null,
      skips: [],
    };
  },
  acted: (s, e) => {
    spend(s, e.ap);
    if (s.act && e.action === 'shoot') s.act.shot = true;
  },
  'activation-over': s => {
    s.act = null;
  },
  transition: s => {
    s.phase = 'transition';
  },
  cooled: (s, e) => {
    for (const token of e.tokens) {
      const left = (s.cooling[token] ?? 0) - 1;
      if (left > 0) s.cooling[token] = left;
      else delete s.cooling[token];
    }
  },
  round: (s, e) => {
    s.round = e.round;
    s.phase = 'start';
    for (const l of s.legends) l.done = false;
  },
  shrunk: (s, e) => {
    s.ring = { ...e.ring };
  },
  dashed: (s, e) => {
    discard(s, e.who, e.card);
    if (s.act) {
      s.act.dashed = true;
      s.act.acted = true;
      s.act.owes = false;
    }
  },
  moved: (s, e) => {
    legend(s, e.who).at = { ...(e.path.at(-1) as Space) };
  },
  played: (s, e) => {
    discard(s, e.who, e.card);
    if (s.act?.legend === e.who) spend(s, e.ap);
  },
  initiated: (s, e) => {
    if (s.act?.legend === e.who && !s.shot) spend(s, e.ap);
  },
  used: (s, e) => {
    release(legend(s, e.who), e.card);
    forget(s, e.card);
  },
  threw: (s, e) => {
    release(legend(s, e.who), e.card);
    forget(s, e.card);
  },
  drifted: () => {},
  showed: (s, e) => show(s, e.card),
  deflected: () => {},
  helped: (s, e) => discard(s, e.who, e.card),
  fizzled: () => {},
  struck: () => {},
  collided: () => {},
  destroyed: () => {},
  respawned: (s, e) => {
    legend(s, e.who).at = { ...e.at };
    spend(s, e.ap);
  },
};

const shooting: Pick<
  Appliers<State, Event>,
  | 'aimed'
  | 'boosted'
  | 'waits-to-boost'
  | 'reacted'
  | 'reacted-with'
  | 'looked'
  | 'ordered'
  | 'swapped'
  | 'revealed'
  | 'replaced'
  | 'judged'
  | 'shot-over'
> = {
  aimed: (s, e) => {
    const weapon = legend(s, e.who).weapons[e.slot];
    if (weapon) weapon.ammo--;
    if (e.paid) {
      release(legend(s, e.who), e.paid);
      forget(s, e.paid);
    }
    spend(s, e.ap);
    if (s.act) s.act.shot = true;
    s.shot = {
      shooter: e.who,
      target: e.at,
      slot: e.slot,
      paid: e.paid !== null,
      from: { ...e.from },
      to: { ...e.to },
      distance: e.distance,
      action: e.by ? { card: e.by, by: e.who } : null,
      boost: null,
      late: false,
      reactions: [],
      charged: [...e.charged],
      extra: [],
      kept: null,
      before: [],
      after: [],
      part: 'aim',
      deck: [],
      bottom: [],
      looked: [],
      by: null,
      cards: [],
      hits: 0,
      headshots: 0,
    };
  },
  boosted: (s, e) => {
    discard(s, e.who, e.card);
    if (s.shot) {
      s.shot.boost = { card: e.card.slice(1) as never, by: e.who };
      s.shot.late = false;
    }
  },
  'waits-to-boost': s => {
    if (s.shot) s.shot.late = true;
  },
  reacted: (s, e) => {
    discard(s, e.who, e.card);
    s.shot?.[e.when].push(e.who);
    if (e.when === 'before') s.shot?.reactions.push({ card: e.card.slice(1) as never, by: e.who });
  },
  'reacted-with': (s, e) => {
    s.shot?.[e.when].push(e.who);
    if (e.when === 'before') s.shot?.reactions.push({ card: e.ability, by: e.who });
  },
  looked: (s, e) => {
    if (!s.shot) return;
    s.shot.looked = [...e.cards];
    s.shot.by = legend(s, e.who).team;
  },
  ordered: (s, e) => {
    if (!s.shot) return;
    const rest = withoutAll(s.shot.deck, [...e.top, ...e.bottom]);
    s.shot.deck = [...e.top, ...rest, ...e.bottom];
  },
  swapped: (s, e) => {
    const [a, b] = [legend(s, e.who), legend(s, e.with)];
    [a.at, b.at] = [b.at, a.at];
    if (s.shot) s.shot.target = e.who;
  },
  revealed: (s, e) => {
    if (!s.shot) return;
    s.shot.cards = e.shots.map(x => [...x.cards]);
    s.shot.deck = withoutAll(s.shot.deck, s.shot.cards.flat());
    s.shot.looked = withoutAll(s.shot.looked, s.shot.cards.flat());
    s.shot.part = 'judge';
  },
  replaced: (s, e) => {
    if (!s.shot) return;
    s.shot.cards = s.shot.cards.map((row, k) =>
      k === e.shot ? row.map(c => (c === e.old ? e.card : c)) : row,
    );
    s.shot.deck = without(s.shot.deck, e.card);
    s.shot.looked = without(s.shot.looked, e.card);
    if (s.shot.deck.length > 0) {
      s.shot.deck.push(e.old);
      s.shot.looked.push(e.old);
    } else s.shot.bottom.push(e.old);
  },
  judged: (s, e) => {
    if (!s.shot) return;
    s.shot.hits = e.hits;
    s.shot.headshots = e.headshots;
    s.shot.part = 'end';
  },
  'shot-over': s => {
    s.shot = null;
  },
};

const points: Pick<
  Appliers<State, Event>,
  | 'suffered'
  | 'spared'
  | 'restored'
  | 'eliminated'
  | 'placed'
  | 'shifted'
  | 'taken'
  | 'queued'
  | 'due'
  | 'cooling'
  | 'quickened'
  | 'surged'
  | 'game-over'
> = {
  suffered: (s, e) => {
    const l = legend(s, e.who);
    l.shield = e.shield;
    l.health = e.health;
    if (e.prevented > 0) s.exhausted.push(l.gear.knockdown);
  },
  spared: () => {},
  restored: (s, e) => {
    const l = legend(s, e.who);
    l.shield += e.shield;
    l.health += e.health;
  },
  eliminated: (s, e) => {
    const l = legend(s, e.who);
    l.at = null;
    s.exhausted = without(s.exhausted, l.gear.knockdown); // APX-DMG-14
    l.shield = SHIELD + (l.automa?.more ?? 0); // APX-DMG-15, AUT-GAP-38
    l.health = HEALTH + (l.automa?.more ?? 0);
    if (e.box) l.boxes--;
  },
  placed: (s, e) => {
    s.figures.push({ ...e.figure });
  },
  shifted: (s, e) => {
    for (const f of s.figures) if (f.id === e.figure) f.spot = e.spot;
  },
  taken: (s, e) => {
    s.figures = s.figures.filter(f => !e.figures.includes(f.id));
  },
  queued: (s, e) => {
    s.track = [...s.track.filter(x => x.token !== e.token), { token: e.token, due: e.due, part: e.part }];
  },
  due: (s, e) => {
    s.track = s.track.filter(x => x.token !== e.token);
  },
  cooling: (s, e) => {
    s.track = s.track.filter(x => x.token !== e.token);
    s.cooling[e.token] = e.at;
  },
  quickened: (s, e) => {
    if (e.at > 0) s.cooling[e.token] = e.at;
    else delete s.cooling[e.token];
  },
  surged: (s, e) => {
    if (s.act?.legend === e.who) s.act.morePoints += e.mp;
  },
  'game-over': () => {},
};

const board = (s: State, id: LegendId): NonNullable<Legend['automa']> => {
  const found = legend(s, id).automa;
  if (!found) throw new Error(`${id} is no Automa`);
  return found;
};

const automas: Pick<
  Appliers<State, Event>,
  | 'armed-automa'
  | 'automa-idle'
  | 'holds-fire'
  | 'no-ability'
  | 'automa-step'
  | 'main-enemy'
  | 'used-bin'
  | 'automa-feat'
  | 'automa-feat-over'
  | 'scheme'
  | 'charge'
  | 'drew-decision'
  | 'laid'
  | 'automa-change'
  | 'revealed-feat'
  | 'weighed'
  | 'skips'
> = {
  'armed-automa': (s, e) => {
    const l = legend(s, e.who);
    board(s, e.who).set = e.set;
    board(s, e.who).more = e.more;
    l.shield += e.more;
    l.health += e.more;
  },
  'automa-step': (s, e) => {
    if (s.act) s.act.step = e.step;
  },
  'main-enemy': (s, e) => {
    if (!s.act) return;
    s.act.main = e.main;
    s.act.secondary = e.secondary;
  },
  'used-bin': () => {},
  'automa-feat': (s, e) => {
    const b = board(s, e.who);
    b.feats = without(b.feats, e.card);
    b.active = e.card;
  },
  'automa-feat-over': (s, e) => {
    const b = board(s, e.who);
    if (b.active === e.card) b.active = null;
    b.used.push(e.card);
    if (s.shot?.kept === e.card) s.shot.kept = null;
  },
  scheme: () => {},
  charge: (s, e) => {
    board(s, e.who).charge = e.charge;
  },
  'drew-decision': (s, e) => {
    s.decisions = without(s.decisions, e.card);
    s.decided.push(e.card);
  },
  laid: () => {},
  'automa-change': (s, e) => {
    s.shot?.extra.push(...e.changes);
  },
  'revealed-feat': (s, e) => {
    const b = board(s, e.who);
    b.feats = without(b.feats, e.card);
    if (e.keeps && s.shot) s.shot.kept = e.card;
  },
  'automa-idle': () => {},
  'holds-fire': () => {},
  'no-ability': () => {},
  weighed: () => {},
  skips: (s, e) => {
    s.act?.skips.push(e.step);
  },
};

/** How each event changes the state: the only place where it changes. */
export const apply: Appliers<State, Event> = {
  ...setup,
  ...drop,
  ...loot,
  ...turns,
  ...shooting,
  ...points,
  ...automas,
};
