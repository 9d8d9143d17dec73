'use strict';
/* Bulletbucks on boardgame.io's own server, its tables in memory: node --expose-gc server.js, which then says
 * its port. */

process.env.NODE_ENV = 'production'; // before boardgame.io is loaded: it decides then

const { Server } = require('boardgame.io/server');
const { Bulletbucks } = require('./game');

const game = Bulletbucks();
/* Several answer at the same time, so a move may come with a state that is no longer the latest; without this most
 * sealed bids would be refused. Redacted, since the log would tell everybody what was sealed. */
for (const [name, move] of Object.entries(game.moves)) {
  game.moves[name] = { move, ignoreStaleStateID: true, redact: true };
}
process.on('SIGUSR2', () => global.gc()); // whoever wants to know what is really held
const server = Server({ games: [game], origins: false });
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port));
