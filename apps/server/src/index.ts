export { type RunningServer, type ServerSettings, startServer } from './server.ts';
export { DEFAULTS, type Settings } from './settings.ts';
