import { serveAgents } from '@parlor/agents/thread';
import { everyBot } from '@parlor/bots';
import { games, shelves } from './games.ts';

serveAgents(games, game => everyBot(game, shelves[game.id]));
