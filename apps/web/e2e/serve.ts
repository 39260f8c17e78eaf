/** A real server in a process of its own: settings as JSON in, the port out. Ends with its standard input. */
import { games } from '@parlor/games';
import { shelves } from '@parlor/games/bots';
import { startServer } from '@parlor/server';

const server = await startServer({
  games,
  shelves,
  // Beside this file when both are bundled.
  botThread: new URL('bot-thread.mjs', import.meta.url),
  host: '127.0.0.1',
  port: 0,
  logLevel: 'silent',
  ...JSON.parse(process.argv[2] ?? '{}'),
});
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
process.stdin.resume();
process.stdin.on('end', () => void server.close().then(() => process.exit(0)));
