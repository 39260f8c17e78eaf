/** One server a data folder. */
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Holds the folder until the returned function is called or the process ends, in whatever way. The lock is the operating
 * system's, on a file of its own: none is ever left behind, and backups read the data file as they like.
 */
export function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, 'parlor.lock'), { timeout: 0 });
  try {
    lock.pragma('journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (failure) {
    lock.close();
    throw isTaken(failure) ? new Error(`Another server uses the folder ${folder}. Stop it, or choose another folder.`) : failure;
  }
  return () => lock.close();
}

function isTaken(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'SQLITE_BUSY';
}
