/* Bulletbucks in C, for the benchmark: replay games, time random play, record random games.
 *
 *   bulletbucks replay FILE
 *   bulletbucks time   --seats 4 --games N --mode listed|sampled --seed S [--pot return|carry|discard]
 *   bulletbucks record --seats 4 --games N --seed S [--pot return|carry|discard]
 *
 * FILE, and what `record` writes, is JSON Lines, one game a line. */
#define _POSIX_C_SOURCE 200809L
#include "bulletbucks.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const char *const STEPS[] = {"bid", "raise", "convert", "name", "spin", "no step: the game is over"};
static const char *const POTS[] = {"return", "carry", "discard"};

static _Noreturn void fail(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    exit(1);
}

static PotAfterBang pot_named(const char *word) {
    for (int i = 0; i < 3; i++)
        if (!strcmp(word, POTS[i])) return (PotAfterBang)i;
    fail("pot_after_bang is return, carry or discard, not %s", word);
}

/* ---- random play ---- */

static uint64_t random_state;

/* wyrand, scaled to 0..n-1 by multiplication (no division, bias below 2^-21 for the n used here). */
static inline unsigned below(unsigned n) {
    random_state += 0xa0761d6478bd642fu;
    __uint128_t product = (__uint128_t)random_state * (random_state ^ 0xe7037ed1a0b428dbu);
    uint32_t bits = (uint32_t)(product >> 64 ^ product);
    return (unsigned)((uint64_t)bits * n >> 32);
}

static inline Answer listed_answer(const Table *t, int seat) {
    Answer answers[MAX_ANSWERS];
    return answers[below((unsigned)legal_answers(t, seat, answers))];
}

static inline Answer sampled_answer(const Table *t, int seat) {
    if (t->phase <= RAISE) { /* number the pairs of notes; 0 is the empty one, which is no bid (BB-5) */
        unsigned columns = t->purse[seat].twos + 1u, pairs = (t->purse[seat].ones + 1u) * columns;
        unsigned pair = 1 + below(pairs - 1);
        return notes_answer((int)(pair / columns), (int)(pair % columns));
    }
    if (t->phase == CONVERT) return (Answer)below((unsigned)t->stacks[seat]);
    unsigned seated = t->seated;
    for (unsigned skip = below((unsigned)__builtin_popcount(seated)); skip; skip--) seated &= seated - 1;
    return (Answer)first(seated);
}

static inline bool random_bang(void) { return below(6) == 0; } /* BB-12 */

static inline long play(Table *t, bool listed) {
    long decisions = 0;
    while (t->phase != OVER) {
        if (t->phase == SPIN) {
            spin(t, random_bang());
            continue;
        }
        int seat = first(t->waiting);
        answer(t, seat, listed ? listed_answer(t, seat) : sampled_answer(t, seat));
        decisions++;
    }
    return decisions;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void time_games(int seats, PotAfterBang pot, long games, bool listed) {
    long decisions = 0, rounds = 0;
    volatile unsigned winners = 0; /* a game played is a game scored */
    Table table;
    double begun = now();
    for (long i = 0; i < games; i++) {
        int scores[MAX_SEATS];
        start(&table, seats, pot);
        decisions += listed ? play(&table, true) : play(&table, false);
        rounds += table.rounds;
        winners = score(&table, scores);
    }
    (void)winners;
    printf("{\"games\":%ld,\"decisions\":%ld,\"seconds\":%.6f,\"rounds\":%ld}\n", games, decisions, now() - begun, rounds);
}

/* ---- recording ---- */

static void record_game(int seats, PotAfterBang pot) {
    Table t;
    printf("{\"seats\":%d,\"pot_after_bang\":\"%s\",\"steps\":[", seats, POTS[pot]);
    start(&t, seats, pot);
    for (const char *comma = ""; t.phase != OVER; comma = ",") {
        printf("%s[\"%s\",", comma, STEPS[t.phase]);
        if (t.phase == SPIN) {
            bool bang = random_bang();
            printf(bang ? "\"bang\"]" : "\"click\"]");
            spin(&t, bang);
            continue;
        }
        int seat = first(t.waiting);
        Answer a = sampled_answer(&t, seat);
        if (t.phase <= RAISE) printf("%d,%d,%d]", seat, answer_notes(a).ones, answer_notes(a).twos);
        else printf("%d,%d]", seat, a);
        answer(&t, seat, a);
    }
    int scores[MAX_SEATS];
    unsigned winners = score(&t, scores);
    printf("],\"scores\":[");
    for (int seat = 0; seat < seats; seat++) printf("%s%d", seat ? "," : "", scores[seat]);
    printf("],\"winners\":[");
    for (unsigned left = winners; left; left &= left - 1) printf("%s%d", left == winners ? "" : ",", first(left));
    printf("],\"rounds\":%d}\n", t.rounds);
}

/* ---- replaying: a reader of exactly this JSON, whatever its spaces and the order of its keys ---- */

static const char *at; /* where the reader stands in the line */
static long line_number;

static bool take(char c) {
    at += strspn(at, " \t\r\n");
    if (*at != c) return false;
    at++;
    return true;
}

static void need(char c) {
    if (!take(c)) fail("line %ld: expected '%c' at: %.20s", line_number, c, at);
}

static int number(void) {
    char *end;
    long n = strtol(at, &end, 10);
    if (end == at || n < 0 || n > INT32_MAX) fail("line %ld: expected a number at: %.20s", line_number, at);
    at = end;
    return (int)n;
}

static const char *word(void) {
    static char text[16];
    need('"');
    size_t length = strcspn(at, "\"");
    if (length >= sizeof text) fail("line %ld: unknown word: %.20s", line_number, at);
    memcpy(text, at, length);
    text[length] = 0;
    at += length;
    need('"');
    return text;
}

static void go_to(const char *line, const char *key) {
    if (!(at = strstr(line, key))) fail("line %ld: no %s", line_number, key);
    at += strlen(key);
    need(':');
}

static void replay_step(Table *t, int step) {
    need('[');
    const char *kind = word();
    if (strcmp(kind, STEPS[t->phase])) fail("line %ld, step %d: %s, expected %s", line_number, step, kind, STEPS[t->phase]);
    need(',');
    if (t->phase == SPIN) {
        const char *outcome = word();
        bool bang = !strcmp(outcome, "bang");
        if (!bang && strcmp(outcome, "click")) fail("line %ld, step %d: %s is no outcome of a spin", line_number, step, outcome);
        spin(t, bang);
    } else {
        int seat = number(), due = first(t->waiting), values[2] = {0, 0};
        if (seat != due) fail("line %ld, step %d: %s of seat %d, expected seat %d", line_number, step, STEPS[t->phase], seat, due);
        for (int i = 0; i < (t->phase <= RAISE ? 2 : 1); i++) {
            need(',');
            values[i] = number();
        }
        bool small = values[0] <= MAX_NOTES && values[1] <= MAX_NOTES;
        Answer a = (Answer)(t->phase <= RAISE ? notes_answer(values[0], values[1]) : values[0]);
        if (!small || !is_legal(t, seat, a)) fail("line %ld, step %d: illegal %s of seat %d", line_number, step, STEPS[t->phase], seat);
        answer(t, seat, a);
    }
    need(']');
}

static void replay_game(const char *line) {
    Table t;
    int scores[MAX_SEATS];
    go_to(line, "\"seats\"");
    int seats = number();
    if (seats < 3 || seats > MAX_SEATS) fail("line %ld: %d seats", line_number, seats);
    go_to(line, "\"pot_after_bang\"");
    start(&t, seats, pot_named(word()));

    go_to(line, "\"steps\"");
    need('[');
    for (int step = 1; !take(']'); step++) {
        if (step > 1) need(',');
        replay_step(&t, step);
    }
    if (t.phase != OVER) fail("line %ld: the game is not over after the last step, expected %s", line_number, STEPS[t.phase]);

    unsigned expected = score(&t, scores), winners = 0;
    go_to(line, "\"scores\"");
    need('[');
    for (int seat = 0; seat < seats; seat++) {
        if (seat) need(',');
        int recorded = number();
        if (recorded != scores[seat]) fail("line %ld: seat %d scores %d, recorded %d", line_number, seat, scores[seat], recorded);
    }
    need(']');
    go_to(line, "\"winners\"");
    need('[');
    while (!take(']')) {
        if (winners) need(',');
        winners |= 1u << (number() & 31);
    }
    if (winners != expected) fail("line %ld: winners differ (as bits: %x, recorded %x)", line_number, expected, winners);
    go_to(line, "\"rounds\"");
    int rounds = number();
    if (rounds != t.rounds) fail("line %ld: %d rounds, recorded %d", line_number, t.rounds, rounds);
}

static void replay(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) fail("cannot read %s", path);
    char *line = NULL;
    size_t size = 0;
    for (line_number = 1; getline(&line, &size, file) > 0; line_number++) replay_game(line);
    free(line);
    fclose(file);
    printf("{\"games\": %ld}\n", line_number - 1);
}

/* ---- the command line ---- */

static const char *option(int argc, char **argv, const char *name, const char *otherwise) {
    for (int i = 2; i + 1 < argc; i += 2)
        if (!strcmp(argv[i], name)) return argv[i + 1];
    return otherwise;
}

int main(int argc, char **argv) {
    const char *command = argc > 1 ? argv[1] : "";
    if (!strcmp(command, "replay") && argc == 3) {
        replay(argv[2]);
        return 0;
    }
    int seats = atoi(option(argc, argv, "--seats", "4"));
    long games = atol(option(argc, argv, "--games", "1000"));
    const char *mode = option(argc, argv, "--mode", "listed");
    PotAfterBang pot = pot_named(option(argc, argv, "--pot", "return"));
    random_state = strtoull(option(argc, argv, "--seed", "1"), NULL, 10);
    if (seats < 3 || seats > MAX_SEATS) fail("--seats is 3 to 6");
    if (strcmp(mode, "listed") && strcmp(mode, "sampled")) fail("--mode is listed or sampled");

    if (!strcmp(command, "time")) time_games(seats, pot, games, !strcmp(mode, "listed"));
    else if (!strcmp(command, "record")) for (long i = 0; i < games; i++) record_game(seats, pot);
    else fail("usage: bulletbucks replay FILE | time OPTIONS | record OPTIONS (see the head of bulletbucks.c)");
    return 0;
}
