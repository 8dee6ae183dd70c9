import { isAdjacent } from '@potyczka/geometry/lattice';
import {
  type CardId,
  type Choice,
  type Msg,
  memo,
  orPass,
  PASS,
  type Proc,
  type Verdict,
} from '@potyczka/kernel';
import { declining } from '@potyczka/kit';
import { binOf } from '../content/decks.js';
import { traitsOf } from '../content/own-cards.js';
import { weaponOf } from '../content/weapons.js';
import { type L, latticeOf, legendOf, type S, spaceOfFigure, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import {
  type BagId,
  type FigureKind,
  type LegendId,
  MOST_AMMO,
  PACK,
  pointKey,
  type Space,
} from '../vocabulary.js';
import { binsAt } from './ground.js';
import { attachedIn, decide, judgeAttach } from './loot.js';
import { isInCanyon } from './move.js';
import { type Trip, zip, zipsOf } from './zipline.js';

/** Something that an Interact action begins with (APX-INTER-01). */
export type Interaction =
  | { readonly with: 'bin'; readonly bin: number }
  | { readonly with: 'zipline'; readonly trip: Trip }
  | { readonly with: 'figure'; readonly figure: string; readonly kind: FigureKind }
  | { readonly with: 'weapons' };

export const interactionKey = (i: Interaction): string => {
  if (i.with === 'bin') return `bin-${i.bin}`;
  if (i.with === 'zipline') return `zip:${pointKey(i.trip.from)}`;
  return i.with === 'figure' ? i.figure : 'refit';
};

/** APX-ADJ-07, APX-INTER-02: closed bins, ziplines and figures that open, adjacent to the legend. */
export const objectsBeside = (s: S, who: LegendId, at: Space = standsOn(s, who)): Interaction[] => {
  const out: Interaction[] = [];
  for (const bin of binsAt(s, at)) if (!s.open.includes(bin)) out.push({ with: 'bin', bin });
  for (const trip of zipsOf(s, who, at)) out.push({ with: 'zipline', trip });
  for (const f of s.figures) {
    if (f.open || !traitsOf(s, f.kind).opens) continue;
    const space = spaceOfFigure(s, f);
    if (space && isAdjacent(latticeOf(s), at, space))
      out.push({ with: 'figure', figure: f.id, kind: f.kind });
  }
  return out;
};

/** Whether there may be something to attach or detach, by what everybody sees. */
const mayRefit = (s: S, who: LegendId): boolean => {
  const { pack, weapons } = legendOf(s, who);
  return pack.length > 0 || weapons.some(w => w.on.length > 0);
};

/** Whether there is. */
export const canRefit = memo(
  [(s, who) => legendOf(s, who).pack, (s, who) => legendOf(s, who).weapons, s => s.cards ?? OF_THE_BOX],
  (s: S, who: LegendId): boolean => {
    const { pack, weapons } = legendOf(s, who);
    const attaches = pack.some(c => [0, 1].some(slot => !judgeAttach(s, who, c, slot)));
    return attaches || (pack.length < PACK && weapons.some(w => w.on.length > 0));
  },
);

const OF_THE_BOX = {};

/** APX-INTER-01: the object, attaching and detaching, each at most once and in any order. */
export function* interact(t: T, who: LegendId, first: Interaction): Proc {
  const done = first.with === 'weapons' ? yield* refit(t, who, []) : [];
  const object = first.with === 'weapons' ? yield* askObject(t, who) : first;
  if (!object) return;
  yield* use(t, who, object);
  const isAble = legendOf(t.s, who).at && !isInCanyon(t.s, who);
  if (isAble && done.length < REFITS && mayRefit(t.s, who)) yield* refit(t, who, done);
}

/** APX-INTER-02: which object comes after the weapons, or none. */
function* askObject(t: T, who: LegendId): Proc<Interaction | undefined> {
  const from = objectsBeside(t.s, who);
  if (from.length === 0) return undefined;
  const choice: Choice<Interaction> = {
    rule: 'APX-INTER-02',
    ask: msg('ask-interact', { who }),
    from,
    key: interactionKey,
    show: showInteraction,
  };
  const object = yield* t.choose(legendOf(t.s, who).seat, orPass(choice, msg('none-label')));
  return object === PASS ? undefined : object;
}

export const showInteraction = (i: Interaction) => {
  if (i.with === 'bin') return { label: msg('bin-label'), at: [`bin-${i.bin}`] };
  if (i.with === 'zipline') return { label: msg('zipline-label'), at: [pointKey(i.trip.from)] };
  if (i.with === 'figure') return { label: msg('open-label', { figure: i.kind }), at: [i.figure] };
  return { label: msg('refit-label'), at: [] };
};

function* use(t: T, who: LegendId, i: Interaction): Proc {
  if (i.with === 'bin') yield* openBin(t, who, i.bin);
  else if (i.with === 'zipline') yield* zip(t, who, i.trip);
  else if (i.with === 'figure') yield* openFigure(t, who, i.figure, i.kind);
}

/** APX-INTER-06 to -10 */
function* openBin(t: T, who: LegendId, bin: number): Proc {
  const card = t.s.binDeck[0];
  if (!card) return;
  t.emit({ type: 'opened-bin', who, bin, card }, 'APX-INTER-06');
  for (const bag of binOf(card).loot) {
    const token = t.s.bags[bag][0];
    if (token) t.emit({ type: 'drew-loot', who, bag, cards: [token] }, 'APX-INTER-07');
  }
  const drawn = t.s.weaponDeck.slice(0, 2);
  if (drawn.length > 0) {
    t.emit({ type: 'drew-weapons', who, cards: drawn }, 'APX-INTER-08');
    yield* takeWeapon(t, who, drawn);
  }
  yield* decide(t, who);
}

/** APX-LEGEND-54, G-11 */
function* openFigure(t: T, who: LegendId, figure: string, kind: FigureKind): Proc {
  const { opens } = traitsOf(t.s, kind);
  if (!opens) return;
  t.emit({ type: 'opened-figure', who, figure }, 'APX-LEGEND-54');
  const bag = opens.bag as BagId;
  const cards = t.s.bags[bag].slice(0, opens.tokens);
  if (cards.length > 0) t.emit({ type: 'drew-loot', who, bag, cards }, 'APX-LEGEND-54');
  yield* decide(t, who);
}

/** What may be done with a weapon card (APX-LOOT-23). */
type Armed =
  | { readonly card: CardId; readonly do: 'replace'; readonly slot: number }
  | { readonly card: CardId; readonly do: 'ammo'; readonly give: readonly [number, number] }
  | 'scrap';

const armedKey = (a: Armed): string => {
  if (a === 'scrap') return a;
  return a.do === 'replace' ? `replace:${a.slot}:${a.card}` : `ammo:${a.give.join('-')}:${a.card}`;
};

/** APX-INTER-08, -09, APX-LOOT-23 to -27: one of the cards is kept, for itself or for its ammo. */
function* takeWeapon(t: T, who: LegendId, cards: readonly CardId[]): Proc {
  const { weapons, seat } = legendOf(t.s, who);
  const armed: Armed[] = cards.flatMap((card): Armed[] => [
    ...weapons.map((_, slot): Armed => ({ card, do: 'replace', slot })),
    ...ammoSplits(t.s, who, card).map((give): Armed => ({ card, do: 'ammo', give })),
  ]);
  const taken = yield* t.choose<Armed>(seat, {
    rule: 'APX-LOOT-23',
    ask: msg('ask-weapon', { who }),
    from: ['scrap', ...armed],
    key: armedKey,
    show: a => {
      if (a === 'scrap') return declining(msg('scrap-label'));
      const at = [a.card];
      if (a.do === 'ammo') return { label: ammoLabel(weapons, a.card, a.give), at };
      const old = weapons[a.slot]?.card ?? '#';
      const ammo = loadedWith(weapons[a.slot], a.card);
      return { label: msg('replace-label', { card: a.card, old, ammo }), at };
    },
  });
  const kept = taken === 'scrap' ? undefined : taken.card;
  for (const card of cards) if (card !== kept) t.emit({ type: 'scrapped', who, card }, 'APX-INTER-08');
  if (taken === 'scrap') return;
  if (taken.do === 'ammo') {
    const ammo = weapons.map((w, k) => Math.min(MOST_AMMO, w.ammo + (taken.give[k] ?? 0)));
    return t.emit({ type: 'took-ammo', who, card: taken.card, ammo }, 'APX-LOOT-25');
  }
  rearm(t, who, taken.slot, taken.card);
}

/** Which of one's own weapons gets how much. */
const ammoLabel = (weapons: L['weapons'], card: CardId, [first, second]: readonly [number, number]): Msg => {
  const [one = '#', two = '#'] = weapons.map(w => w.card);
  if (first > 0 && second > 0) return msg('take-ammo-label', { card, first, second, one, two });
  return first > 0
    ? msg('take-ammo-one-label', { card, n: first, one })
    : msg('take-ammo-one-label', { card, n: second, one: two });
};

/** APX-LOOT-25: the ammo may be split between weapons of its kind, as far as there is room. */
const ammoSplits = (s: S, who: LegendId, card: CardId): readonly (readonly [number, number])[] => {
  const { ammo, startingAmmo } = weaponOf(card);
  const [a = 0, b = 0] = legendOf(s, who).weapons.map(w =>
    weaponOf(w.card).ammo === ammo ? MOST_AMMO - w.ammo : 0,
  );
  const total = Math.min(startingAmmo, a + b);
  if (total === 0) return [];
  const splits: [number, number][] = [];
  for (let first = Math.max(0, total - b); first <= Math.min(a, total); first++)
    splits.push([first, total - first]);
  return splits;
};

/** APX-LOOT-27: equal ammo adds up. */
const loadedWith = (old: L['weapons'][number] | undefined, card: CardId): number => {
  const { ammo, startingAmmo } = weaponOf(card);
  const isSame = old !== undefined && weaponOf(old.card).ammo === ammo;
  return Math.min(MOST_AMMO, startingAmmo + (isSame ? old.ammo : 0));
};

/** APX-LOOT-24: attachments of the old card are decided about. */
const rearm = (t: T, who: LegendId, slot: number, card: CardId): void => {
  const old = legendOf(t.s, who).weapons[slot];
  if (!old) return;
  t.emit(
    { type: 'rearmed', who, slot, card, old: old.card, ammo: loadedWith(old, card), freed: [...old.on] },
    'APX-LOOT-24',
  );
};

/** One change of attachments (APX-INTER-03, -04). */
type Refit =
  | { readonly do: 'attach'; readonly card: CardId; readonly slot: number }
  | { readonly do: 'detach'; readonly card: CardId; readonly slot: number };

const refitKey = (r: Refit): string => `${r.do}:${r.slot}:${r.card}`;

const DONE_WITH_IT = no('APX-INTER-01', 'each-part-once');
const PACK_FULL = no('APX-LOOT-18', 'pack-full');

/** Attaching and detaching. */
const REFITS = 2;
type Refits = readonly Refit['do'][];

const judgeRefit = (s: S, who: LegendId, r: Refit, before: Refits, now: Refits): Verdict => {
  if (before.includes(r.do) || (now.includes(r.do) && now.at(-1) !== r.do)) return DONE_WITH_IT;
  if (r.do === 'attach') return judgeAttach(s, who, r.card, r.slot);
  return legendOf(s, who).pack.length >= PACK ? PACK_FULL : undefined;
};

/**
 * Attaching and detaching, each once with any number of tokens (APX-INTER-01, -03 to -05), but for what was done
 * `before` the object; gives back what was done.
 */
function* refit(t: T, who: LegendId, before: Refits): Proc<Refits> {
  const order: Refit['do'][] = [];
  for (;;) {
    const { pack, weapons, seat } = legendOf(t.s, who);
    const from: Refit[] = [
      ...pack.flatMap(card => weapons.map((_, slot): Refit => ({ do: 'attach', card, slot }))),
      ...weapons.flatMap((w, slot) => w.on.map((card): Refit => ({ do: 'detach', card, slot }))),
    ];
    const choice: Choice<Refit> = {
      rule: 'APX-INTER-03',
      ask: msg('ask-refit', { who }),
      from,
      key: refitKey,
      judge: r => judgeRefit(t.s, who, r, before, order),
      show: r =>
        r.do === 'attach'
          ? {
              label: msg('attach-label', { card: r.card, weapon: weapons[r.slot]?.card ?? '#' }),
              at: [r.card],
            }
          : {
              label: msg('detach-label', { card: r.card, weapon: weapons[r.slot]?.card ?? '#' }),
              at: [r.card],
            },
    };
    const next = yield* t.choose(seat, orPass(choice, msg('done-label')));
    if (next === PASS) return [...new Set(order)];
    order.push(next.do);
    const { slot, card } = next;
    const weapon = weapons[slot]?.card ?? '#';
    if (next.do === 'detach') t.emit({ type: 'detached', who, card, slot, weapon }, 'APX-INTER-04');
    else {
      const old = attachedIn(t.s, who, slot, card);
      t.emit({ type: 'attached', who, card, slot, weapon, old }, 'APX-INTER-03');
      yield* decide(t, who, old ? [old] : []); // APX-LOOT-21
    }
  }
}
