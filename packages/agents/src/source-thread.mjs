// Starts a thread from TypeScript source, where there is no bundle: in the tests.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
