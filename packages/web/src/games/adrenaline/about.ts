import type { OptionShown } from '@potyczka/table';

/** The card, and the effect of it, that an option is about. */
export interface About {
  readonly card: `#${string}`;
  readonly effect?: string;
}

const isCard = (element: string | undefined): element is `#${string}` => element?.startsWith('#') === true;

/** What an option is about, if it is a card or an effect of one. */
export const aboutOf = ({ at, label }: OptionShown): About | null => {
  const effect = label?.args?.effect;
  if (label?.id === 'effect-label' && typeof effect === 'string') {
    const [weapon, id = ''] = effect.split('/');
    return { card: `#weapon-${weapon}`, effect: id };
  }
  return isCard(at[0]) ? { card: at[0] } : null;
};
