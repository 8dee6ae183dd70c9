import { say } from '@potyczka/legion/text';
import {
  changed,
  changeLabel,
  counterpartsFor,
  type Fault,
  mendOf,
  type Slot,
  slotsIn,
  sparesFor,
  type UnitCardId,
  type UpgradeId,
  unitCard,
  unitPoints,
  upgradeCard,
} from '@potyczka/legion/view';
import { type ReactNode, useMemo } from 'react';
import { FACE_WORDS } from '../faces/face-words.js';
import { WORDS } from '../words.js';
import { type Lit, useBench } from './bench.js';
import { changedRun, movedRun, oneFewer, oneMore, type Run, runsOf, withoutRun } from './list.js';
import { CardButton, Face, HowPlayed } from './pieces.js';
import { ApartSign, DoubleSign, SlotSign } from './signs.js';
import { BUILDER_WORDS } from './words.js';

interface SlotsProps {
  readonly run: Run;
  readonly unit: UnitCardId;
  readonly upgrades: readonly UpgradeId[];
  readonly whose: 'own' | 'joined';
}

const SlotButton = ({
  run,
  unit,
  upgrades,
  whose,
  slot,
}: SlotsProps & { readonly slot: Slot }): ReactNode => {
  const { lang, lit, light, show } = useBench();
  const b = BUILDER_WORDS[lang];
  const f = FACE_WORDS[lang];
  const { type, upgrade } = slot;
  const id = upgrade === null ? undefined : upgrades[upgrade];
  const isLit =
    lit?.first === run.first && lit.type === type && lit.upgrade === upgrade && lit.whose === whose;
  const choose = (): void => {
    const it: Lit = { first: run.first, count: run.count, type, upgrade, whose };
    light(isLit ? null : it);
    if (id) show(`upgrade:${id}`);
  };
  if (!id)
    return (
      <button
        type="button"
        className={isLit ? 'army-slot empty lit' : 'army-slot empty'}
        aria-pressed={isLit}
        aria-label={b.slot(f.slots[type], unitCard(unit).name)}
        title={f.slots[type]}
        onClick={choose}
      >
        <SlotSign type={type} />
        {isLit && f.slots[type]}
      </button>
    );
  const card = upgradeCard(id);
  return (
    <button
      type="button"
      className={isLit ? 'army-slot full lit' : 'army-slot full'}
      aria-pressed={isLit}
      title={b.change(card.name)}
      onPointerEnter={() => show(`upgrade:${id}`)}
      onFocus={() => show(`upgrade:${id}`)}
      onClick={choose}
    >
      <SlotSign type={type} /> {card.name} <b>{card.points}</b> <HowPlayed kind="upgrade" id={id} />
    </button>
  );
};

const Slots = (props: SlotsProps): ReactNode => {
  const slots = slotsIn(props.unit, props.upgrades);
  if (slots.length === 0) return null;
  return (
    <div className="army-slots">
      {slots.map((slot, n) => (
        <SlotButton key={`${slot.type} ${String(n)}`} {...props} slot={slot} />
      ))}
    </div>
  );
};

/** LEG-KWU-COUNTERPART-01: a card that joins a unit, with slots of its own. */
const Joined = ({ run }: { readonly run: Run }): ReactNode => {
  const { lang, army, put } = useBench();
  const b = BUILDER_WORDS[lang];
  const { counterpart } = run.unit;
  const joining = counterpartsFor(army, run.first);
  const join = (card: UnitCardId | null): void =>
    put(changedRun(army, run, unit => ({ do: 'join', unit, card })));
  if (counterpart) {
    const card = unitCard(counterpart.unit);
    return (
      <div className="army-joined-unit">
        <div className="army-unit-head">
          <Face unit={card.id} size={36} />
          <CardButton card={`unit:${card.id}`}>
            <b>{card.name}</b>
          </CardButton>
          <button
            type="button"
            className="army-tool"
            aria-label={b.remove(card.name)}
            onClick={() => join(null)}
          >
            ×
          </button>
          <b className="army-price">{card.points}</b>
        </div>
        <Slots run={run} unit={counterpart.unit} upgrades={counterpart.upgrades} whose="joined" />
      </div>
    );
  }
  return joining.map(unitCard).map(card => (
    <button key={card.id} type="button" className="army-join" onClick={() => join(card.id)}>
      + {card.name} <b>{card.points}</b>
    </button>
  ));
};

/** LEG-KWU-LOADOUT-01: cards that a unit sets aside and may swap when it is deployed. */
const Spares = ({ run }: { readonly run: Run }): ReactNode => {
  const { lang, army, lit, light, show } = useBench();
  const b = BUILDER_WORDS[lang];
  const { spare = [] } = run.unit;
  const [first] = sparesFor(army, run.first);
  if (spare.length === 0 && !first) return null;
  const at = (upgrade: number | null, id: UpgradeId): Lit => ({
    first: run.first,
    count: run.count,
    type: upgradeCard(id).type,
    upgrade,
    whose: 'spare',
  });
  const isLit = lit?.first === run.first && lit.whose === 'spare';
  return (
    <div className="army-slots army-spares">
      <small className="soft">{b.setAside}</small>
      {spare.map((id, n) => (
        <button
          key={id}
          type="button"
          className="army-slot full"
          onPointerEnter={() => show(`upgrade:${id}`)}
          onClick={() => light(at(n, id))}
        >
          <SlotSign type={upgradeCard(id).type} /> {upgradeCard(id).name}
        </button>
      ))}
      {first && (
        <button
          type="button"
          className={isLit ? 'army-slot empty lit' : 'army-slot empty'}
          aria-label={b.setAsideFor(unitCard(run.unit.unit).name)}
          onClick={() => light(isLit ? null : at(null, first))}
        >
          +
        </button>
      )}
    </div>
  );
};

/** What is wrong with a line, and the smallest change that mends it. */
const LineFault = ({ fault }: { readonly fault: Fault }): ReactNode => {
  const { lang, army, put } = useBench();
  const mend = useMemo(() => mendOf(army, fault), [army, fault]);
  return (
    <p className="army-line-fault">
      <span>{say(lang, fault.refusal.why)}</span>
      {mend && (
        <button type="button" onClick={() => put(changed(army, mend))}>
          {say(lang, changeLabel(army, mend))}
        </button>
      )}
    </p>
  );
};

const Stepper = ({ run }: { readonly run: Run }): ReactNode => {
  const { lang, army, put, setApart } = useBench();
  const b = BUILDER_WORDS[lang];
  const { name } = unitCard(run.unit.unit);
  return (
    <span className="army-stepper">
      <button type="button" aria-label={b.fewer(name)} onClick={() => put(oneFewer(army, run))}>
        −
      </button>
      <b>{run.count}</b>
      <button type="button" aria-label={b.more(name)} onClick={() => put(oneMore(army, run))}>
        +
      </button>
      <button
        type="button"
        className="army-apart"
        aria-label={`${b.apart}: ${name}`}
        title={b.apart}
        onClick={() => setApart(run.first + run.count - 1)}
      >
        <ApartSign />
      </button>
    </span>
  );
};

const isOf = ({ first, count }: Run, { at }: Fault): boolean => {
  const n = Number(/^units\.(\d+)/.exec(at)?.[1] ?? -1);
  return n >= first && n < first + count;
};

const Tools = ({ run, isFirst, isLast }: { run: Run; isFirst: boolean; isLast: boolean }): ReactNode => {
  const { lang, army, put } = useBench();
  const b = BUILDER_WORDS[lang];
  const { name, unique } = unitCard(run.unit.unit);
  return (
    <span className="army-tools">
      <button
        type="button"
        className="army-tool"
        aria-label={b.up(name)}
        title={b.up(name)}
        disabled={isFirst}
        onClick={() => put(movedRun(army, run, -1))}
      >
        ↑
      </button>
      <button
        type="button"
        className="army-tool"
        aria-label={b.down(name)}
        title={b.down(name)}
        disabled={isLast}
        onClick={() => put(movedRun(army, run, 1))}
      >
        ↓
      </button>
      {!unique && run.count === 1 && (
        <button
          type="button"
          className="army-tool"
          aria-label={b.duplicate(name)}
          title={b.duplicate(name)}
          onClick={() => put(oneMore(army, run))}
        >
          <DoubleSign />
        </button>
      )}
      <button
        type="button"
        className="army-tool"
        aria-label={b.remove(name)}
        title={b.remove(name)}
        onClick={() => put(withoutRun(army, run))}
      >
        ×
      </button>
    </span>
  );
};

interface LineProps {
  readonly run: Run;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A line of the list: equal units, with what each of them carries. */
const Line = ({ run, isFirst, isLast }: LineProps): ReactNode => {
  const { lang, lit, faults, show } = useBench();
  const b = BUILDER_WORDS[lang];
  const { unit, count, first } = run;
  const card = unitCard(unit.unit);
  const minis = card.minis + unit.upgrades.filter(id => upgradeCard(id).mini).length;
  const cost = unitPoints(unit);
  const wrong = faults.find(f => isOf(run, f));
  const kind = ['army-line', wrong ? 'wrong' : '', lit?.first === first ? 'chosen' : ''];
  return (
    <li className={kind.filter(Boolean).join(' ')}>
      <div className="army-unit-head" onPointerEnter={() => show(`unit:${card.id}`)}>
        <Face unit={card.id} hasHeavy={unit.upgrades.some(id => upgradeCard(id).type === 'heavy-weapon')} />
        <CardButton card={`unit:${card.id}`}>
          <b>
            {card.unique && <i className="only-one">●</i>} {card.name}
          </b>{' '}
          {card.title && <small>{card.title}</small>} <HowPlayed kind="unit" id={card.id} />
          <small className="army-line-size">
            {FACE_WORDS[lang].mini(minis)}
            {count > 1 && ` · ${b.each(cost)}`} · {card.rank ? WORDS[lang].rank[card.rank] : ''}
          </small>
        </CardButton>
        {count > 1 && <Stepper run={run} />}
        <Tools {...{ run, isFirst, isLast }} />
        <b className="army-price">{cost * count}</b>
      </div>
      <Slots run={run} unit={card.id} upgrades={unit.upgrades} whose="own" />
      <Joined run={run} />
      <Spares run={run} />
      {wrong && <LineFault fault={wrong} />}
    </li>
  );
};

/** The units of the list, line by line. */
export const Units = (): ReactNode => {
  const { lang, army, apart } = useBench();
  const runs = runsOf(army.units, apart);
  if (runs.length === 0) return <p className="soft army-empty">{BUILDER_WORDS[lang].empty}</p>;
  return (
    <ol className="army-lines">
      {runs.map((run, n) => (
        <Line
          key={`${String(run.first)} ${run.unit.unit}`}
          run={run}
          isFirst={n === 0}
          isLast={n === runs.length - 1}
        />
      ))}
    </ol>
  );
};
