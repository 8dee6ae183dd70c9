import { figureName } from '@potyczka/gloomhaven/text';
import type { Event, Result, View } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import { fill } from '@potyczka/words';
import type { ReactNode } from 'react';
import { Standee, StandeeIcon } from '../../ui/Standee.js';
import type { EndingProps, LogLine } from '../game-ui.js';
import { Tale } from '../gloomhaven-campaign/Tale.js';
import { heroColour } from './colours.js';
import { whyEnded } from './ending.js';
import { ENDING_WORDS } from './ending-words.js';
import { type Fate, fallen, fatesOf, standing } from './fates.js';
import { Glyph } from './glyphs.js';
import { heroLook } from './looks.js';
import { heroName, heroTitle } from './who.js';
import './ending.css';

type Props = EndingProps<View, Event, Result>;

/** The end of a scenario: all win or lose together, and nobody comes first. */
export const Ending = (props: Props): ReactNode => {
  const { view, result, log } = props;
  const fates = fatesOf(view, result, log);
  return result?.outcome === 'won' ? <Won {...props} fates={fates} /> : <Lost {...props} fates={fates} />;
};

type OfFates = Props & { readonly fates: readonly Fate[] };

/** Who struck last before the victory. */
const lastBlow = (log: readonly LogLine<Event>[]): Extract<Event, { type: 'died' }> | undefined =>
  log.map(line => line.event).findLast((e): e is Extract<Event, { type: 'died' }> => e.type === 'died');

const Won = (props: OfFates): ReactNode => {
  const { view, result, log, lang, fates } = props;
  const w = ENDING_WORDS[lang];
  const blow = lastBlow(log);
  const by = blow?.by && view.heroes.some(h => h.id === blow.by) ? blow.by : null;
  return (
    <div className="glm-ending won">
      <div className="glm-rays">
        <Company view={view} lang={lang} fates={fates} first={by} />
      </div>
      <h2>{w.victory}</h2>
      <p className="glm-closing">
        <Tale lang={lang} when="after" scenario={view.scenario} />
      </p>
      <p className="soft">
        {[
          figureName(lang, `scenario-${view.scenario}`),
          fill(lang, w.inRound, { n: result?.rounds ?? view.round }),
          ...(by && blow
            ? [fill(lang, w.blow, { by: figureName(lang, by), on: figureName(lang, blow.who) })]
            : []),
        ].join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{w.xp}</th>
            <th scope="col">{w.gold}</th>
            <th scope="col">{w.goal}</th>
          </tr>
        </thead>
        <tbody>
          {fates.map(fate => (
            <tr key={fate.id}>
              <Who view={view} lang={lang} fate={fate} />
              <td>
                <Glyph name="upgrade" size={17} /> {fate.xp} + {fate.bonus}
              </td>
              <td>
                <Glyph name="two-coins" size={17} /> {fate.gold}
              </td>
              <td>{fate.checks > 0 ? '✓'.repeat(fate.checks) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** All heroes of the party as they stand at the end; whoever struck last stands in front. */
const Company = ({
  view,
  lang,
  fates,
  first,
}: {
  readonly view: View;
  readonly lang: Lang;
  readonly fates: readonly Fate[];
  readonly first: string | null;
}): ReactNode => {
  const step = 86;
  const width = step * fates.length + 60;
  return (
    <svg viewBox={`${-width / 2} -150 ${width} 190`} height={190} aria-hidden="true">
      {fates
        .map((fate, i) => ({ fate, x: (i - (fates.length - 1) / 2) * step }))
        .toSorted((a, b) => Number(a.fate.id === first) - Number(b.fate.id === first))
        .map(({ fate, x }) => (
          <g key={fate.id} transform={`translate(${x} ${fate.id === first ? 14 : 0})`}>
            <Standee {...heroLook(view, lang, fate.id)} size={fate.id === first ? 1.5 : 1.15} />
          </g>
        ))}
    </svg>
  );
};

const Who = ({
  view,
  lang,
  fate,
}: {
  readonly view: View;
  readonly lang: Lang;
  readonly fate: Fate;
}): ReactNode => {
  const look = heroLook(view, lang, fate.id);
  return (
    <th scope="row" className={fate.exit ? 'fell' : ''}>
      <span style={{ borderColor: heroColour(view, fate.id) }}>
        <StandeeIcon {...look} colour={fate.exit ? '#8d97a5' : look.colour} height={40} />
      </span>
      {heroTitle(view, lang, fate.id)}
    </th>
  );
};

/** Why a hero could go on no more. */
export const whyExhausted = (lang: Lang, { exit, lost }: Fate): string => {
  const w = ENDING_WORDS[lang];
  const saved = lost.filter(card => card.saves).length;
  if (!exit) return w.stillStands;
  const { round, n } = exit;
  if (exit.how === 'hp')
    return exit.by
      ? fill(lang, w.byBlow, { round, n, by: figureName(lang, exit.by) })
      : fill(lang, w.byDamage, { round, n });
  return fill(lang, w.byCards, { round, lost: lost.length, saved });
};

const Lost = (props: OfFates): ReactNode => {
  const { view, result, log, lang, fates } = props;
  const w = ENDING_WORDS[lang];
  const left = standing(view);
  const down = fallen(log);
  return (
    <div className="glm-ending lost">
      <header>
        <svg viewBox="-24 -24 48 48" width={56} height={56} aria-hidden="true">
          <polygon points="0,-21 18,-10.5 18,10.5 0,21 -18,10.5 -18,-10.5" />
          <path d="M0 -12V2M-8 10q8 -6 16 0" />
        </svg>
        <div>
          <h2>{w.defeat}</h2>
          {result && <p>{whyEnded(lang, view, result)}</p>}
        </div>
      </header>
      <ul className="glm-fates">
        {fates.map(fate => (
          <li key={fate.id}>
            <table>
              <tbody>
                <tr>
                  <Who view={view} lang={lang} fate={fate} />
                </tr>
              </tbody>
            </table>
            <p>{whyExhausted(lang, fate)}</p>
            <p className="glm-kept">
              <span>
                <Glyph name="two-coins" size={17} /> {fill(lang, w.keptGold, { n: fate.gold })}
              </span>
              <span>
                <Glyph name="upgrade" size={17} /> {fill(lang, w.keptXp, { n: fate.xp })}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div className="glm-boxes">
        <section>
          <h3>{w.kept}</h3>
          <p>{w.keptText}</p>
        </section>
        <section>
          <h3>{w.gone}</h3>
          <p>{fill(lang, w.goneText, { n: view.scale.xp })}</p>
        </section>
        <section>
          <h3>{w.close}</h3>
          <p>
            {fill(lang, w.closeText, { down, all: down + left.length })}{' '}
            {left.length > 0 &&
              fill(lang, w.leftText, {
                who: left
                  .slice(0, 4)
                  .map(f => `${figureName(lang, f.id)} (${f.hp}/${f.max})`)
                  .join(', '),
              })}
          </p>
          <progress value={down} max={Math.max(1, down + left.length)} aria-label={w.close} />
        </section>
      </div>
      {fates.some(f => f.lost.length > 0) && <LostCards {...props} />}
    </div>
  );
};

/** When each hero lost cards: to take no damage, or by a rest or a strong action. */
const LostCards = ({ view, lang, fates }: OfFates): ReactNode => {
  const w = ENDING_WORDS[lang];
  const rounds = Array.from({ length: Math.max(1, view.round) }, (_, n) => n + 1);
  return (
    <figure className="glm-lost">
      <figcaption>
        {w.whereCards}
        <span className="saves">{w.toSave}</span>
        <span>{w.byRest}</span>
      </figcaption>
      <table>
        <tbody>
          {fates.map(fate => (
            <tr key={fate.id}>
              <th scope="row" style={{ color: heroColour(view, fate.id) }}>
                {heroName(view, lang, fate.id)}
              </th>
              {rounds.map(n => (
                <td key={n}>
                  {fate.lost
                    .filter(card => card.round === n)
                    .map((card, i) => (
                      <i key={i} className={card.saves ? 'saves' : ''} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{w.round}</th>
            {rounds.map(n => (
              <td key={n}>{rounds.length < 16 || n % 2 === 1 ? n : ''}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </figure>
  );
};
