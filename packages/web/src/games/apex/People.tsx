import { cardName, legendName, teamName } from '@potyczka/apex/text';
import { type Event, type LegendView, TEAMS, type View } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { StandeeIcon } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { Glyph, glyphOf } from './glyphs.js';
import { LEGEND_LOOKS, lootGlyph, TEAM_COLOURS, weaponGlyph } from './look.js';

type Scene = SceneProps<View, Event>;

const HEALTH = 40;

const Meter = ({
  now,
  most,
  kind,
}: {
  readonly now: number;
  readonly most: number;
  readonly kind: string;
}) => (
  <span className={`meter ${kind}`} aria-hidden="true">
    <i style={{ width: `${most > 0 ? (100 * now) / most : 0}%` }} />
  </span>
);

/** A legend's public state: life, weapons with ammo, what can be counted. */
const Legend = ({ scene, legend }: { readonly scene: Scene; readonly legend: LegendView }): ReactNode => {
  const { lang, view, names } = scene;
  const look = LEGEND_LOOKS[legend.id];
  const isActing = view.act?.legend === legend.id;
  return (
    <li
      {...elementProps(
        scene,
        legend.id,
        legendName(lang, legend.id),
        `legend-card ${isActing ? 'acting' : ''}`,
      )}
    >
      <StandeeIcon
        glyph={glyphOf(look.glyph)}
        colour={TEAM_COLOURS[legend.team]}
        letter={look.letter}
        plate={look.plate}
        ring={legend.team === 'red' ? 'broken' : 'one'}
        height={54}
      />
      <div className="legend-facts">
        <b>{legendName(lang, legend.id)}</b>
        <small>{names[legend.seat] ?? legend.seat}</small>
        <span className="meters">
          <Meter now={legend.shield} most={legend.shieldLimit} kind="shield" />
          <Meter now={legend.health} most={HEALTH} kind="health" />
        </span>
        <span className="figures">
          <Glyph name="checked-shield" size={14} /> {legend.shield}
          <Glyph name="hearts" size={14} /> {legend.health}
          <Glyph name="card-play" size={14} /> {legend.hand.n}
          <Glyph name="backpack" size={14} /> {legend.pack.n}
          {legend.boxes > 0 && (
            <>
              <Glyph name="death-skull" size={14} /> {legend.boxes}
            </>
          )}
        </span>
        <span className="arms">
          {legend.weapons.map(w => (
            <span key={w.card} title={cardName(lang, w.card)}>
              <Glyph name={weaponGlyph(w.card)} size={20} /> {cardName(lang, w.card)} · {w.ammo}
            </span>
          ))}
        </span>
      </div>
    </li>
  );
};

/** Both teams: points, and the boards of their legends as everybody sees them. */
export const People = (scene: Scene): ReactNode => (
  <div className="people apex">
    {TEAMS.map(team => (
      <section key={team} className={`team ${team}`} aria-label={teamName(scene.lang, team)}>
        <h3>
          {teamName(scene.lang, team)} · {scene.view.points[team]}
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

const Cards = ({
  scene,
  title,
  cards,
}: {
  scene: Scene;
  title: string;
  cards: LegendView['hand']['cards'];
}) =>
  cards.length === 0 ? null : (
    <div className="row-of">
      <small>{title}</small>
      <span>
        {cards.map(card => (
          <span key={card} {...elementProps(scene, card, cardName(scene.lang, card), 'chip')}>
            {cardName(scene.lang, card)}
          </span>
        ))}
      </span>
    </div>
  );

const WORDS = {
  pl: { hand: 'Wyczyny', pack: 'Plecak', pool: 'Do rozdania', tray: 'Zdobyte' },
  en: { hand: 'Feats', pack: 'Backpack', pool: 'To equip', tray: 'Received' },
} as const;

/** A legend that I hold: weapons with what is on them, gear, backpack, feats. */
const Own = ({ scene, legend }: { readonly scene: Scene; readonly legend: LegendView }): ReactNode => {
  const { lang } = scene;
  const words = WORDS[lang];
  return (
    <section className={`own ${legend.team}`} aria-label={legendName(lang, legend.id)}>
      <h3>{legendName(lang, legend.id)}</h3>
      <div className="weapons">
        {legend.weapons.map(w => (
          <div key={w.card} {...elementProps(scene, w.card, cardName(lang, w.card), 'weapon-card')}>
            <b>{cardName(lang, w.card)}</b>
            <Glyph name={weaponGlyph(w.card)} size={56} />
            <span className="ammo">
              {Array.from({ length: 5 }, (_, i) => (
                <i key={`a${i + 1}`} className={i < w.ammo ? 'full' : ''} />
              ))}
            </span>
            {w.on.map(card => (
              <small key={card}>{cardName(lang, card)}</small>
            ))}
          </div>
        ))}
      </div>
      <div className="gear">
        {Object.values(legend.gear).map(({ card, exhausted }) => (
          <span
            key={card}
            {...elementProps(
              scene,
              card,
              cardName(lang, card),
              exhausted ? 'gear-token spent' : 'gear-token',
            )}
            title={cardName(lang, card)}
          >
            <Glyph name={lootGlyph(card)} size={24} />
          </span>
        ))}
      </div>
      <div className="held">
        <Cards scene={scene} title={words.hand} cards={legend.hand.cards} />
        <Cards scene={scene} title={words.pack} cards={legend.pack.cards} />
        <Cards scene={scene} title={words.tray} cards={legend.tray.cards} />
        <Cards scene={scene} title={words.pool} cards={legend.pool.cards} />
      </div>
    </section>
  );
};

/** What I hold: one board for each of my legends. */
export const Mine = (scene: Scene): ReactNode => (
  <div className="mine apex">
    {scene.view.legends
      .filter(l => l.seat === scene.me && l.chosen)
      .map(l => (
        <Own key={l.id} scene={scene} legend={l} />
      ))}
  </div>
);
