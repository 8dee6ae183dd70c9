import { cardName, cardSentences, unitLabel } from '@potyczka/legion/text';
import { type CommandCard, commandCard, commandOf, type UnitView } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { ReactNode } from 'react';
import { Hand, type HandCard } from '../../ui/Hand.js';
import { elementProps } from '../element.js';
import { CommandPick, isCommandAsked } from './CommandPick.js';
import { ordersOf } from './orders.js';
import { type Scene, unitIdOf, unitNamed } from './scene.js';
import { OrderOf, UnitCardOf } from './UnitCard.js';
import { WORDS } from './words.js';

type CardId = `#${string}`;

const pipsOf = (card: CommandCard): number => card.pips ?? card.handPips ?? 0;

/** Pips as dots, as they are printed. */
const Pips = ({ n, lang }: { n: number; lang: Lang }): ReactNode => (
  <span className="pips" role="img" aria-label={`${WORDS[lang].pips}: ${n}`}>
    {'●'.repeat(n)}
  </span>
);

const Command = ({ card, lang }: { card: CardId; lang: Lang }): ReactNode => {
  const found = commandCard(commandOf(card));
  return (
    <span className="command-card" data-cards={`command:${commandOf(card)}`}>
      <Pips n={pipsOf(found)} lang={lang} />
      <strong>{cardName(lang, card)}</strong>
      <span className="card-orders">{ordersOf(lang, found)}</span>
      <small>{cardSentences(lang, 'command', commandOf(card)).join(' ')}</small>
    </span>
  );
};

const held = (card: CardId, lang: Lang): HandCard => ({
  element: card,
  label: cardName(lang, card),
  face: <Command {...{ card, lang }} />,
});

/** My command cards, and the cards of who acts and of who is aimed at: two of them take the room of the hand. */
export const Mine = (scene: Scene): ReactNode => {
  const { view, lang, pointed, me } = scene;
  const w = WORDS[lang];
  const side = view.sides.find(s => s.seat === me);
  const acting = view.act ? unitNamed(view, view.act.unit) : undefined;
  const target = view.attack?.pools[view.attack.at]?.to;
  const at = pointed?.at[0] ? unitNamed(view, unitIdOf(pointed.at[0])) : undefined;
  const isBusy = !scene.narrow && acting !== undefined && !view.hand.some(card => scene.lit.has(card));
  const other = at && at.id !== acting?.id ? at : target ? unitNamed(view, target) : undefined;
  if (isCommandAsked(scene) && !scene.narrow)
    return (
      <div className="mine-legion wanted">
        <CommandPick {...scene} />
      </div>
    );
  return (
    <div className="mine-legion">
      {!scene.narrow && <TrayHead hand={view.hand.length} units={[acting, other]} title={w.hand} />}
      {acting && <UnitCardOf unit={acting} lang={lang} />}
      {other && <UnitCardOf unit={other} lang={lang} />}
      {isBusy && other ? null : isBusy ? (
        <BriefHand scene={scene} discarded={side?.discard.length ?? 0} />
      ) : (
        <Hand
          scene={scene}
          title={w.hand}
          cards={view.hand.map(card => held(card, lang))}
          empty={w.noHand}
          piles={
            side && side.discard.length > 0
              ? [
                  {
                    id: 'discard',
                    title: w.discard,
                    count: side.discard.length,
                    cards: side.discard.map(card => held(card, lang)),
                  },
                ]
              : []
          }
        />
      )}
    </div>
  );
};

interface TrayHeadProps {
  readonly hand: number;
  readonly units: readonly (UnitView | undefined)[];
  readonly title: string;
}

/** All that is left of the tray while the table needs the room: what lies in it. It opens under a hand or the focus. */
const TrayHead = ({ hand, units, title }: TrayHeadProps): ReactNode => (
  <button type="button" className="tray-head">
    <span>
      {title} · {hand}
    </span>
    {units.map(
      unit =>
        unit && (
          <span key={unit.id} className="tray-unit">
            <OrderOf unit={unit} size={22} /> {unitLabel(unit.id)}
          </span>
        ),
    )}
  </button>
);

/** The same in a few lines, while units act and no card is asked for: their cards need the room. */
const BriefHand = ({ scene, discarded }: { scene: Scene; discarded: number }): ReactNode => {
  const { view, lang } = scene;
  const w = WORDS[lang];
  return (
    <section className="hand-brief" aria-label={w.hand}>
      <h3>
        {w.hand} · {view.hand.length}
        {discarded > 0 && (
          <span className="soft">
            {' '}
            · {w.discard} {discarded}
          </span>
        )}
      </h3>
      <ul>
        {view.hand.map(card => (
          <li key={card}>
            <div
              {...elementProps(scene, card, cardName(lang, card), 'brief-card')}
              data-cards={`command:${commandOf(card)}`}
            >
              <Pips n={pipsOf(commandCard(commandOf(card)))} lang={lang} /> {cardName(lang, card)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
