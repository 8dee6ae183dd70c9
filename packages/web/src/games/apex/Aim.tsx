import { cardName, legendName } from '@potyczka/apex/text';
import { AIM_TRACK, type AimCard, aimCard, type Preview, TRACK_START, type View } from '@potyczka/apex/view';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { OddsPlot } from '../../ui/OddsPlot.js';
import { faces } from './faces/index.js';
import { type Film, type Frame, filmOf, framesOf } from './film.js';
import { Glyph } from './glyphs.js';
import { healthLimit, legendIn, previewOf, type Scene } from './scene.js';
import { WORDS } from './words.js';

/** All cards of a shot fall within the moment that the telling gives it; so long between two of them at most. */
const APART = 160;
const FALL = 800;

/** Remembers the shot that is being told, or was told last in this activation. */
export const useFilm = (scene: Scene): Film | null => {
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

/** Cards come down only while just that is told: what lies there already does not fall again. */
const isFalling = ({ happening }: Scene): boolean =>
  happening.some(({ event: e }) => e.type === 'revealed' || e.type === 'replaced');

/** Questions inside a shot: with any other it is over. */
const WITHIN: ReadonlySet<string> = new Set(['APX-CARDDATA-17', 'APX-SHOOT-53']);

/** Whether the film has to give way: it is over, and something else is asked on a small screen. */
const givesWay = ({ narrow, question, happening }: Scene, { judged }: Film): boolean =>
  narrow && judged !== null && happening.length === 0 && question !== null && !WITHIN.has(question.rule);

/** Cards lie on the track and something about them is asked: on a desk the track takes the place of one's own board. */
export const isShooting = ({ view, narrow }: Scene): boolean => !narrow && (view.shot?.cards.length ?? 0) > 0;

/** The same film beside the question, where it does not lie in the place of the own board. */
export const AimFilm = (scene: Scene): ReactNode => {
  const film = useFilm(scene);
  return isShooting(scene) ? null : <AimTrack {...scene} film={film} />;
};

/** The Aim track: cards come down one by one with the verdict of the rules; hits and headshots are counted, the helmet stops what it stops. */
export const AimTrack = ({ film, ...scene }: Scene & { readonly film: Film | null }): ReactNode => {
  const [closed, setClosed] = useState('');
  const { lang } = scene;
  const w = WORDS[lang];
  if (!film?.revealed || givesWay(scene, film)) return null;
  const { aimed, revealed, judged } = film;
  const frames = framesOf(film);
  const key = frames.map(f => f.card.id).join();
  if (closed === key) return null;
  const apart = Math.min(APART, FALL / Math.max(1, frames.length));
  const places = [...new Set(frames.map(f => f.place))];
  return (
    <figure className={scene.motion && isFalling(scene) ? 'aim-film moving' : 'aim-film'} key={key}>
      <figcaption>
        <b>
          {legendName(lang, aimed.who)} → {legendName(lang, aimed.at)}
        </b>
        <span>{w.cardsHit(frames.length, revealed.threshold)}</span>
        <button type="button" className="close" aria-label={w.close} onClick={() => setClosed(key)}>
          ✕
        </button>
      </figcaption>
      <div className="aim-track" role="img" aria-label={toldOf(scene, frames)}>
        {places.map(place => (
          <div key={`s${place + 1}`} className="aim-place">
            <div className="aim-cards">
              {frames.map((f, nth) =>
                f.place === place ? (
                  <AimCardOf key={f.card.id} frame={f} delay={nth * apart} lang={lang} />
                ) : null,
              )}
            </div>
            <Modifier of={AIM_TRACK[place] ?? 0} />
          </div>
        ))}
      </div>
      {judged && <Sum judged={judged} lang={lang} delay={frames.length * apart} />}
    </figure>
  );
};

const Modifier = ({ of }: { readonly of: number }): ReactNode => (
  <span className={of > 0 ? 'modifier plus' : of < 0 ? 'modifier minus' : 'modifier'}>{signed(of)}</span>
);

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

interface SumProps {
  readonly judged: NonNullable<Film['judged']>;
  readonly lang: Scene['lang'];
  readonly delay: number;
}

/** What all cards came to. */
const Sum = ({ judged, lang, delay }: SumProps): ReactNode => {
  const w = WORDS[lang];
  return (
    <p className="aim-result" style={{ animationDelay: `${delay}ms` }}>
      <span>
        <Glyph name="bullseye" size={18} /> {judged.hits > 0 ? w.hitsN(judged.hits) : w.noHits}
      </span>
      {judged.headshots > 0 && (
        <span>
          <Glyph name="helmet-head-shot" size={18} /> {w.headshotsN(judged.headshots)}
        </span>
      )}
      {judged.stopped > 0 && (
        <span className="stopped">
          <Glyph name="helmet" size={18} /> <b>{judged.stopped}</b> {w.stopped}
        </span>
      )}
      {judged.damage > 0 && (
        <span className="aim-damage">
          <b>−{judged.damage}</b>
        </span>
      )}
    </p>
  );
};

const toldOf = ({ lang }: Scene, frames: readonly Frame[]): string =>
  `${WORDS[lang].aim}: ${frames.map(f => `${f.card.value} ${WORDS[lang][f.result]}`).join(', ')}`;

interface AimCardProps {
  readonly frame: Frame;
  readonly delay: number;
  readonly lang: Scene['lang'];
}

/** A card with its sum and what the rules make of it, in a word as well as in a colour. */
const AimCardOf = ({ frame, delay, lang }: AimCardProps): ReactNode => {
  const w = WORDS[lang];
  const { card, modifier, result, bySymbol, head } = frame;
  return (
    <span className={`aim-card ${result}`} style={{ animationDelay: `${delay}ms` } as CSSProperties}>
      <b>{card.value}</b>
      <small>{bySymbol ? w.auto : result === 'half' ? w.halfHit : `= ${card.value + modifier}`}</small>
      {head && <Glyph name="helmet-head-shot" size={14} label={w.headshot} />}
    </span>
  );
};

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

/** The shot that is pointed at and whom it would hit; nothing if none is, or none may be. */
const foreseen = ({ pointed, view }: Scene) => {
  const { shot } = previewOf(pointed);
  const target = legendIn(view, view.shot?.target ?? pointed?.at[0] ?? '');
  return shot && target && !pointed?.refusal ? { shot, target } : null;
};

export const hasOdds = (scene: Scene): boolean => foreseen(scene) !== null;

/** Before the trigger: the exact distribution of the damage, and three numbers. */
export const ShotOdds = (scene: Scene): ReactNode => {
  const found = foreseen(scene);
  if (!found) return null;
  const { shot, target } = found;
  const { lang, view, pointed } = scene;
  const w = WORDS[lang];
  const life = target.shield + target.health;
  const figures = [
    [decimal(lang, shot.hits), w.hits],
    [decimal(lang, shot.headshots), w.headshots],
    [decimal(lang, shot.mean), w.damage],
  ] as const;
  return (
    <div className="shot-odds" data-said={pointed && faces.ofOption(pointed, view)[0]}>
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
      {shot.was && (
        <p className="changes">
          {w.average} {decimal(lang, shot.was.mean)} → <b>{decimal(lang, shot.mean)}</b>
        </p>
      )}
      <Chances shot={shot} />
      <p className="soft">
        {[
          `${w.threshold} ${sumOf(lang, shot)}`,
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

type Shot = NonNullable<Preview['shot']>;

/** What is added to the weapon’s own threshold, in order. */
const PARTS = ['range', 'sight', 'zones', 'cards'] as const;

/** 50 + 20 (range) − 5 (cards) = 65 */
const sumOf = (lang: Scene['lang'], { sum, threshold }: Shot): string => {
  const [base, ...more] = sum;
  const parts = PARTS.flatMap((part, k) => {
    const n = more[k] ?? 0;
    return n === 0 ? [] : [`${n > 0 ? '+' : '−'} ${Math.abs(n)} (${WORDS[lang].thresholdParts[part]})`];
  });
  return parts.length > 0 ? `${base} ${parts.join(' ')} = ${threshold}` : String(threshold);
};

/** The whole track, and on it the cards to come: the chance of each to hit, and what it needs. */
const Chances = ({ shot }: { readonly shot: Shot }): ReactNode => (
  <div className="aim-chances">
    {AIM_TRACK.map((modifier, place) => {
      const cards = shot.track.filter(([index]) => index + TRACK_START === place);
      return (
        <span key={`p${place + 1}`} className={cards.length > 0 ? 'taken' : ''}>
          {cards.map(([, chance], nth) => (
            <b key={`c${nth + 1}`}>
              {Math.round(100 * chance)}%<small>{shot.threshold - modifier}+</small>
            </b>
          ))}
          <Modifier of={modifier} />
        </span>
      );
    })}
  </div>
);
