/** A real server in a process of its own: settings as JSON in, the port out. Ends with its standard input. */
import { fileURLToPath } from 'node:url';
import { startServer } from '@parlor/server';

const given = JSON.parse(process.argv[2] ?? '{}');
const web = fileURLToPath(new URL('../dist', import.meta.url));
const server = await startServer({ host: '127.0.0.1', port: 0, web, logLevel: 'silent', ...given });
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
process.stdin.resume();
process.stdin.on('end', () => void server.close().then(() => process.exit(0)));
