'use strict';
/* Bulletbucks (BB-1 to BB-18) as a boardgame.io game, for the benchmark.
 *
 * Every seat is always an active player, and `G.phase` and `G.waiting` say what is asked and of whom. Sealed
 * answers lie in their author's part of `G.players` until the last one is in, so that `playerView` hides them.
 * boardgame.io's own phases and stages would say the same at the price of more events a move. */

const { ActivePlayers, INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const NOTE = 1000;
const NOTES_OF_A_KIND = 6;
const MARKERS = 6;

const isNumber = (value) => Number.isInteger(value) && value >= 0;
const total = (notes) => notes.ones + 2 * notes.twos;
const isNone = (notes) => notes.ones === 0 && notes.twos === 0;
const noNotes = () => ({ ones: 0, twos: 0 });

function add(to, notes) {
  to.ones += notes.ones;
  to.twos += notes.twos;
}

// ---- the bidding ----

function ask(G, phase, seats) {
  G.phase = phase;
  G.waiting = [...seats];
}

function beginRound(G) {
  G.bids = G.bids.map(noNotes);
  if (G.markers === 0 || G.seated.length <= 1) return ask(G, 'over', []); // BB-16
  G.rounds += 1;
  G.bidders = [...G.seated];
  G.raising = false;
  prepareBidders(G);
}

function highest(G, seats) {
  const totals = seats.map((seat) => total(G.bids[seat]));
  const best = Math.max(...totals);
  return seats.filter((_, i) => totals[i] === best);
}

/* BB-6, BB-7: one total stands alone, or the tied raise. */
function compareTotals(G) {
  G.bidders = highest(G, G.bidders);
  if (G.bidders.length === 1) return ask(G, 'name', G.bidders);
  G.raising = true;
  prepareBidders(G);
}

/* BB-9 to BB-11: before anybody bids or raises. */
function prepareBidders(G) {
  const penniless = G.bidders.filter((seat) => isNone(G.players[seat].purse));
  const broke = penniless.filter((seat) => G.stacks[seat].length === 0);
  if (broke.length > 0) { // (1): their bids stay in `bids`, and so in the pot (BB-10)
    G.seated = G.seated.filter((seat) => !broke.includes(seat));
    G.bidders = G.bidders.filter((seat) => !broke.includes(seat));
  }
  if (G.seated.length <= 1) return ask(G, 'over', []); // (2)
  if (G.raising && G.bidders.length === 0) { // (3)
    G.bidders = highest(G, G.seated);
    if (G.bidders.length > 1) return prepareBidders(G);
  }
  if (G.raising && G.bidders.length === 1) return ask(G, 'name', G.bidders);
  const converting = penniless.filter((seat) => !broke.includes(seat));
  if (converting.length > 0) return ask(G, 'convert', converting); // (4)
  askForNotes(G); // (5)
}

function askForNotes(G) {
  ask(G, G.raising ? 'raise' : 'bid', G.bidders);
}

// ---- the revolver, and the end ----

/* BB-12 to BB-15. */
function spin(G, who, bang) {
  if (!bang) { // BB-13
    const pot = G.carried;
    for (const bid of G.bids) add(pot, bid);
    G.stacks[who].push(pot);
    G.carried = noNotes();
    G.markers -= 1;
  } else { // BB-14
    G.seated = G.seated.filter((seat) => seat !== who);
    G.players[who].purse = noNotes();
    G.bids[who] = noNotes();
    if (G.potAfterBang === 'return') { // BB-15
      for (const seat of G.seated) add(G.players[seat].purse, G.bids[seat]);
    } else if (G.potAfterBang === 'carry') {
      for (const bid of G.bids) add(G.carried, bid);
    }
  }
  beginRound(G);
}

/* BB-17, BB-18. */
function result(G) {
  const scores = G.stacks.map((stacks) => NOTE * stacks.length * stacks.reduce((sum, stack) => sum + total(stack), 0));
  const best = Math.max(...scores);
  const winners = best > 0 ? [...scores.keys()].filter((seat) => scores[seat] === best) : [];
  return { scores, winners };
}

// ---- the moves ----

/* Keeps a sealed answer; returns everybody's once the last one is in. */
function seal(G, seat, answer) {
  G.players[seat].sealed = answer;
  G.waiting = G.waiting.filter((other) => other !== seat);
  if (G.waiting.length > 0) return [];
  const revealed = [];
  for (let other = 0; other < G.bids.length; other++) {
    const { sealed } = G.players[other];
    if (sealed === null) continue;
    revealed.push([other, sealed]);
    G.players[other].sealed = null;
  }
  return revealed;
}

const isAsked = (G, seat, phase) => G.phase === phase && G.waiting.includes(seat);

/* BB-5 and BB-7: to bid and to raise is the same act at another moment. */
const putNotes = (phase) => ({ G, playerID }, ones, twos) => {
  const seat = Number(playerID);
  const { purse } = G.players[seat];
  if (!isAsked(G, seat, phase) || !isNumber(ones) || !isNumber(twos)) return INVALID_MOVE;
  if (ones + twos === 0 || ones > purse.ones || twos > purse.twos) return INVALID_MOVE;
  const revealed = seal(G, seat, { ones, twos });
  for (const [other, notes] of revealed) {
    G.players[other].purse.ones -= notes.ones;
    G.players[other].purse.twos -= notes.twos;
    add(G.bids[other], notes);
  }
  if (revealed.length > 0) compareTotals(G);
};

/* BB-9: the notes come into the purse, the marker goes back to the centre. */
function convert({ G, playerID }, index) {
  const seat = Number(playerID);
  if (!isAsked(G, seat, 'convert') || !isNumber(index) || index >= G.stacks[seat].length) return INVALID_MOVE;
  const revealed = seal(G, seat, index);
  for (const [other, chosen] of revealed) {
    [G.players[other].purse] = G.stacks[other].splice(chosen, 1);
    G.markers += 1;
  }
  if (revealed.length > 0) askForNotes(G);
}

/* BB-6: any player still at the table, the bidder included. */
const name = (isBang) => ({ G, random, playerID }, target) => {
  if (!isAsked(G, Number(playerID), 'name') || !G.seated.includes(target)) return INVALID_MOVE;
  spin(G, target, isBang(random));
};

/* The legal moves of a seat that is asked, as boardgame.io's own bots take them. */
function enumerate(G, ctx, playerID) {
  const moves = [];
  if (G.phase === 'convert') {
    G.stacks[playerID].forEach((_, index) => moves.push({ move: 'convert', args: [index] }));
  } else if (G.phase === 'name') {
    for (const target of G.seated) moves.push({ move: 'name', args: [target] });
  } else {
    const { purse } = G.players[playerID];
    for (let ones = 0; ones <= purse.ones; ones++) {
      for (let twos = ones === 0 ? 1 : 0; twos <= purse.twos; twos++) moves.push({ move: G.phase, args: [ones, twos] });
    }
  }
  return moves;
}

function setup(seats, potAfterBang) {
  const everybody = [...Array(seats).keys()];
  const G = {
    potAfterBang,
    phase: 'bid',
    rounds: 0, // bidding phases begun
    markers: MARKERS, // in the centre
    seated: everybody,
    bidders: [], // who must bid or raise
    waiting: [], // who still owes an answer
    raising: false,
    players: {},
    bids: everybody.map(noNotes),
    carried: noNotes(), // BB-15, carry: the start of the pot, in nobody's bid
    stacks: everybody.map(() => []),
  };
  for (const seat of everybody) {
    G.players[seat] = { purse: { ones: NOTES_OF_A_KIND, twos: NOTES_OF_A_KIND }, sealed: null }; // BB-1
  }
  beginRound(G);
  return G;
}

/* The game. `isBang` decides a spin: a replay passes its own to follow a record. */
function Bulletbucks({ potAfterBang = 'return', seed, isBang = (random) => random.Die(6) === 1 } = {}) {
  return {
    name: 'bulletbucks',
    seed,
    minPlayers: 3,
    maxPlayers: 6,
    disableUndo: true,
    setup: ({ ctx }) => setup(ctx.numPlayers, potAfterBang),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { bid: putNotes('bid'), raise: putNotes('raise'), convert, name: name(isBang) },
    endIf: ({ G }) => (G.phase === 'over' ? result(G) : undefined),
    playerView: PlayerView.STRIP_SECRETS,
    ai: { enumerate },
  };
}

module.exports = { Bulletbucks };
