import type { Json, Refusal } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { Whose } from './edits.js';
import { sentence } from './problem.js';
import { RuleLink } from './RuleLink.js';
import './data-option.css';

/** What is wrong with data, and where. */
export interface DataFault {
  readonly at: string;
  readonly refusal: Refusal;
}

/** The game's own judge, the same that the table asks. */
export const faultIn = ({ field, settings, seat }: Whose, value: Json): DataFault | null => {
  const read = field.kind === 'brought' ? field.read(value, seat, settings) : field.read(value, settings);
  return read.ok ? null : { at: read.at, refusal: read.refusal };
};

interface DataOptionProps extends Whose {
  readonly ui: Needs<'id' | 'setUp' | 'words' | 'teaching' | 'Editor'>;
  readonly name: string;
  readonly value: Json;
  set(value: Json): void;
}

/** An option with a structure of its own: the game's editor, and what is wrong with it in words. */
export const DataOption = (props: DataOptionProps): ReactNode => {
  const { ui, name, field, settings, seat, value, set } = props;
  const { t, prefs } = usePrefs();
  const { Editor } = ui;
  const fault = faultIn(props, value);
  const help = ui.setUp.optionHelp(prefs.lang, name);
  return (
    <fieldset className="data-option">
      <legend>{ui.setUp.optionText(prefs.lang, name)}</legend>
      {help && <p className="help">{help}</p>}
      {Editor ? (
        <Editor
          option={name}
          lang={prefs.lang}
          seat={field.kind === 'brought' ? seat : null}
          {...{ settings, value, fault, set }}
        />
      ) : (
        <p className="soft">{t('asProposed')}</p>
      )}
      {fault && (
        <p className="data-fault" role="alert">
          {sentence(prefs.lang, fault.refusal.why, ui)} <RuleLink ui={ui} rule={fault.refusal.rule} />
        </p>
      )}
    </fieldset>
  );
};
