/** `parlor`: every command declared here, each loaded only when it is called, so that the program starts fast. */
import { CommanderError } from 'commander';
import { program } from './program.ts';

try {
  await program().parseAsync();
} catch (error) {
  process.exitCode = codeOf(error);
}

/** A wrong flag, an unknown command and every refused input end with code 2; help and version with 0. */
function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  process.stderr.write(`parlor: ${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof Error && error.name === 'InputError' ? 2 : 1;
}
