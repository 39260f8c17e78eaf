/** A game's options as a form, drawn from its schema. Structured data (a fixed deal, a list of phases) has no field here. */
import type { AnyGame, Json, Field as Option, SomeOptions } from '@parlor/kernel';
import { Choice } from './choice.tsx';
import { Field, Switch } from './field.tsx';
import { optionLabel } from './option-label.ts';

interface Props {
  readonly game: AnyGame;
  readonly options: SomeOptions;
  onChange(options: SomeOptions): void;
}

export function OptionsForm({ game, options, onChange }: Props) {
  return (
    <>
      {formFields(game).map(([name, option]) => (
        <OptionField
          key={name}
          option={option}
          value={options[name] ?? (option.default as Json)}
          onChange={value => onChange({ ...options, [name]: value })}
        />
      ))}
    </>
  );
}

export function formFields(game: AnyGame): readonly (readonly [string, Option])[] {
  return Object.entries(game.options.fields).filter(([, option]) => option.kind !== 'data');
}

interface OptionProps {
  readonly option: Option;
  readonly value: Json;
  onChange(value: Json): void;
}

function OptionField({ option, value, onChange }: OptionProps) {
  switch (option.kind) {
    case 'choice':
      return (
        <Choice
          label={option.label}
          help={option.help}
          values={option.values}
          names={Object.fromEntries(option.values.map(each => [each, optionLabel(each)]))}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'switch':
      return <Switch label={option.label} help={option.help} on={value === true} onChange={onChange} />;
    case 'whole':
      return (
        <Field
          label={option.label}
          help={option.help}
          inputMode="numeric"
          value={String(value)}
          onChange={event => onChange(event.target.value)}
        />
      );
    case 'data':
      return null;
  }
}
