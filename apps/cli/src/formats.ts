import { formats } from '@parlor/games/formats';

/** The names of foreign record formats, for help texts. */
export function formatList(): string {
  return formats.map(format => format.id).join(', ');
}
