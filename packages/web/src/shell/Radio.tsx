import type { ReactNode } from 'react';

interface RadioProps {
  readonly label: string;
  readonly help?: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  picture?(value: string): ReactNode;
  set(value: string): void;
}

/** More than so many with so long names do not fit into a line of their own: they stand in columns. */
const IN_A_ROW = 5;
const LONG = 12;

const standInColumns = (choices: RadioProps['choices']): boolean =>
  choices.length > IN_A_ROW && choices.some(([, text]) => text.length > LONG);

/** One of several, all in sight. */
export const Radio = ({ label, help, name, value, choices, picture, set }: RadioProps): ReactNode => (
  <fieldset className={standInColumns(choices) ? 'radio columns' : 'radio'}>
    <legend>{label}</legend>
    {choices.map(([key, text]) => (
      <label key={key}>
        <input type="radio" name={name} checked={value === key} onChange={() => set(key)} />{' '}
        <span>
          {picture?.(key)}
          {text}
        </span>
      </label>
    ))}
    {help && <p className="help">{help}</p>}
  </fieldset>
);
