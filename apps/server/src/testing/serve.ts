/** For the tests: a server as a process of its own. It prints its port and ends at SIGTERM. */
import { startServer } from '../server.ts';
import { games, shelves } from './games.ts';

const [folder, port] = process.argv.slice(2);
const server = await startServer({
  games,
  shelves,
  botThread: new URL('./bot-thread.ts', import.meta.url),
  host: '127.0.0.1',
  port: Number(port),
  data: folder ?? null,
  logLevel: 'silent',
  requestRate: 1e6,
});
process.stdout.write(`${server.port}\n`);
process.once('SIGTERM', () => void server.close());
