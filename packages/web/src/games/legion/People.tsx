import { seatNoun, unitLabel } from '@potyczka/legion/text';
import { type SideView, type UnitView, unitCard, upgradeCard } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { Glyph } from './glyphs.js';
import { glyphOfUnit, isDone, lookOf } from './look.js';
import type { Scene } from './scene.js';
import { OrderOf, statesOf, TokensOf } from './UnitCard.js';
import { WORDS } from './words.js';

/** Wounds that a unit can still take, and that it could at first. */
const livesOf = (unit: UnitView): readonly [number, number] => {
  const { wounds, minis } = unitCard(unit.card);
  const now = unit.minis.reduce((sum, m) => sum + wounds - m.wounds, 0);
  const added = unit.upgrades.filter(e => upgradeCard(e.card).mini).length;
  return [Math.max(0, now), Math.max(now, wounds * (minis + added))];
};

const UnitRow = ({ scene, unit }: { scene: Scene; unit: UnitView }): ReactNode => {
  const { lang, view } = scene;
  const [now, most] = livesOf(unit);
  const kind = [
    'unit-row',
    isDone(unit) ? 'done' : '',
    unit.where,
    view.act?.unit === unit.id ? 'acting' : '',
    unit.order === 'up' ? 'ordered' : '',
    unit.suppressed || unit.panicked ? 'shaken' : '',
  ];
  const states = statesOf(unit, lang);
  const label = [unitLabel(unit.id), `${now}/${most}`, states].filter(Boolean).join(', ');
  const share = most === 0 ? 0 : now / most;
  return (
    <li>
      <div {...elementProps(scene, unit.id, label, kind.filter(Boolean).join(' '))}>
        <OrderOf unit={unit} />
        <span className="glyph-of" style={{ color: lookOf(unit.seat).colour }}>
          <Glyph name={glyphOfUnit(unit.card)} size={20} />
        </span>
        <span className="unit-name">{unitLabel(unit.id)}</span>
        {unit.panicked && (
          <span className="panic-sign" title={WORDS[lang].panicked}>
            !
          </span>
        )}
        <TokensOf unit={unit} lang={lang} />
        <span className={`lives ${share > 0.6 ? 'good' : share > 0.34 ? 'fair' : 'poor'}`}>
          {now}
          <span className="soft">/{most}</span>
          <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
      </div>
    </li>
  );
};

const Army = ({ scene, side }: { scene: Scene; side: SideView }): ReactNode => {
  const { lang, view, me, names } = scene;
  const w = WORDS[lang];
  const label = seatNoun(lang, side.seat).label;
  const units = view.units.filter(u => u.seat === side.seat);
  const colour = view.blue === null ? null : view.blue === side.seat ? 'blue' : 'red';
  return (
    <section className={view.turn === side.seat ? 'army active' : 'army'} aria-label={label}>
      <header>
        <strong
          className="sitter"
          title={names[side.seat]}
          style={{ borderBlockEndColor: lookOf(side.seat).colour }}
        >
          {me === side.seat ? w.you : (names[side.seat] ?? label)}
        </strong>
        {(me === side.seat || names[side.seat] !== undefined) && (
          <span className="soft seat-number">{label}</span>
        )}
        {colour && (
          <span className={`side-colour ${colour}`} role="img" title={w[colour]} aria-label={w[colour]} />
        )}
        {view.priority === side.seat && (
          <span className="priority" title={w.priority}>
            1<span className="hidden-text">. {w.priority}</span>
          </span>
        )}
        <span className="points" title={w.victory}>
          <Glyph name="laurel-crown" size={18} label={w.victory} /> {side.points}
        </span>
      </header>
      <ul>
        {units
          .filter(u => u.where !== 'defeated')
          .map(unit => (
            <UnitRow key={unit.id} {...{ scene, unit }} />
          ))}
      </ul>
      {units.some(u => u.where === 'defeated') && (
        <p className="soft losses">
          {w.lost}:{' '}
          {units
            .filter(u => u.where === 'defeated')
            .map(u => unitLabel(u.id))
            .join(', ')}
        </p>
      )}
    </section>
  );
};

/** Both armies: units with their orders, wounds and tokens. */
export const People = (scene: Scene): ReactNode => (
  <div className="armies">
    {scene.view.sides.map(side => (
      <Army key={side.seat} {...{ scene, side }} />
    ))}
  </div>
);
