import { cardName, cardText } from '@potyczka/adrenaline/text';
import { colourOf, type PlayerView, reloadCost, type View } from '@potyczka/adrenaline/view';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';
import { CubeIcon } from './shapes.js';

/** My weapons and power-ups, as cards with their full texts. */
export const Mine = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  const player = view.players.find(p => p.who === props.me);
  if (!player) return null;
  return (
    <div className="mine">
      {player.weapons.map(w => (
        <Card key={w.card} {...props} card={w.card} spent={!w.loaded}>
          <Cost card={w.card} />
        </Card>
      ))}
      {view.hand.map(card => (
        <Card key={card} {...props} card={card} spent={false}>
          <CubeIcon colour={colourOf(card)} />
        </Card>
      ))}
      {player.weapons.length + view.hand.length === 0 && <Empty {...props} player={player} />}
    </div>
  );
};

const Empty = ({ lang }: SceneProps & { player: PlayerView }): ReactNode => (
  <p className="soft">
    {lang === 'pl'
      ? 'Nie masz jeszcze broni ani kart zdolności. Broń leży na punktach odrodzenia.'
      : 'You hold no weapons and no power-ups yet. Weapons lie at the spawnpoints.'}
  </p>
);

const Cost = ({ card }: { card: `#${string}` }): ReactNode => (
  <span className="cost">
    {reloadCost(card).map((c, i) => (
      <CubeIcon key={`${c}${i}`} colour={c} />
    ))}
  </span>
);

const optionFor = (props: SceneProps, card: string): OptionShown | undefined =>
  (props.lit.get(card) ?? []).find(o => o.at[0] === card);

const Card = (props: SceneProps & { card: `#${string}`; spent: boolean; children: ReactNode }): ReactNode => {
  const { card, lang, spent } = props;
  const text = cardText(lang, card);
  const option = optionFor(props, card);
  const legal = option && !option.refusal;
  const kind = [
    'card',
    legal ? 'lit' : '',
    spent ? 'spent' : '',
    option && props.chosen.has(option.key) ? 'chosen' : '',
  ].join(' ');
  const body = (
    <>
      <span className="card-head">
        <strong>{cardName(lang, card)}</strong>
        {props.children}
      </span>
      {spent && <em className="soft">{lang === 'pl' ? 'rozładowana' : 'unloaded'}</em>}
      <span className="card-body">
        {text.effects.map(e => (
          <span key={e.id}>
            {text.effects.length > 1 && <b>{e.name}: </b>}
            {e.text}
          </span>
        ))}
      </span>
      {text.reconstructed && (
        <small className="badge">{lang === 'pl' ? 'odtworzone' : 'reconstructed'}</small>
      )}
    </>
  );
  if (!legal) return <article className={kind}>{body}</article>;
  return (
    <button
      type="button"
      className={kind}
      onClick={() => props.choose(option.key)}
      onMouseEnter={() => props.point(option.key)}
      onMouseLeave={() => props.point(null)}
      onFocus={() => props.point(option.key)}
      onBlur={() => props.point(null)}
    >
      {body}
    </button>
  );
};
