import { say } from '@potyczka/gloomhaven/campaign/text';
import { availableTo, priceChange, type View } from '@potyczka/gloomhaven/campaign/view';
import { deckOfMarks, figureName, itemFaceText } from '@potyczka/gloomhaven/text';
import { itemOf } from '@potyczka/gloomhaven/view';
import type { OptionShown } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { elementProps } from '../element.js';
import { ItemFace, SLOT_GLYPHS } from '../gloomhaven/faces/ItemFace.js';
import { Glyph as Figure } from '../gloomhaven/glyphs.js';
import { Glyph } from './glyphs.js';
import type { Scene } from './scene.js';
import { signed } from './signed.js';
import { HeroToken } from './Token.js';
import { WORDS } from './words.js';

type Hero = View['c']['characters'][`c${number}`];
type Slot = keyof typeof SLOT_GLYPHS;

const SLOTS: readonly Slot[] = ['head', 'body', 'legs', 'oneHand', 'twoHand', 'small'];

const itemIn = (o: OptionShown): number => Number(o.key.slice(5));

/** What a hero carries, slot by slot, with the thing that is pointed at in its place. */
const Carried = ({
  scene,
  ch,
  looked,
}: {
  readonly scene: Scene;
  readonly ch: Hero;
  readonly looked: number | undefined;
}): ReactNode => {
  const { lang } = scene;
  const w = WORDS[lang];
  const minus = (ids: readonly number[]): number =>
    ids.reduce((sum, id) => sum + (itemOf(id).minusOneCards ?? 0), 0);
  const now = minus(ch.items);
  const more = looked === undefined || ch.items.includes(looked) ? 0 : minus([looked]);
  const size = Object.values(deckOfMarks(ch.class, ch.perks, now)).reduce((a, b) => a + Number(b), 0);
  return (
    <aside className="glmc-carried">
      <header>
        <HeroToken ch={ch} size={44} />
        <b>{ch.name}</b>
        <span className="glmc-purse">
          {ch.gold} <Glyph name="two-coins" size={18} />
        </span>
      </header>
      <ul>
        {SLOTS.map(slot => {
          const own = ch.items.filter(id => itemOf(id).slot === slot);
          const isNew = looked !== undefined && itemOf(looked).slot === slot && !own.includes(looked);
          return (
            <li key={slot} className={isNew ? 'new' : ''}>
              <Figure name={SLOT_GLYPHS[slot]} size={20} />
              <span>
                <small>{w.slots[slot]}</small>
                {isNew && <b>{figureName(lang, `item-${looked}`)}</b>}
                {own.map(id => (
                  <span key={id}>{figureName(lang, `item-${id}`)}</span>
                ))}
                {own.length === 0 && !isNew && <span className="soft">{w.slotFree}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p className="glmc-minus">
          {w.minusOnes}: {now} → {now + more} ({size} → {size + more} {w.inDeck})
        </p>
      )}
    </aside>
  );
};

/** GLM-SHOP-02: wares with their faces and prices by reputation, and what stands in the way. */
export const Shop = ({
  scene,
  isSelling,
}: {
  readonly scene: Scene;
  readonly isSelling: boolean;
}): ReactNode => {
  const { lang, view, question, pointed } = scene;
  const w = WORDS[lang];
  const [slot, setSlot] = useState<Slot | null>(null);
  const all = (question?.options ?? []).filter(o => o.key !== 'back');
  const slots = SLOTS.filter(each => all.some(o => itemOf(itemIn(o)).slot === each));
  const change = priceChange(view.c.parties[view.party]?.reputation ?? 0);
  const ch = Object.values(view.c.characters).find(each => each.name === question?.ask.args?.name);
  const looked = pointed && /^item-\d+$/.test(pointed.key) ? itemIn(pointed) : undefined;
  return (
    <div className="glmc-counter stage-over glmc-shop">
      {ch && <Carried scene={scene} ch={ch} looked={isSelling ? undefined : looked} />}
      <section>
        <p className="glmc-shophead">
          {isSelling
            ? w.halfPrice
            : change === 0
              ? w.pricesPlain
              : `${w.prices}: ${signed(change)} ${w.gold}`}
          {slots.length > 1 && (
            <span className="glmc-slots">
              <button type="button" aria-pressed={slot === null} onClick={() => setSlot(null)}>
                {w.allSlots} {all.length}
              </button>
              {slots.map(each => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={slot === each}
                  aria-label={w.slots[each]}
                  title={w.slots[each]}
                  onClick={() => setSlot(slot === each ? null : each)}
                >
                  <Figure name={SLOT_GLYPHS[each]} size={20} />
                </button>
              ))}
            </span>
          )}
        </p>
        <div className="glmc-wares">
          {all
            .filter(o => slot === null || itemOf(itemIn(o)).slot === slot)
            .map(o => {
              const item = itemOf(itemIn(o));
              const left = availableTo(view.c, view.party, item.id);
              return (
                <div
                  key={o.key}
                  {...elementProps(
                    scene,
                    o.key,
                    [o.label && say(lang, o.label), itemFaceText(lang, item).slot].filter(Boolean).join(', '),
                    o.refusal ? 'glmc-ware shut' : 'glmc-ware',
                  )}
                >
                  <ItemFace item={item} lang={lang} price={Number(o.label?.args?.n ?? item.price)} />
                  <p className="glmc-wareband">
                    {o.refusal ? <span className="why">{say(lang, o.refusal.why)}</span> : <span />}
                    {!isSelling && (
                      <span>
                        {w.left}: {Math.max(0, left)}
                      </span>
                    )}
                  </p>
                </div>
              );
            })}
        </div>
      </section>
    </div>
  );
};
