import { say } from '@potyczka/gloomhaven/campaign/text';
import { type Event, priceChange, prosperityOf, type View } from '@potyczka/gloomhaven/campaign/view';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { Glyph } from './glyphs.js';
import { HeroToken } from './Token.js';
import { WORDS } from './words.js';

/** The city while somebody chooses what to do: its houses, and who may go where. */

type Scene = SceneProps<View, Event>;
type Deed = string;

interface House {
  readonly id:
    | 'tavern'
    | 'market'
    | 'stall'
    | 'sanctuary'
    | 'enhancer'
    | 'notices'
    | 'school'
    | 'hall'
    | 'gate';
  readonly glyph: Parameters<typeof Glyph>[0]['name'];
  readonly deeds: readonly Deed[];
  /** A line about how things stand there. */
  says?(scene: Scene): string;
}

const HOUSES: readonly House[] = [
  {
    id: 'market',
    glyph: 'shop',
    deeds: ['buy'],
    says: ({ lang, view }) => {
      const change = priceChange(view.c.parties[view.party]?.reputation ?? 0);
      return change === 0
        ? WORDS[lang].pricesPlain
        : `${WORDS[lang].pricesOf} ${change > 0 ? '+' : '−'}${Math.abs(change)}`;
    },
  },
  { id: 'stall', glyph: 'two-coins', deeds: ['sell'], says: ({ lang }) => WORDS[lang].halfPrice },
  {
    id: 'sanctuary',
    glyph: 'oak',
    deeds: ['donate'],
    says: ({ lang, view }) => `${WORDS[lang].donated}: ${view.c.donated}`,
  },
  {
    id: 'enhancer',
    glyph: 'anvil',
    deeds: ['enhance'],
    says: ({ lang, view }) =>
      view.c.global.includes('the-power-of-enhancement')
        ? WORDS[lang].enhancerOpen
        : WORDS[lang].enhancerShut,
  },
  { id: 'notices', glyph: 'conversation', deeds: ['event'], says: ({ lang }) => WORDS[lang].oneEvent },
  { id: 'tavern', glyph: 'tavern-sign', deeds: ['create', 'join'] },
  {
    id: 'school',
    glyph: 'graduate-cap',
    deeds: ['raise'],
    says: ({ lang, view }) => `${WORDS[lang].prosperity} ${prosperityOf(view.c)}`,
  },
  { id: 'hall', glyph: 'laurel-crown', deeds: ['retire'] },
  { id: 'gate', glyph: 'medieval-gate', deeds: ['done', 'part'] },
];

const labelOf = ({ lang }: Scene, option: OptionShown): string =>
  [option.label && say(lang, option.label), option.refusal && say(lang, option.refusal.why)]
    .filter(Boolean)
    .join('. ');

/** Somebody who may go there, or what the house is for. */
const Visitor = ({ scene, option }: { readonly scene: Scene; readonly option: OptionShown }): ReactNode => {
  const who = option.key.split(' ')[1] as keyof View['c']['characters'] | undefined;
  const ch = who && scene.view.c.characters[who];
  const isLeaving = option.key.startsWith('part');
  return (
    <div
      {...elementProps(scene, option.key, labelOf(scene, option), 'glmc-visitor')}
      title={labelOf(scene, option)}
    >
      {ch && <HeroToken ch={ch} size={28} />}
      <span>{ch && !isLeaving ? ch.name : option.label && say(scene.lang, option.label)}</span>
    </div>
  );
};

const HouseCard = ({
  scene,
  house,
  options,
}: {
  readonly scene: Scene;
  readonly house: House;
  readonly options: readonly OptionShown[];
}): ReactNode => {
  const w = WORDS[scene.lang];
  const isShut = options.every(o => o.refusal);
  const [first] = options;
  return (
    <section className={isShut ? 'glmc-house shut' : 'glmc-house'} aria-label={w.houses[house.id]}>
      <h3>
        <Glyph name={house.glyph} size={26} /> {w.houses[house.id]}
      </h3>
      {house.says && <p className="soft">{house.says(scene)}</p>}
      <div className="glmc-visitors">
        {options.map(option => (
          <Visitor key={option.key} scene={scene} option={option} />
        ))}
      </div>
      {isShut && first?.refusal && <p className="why">{say(scene.lang, first.refusal.why)}</p>}
    </section>
  );
};

export const CityBoard = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const options = scene.question?.options ?? [];
  return (
    <div
      className="glmc-counter stage-over glmc-town"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
      tabIndex={0}
      role="group"
      aria-label={WORDS[scene.lang].city}
    >
      {HOUSES.map(house => {
        const of = options.filter(o => house.deeds.includes(o.key.split(' ')[0]!));
        return of.length === 0 ? null : <HouseCard key={house.id} scene={scene} house={house} options={of} />;
      })}
    </div>
  );
};
