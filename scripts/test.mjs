// The whole check: types, lint, boundaries, unused code, then every test. Ends with one line of totals.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamps.mjs';

const REPORTS = join(root, 'test-results');
const bin = name => join(root, 'node_modules', '.bin', name);

const CHECKS = [
  { name: 'lint', command: bin('biome'), args: ['check', '.', '--error-on-warnings'] },
  {
    name: 'boundaries',
    command: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', 'games', 'packages', 'apps', 'examples', 'bench'],
  },
  { name: 'unused code', command: bin('knip'), args: ['--no-progress'] },
  { name: 'types', command: bin('tsc'), args: ['--noEmit'] },
];
/** Test runners that write vitest's JSON report. */
const UNITS = { name: 'unit, laws, store, server, terminal', config: 'vitest.config.ts' };
const BROWSERS = { name: 'browser', config: 'apps/web/e2e/vitest.config.ts' };

const totals = { passed: 0, failed: 0, skipped: 0 };
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Side by side where there is time to wait for; browsers want the machine for themselves.
await Promise.all([runChecks(), runSuite(UNITS)]);
await runSuite(BROWSERS);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;

async function runChecks() {
  for (const check of CHECKS) await runCheck(check);
}

async function runCheck({ name, command, args }) {
  const started = Date.now();
  const { code, output } = await run(command, args, 'quiet');
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(started)} s)\n`);
  if (code === 0) totals.passed += 1;
  else {
    totals.failed += 1;
    process.stdout.write(`${output}\n`);
  }
}

async function runSuite({ name, config }) {
  const started = Date.now();
  process.stdout.write(`... ${name}\n`);
  const report = join(REPORTS, `${config.replaceAll('/', '-')}.json`);
  const { code } = await run(
    bin('vitest'),
    ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    'loud',
  );
  if (!existsSync(report)) {
    totals.failed += 1;
    process.stdout.write(`FAIL ${name}: the test runner ended without a report (exit code ${code})\n`);
    return;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests;
  totals.skipped += result.numPendingTests + result.numTodoTests;
  // A file that cannot even be loaded, or an error between tests, has no failed test to show for it.
  if (code !== 0 && result.numFailedTests === 0) totals.failed += Math.max(1, result.numFailedTestSuites);
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(started)} s)\n`);
}

function run(command, args, how) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: how === 'loud' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', chunk => (output += chunk));
    child.stderr?.on('data', chunk => (output += chunk));
    child.on('close', code => resolve({ code, output }));
  });
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}
