import { cardName, legendName, seatName, teamName } from '@potyczka/apex/text';
import { type LegendView, RING_SQUARES_AFTER, ringDamage, TEAMS, type View } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { StandeeIcon } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import { Glyph } from './glyphs.js';
import { standeeOf, weaponGlyph } from './look.js';
import { Meters } from './Meters.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

/** Who holds a legend: me, a name, or nobody. */
const holderOf = ({ lang, me, names }: Scene, { seat, automa }: LegendView): string => {
  const w = WORDS[lang];
  if (automa) return automa.allied ? w.ally : w.automa;
  return seat === me ? w.you : (names[seat] ?? seatName(lang, seat));
};

/** The weapons of an Automa are those of its set; before sets are dealt it has none. */
export const armsOf = (legend: LegendView, { stage }: View): LegendView['weapons'] =>
  legend.automa
    ? stage === 'recruit'
      ? []
      : ([1, 2] as const).map(slot => ({
          card: `#AW-${(legend.automa?.set ?? 0) + 1}-${slot}` as const,
          ammo: 0,
          on: [],
        }))
    : legend.weapons;

const Legend = ({ scene, legend }: { readonly scene: Scene; readonly legend: LegendView }): ReactNode => {
  const { lang, view } = scene;
  const w = WORDS[lang];
  const name = legendName(lang, legend.id);
  const isOut = legend.at === null && view.stage === 'clash';
  const kind = ['legend-card', view.act?.legend === legend.id ? 'acting' : '', isOut ? 'out' : ''];
  return (
    <li>
      <button type="button" {...elementProps(scene, legend.id, name, kind.filter(Boolean).join(' '))}>
        <span className="legend-face">
          <StandeeIcon {...standeeOf(legend.id, legend.team)} height={50} />
        </span>
        <span className="legend-facts">
          <span className="legend-name">
            <b>{name}</b>
            <small className="sitter" title={isOut ? undefined : holderOf(scene, legend)}>
              {isOut ? w.out : holderOf(scene, legend)}
            </small>
          </span>
          <Meters legend={legend}>
            <span className="counts">
              {legend.automa ? (
                <span title={w.charge}>
                  <Glyph name="battery-pack" size={15} label={w.charge} /> {legend.automa.charge}
                </span>
              ) : (
                <>
                  <span title={w.feats}>
                    <Glyph name="card-play" size={15} label={w.feats} /> {legend.hand.n}
                  </span>
                  <span title={w.pack}>
                    <Glyph name="cardboard-box" size={15} label={w.pack} /> {legend.pack.n}
                  </span>
                </>
              )}
              <span title={w.boxes}>
                <Glyph name="death-skull" size={15} label={w.boxes} /> {legend.boxes}
              </span>
            </span>
          </Meters>
          <span className="arms">
            {armsOf(legend, view).map((weapon, i) => (
              <span key={`${weapon.card} ${i}`}>
                <Glyph name={weaponGlyph(weapon.card)} size={18} /> {cardName(lang, weapon.card)}
                {!legend.automa && <b> {weapon.ammo}</b>}
              </span>
            ))}
          </span>
        </span>
      </button>
    </li>
  );
};

/** The round, and what the Ring does to those outside; when it closes. */
const Clock = ({ view, lang }: Scene): ReactNode => {
  const w = WORDS[lang];
  if (view.stage !== 'clash') return null;
  const next = RING_SQUARES_AFTER.find(round => round >= view.round);
  const last = RING_SQUARES_AFTER.at(-1) ?? 0;
  return (
    <div className="clock-of">
      <span>
        {w.round} {Math.max(1, view.round)}
      </span>
      {view.ring && (
        <span className="ring-of">
          <Glyph name="fire" size={16} /> {w.ring} {ringDamage(Math.max(1, view.round))}
        </span>
      )}
      {view.ring && (
        <span className="rounds" aria-hidden="true">
          {Array.from({ length: last + 1 }, (_, i) => (
            <i
              key={`r${i + 1}`}
              className={[
                i + 1 < view.round ? 'over' : i + 1 === view.round ? 'now' : '',
                RING_SQUARES_AFTER.includes(i + 1) ? 'shrinks' : '',
              ].join(' ')}
            />
          ))}
        </span>
      )}
      {view.ring && next !== undefined && <small>{w.ringAfter(next)}</small>}
    </div>
  );
};

/** Both teams: points, and the boards of their legends as everybody sees them. */
export const People = (scene: Scene): ReactNode => (
  <div className="people apex">
    <Clock {...scene} />
    {TEAMS.map(team => (
      <section key={team} className={`team ${team}`} aria-label={teamName(scene.lang, team)}>
        <h3>
          {teamName(scene.lang, team)} <small>· {WORDS[scene.lang].points(scene.view.points[team])}</small>
        </h3>
        <ul>
          {scene.view.legends
            .filter(l => l.team === team && l.chosen)
            .map(l => (
              <Legend key={l.id} scene={scene} legend={l} />
            ))}
        </ul>
      </section>
    ))}
  </div>
);
