/* The rules of Bulletbucks (BB-1 to BB-18) in plain C: the benchmark's physical limit.
 *
 * A table waits either for answers (`waiting` holds one bit for each seat that still owes one) or,
 * in phase SPIN, for the revolver. An answer moves only its author's own notes and nothing reads
 * them before the last answer of the prompt is in, so it is applied at once: the effect is the
 * same as revealing all of them together. */
#ifndef BULLETBUCKS_H
#define BULLETBUCKS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { MAX_SEATS = 6, MARKERS = 6, NOTES_OF_A_KIND = 6, NOTE = 1000 };
enum { MAX_NOTES = MAX_SEATS * NOTES_OF_A_KIND, MAX_ANSWERS = (MAX_NOTES + 1) * (MAX_NOTES + 1) };

typedef enum { BID, RAISE, CONVERT, NAME, SPIN, OVER } Phase;
typedef enum { RETURN, CARRY, DISCARD } PotAfterBang;

typedef struct {
    uint8_t ones, twos; /* notes of 1,000 and of 2,000; never changed into each other (BB-2) */
} Notes;

/* An answer is notes to bid or raise (see `notes_answer`), the index of one of the seat's own
 * stacks to convert, or the seat that is named. */
typedef uint16_t Answer;

typedef struct {
    PotAfterBang pot_after_bang;
    Phase phase;
    int seats;
    unsigned seated;  /* who is at the table */
    unsigned bidders; /* who must bid or raise */
    unsigned waiting; /* who still owes an answer to the open prompt */
    bool raising;     /* the bids of this round are in, and the highest are tied */
    int named;
    int rounds; /* bidding phases begun */
    int markers; /* in the centre */
    Notes purse[MAX_SEATS];
    Notes bid[MAX_SEATS];
    Notes carried; /* BB-15, carry: the start of the pot, in nobody's bid */
    int stacks[MAX_SEATS];
    Notes stack[MAX_SEATS][MARKERS];
} Table;

static inline int total(Notes n) { return n.ones + 2 * n.twos; }
static inline bool none(Notes n) { return (n.ones | n.twos) == 0; }
static inline Notes plus(Notes a, Notes b) { return (Notes){(uint8_t)(a.ones + b.ones), (uint8_t)(a.twos + b.twos)}; }
static inline Notes minus(Notes a, Notes b) { return (Notes){(uint8_t)(a.ones - b.ones), (uint8_t)(a.twos - b.twos)}; }

static inline Answer notes_answer(int ones, int twos) { return (Answer)(ones << 8 | twos); }
static inline Notes answer_notes(Answer a) { return (Notes){(uint8_t)(a >> 8), (uint8_t)(a & 255)}; }

static inline int first(unsigned seats) { return __builtin_ctz(seats); }
static inline bool at_most_one(unsigned seats) { return (seats & (seats - 1)) == 0; }

/* ---- the bidding ---- */

static void ask(Table *t, Phase phase, unsigned seats) {
    t->phase = phase;
    t->waiting = seats;
}

/* Those among `seats` whose bid is the highest. */
static unsigned highest(const Table *t, unsigned seats) {
    int best = -1;
    unsigned top = 0;
    for (; seats; seats &= seats - 1) {
        int seat = first(seats), bid = total(t->bid[seat]);
        if (bid > best) best = bid, top = 0;
        if (bid == best) top |= 1u << seat;
    }
    return top;
}

/* BB-9 to BB-11: before anybody bids or raises. */
static void prepare_bidders(Table *t) {
    for (;;) {
        unsigned broke = 0, penniless = 0;
        for (unsigned left = t->bidders; left; left &= left - 1) {
            int seat = first(left);
            if (!none(t->purse[seat])) continue;
            if (t->stacks[seat]) penniless |= 1u << seat;
            else broke |= 1u << seat;
        }
        t->seated &= ~broke; /* (1): their bids stay in `bid`, and so in the pot (BB-10) */
        t->bidders &= ~broke;
        if (at_most_one(t->seated)) { /* (2) */
            ask(t, OVER, 0);
            return;
        }
        if (t->raising && at_most_one(t->bidders)) { /* (3) */
            if (!t->bidders) t->bidders = highest(t, t->seated);
            if (!at_most_one(t->bidders)) continue;
            ask(t, NAME, t->bidders);
            return;
        }
        if (penniless) ask(t, CONVERT, penniless); /* (4) */
        else ask(t, t->raising ? RAISE : BID, t->bidders); /* (5) */
        return;
    }
}

static void begin_round(Table *t) {
    memset(t->bid, 0, sizeof t->bid);
    if (t->markers == 0 || at_most_one(t->seated)) { /* BB-16 */
        ask(t, OVER, 0);
        return;
    }
    t->rounds++;
    t->bidders = t->seated;
    t->raising = false;
    prepare_bidders(t);
}

/* BB-6, BB-7: one total stands alone, or the tied raise. */
static void compare_totals(Table *t) {
    t->bidders = highest(t, t->bidders);
    if (at_most_one(t->bidders)) {
        ask(t, NAME, t->bidders);
        return;
    }
    t->raising = true;
    prepare_bidders(t);
}

/* ---- what a user of the table calls ---- */

static void start(Table *t, int seats, PotAfterBang pot_after_bang) {
    memset(t, 0, sizeof *t);
    t->seats = seats;
    t->pot_after_bang = pot_after_bang;
    t->seated = (1u << seats) - 1;
    t->markers = MARKERS;
    for (int seat = 0; seat < seats; seat++) t->purse[seat] = (Notes){NOTES_OF_A_KIND, NOTES_OF_A_KIND}; /* BB-1 */
    begin_round(t);
}

/* Writes every legal answer of a waiting seat to `out` and returns how many there are. */
static inline int legal_answers(const Table *t, int seat, Answer *out) {
    int n = 0;
    if (t->phase <= RAISE) { /* BB-5: at least one note, so not the first pair (0, 0) */
        Notes have = t->purse[seat];
        for (int twos = 1; twos <= have.twos; twos++) out[n++] = notes_answer(0, twos);
        for (int ones = 1; ones <= have.ones; ones++)
            for (int twos = 0; twos <= have.twos; twos++) out[n++] = notes_answer(ones, twos);
    } else if (t->phase == CONVERT) {
        for (int i = 0; i < t->stacks[seat]; i++) out[n++] = (Answer)i;
    } else {
        for (unsigned left = t->seated; left; left &= left - 1) out[n++] = (Answer)first(left);
    }
    return n;
}

static bool is_legal(const Table *t, int seat, Answer a) {
    if (t->phase <= RAISE) {
        Notes put = answer_notes(a), have = t->purse[seat];
        return a != 0 && put.ones <= have.ones && put.twos <= have.twos;
    }
    if (t->phase == CONVERT) return a < t->stacks[seat];
    return a < t->seats && t->seated >> a & 1;
}

/* Takes a legal answer of a waiting seat. */
static inline void answer(Table *t, int seat, Answer a) {
    t->waiting &= ~(1u << seat);
    switch (t->phase) {
    case BID:
    case RAISE:
        t->purse[seat] = minus(t->purse[seat], answer_notes(a));
        t->bid[seat] = plus(t->bid[seat], answer_notes(a));
        if (!t->waiting) compare_totals(t);
        break;
    case CONVERT: /* BB-9: the marker goes back to the centre */
        t->purse[seat] = t->stack[seat][a];
        t->stacks[seat]--;
        for (int i = a; i < t->stacks[seat]; i++) t->stack[seat][i] = t->stack[seat][i + 1];
        t->markers++;
        if (!t->waiting) ask(t, t->raising ? RAISE : BID, t->bidders);
        break;
    default: /* BB-6 */
        t->named = a;
        ask(t, SPIN, 0);
    }
}

/* BB-12 to BB-15. */
static void spin(Table *t, bool bang) {
    int who = t->named;
    if (bang) { /* BB-14 */
        t->seated &= ~(1u << who);
        t->purse[who] = t->bid[who] = (Notes){0, 0};
        for (int seat = 0; seat < t->seats && t->pot_after_bang != DISCARD; seat++) { /* BB-15 */
            if (t->pot_after_bang == CARRY) t->carried = plus(t->carried, t->bid[seat]);
            else if (t->seated >> seat & 1) t->purse[seat] = plus(t->purse[seat], t->bid[seat]);
        }
    } else { /* BB-13 */
        Notes pot = t->carried;
        for (int seat = 0; seat < t->seats; seat++) pot = plus(pot, t->bid[seat]);
        t->stack[who][t->stacks[who]++] = pot;
        t->carried = (Notes){0, 0};
        t->markers--;
    }
    begin_round(t);
}

/* BB-17, BB-18: fills in every seat's score and returns the winners. */
static unsigned score(const Table *t, int scores[MAX_SEATS]) {
    int best = 1; /* if nobody scored, nobody wins */
    unsigned winners = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        int won = 0;
        for (int i = 0; i < t->stacks[seat]; i++) won += total(t->stack[seat][i]);
        scores[seat] = won * t->stacks[seat] * NOTE;
        if (scores[seat] > best) best = scores[seat], winners = 0;
        if (scores[seat] == best) winners |= 1u << seat;
    }
    return winners;
}

#endif
