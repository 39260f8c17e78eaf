/** The file in which this program's bots run, in threads of their own. */
import { serveAgents } from '@parlor/agents/thread';
import { everyBot } from '@parlor/bots';
import { games } from '@parlor/games';
import { shelves } from '@parlor/games/bots';

serveAgents(games, game => everyBot(game, shelves[game.id]));
