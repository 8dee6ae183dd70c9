import { cardName, legendName } from '@potyczka/apex/text';
import { AIM_TRACK, type AimCard, aimCard, type View } from '@potyczka/apex/view';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { OddsPlot } from '../../ui/OddsPlot.js';
import { type Film, type Frame, filmOf, framesOf } from './film.js';
import { Glyph } from './glyphs.js';
import { healthLimit, legendIn, previewOf, type Scene } from './scene.js';
import { WORDS } from './words.js';

/** A little while between two cards, in milliseconds. */
const APART = 220;

/** Remembers the shot that is being told, or was told last in this activation. */
const useFilm = (scene: Scene): Film | null => {
  const kept = useRef<{ at: number; film: Film | null }>({ at: -1, film: null });
  const again =
    scene.happening.length === 0
      ? filmOf(
          null,
          scene.lingering.map(l => l.event),
        )
      : null;
  const first = scene.happening[0]?.n ?? -1;
  const mark = first * 1000 + scene.happening.length;
  if (scene.happening.length > 0 && kept.current.at !== mark)
    kept.current = {
      at: mark,
      film: filmOf(
        kept.current.film,
        scene.happening.map(l => l.event),
      ),
    };
  return again ?? kept.current.film;
};

/** The Aim track: cards come down one by one, hits and headshots are counted, the helmet stops what it stops. */
export const AimFilm = (scene: Scene): ReactNode => {
  const film = useFilm(scene);
  const { lang, view } = scene;
  const w = WORDS[lang];
  if (!film?.revealed) return null;
  const { aimed, revealed, judged } = film;
  const { frames, isSure } = framesOf(view, film);
  const last = frames.length * APART;
  return (
    <figure className={scene.motion ? 'aim-film moving' : 'aim-film'} key={frames.map(f => f.card.id).join()}>
      <figcaption>
        <b>
          {legendName(lang, aimed.who)} → {legendName(lang, aimed.at)}
        </b>
        <span>{w.cardsHit(frames.length, revealed.threshold)}</span>
      </figcaption>
      <div className="aim-track" role="img" aria-label={toldOf(scene, frames, isSure)}>
        {AIM_TRACK.map((modifier, place) => (
          <div key={`s${place + 1}`} className="aim-place">
            <div className="aim-cards">
              {frames.map((f, nth) =>
                f.place === place ? (
                  <AimCardOf key={f.card.id} frame={f} nth={nth} isSure={isSure} scene={scene} />
                ) : null,
              )}
            </div>
            <span className={modifier > 0 ? 'modifier plus' : modifier < 0 ? 'modifier minus' : 'modifier'}>
              {modifier > 0 ? `+${modifier}` : String(modifier).replace('-', '−')}
            </span>
          </div>
        ))}
      </div>
      {judged && (
        <p className="aim-result" style={{ animationDelay: `${last}ms` }}>
          <span>
            <Glyph name="bullseye" size={18} /> <b>{judged.hits}</b> {w.hits}
          </span>
          <span>
            <Glyph name="helmet-head-shot" size={18} /> <b>{judged.headshots}</b> {w.headshots}
          </span>
          {judged.stopped > 0 && (
            <span className="stopped">
              <Glyph name="helmet" size={18} /> <b>{judged.stopped}</b> {w.stopped}
            </span>
          )}
          <span className="aim-damage">
            <b>−{judged.damage}</b>
          </span>
        </p>
      )}
    </figure>
  );
};

const toldOf = ({ lang }: Scene, frames: readonly Frame[], isSure: boolean): string =>
  `${WORDS[lang].aim}: ${frames.map(f => (isSure ? `${f.card.value} ${WORDS[lang][f.result]}` : f.card.value)).join(', ')}`;

interface AimCardProps {
  readonly scene: Scene;
  readonly frame: Frame;
  readonly nth: number;
  readonly isSure: boolean;
}

const AimCardOf = ({ frame, nth, isSure }: AimCardProps): ReactNode => (
  <span
    className={isSure ? `aim-card ${frame.result}` : 'aim-card'}
    style={{ animationDelay: `${nth * APART}ms` } as CSSProperties}
  >
    <b>{frame.card.value}</b>
    {isSure && frame.bySymbol && <Glyph name={frame.result === 'hit' ? 'bullseye' : 'shield'} size={12} />}
    {isSure && frame.head && <Glyph name="helmet-head-shot" size={14} />}
  </span>
);

/** While a shot goes on and nothing is revealed: who, at whom, with what, and what was played on it. */
export const ShotNow = ({ view, lang }: Scene): ReactNode => {
  const { shot } = view;
  if (!shot) return null;
  const w = WORDS[lang];
  const weapon = legendIn(view, shot.shooter)?.weapons[shot.slot];
  const played = [shot.boost, ...shot.reactions].filter((x): x is string => x !== null);
  return (
    <div className="shot-now">
      <p>
        <b>
          {legendName(lang, shot.shooter)} → {legendName(lang, shot.target)}
        </b>{' '}
        {weapon && cardName(lang, weapon.card)} · {w.away(shot.distance)}
      </p>
      {played.length > 0 && (
        <p>{played.map(id => (id[3] === 'F' ? cardName(lang, `#${id}` as '#') : id)).join(', ')}</p>
      )}
      {shot.looked.length > 0 && (
        <p className="looked">
          {shot.looked.map(card => (
            <span key={card} className="aim-card">
              <b>{aimCard(card.slice(1) as AimCard['id']).value}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
};

export const hasShot = (view: View): boolean => view.shot !== null;

/** Most bars that can be read beside each other. */
const BARS = 8;

type Odds = readonly (readonly [number, number])[];

/** Neighbouring results together where there are too many; what eliminates stays apart from what does not. */
const bucketed = (damage: Odds, life: number): { label: string; share: number; isMarked: boolean }[] => {
  const sorted = damage.toSorted((a, b) => a[0] - b[0]);
  const groups: (readonly [number, number])[][] = [];
  const most = Math.ceil(sorted.length / BARS);
  for (const one of sorted) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isApart = !first || first[0] === 0 || first[0] >= life !== one[0] >= life;
    if (!group || isApart || group.length >= most) groups.push([one]);
    else group.push(one);
  }
  return groups.map(group => {
    const [low, high] = [group[0]?.[0] ?? 0, group.at(-1)?.[0] ?? 0];
    return {
      label: low === high ? String(low) : `${low}–${high}`,
      share: group.reduce((sum, [, p]) => sum + p, 0),
      isMarked: low >= life && life > 0,
    };
  });
};

const decimal = (lang: Scene['lang'], n: number): string =>
  n.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Before the trigger: the exact distribution of the damage, and three numbers. */
export const ShotOdds = ({ pointed, lang, view }: Scene): ReactNode => {
  const { shot } = previewOf(pointed);
  const target = pointed?.at[0] ? legendIn(view, pointed.at[0]) : undefined;
  if (!shot || !target || pointed?.refusal) return null;
  const w = WORDS[lang];
  const life = target.shield + target.health;
  const figures = [
    [decimal(lang, shot.hits), w.hits],
    [decimal(lang, shot.headshots), w.headshots],
    [decimal(lang, shot.mean), w.damage],
  ] as const;
  return (
    <div className="shot-odds">
      <OddsPlot
        title={w.damageTo(legendName(lang, target.id))}
        odds={bucketed(shot.damage, Math.min(life, healthLimit(target) + target.shieldLimit))}
        marked={w.eliminates}
        sign={<Glyph name="death-skull" size={18} />}
      />
      <p className="three">
        {figures.map(([n, word]) => (
          <span key={word}>
            <b>{n}</b> {word}
          </span>
        ))}
      </p>
      <p className="soft">
        {[
          w.cardsHit(shot.cards, shot.threshold),
          w.away(shot.distance),
          shot.hidden && w.hidden,
          shot.level !== 'same' && w[shot.level],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
};
