/** A table's options in words: only those that differ from the game's usual ones. */
import type { AnyGame, SomeOptions } from '@parlor/kernel';
import { optionLabel } from '../parts/option-label.ts';
import { formFields } from '../parts/options-form.tsx';

export function optionWords(game: AnyGame, options: SomeOptions): readonly string[] {
  return formFields(game).flatMap(([name, field]) => {
    const value = options[name];
    if (value === undefined || value === field.default) return [];
    if (field.kind === 'switch') return value === true ? [field.label] : [];
    return [`${field.label}: ${optionLabel(String(value))}`];
  });
}
