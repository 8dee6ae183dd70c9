import { attachmentOf, featOn, lootOf } from '@potyczka/apex/view';
import { distance, elementsOn, isOnMap, objectOn, type Space } from '@potyczka/geometry/lattice';
import { type Board, beaconsOf, isSame, key, type L, type LegendId, weaponOf } from './apex-board.js';
import {
  accessories,
  attacks,
  available,
  doable,
  type FirstPart,
  hasDash,
  inReach,
  inSight,
  isBesideAlly,
  places,
  pointsOf,
  pullable,
  refits,
  sendable,
  targets,
  throws,
  trips,
} from './apex-first.js';
import { endsOf, exitsFrom, onFoot } from './apex-ways.js';
import { choices } from './choices.js';

/** A question that has been answered since the activation's last choice. */
export interface Answered {
  readonly ask: string;
  readonly answer: string;
}

/** What is asked, and what has led to it, the latest last. */
export interface Asked {
  readonly rule: string;
  readonly ask: string;
  readonly who: LegendId;
  readonly past: readonly Answered[];
  /** Of a move that goes on behind a passage: the MP left, the Dash apart. */
  readonly left: number | undefined;
  /** Gear and attachments that others have just taken the place of. */
  readonly replaced: readonly string[];
}

type Keys = readonly string[];
type Ask = (b: Board, q: Asked) => Keys | undefined;

const PACK = 8;
const keys = (at: readonly Space[]): Keys => at.map(key);
const ids = (of: readonly L[]): Keys => of.map(l => l.id);
const last = (q: Asked, ask: string): string | undefined => q.past.findLast(a => a.ask === ask)?.answer;
/** Sets as a text, the members in order. */
export const setKey = (set: readonly string[]): string => set.toSorted().join('+');
const sets = (from: Keys, most: number): Keys => choices(from, most).map(setKey);
const at = (b: Board): Space => b.me.at as Space;

/** The last card that was played by whom the question is about, or for its team. */
const cardOf = (q: Asked): string => {
  const cards = q.past
    .filter(a => /^(feat:)?#[A-Z]{2}-F-\d$/.test(a.answer) && a.ask !== 'ask-dash-card')
    .map(a => a.answer.replace(/^(feat:)?#/, ''));
  return cards.findLast(c => c.startsWith(q.who) || FOR_ALL.includes(c)) ?? '';
};
const FOR_ALL = ['WR-F-7', 'PF-F-1', 'PF-F-6', 'GB-F-1'];

/** MP printed for the Move that is asked for; undefined where nothing says it. */
const printed = (b: Board, q: Asked): number | undefined => {
  switch (q.rule) {
    case 'APX-ACT-07':
    case 'APX-CARDDATA-18':
      return 1;
    case 'APX-LEGEND-28':
    case 'APX-ACT-18':
      return 2;
    case 'APX-LEGEND-30':
      return 5;
    default:
      return printedOn(b, q);
  }
};
const printedOn = (b: Board, q: Asked): number | undefined => {
  // APX-LEGEND-36: with its raven, on the map or off it.
  const hasRaven = b.s.legends.some(l => l.team !== b.me.team && b.bears(l.id, 'raven'));
  const byCard: Readonly<Record<string, number>> = {
    'BL-F-1': 2,
    'BL-F-4': 2,
    'BL-F-7': last(q, 'ask-either') === '0' ? 3 : 1,
    'BH-F-1': 2,
    'BH-F-2': hasRaven ? 3 : 2,
    'BH-F-6': 2,
    'LL-F-2': 3,
    'WR-F-2': 3,
    'WR-F-7': 2,
  };
  return byCard[cardOf(q)];
};

/** APX-ACT-17: in one's own activation alone. */
const move: Ask = (b, q) => {
  const isOwn = b.s.act?.legend === b.id;
  const base = q.left ?? points(b, q, isOwn);
  if (base === undefined) return undefined;
  const mp = base + (isOwn && hasDash(b) ? 1 : 0);
  const ways = onFoot(b, at(b), mp);
  const isEnd = endOf(b, q);
  const open = ways.filter(w =>
    w.isPassage
      ? exitsFrom(b, w.at).some(out => [...endsOf(b, out, mp - w.cost).values()].some(e => isEnd(e.at)))
      : isEnd(w.at),
  );
  return [...(isEnd(at(b)) ? ['pass'] : []), ...keys(open.map(w => w.at))];
};
const points = (b: Board, q: Asked, isOwn: boolean): number | undefined => {
  const mp = printed(b, q);
  if (mp === undefined || isOwn) return mp === undefined ? undefined : pointsOf(b, mp);
  return mp + (mp >= 2 && b.bears(b.id, 'beast') ? 1 : 0);
};
/** Where the card lets the Move end (G-16, P3). */
const endOf = (b: Board, q: Asked): ((to: Space) => boolean) => {
  if (cardOf(q) === 'LL-F-2' && q.rule === 'APX-MOVE-29') return to => isBesideAlly(b, to);
  if (q.rule !== 'APX-LEGEND-30') return () => true;
  const first = b.of('portal').flatMap(f => (f.spot.on === 'space' ? [f.spot.at] : []));
  return to =>
    b
      .adjacent(to)
      .some(
        x => (isSame(x, at(b)) ? !isSame(to, at(b)) : b.takesObject(x)) && !first.some(p => isSame(p, x)),
      );
};

/** APX-INTER-01: attaching and putting away each once, in one go; the object may lie between them. */
const refit: Ask = (b, q) => {
  const start = q.past.findLastIndex(a => /^(ask-act|ask-part-interact|ask-which-first)$/.test(a.ask));
  let now = '';
  const begun: string[] = [];
  for (const { ask, answer } of q.past.slice(start)) {
    if (ask === 'ask-token' || ask === 'ask-drop') continue;
    const kind = ask === 'ask-refit' ? (/^(attach|detach)/.exec(answer)?.[0] ?? '') : '';
    if (kind !== now && kind !== '') begun.push(kind);
    now = kind;
  }
  return ['pass', ...refits(b).filter(x => x.slice(0, 6) === now || !begun.includes(x.slice(0, 6)))];
};

/** APX-LOOT-09 to -21; several tokens may be settled with one answer. */
const token: Ask = (b, q) => {
  const card = b.me.tray[0];
  if (card === undefined) return undefined;
  return [...(b.me.tray.length > 1 ? ['all'] : []), ...placesOf(b, q, card)];
};

const placesOf = (b: Board, q: Asked, card: Board['me']['tray'][number]): Keys => {
  const isReplaced = q.replaced.includes(card); // APX-LOOT-14, -21
  const { sort } = lootOf(card);
  const drops = b.me.at ? keys([at(b), ...b.neighbours(at(b))]).map(k => `drop:${k}`) : ['box'];
  if (sort === 'gear') return [...(isReplaced ? [] : ['wear']), ...drops];
  const isFull = b.me.pack.length >= PACK;
  const fits = b.me.weapons.flatMap((w, slot) => {
    const part = sort === 'attachment' ? attachmentOf(card) : undefined;
    return part && weaponOf(w.card).slots[part.slot]?.includes(part.fits) ? [`on:${slot}`] : [];
  });
  if (isReplaced) return [...(isFull ? [] : ['pack']), ...drops];
  return [...(isFull ? b.me.pack.map(c => `room:${c}`) : ['pack']), ...fits, ...drops];
};

/** APX-REV-04 to -06, gaps 30, 31 */
const respawn: Ask = (b, q) => {
  const open = beaconsOf(b.map)
    .map(beacon => ({ beacon, free: b.adjacent(beacon).filter(to => b.isFree(to)) }))
    .filter(x => x.free.length > 0);
  const far = (beacon: Space): number => Math.min(...b.allies.map(a => distance(a.at as Space, beacon)));
  const nearest = Math.min(...open.map(x => far(x.beacon)));
  const chosen = b.allies.length === 0 ? open : open.filter(x => far(x.beacon) === nearest);
  const angel = last(q, 'ask-help') === '#LL-F-5' ? b.allies.find(a => a.id === 'LL')?.at : undefined;
  const beside = angel ? b.adjacent(angel).filter(to => b.isFree(to)) : [];
  return [...new Set(keys([...chosen.flatMap(x => x.free), ...beside]))];
};

/** APX-SHOOT-12, -13, APX-WPN-15, APX-CARDDATA-15 */
const boost: Ask = (b, q) => {
  const shot = b.s.shot;
  const weapon = shot && b.me.weapons[shot.slot]?.card;
  if (b.me.automa || !weapon) return undefined;
  const own = b.me.hand.filter(card => featOn(card).kind === 'boost');
  const eagle = b.team.flatMap(l => (l.at ? l.hand.filter(card => card === '#BH-F-4') : []));
  const mayWait = q.rule === 'APX-SHOOT-12' && weaponOf(weapon).passive.lateBoost;
  return ['pass', ...(mayWait ? ['later'] : []), ...own, ...eagle];
};

/** APX-REACT-01 to -04: cards and abilities of the target and of its allies. */
const reactions = (b: Board, when: 'before' | 'after'): Keys | undefined => {
  const shot = b.s.shot;
  if (!shot) return undefined;
  const target = b.legend(shot.target as LegendId);
  const team = b.s.legends.filter(l => l.team === target.team && l.at && !l.automa);
  return [
    'pass',
    ...team.filter(l => !shot[when].includes(l.id)).flatMap(l => reactionsOf(b, l, target, when)),
  ];
};
const reactionsOf = (b: Board, l: L, target: L, when: 'before' | 'after'): Keys => {
  const isTarget = l.id === target.id;
  const shooter = b.s.shot?.shooter as LegendId;
  const isPlayable = (id: string): boolean => {
    if (id === 'GB-F-5') return isTarget || (!!l.at && !!target.at && b.isAdjacent(l.at, target.at));
    if (id === 'BH-F-5') return b.bears(shooter, 'raven');
    return true;
  };
  const cards = l.hand.filter(card => {
    const feat = featOn(card);
    return (
      feat.kind === 'reaction' &&
      feat.when === when &&
      (isTarget || feat.team === true) &&
      isPlayable(feat.id)
    );
  });
  const isVoid = isTarget && l.id === 'WR' && when === 'before' && available(b, 'WR-A-1');
  const isHook =
    isTarget && l.id === 'PF' && when === 'after' && available(b, 'PF-A-1') && hooks(b, l, 2).length > 0;
  return [...cards, ...(isVoid ? ['WR:WR-A-1'] : []), ...(isHook ? ['PF:PF-A-1'] : [])];
};

/** APX-LEGEND-41, -43 */
const hooks = (b: Board, l: L, most: number): Keys =>
  l.at ? keys(b.ring(l.at, 1, most).filter(to => b.isFree(to, l.id) && b.sees(l.at as Space, to))) : [];

/** APX-LEGEND-42: higher than before, or beside something. */
export const mayHookOn = (b: Board, from: Space): boolean =>
  b.level(at(b)) > b.level(from) || isBesideThing(b, at(b));
const isBesideThing = (b: Board, here: Space): boolean => {
  const { x, y } = here;
  const edges = [
    { side: 'V', x, y },
    { side: 'V', x: x + 1, y },
    { side: 'H', x, y },
    { side: 'H', x, y: y + 1 },
  ] as const;
  const onEdges = edges.flatMap(e => elementsOn(b.lattice, e)).filter(e => e.base === b.level(here));
  const onSpaces = b.adjacent(here).flatMap(to => objectOn(b.lattice, to) ?? []);
  return [...onEdges.map(e => e.object), ...onSpaces].some(o => o.obstacle || o.blocker || o.impassable);
};

/** APX-DROP-09 to -14 */
const enter: Ask = (b, q) => {
  const edge = b.me.edge;
  if (!edge || b.me.at || q.rule !== 'APX-DROP-12') return undefined;
  const bonus = b.s.tile?.[edge].bonus;
  const mp = bonus === undefined ? undefined : [4, 2, 3, 3][bonus];
  if (mp === undefined) return undefined;
  const size = b.map.levels.length;
  const starts = Array.from({ length: size }, (_, k): Space => {
    if (edge === 'top') return { x: k, y: -1 };
    if (edge === 'bottom') return { x: k, y: size };
    return { x: edge === 'left' ? -1 : size, y: k };
  });
  const ends = starts
    .flatMap(from => [...endsOf(b, from, mp).values()])
    .filter(e => isOnMap(b.lattice, e.at));
  return [...new Set(keys(ends.map(e => e.at)))];
};

const place =
  (ability: string): Ask =>
  b =>
    places(b, ability, at(b));
const part =
  (name: FirstPart): Ask =>
  b => ['pass', ...doable(b, at(b), name)];

/** What may be answered to each question, by the words that ask it; a question that is not here is not foretold. */
const ASKS: Readonly<Record<string, Ask>> = {
  'ask-move': move,
  'ask-dash-card': b => b.me.hand,
  'ask-exit': (b, q) =>
    q.rule === 'APX-CARDDATA-11'
      ? keys(sendable(b).find(x => x.who.id === (last(q, 'ask-send') ?? q.who))?.to ?? [])
      : keys(exitsFrom(b, at(b))),
  'ask-part-melee': part('melee'),
  'ask-part-interact': part('interact'),
  'ask-part-use': part('use'),
  'ask-part-destroy': part('destroy'),
  'ask-melee': (b, q) => [
    ...(last(q, 'ask-which-first') === 'move' ? ['pass'] : []),
    ...ids(inReach(b, at(b))),
  ],
  'ask-which-first': (b, q) =>
    q.rule === 'APX-ACT-18' ? ['move', ...(inReach(b, at(b)).length > 0 ? ['melee'] : [])] : undefined,
  'ask-anchor-near': place('PF-A-2'),
  'ask-anchor-far': b => {
    const own = b.of('anchor').filter(f => f.owner === 'PF');
    const far = b.freePoints(at(b), 3, 5, own).filter(p => b.sees(at(b), p));
    return far.map(p => `${p.x},${p.y},${p.level}`);
  },
  'ask-dome': place('GB-A-1'),
  'ask-smoke': place('BL-A-1'),
  'ask-bombardment': place('GB-A-2'),
  'ask-thunder': place('BL-A-2'),
  'ask-drone': place('LL-A-1'),
  'ask-package': place('LL-A-2'),
  // the second one not onto the first, which is all that the state shows of this token
  'ask-portal-place': b =>
    places(b, 'WR-A-2', at(b)).filter(to =>
      b.of('portal').every(f => f.spot.on !== 'space' || key(f.spot.at) !== to || b.of('portal').length > 1),
    ),
  'ask-ravens': b => sets(places(b, 'BH-A-1', at(b)), 3),
  'ask-facing': () => ['N', 'E', 'S', 'W'],
  'ask-hook': (b, q) => hooks(b, b.me, q.rule === 'APX-LEGEND-43' ? 2 : 3),
  'ask-hook-on': b => ['pass', ...keys(b.ring(at(b), 1, 2).filter(to => b.isFree(to)))],
  'ask-throw': (b, q) => {
    const used = q.past.findLast(a => a.answer.startsWith('use:'))?.answer.slice(4);
    return used ? keys(throws(b, at(b), used as `#${string}`)) : undefined;
  },
  'ask-along': () => ['x', 'y'],
  'ask-means': b => attacks(b, at(b)).map(String),
  'ask-destroy': (b, q) => {
    const said = q.past.at(-1)?.ask === 'ask-means' ? q.past.at(-1)?.answer : undefined;
    const means = said === undefined ? attacks(b, at(b))[0] : said === 'hand' ? 'hand' : Number(said);
    return means === undefined
      ? []
      : sets(
          targets(b, at(b), means).map(f => f.id),
          2,
        );
  },
  'ask-boost': boost,
  'ask-before': b => reactions(b, 'before'),
  'ask-after': b => reactions(b, 'after'),
  'ask-token': token,
  'ask-drop': b => keys([at(b), ...b.neighbours(at(b))]),
  'ask-refit': refit,
  'ask-respawn': (b, q) => (q.rule === 'APX-REV-04' ? respawn(b, q) : undefined),
  'ask-who-acts': (b, q) =>
    b.me.automa ? undefined : ids(b.team.filter(l => !l.done && l.seat === b.legend(q.who).seat)),
  'ask-who-moves': b => ['pass', ...ids(b.team.filter(l => l.at))],
  'ask-who-rides': (b, q) =>
    cardOf(q) === 'PF-F-6'
      ? ['pass', ...ids(b.team.filter(l => l.at && trips(b, l.at, l.id).length > 0))]
      : ['pass', ...ids(b.team.filter(l => l.at))],
  'ask-zip': b => ['pass', ...trips(b, at(b)).map(t => t.key.slice(4))],
  'ask-arrive': (b, q) => {
    const used = q.past.findLast(a => /^(zip:)?\d+,\d+,\d$/.test(a.answer))?.answer.replace('zip:', '');
    return keys(trips(b, at(b)).find(t => t.key === `zip:${used}`)?.to ?? []);
  },
  'ask-hurt': (b, q) => [...(cardOf(q) === 'BL-F-1' ? ['pass'] : []), ...ids(inReach(b, at(b)))],
  'ask-health-or-shield': () => ['health', 'shield'],
  'ask-pull': b => ids(pullable(b, at(b))),
  'ask-aim': b =>
    b.me.weapons.flatMap((w, slot) => (w.ammo > 0 ? inSight(b, at(b)).map(e => `${e.id}:${slot}`) : [])),
  'ask-send': b => sendable(b).map(x => x.who.id),
  'ask-accessory': (b, q) => {
    const mayPass = cardOf(q) === 'BL-F-7' || cardOf(q) === 'GB-F-1';
    return [
      ...(mayPass ? ['pass'] : []),
      ...accessories(b.me, cardOf(q) === 'BL-F-7' ? 'common' : undefined),
    ];
  },
  'ask-either': () => ['0', '1'],
  'ask-direction': () => ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
  'ask-enter': enter,
};

export const nextOf = (b: Board, q: Asked): ReadonlySet<string> | undefined => {
  const found = ASKS[q.ask]?.(b, q);
  return found && new Set(found);
};
