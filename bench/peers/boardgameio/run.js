'use strict';
/* The benchmark's two commands, on boardgame.io's own client: local, without a page or a debug panel.
 *
 *   node run.js replay FILE
 *   node run.js time --seats 4 --games N --mode listed --seed S [--pot return|carry|discard] */

process.env.NODE_ENV = 'production'; // before boardgame.io is loaded: it decides then

const fs = require('fs');
const { Client } = require('boardgame.io/client');
const { Bulletbucks } = require('./game');

const WARM_UP_GAMES = 100; // played before the clock starts, for V8 to compile what is hot

function fail(message) {
  console.error(message);
  process.exit(1);
}

function newClient(seats, options) {
  return Client({ game: Bulletbucks(options), numPlayers: seats, debug: false });
}

// ---- replay ----

function fault(message) {
  throw new Error(message);
}

function replayGame(record) {
  let outcome;
  const client = newClient(record.seats, {
    potAfterBang: record.pot_after_bang,
    isBang: () => outcome === 'bang',
  });
  const { steps } = record;
  for (let i = 0; i < steps.length; i++) {
    const [kind, seat, ...args] = steps[i];
    const { G, _stateID } = client.getState();
    const at = `step ${i + 1}`;
    if (kind !== G.phase) fault(`${at}: ${kind}, expected ${G.phase}`);
    if (seat !== G.waiting[0]) fault(`${at}: ${kind} of seat ${seat}, expected seat ${G.waiting[0]}`);
    if (kind === 'name') { // the move spins too, so the spin is read ahead
      const next = steps[++i] || ['nothing'];
      [, outcome] = next;
      if (next[0] !== 'spin') fault(`step ${i + 1}: ${next[0]}, expected spin`);
      if (outcome !== 'click' && outcome !== 'bang') fault(`step ${i + 1}: ${outcome} is no outcome of a spin`);
    }
    client.updatePlayerID(String(seat));
    client.moves[kind](...args);
    if (client.getState()._stateID === _stateID) fault(`${at}: illegal ${kind} of seat ${seat}: ${args}`);
  }
  const { G, ctx } = client.getState();
  if (!ctx.gameover) fault(`the game is not over after the last step, expected ${G.phase}`);
  const values = { ...ctx.gameover, rounds: G.rounds };
  for (const [name, value] of Object.entries(values)) {
    const [mine, recorded] = [JSON.stringify(value), JSON.stringify(record[name])];
    if (mine !== recorded) fault(`${name} ${mine}, recorded ${recorded}`);
  }
}

function replay(path) {
  const lines = fs.readFileSync(path, 'utf8').trimEnd().split('\n');
  lines.forEach((line, i) => {
    try {
      replayGame(JSON.parse(line));
    } catch (error) {
      fail(`line ${i + 1}: ${error.message}`);
    }
  });
  console.log(JSON.stringify({ games: lines.length }));
}

// ---- time ----

/* A small seeded generator (mulberry32): Math.random takes no seed. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/* Plays to the end; returns how many decisions and rounds it took. */
function play(client, uniform) {
  const { enumerate } = client.game.ai;
  for (let decisions = 0; ; decisions++) {
    const { G: { waiting, rounds }, ctx: { gameover } } = client.getState();
    if (gameover) return { decisions, rounds };
    const playerID = String(waiting[0]);
    client.updatePlayerID(playerID);
    const { G, ctx } = client.getState(); // what this player sees
    const legal = enumerate(G, ctx, playerID);
    const { move, args } = legal[Math.floor(uniform() * legal.length)];
    client.moves[move](...args);
  }
}

function timeGames(seats, potAfterBang, games, seed) {
  const uniform = seeded(seed);
  for (let i = 0; i < WARM_UP_GAMES; i++) play(newClient(seats, { potAfterBang, seed: `${seed}/warm-up/${i}` }), uniform);
  const sum = { games, decisions: 0, seconds: 0, rounds: 0 };
  const begun = performance.now();
  for (let i = 0; i < games; i++) {
    const { decisions, rounds } = play(newClient(seats, { potAfterBang, seed: `${seed}/${i}` }), uniform);
    sum.decisions += decisions;
    sum.rounds += rounds;
  }
  sum.seconds = (performance.now() - begun) / 1000;
  console.log(JSON.stringify(sum));
}

// ---- the command line ----

const [command, ...words] = process.argv.slice(2);
const option = (name, otherwise) => (words.includes(name) ? words[words.indexOf(name) + 1] : otherwise);

if (command === 'replay' && words.length === 1) {
  replay(words[0]);
} else if (command === 'time') {
  if (option('--mode', 'listed') !== 'listed') fail('boardgame.io has no way to draw a move without listing: only --mode listed');
  timeGames(Number(option('--seats', 4)), option('--pot', 'return'), Number(option('--games', 100)), Number(option('--seed', 1)));
} else {
  fail('usage: node run.js replay FILE | time OPTIONS (see the head of run.js)');
}
