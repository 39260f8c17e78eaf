/** One of a few: radio buttons drawn as a row of segments. */
import { useId } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly names?: Readonly<Record<T, string>>;
  readonly help?: string | undefined;
  onChange(value: T): void;
}

export function Choice<T extends string>({ label, values, value, names, help, onChange }: Props<T>) {
  const id = useId();
  return (
    <fieldset className="field choice" aria-describedby={help ? `${id}-help` : undefined}>
      <legend>{label}</legend>
      <div className="segments">
        {values.map(each => (
          <label key={each} className="segment">
            <input type="radio" name={id} value={each} checked={each === value} onChange={() => onChange(each)} />
            <span>{names?.[each] ?? each}</span>
          </label>
        ))}
      </div>
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
    </fieldset>
  );
}
