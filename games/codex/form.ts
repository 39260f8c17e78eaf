import type * as z from 'zod/mini';

/** Where a value does not have the form it should have. */
export function faultOf(error: z.core.$ZodError): string {
  const issue = error.issues[0]!;
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return `nobody knows the field "${[...issue.path, issue.keys[0]].join('.')}".`;
  return path === '' ? 'it is not an object of fields.' : `look at "${path}".`;
}
