/** Which functions the time goes into. */
import { type Profiler, Session } from 'node:inspector';
import { basename } from 'node:path';

export interface Hot {
  readonly name: string;
  /** Of the samples taken, its own code only, 0 to 1. */
  readonly share: number;
}

/** The functions in which a piece of work spends most of its time, the hottest first. */
export function hottest(work: () => void, count: number): Hot[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  work();
  const samples = new Map<string, number>();
  // In the same thread the answer is there before `post` returns.
  session.post('Profiler.stop', (error, { profile }) => {
    if (error) throw error;
    for (const node of profile.nodes) add(samples, node);
  });
  session.disconnect();
  const all = [...samples.values()].reduce((sum, hits) => sum + hits, 0);
  const sorted = [...samples].sort(([, a], [, b]) => b - a).slice(0, count);
  return sorted.map(([name, hits]) => ({ name, share: hits / all }));
}

const NOT_WORK = new Set(['(root)', '(idle)', '(program)']);

function add(samples: Map<string, number>, { callFrame, hitCount }: Profiler.ProfileNode): void {
  if (NOT_WORK.has(callFrame.functionName)) return;
  const name = callFrame.functionName || `(anonymous at ${basename(callFrame.url)}:${callFrame.lineNumber + 1})`;
  samples.set(name, (samples.get(name) ?? 0) + (hitCount ?? 0));
}
