/** Work per CPU-second, and a yardstick for machines whose speed changes from minute to minute. */

/** Does work over and over for about that many CPU-seconds. `work` tells how much it did each time. */
export function rateOf(work: () => number, seconds: number): number {
  const start = cpuSeconds();
  let done = 0;
  for (;;) {
    done += work();
    const used = cpuSeconds() - start;
    if (used >= seconds) return done / used;
  }
}

/** Steps per CPU-second of a loop that never changes: other figures of the same run are compared with it. */
export function baselineRate(seconds: number): number {
  return rateOf(baselineSteps, seconds);
}

/** User and system time of the whole process: the compiler and the collector are paid for too. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const CELLS = new Uint32Array(4096);
const STEPS = 100_000;

function baselineSteps(): number {
  let word = 1;
  for (let step = 0; step < STEPS; step++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const cell = word & (CELLS.length - 1);
    CELLS[cell] = (CELLS[cell] as number) + word;
  }
  return STEPS;
}
