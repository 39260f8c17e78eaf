/** Builds a game's `Schema` from its fields: defaults filled in, every fault refused by the option's name. */
import type { Field, Read, Refusal, Schema } from './game.ts';
import { refused } from './refusal.ts';

interface Extra<Options> {
  /** How each `data` field is read. */
  readonly data?: { readonly [K in keyof Options]?: (input: unknown, seats: number) => Read<Options[K]> };
  /** What single fields cannot tell: combinations, and options that depend on the number of seats. */
  together?(options: Options, seats: number): Refusal | null;
}

export function schema<Options extends object>(fields: Schema<Options>['fields'], extra: Extra<Options> = {}): Schema<Options> {
  return { fields, read: (input, seats) => readOptions(fields, extra, input, seats) };
}

function readOptions<Options extends object>(
  fields: Schema<Options>['fields'],
  extra: Extra<Options>,
  input: unknown,
  seats: number,
): Read<Options> {
  if (input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input))) {
    return refused('bad-option', 'Options are an object of names and values.');
  }
  const given = (input ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) {
      return refused('bad-option', `There is no option "${name}". Known: ${Object.keys(fields).join(', ') || 'none'}.`);
    }
  }
  const options: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    const value = given[name];
    if (value === undefined) {
      options[name] = field.default;
      continue;
    }
    const reader = extra.data?.[name as keyof Options];
    const read = field.kind === 'data' && reader ? reader(value, seats) : readField(name, field, value);
    if ('refusal' in read) return read;
    options[name] = read.value;
  }
  const refusal = extra.together?.(options as Options, seats) ?? null;
  return refusal ? { refusal } : { value: options as Options };
}

/** One value against its field. Text is accepted where a flag or a form sends it: "20" for 20, "true" for true. */
function readField(name: string, field: Field, value: unknown): Read<unknown> {
  switch (field.kind) {
    case 'choice':
      if (field.values.includes(String(value)) && typeof value !== 'object') return { value: String(value) };
      return refused('bad-option', `Option "${name}" is one of ${field.values.join(', ')}; "${show(value)}" is not.`);
    case 'whole': {
      const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
      if (typeof number === 'number' && Number.isInteger(number) && number >= field.min && number <= field.max)
        return { value: number };
      return refused(
        'bad-option',
        `Option "${name}" is a whole number from ${field.min} to ${field.max}; "${show(value)}" is not.`,
      );
    }
    case 'switch':
      if (value === true || value === 'true') return { value: true };
      if (value === false || value === 'false') return { value: false };
      return refused('bad-option', `Option "${name}" is true or false; "${show(value)}" is neither.`);
    case 'data':
      return { value };
  }
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
