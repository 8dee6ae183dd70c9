import { type BroughtField, type Json, optionFields, type Seat, settingsOf } from '@potyczka/kernel';
import type { Now } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { DataOption, faultIn } from './DataOption.js';
import { proposedData } from './edits.js';

interface BringProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: Needs<'id' | 'setUp' | 'words' | 'teaching' | 'Editor'>;
  attempt(work: Promise<unknown>): void;
}

/** Before the start: what I bring, as the game wants it of each seat. */
export const Bring = (props: BringProps): ReactNode => {
  const { mine } = props.now.info;
  if (!mine) return null;
  return optionFields(props.ui.setUp.options).map(([name, field]) =>
    field.kind === 'brought' ? <BringOne key={name} {...{ ...props, name, field, mine }} /> : null,
  );
};

type BringOneProps = BringProps & {
  readonly name: string;
  readonly field: BroughtField;
  readonly mine: Seat;
};

const BringOne = ({ client, now, ui, attempt, name, field, mine }: BringOneProps): ReactNode => {
  const { t } = usePrefs();
  const [edit, setEdit] = useState<Json | null>(null);
  const { table, options } = now.info;
  const brought = (options[name] as Readonly<Partial<Record<Seat, Json>>> | undefined)?.[mine];
  const whose = { field, settings: settingsOf(ui.setUp.options, options), seat: mine };
  const value = edit ?? brought ?? proposedData(whose);
  const isBrought =
    brought !== undefined && (edit === null || JSON.stringify(edit) === JSON.stringify(brought));
  return (
    <section className="bring">
      <DataOption {...{ ui, name, value, ...whose }} set={setEdit} />
      <div className="row">
        <button
          type="button"
          className={isBrought ? '' : 'primary'}
          disabled={isBrought || faultIn(whose, value) !== null}
          onClick={() => attempt(client.ask('bring', { table, option: name, data: value }))}
        >
          {t('bring')}
        </button>
        <span className="soft" role="status">
          {t(isBrought ? 'brought' : brought === undefined ? 'notBrought' : 'broughtOther')}
        </span>
      </div>
    </section>
  );
};
