/** A labelled field whose fault is said under it, and a labelled switch. */
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly fault?: string | null | undefined;
  /** Stands right of the field: a unit, a button. */
  readonly after?: ReactNode;
}

export function Field({ label, help, fault, after, ...input }: FieldProps) {
  const id = useId();
  const notes = [fault ? `${id}-fault` : null, help ? `${id}-help` : null].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input id={id} aria-invalid={fault ? true : undefined} aria-describedby={notes || undefined} {...input} />
        {after}
      </div>
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly on: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, help, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
    </div>
  );
}
