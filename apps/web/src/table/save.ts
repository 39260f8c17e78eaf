/** Saves a finished game: the record as the server keeps it, with everything that happened at the table. */
import type { Picture } from '@parlor/protocol';
import { fileAddress } from '../platform/address.ts';
import { seatKey, watchPass } from '../stores/keys.ts';

/** False: the server did not give it. */
export async function saveRecord({ facts, token }: Pick<Picture, 'facts' | 'token'>, file = ''): Promise<boolean> {
  const secret = seatKey(facts.table) ?? token ?? watchPass(facts.table)?.token;
  const headers: Record<string, string> = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  const answer = await fetch(fileAddress(`api/tables/${facts.table}/record`), { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = file || `${facts.game}-${facts.table}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return true;
}
