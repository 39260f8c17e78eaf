/** Judges the form of data from outside: a form answers with the path of the first fault, or null. */
export type Form = (value: unknown, path: string) => string | null;

export function whole(min: number, max: number): Form {
  return (value, path) => (Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? null : path);
}

export function oneOf(...values: readonly unknown[]): Form {
  return (value, path) => (values.includes(value) ? null : path);
}

export function matching(pattern: RegExp): Form {
  return (value, path) => (typeof value === 'string' && pattern.test(value) ? null : path);
}

export function nullable(form: Form): Form {
  return (value, path) => (value === null ? null : form(value, path));
}

export function either(...forms: readonly Form[]): Form {
  return (value, path) => (forms.some(form => form(value, path) === null) ? null : path);
}

export function listOf(form: Form, length?: number): Form {
  return (value, path) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return path;
    return firstFault(value.map((item, at) => () => form(item, `${path}[${at}]`)));
  };
}

/** Exactly these fields, all of them. */
export function record(fields: Readonly<Record<string, Form>>): Form {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return path;
    const given = value as Readonly<Record<string, unknown>>;
    const unknown = Object.keys(given).find(name => !Object.hasOwn(fields, name));
    if (unknown !== undefined) return join(path, unknown);
    return firstFault(
      Object.entries(fields).map(
        ([name, form]) =>
          () =>
            form(given[name], join(path, name)),
      ),
    );
  };
}

function firstFault(judges: readonly (() => string | null)[]): string | null {
  for (const judge of judges) {
    const fault = judge();
    if (fault !== null) return fault;
  }
  return null;
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
