import { cardName, legendName } from '@potyczka/apex/text';
import { ABILITY_FACTS, isLoot, type LegendView } from '@potyczka/apex/view';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { StandeeIcon } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import { AimTrack, hasOdds, isShooting, ShotOdds, useFilm } from './Aim.js';
import { AbilityCard, FeatCard, Token, WeaponCard } from './Cards.js';
import { Equip, isEquipping } from './Equip.js';
import { standeeOf } from './look.js';
import { Meters } from './Meters.js';
import { armsOf } from './People.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

/** The legend that is asked about, else the one that acts, else one with something to choose. */
const askedOf = ({ view, question, lit }: Scene, mine: readonly LegendView[]): string | undefined => {
  const named = question?.ask.args?.who;
  const byCard = mine.find(l => [...l.hand.cards, ...l.tray.cards].some(card => lit.has(card)));
  return (mine.find(l => l.id === named) ?? byCard ?? mine.find(l => l.id === view.act?.legend))?.id;
};

/** Whether a hand or the focus is on something. */
const useHeld = (on: RefObject<HTMLElement | null>): boolean => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const el = on.current;
    if (!el) return;
    const ends = new AbortController();
    for (const [sign, is] of [
      ['pointerenter', true],
      ['pointerleave', false],
      ['focusin', true],
      ['focusout', false],
    ] as const)
      el.addEventListener(sign, () => setHeld(is), { signal: ends.signal });
    return () => ends.abort();
  }, [on]);
  return isHeld;
};

/** The boards of my legends, one at a time: the one that is asked comes up by itself. */
export const Mine = (scene: Scene): ReactNode => {
  const { view, me, lang } = scene;
  const own = view.legends.filter(l => l.seat === me && l.chosen);
  // Whoever plays for Automas has their boards behind those of the own legends, and none while these are equipped.
  const mine = isEquipping(scene)
    ? own.filter(l => !l.automa)
    : own.toSorted((a, b) => Number(a.automa !== null) - Number(b.automa !== null));
  const film = useFilm(scene);
  // What a hand or the keys are on does not go away beneath them.
  const board = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(board);
  const [wanted, setWanted] = useState<{ id: string; while: string | undefined } | null>(null);
  const asked = askedOf(scene, mine);
  const shown = (wanted && wanted.while === asked ? wanted.id : undefined) ?? asked ?? mine[0]?.id;
  const legend = mine.find(l => l.id === shown);
  if (!legend) return null;
  const tabs = mine.length > 1 && (
    <div className="whose">
      {mine.map(l => (
        <button
          key={l.id}
          type="button"
          aria-pressed={l.id === legend.id}
          aria-label={legendName(lang, l.id)}
          title={legendName(lang, l.id)}
          onClick={() => setWanted({ id: l.id, while: asked })}
        >
          <StandeeIcon {...standeeOf(l.id, l.team)} height={44} />
        </button>
      ))}
    </div>
  );
  const isFilm = isShooting(scene) && film?.revealed;
  const isOdds = hasOdds(scene) && !scene.narrow && !isHeld;
  return (
    <div ref={board} className="mine apex">
      {!isEquipping(scene) && !isFilm && !isOdds && !scene.narrow ? (
        <Own {...scene} legend={legend} tabs={tabs} />
      ) : (
        <>
          {tabs}
          {isEquipping(scene) ? (
            <Equip {...scene} legend={legend} />
          ) : isFilm ? (
            <AimTrack {...scene} film={film} />
          ) : isOdds ? (
            <ShotOdds {...scene} />
          ) : (
            <Own {...scene} legend={legend} />
          )}
        </>
      )}
    </div>
  );
};

type OwnProps = Scene & {
  readonly legend: LegendView;
  /** Beside the other boards of mine, where these have room of their own. */
  readonly tabs?: ReactNode;
};

/** Most tokens that a backpack holds. */
const PACK = 8;

/** A legend that I hold: weapons with what is on them, gear, backpack, abilities, feats. */
const Own = ({ legend, tabs, ...scene }: OwnProps): ReactNode => {
  const { lang } = scene;
  const w = WORDS[lang];
  const isReady = legend.weapons.length > 0 || legend.automa !== null;
  return (
    <section className={`own ${legend.team}`} aria-label={legendName(lang, legend.id)}>
      <div className="who">
        {tabs || <StandeeIcon {...standeeOf(legend.id, legend.team)} height={86} />}
        <b>{legendName(lang, legend.id)}</b>
        <Meters legend={legend} />
      </div>
      {isReady ? (
        <>
          <div className="weapons">
            {armsOf(legend, scene.view).map((weapon, i) => (
              <WeaponCard key={`${weapon.card} ${i}`} scene={scene} weapon={weapon} />
            ))}
          </div>
          <div className="carried">
            <Block title={w.gear} kind="gear">
              {Object.values(legend.gear).map(({ card, exhausted }) => (
                <Token key={card} scene={scene} card={card} spent={exhausted} />
              ))}
            </Block>
            {!legend.automa && <Pack {...scene} legend={legend} />}
          </div>
        </>
      ) : (
        <Pool {...scene} legend={legend} />
      )}
      <Block title={w.abilities} kind="abilities">
        {ABILITY_FACTS.filter(a => a.owner === legend.id).map(ability => (
          <AbilityCard key={ability.id} scene={scene} ability={ability} />
        ))}
      </Block>
      {legend.hand.n > 0 && (
        <Block title={`${w.feats} · ${legend.hand.n}`} kind="feats">
          {legend.hand.cards.map(card => (
            <FeatCard key={card} scene={scene} card={card} />
          ))}
        </Block>
      )}
    </section>
  );
};

const Block = ({
  title,
  kind,
  children,
}: {
  title: string;
  kind: string;
  children: ReactNode;
}): ReactNode => (
  <div className={`block ${kind}`}>
    <h4>{title}</h4>
    <div>{children}</div>
  </div>
);

/** Eight places; what has just been received stands before them. */
const Pack = ({ legend, ...scene }: OwnProps): ReactNode => {
  const w = WORDS[scene.lang];
  const { cards } = legend.pack;
  return (
    <>
      {legend.tray.cards.length > 0 && (
        <Block title={w.tray} kind="tray">
          {legend.tray.cards.map(card =>
            isLoot(card) ? (
              <Token key={card} scene={scene} card={card} />
            ) : (
              <Plain key={card} scene={scene} card={card} />
            ),
          )}
        </Block>
      )}
      <Block title={`${w.pack} · ${legend.pack.n}/${PACK}`} kind="pack">
        {cards.map(card => (
          <Token key={card} scene={scene} card={card} />
        ))}
        {Array.from({ length: Math.max(0, PACK - cards.length) }, (_, i) => (
          <i key={`e${i + 1}`} className="token empty" />
        ))}
      </Block>
    </>
  );
};

/** A card that is neither token nor feat: its name. */
const Plain = ({ scene, card }: { scene: Scene; card: `#${string}` }): ReactNode => (
  <button
    type="button"
    data-cards={card}
    {...elementProps(scene, card, cardName(scene.lang, card), 'plain-card')}
  >
    {cardName(scene.lang, card)}
  </button>
);

/** Before stage 1 is settled: what has been drawn. */
const Pool = ({ legend, ...scene }: OwnProps): ReactNode =>
  legend.pool.cards.length === 0 ? null : (
    <Block title={WORDS[scene.lang].pool} kind="pool">
      {legend.pool.cards.map(card => (
        <Plain key={card} scene={scene} card={card} />
      ))}
    </Block>
  );
