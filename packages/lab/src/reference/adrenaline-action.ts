import { reloadCost } from '@potyczka/adrenaline/view';
import {
  COLOURS,
  type Colour,
  type Floor,
  harm,
  type Moment,
  move,
  own,
  pay,
  SHOOTER,
} from './adrenaline-moment.js';
import { WEAPONS } from './adrenaline-weapons.js';

/** A whole Shoot action: how far one may move before it, and whether reloading is part of it. */
export interface Form {
  readonly move: number;
  readonly reload: boolean;
}

/** ADR-ADRENALINE, ADR-FRENZY-05 to -07. */
export const FORMS = {
  plain: { move: 0, reload: false },
  adrenaline: { move: 1, reload: false },
  'frenzy-before': { move: 1, reload: true },
  'frenzy-after': { move: 2, reload: true },
} as const satisfies Record<string, Form>;
export type FormName = keyof typeof FORMS;

const without = (from: readonly string[], x: string): readonly string[] => {
  const i = from.indexOf(x);
  return i < 0 ? from : [...from.slice(0, i), ...from.slice(i + 1)];
};

/** ADR-RELOAD-01: any of those that are not loaded. */
const reloads = (m: Moment, owned: readonly string[]): readonly Moment[] =>
  owned.reduce<readonly Moment[]>(
    (all, weapon) =>
      m.loaded.includes(weapon)
        ? all
        : all.flatMap(now => [
            now,
            { ...pay(now, ...reloadCost(`#weapon-${weapon}`)), loaded: [...now.loaded, weapon] },
          ]),
    [m],
  );

/** ADR-PWR-07 to -10, ADR-XPWR-03: any number of scopes, each for a cube, one damage more for somebody whom the shot has damaged. */
const scoped = (f: Floor, m: Moment): readonly Moment[] => {
  const scopes = [...new Set(m.hand.filter(card => card.startsWith('targeting-scope')))];
  const once = scopes.flatMap(card =>
    COLOURS.flatMap(c =>
      m.hurt.map(who => ({ ...harm(f, pay({ ...m, hand: without(m.hand, card) }, c), who, 1), saw: m.saw })),
    ),
  );
  return [m, ...once.flatMap(after => scoped(f, after))];
};

/** ADR-PWR-01 to -04: a card may stand for a cube of its colour, whatever cubes there are. */
const byCards = (m: Moment): readonly Moment[] => {
  const cards = [...new Set(m.hand)].filter(card => m.paid[colourOf(card)] > 0);
  return [
    m,
    ...cards.flatMap(card => {
      const paid = { ...m.paid, [colourOf(card)]: m.paid[colourOf(card)] - 1 };
      return byCards({ ...m, paid, hand: without(m.hand, card) });
    }),
  ];
};
const colourOf = (card: string): Colour => COLOURS.find(c => card.endsWith(c)) ?? 'red';

/** Every end that the action can come to. In the frenzy each part may be left out (G-25). */
export const endsOf = (f: Floor, start: Moment, owned: readonly string[], form: Form): readonly Moment[] => {
  const moved = f.within(own(start), form.move).map(q => move(start, SHOOTER, q));
  const ready = form.reload ? moved.flatMap(m => reloads(m, owned)) : moved;
  const shots = ready.flatMap(m =>
    m.loaded.flatMap(weapon =>
      (WEAPONS[weapon]?.(f, m) ?? []).map(end => ({ ...end, loaded: without(m.loaded, weapon) })),
    ),
  );
  const all = [...(form.reload ? ready : []), ...shots.flatMap(m => scoped(f, m))];
  return all.flatMap(byCards);
};
