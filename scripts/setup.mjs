// Makes a checkout ready: npm packages as the lock file says, builds that are stale, and with --tests the system packages
// the tests need. Plain Node, because it runs before anything is installed. A second run only compares stamps.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stampOfFiles, stampOfSources } from './stamps.mjs';

const LEAST_NODE = 20;
const TEST_PROGRAMS = [
  { program: 'chromium', debian: 'chromium', why: 'the browser tests' },
  { program: 'tmux', debian: 'tmux', why: 'the terminal tests' },
];

if (Number(process.versions.node.split('.')[0]) < LEAST_NODE)
  fail(`Parlor needs Node ${LEAST_NODE} or newer; this is ${process.version}.`);
installPackages();
await buildStale();
if (process.argv.includes('--tests')) installTestPrograms();

function installPackages() {
  const stamp = stampOfFiles(['package-lock.json', 'package.json']);
  const file = join(root, 'node_modules', '.parlor-stamp');
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  say('Installing npm packages (about a minute) ...');
  // Not `npm ci`: it refuses a lock file made where the registry lacks some other platform's optional package.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (npm.status !== 0) fail(`npm could not install the packages: ${firstLines(npm.stderr ?? String(npm.error))}`);
  writeFileSync(file, stamp);
}

async function buildStale() {
  const stamp = stampOfSources();
  const file = join(root, 'dist', '.stamp');
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  say('Building ...');
  const { build } = await import('./build.mjs');
  await build().catch(error => fail(`The build failed: ${error.message}`));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(file, stamp);
}

function installTestPrograms() {
  const missing = TEST_PROGRAMS.filter(({ program }) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.map(({ debian }) => debian);
  const apt = aptCommand();
  if (apt === null) {
    fail(
      `The tests need ${missing.map(({ program, why }) => `${program} (${why})`).join(' and ')}: apt-get install ${packages.join(' ')}`,
    );
  }
  say(`Installing ${packages.join(', ')} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command, ...before] = apt;
    const done = spawnSync(command, [...before, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (done.status !== 0) fail(`apt-get ${args[0]} failed. Install by hand: apt-get install ${packages.join(' ')}`);
  }
}

/** apt-get as we may call it here, or null. */
function aptCommand() {
  if (!isThere('apt-get')) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n', 'apt-get'] : null;
}

function isThere(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function firstLines(text) {
  return text
    .split('\n')
    .filter(line => line.trim())
    .slice(0, 6)
    .join('\n');
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(line) {
  say(line);
  process.exit(1);
}
