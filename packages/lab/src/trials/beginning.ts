import { type Json, optionFields, settingsOf } from '@potyczka/kernel';
import type { Listed } from '@potyczka/server/inside';
import type { RequestOf } from '@potyczka/table';

/** What is asked to make a table of any game, with me and bots, and what a seat brings before the start. */
export interface Beginning {
  readonly wanted: Pick<RequestOf<'create'>, 'game' | 'options' | 'seats' | 'hidden'>;
  brings(nth: number): readonly { readonly option: string; readonly data: Json }[];
}

/** A game as it is offered, with nothing changed. */
export const beginningOf = ({ id, options: of, seats }: Listed['game']): Beginning => {
  const fields = optionFields(of);
  const options = Object.fromEntries(
    fields.flatMap(([name, f]) => (f.kind === 'brought' ? [] : [[name, f.default as Json]])),
  );
  const bot = { kind: 'bot', level: 'random' } as const;
  return {
    wanted: {
      game: id,
      options,
      seats: seats(options).map((_, i) => (i === 0 ? ({ kind: 'me' } as const) : bot)),
      hidden: true,
    },
    brings: nth =>
      fields.flatMap(([option, f]) =>
        f.kind === 'brought'
          ? [{ option, data: f.default(`p${nth + 1}`, settingsOf(of, options)) as Json }]
          : [],
      ),
  };
};
