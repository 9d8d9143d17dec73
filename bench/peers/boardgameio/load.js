'use strict';
/* Random players on that server: node load.js ADDRESS PROCESS --tables N --warm-up S --seconds S [--rate MOVES_PER_SECOND]
 *
 * They speak through socket.io's client and send the messages that boardgame.io's client would; what that client does
 * beside it (the game once more in each of them, and a store) is left out, so that this process has time to spare. The
 * figures come as one line of JSON. */

const fs = require('fs');
const { io } = require('socket.io-client');
const { Bulletbucks } = require('./game');

const SEATS = 4;
const AT_ONCE = 50; // tables whose players come at the same time
const { enumerate } = Bulletbucks().ai;

const [address, server, ...words] = process.argv.slice(2);
const option = (name, otherwise) => (words.includes(name) ? Number(words[words.indexOf(name) + 1]) : otherwise);
const tables = option('--tables', 1);
const rate = option('--rate', 0);

const counts = { moves: 0, games: 0, waits: [] };
const sleep = (seconds) => new Promise((resolve) => { setTimeout(resolve, 1000 * seconds); });

// ---- when answers are sent ----

const due = [];
let begun = 0; // nobody answers before all are there
let stopped = false;

/* So many a second, whoever's they are; without a rate, at once. */
function pace(send) {
  if (rate || !begun) due.push(send);
  else if (!stopped) send();
}

function begin() {
  begun = performance.now();
  if (!rate) {
    for (const send of due.splice(0)) send();
    return;
  }
  let sent = 0;
  const tick = () => {
    if (stopped) return;
    while (due.length > 0 && sent < (performance.now() - begun) / 1000 * rate) {
      sent += 1;
      const any = Math.floor(Math.random() * due.length);
      const [send] = due.splice(any, 1);
      send();
    }
    setTimeout(tick, 1);
  };
  tick();
}

// ---- a table ----

class Table {
  constructor(name) {
    this.name = name;
    this.game = 1;
    this.players = [];
    for (let seat = 0; seat < SEATS; seat++) this.players.push(new Player(this, String(seat)));
  }

  get match() {
    return `${this.name}-${this.game}`;
  }

  /* The first to come makes the match; the others wait for that. */
  async sit() {
    await Promise.all(this.players.map((player) => player.connected));
    await this.players[0].come();
    await Promise.all(this.players.slice(1).map((player) => player.come()));
  }

  over(match) {
    if (match !== this.match) return; // another seat has said so
    counts.games += 1;
    this.game += 1;
    this.sit();
  }
}

class Player {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.busy = false; // an answer is on its way, or about to be
    this.sentAt = 0;
    this.socket = io(`${address}/bulletbucks`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.connected = new Promise((resolve) => { this.socket.on('connect', resolve); });
    this.socket.on('sync', (match, { state }) => {
      this.busy = false;
      this.came();
      this.look(match, state);
    });
    this.socket.on('update', (match, state, log) => {
      if (log.some(({ action }) => action.payload.playerID === this.seat)) {
        counts.waits.push(performance.now() - this.sentAt);
        counts.moves += 1;
        this.busy = false;
      }
      this.look(match, state);
    });
  }

  come() {
    this.socket.emit('sync', this.table.match, this.seat, undefined, SEATS);
    return new Promise((resolve) => { this.came = resolve; });
  }

  look(match, { G, ctx, _stateID }) {
    if (match !== this.table.match) return;
    if (ctx.gameover) {
      this.table.over(match);
    } else if (!this.busy && G.waiting.includes(Number(this.seat))) {
      this.busy = true;
      pace(() => this.answer(G, ctx, _stateID));
    }
  }

  answer(G, ctx, stateID) {
    const legal = enumerate(G, ctx, this.seat);
    const { move, args } = legal[Math.floor(Math.random() * legal.length)];
    this.sentAt = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: this.seat } };
    this.socket.emit('update', action, stateID, this.table.match, this.seat);
  }
}

// ---- a run ----

const TICKS = 100; // a second, in /proc
const QUIET = 1; // seconds after the last answer until the server's memory is looked at

/* Seconds of processor time that the server has used. */
function spent() {
  const fields = fs.readFileSync(`/proc/${server}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/* Bytes that the server holds; it is asked to throw away what it does not need before. */
async function memory() {
  process.kill(Number(server), 'SIGUSR2');
  await sleep(QUIET);
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${server}/status`, 'utf8'));
  return 1024 * Number(kilobytes);
}

async function main() {
  const empty = await memory();
  for (let first = 0; first < tables; first += AT_ONCE) {
    const sitting = [];
    for (let table = first; table < Math.min(tables, first + AT_ONCE); table++) sitting.push(new Table(`t${table}`).sit());
    await Promise.all(sitting);
  }
  begin();
  await sleep(option('--warm-up', 1));
  Object.assign(counts, { moves: 0, games: 0, waits: [] });
  const from = performance.now();
  const used = process.cpuUsage();
  const before = spent();
  await sleep(option('--seconds', 5));
  const { moves, games } = counts;
  const waits = counts.waits.slice();
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(used);
  const cpu = spent() - before;
  stopped = true;
  waits.sort((a, b) => a - b);
  const at = (share) => (waits.length ? waits[Math.floor(share * (waits.length - 1))] : null);
  const busy = (user + system) / 1e6 / seconds;
  const held = await memory() - empty;
  console.log(JSON.stringify({ moves, games, seconds, p50: at(0.5), p99: at(0.99), busy, cpu, held }));
  process.exit(0);
}

main();
