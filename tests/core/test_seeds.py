"""Streams of luck from one seed: the same on every build, and nothing to do with each other."""

from itertools import pairwise

from clickbang.core.seeds import BOTS, PLAY, SAMPLING, mix, stream_seed


def test_the_same_streams_on_every_build() -> None:
    assert stream_seed(1, 0, PLAY) == 792640374931185347
    assert stream_seed(1, 0, BOTS, 3) == 2892554786912450914
    assert stream_seed(2**40, 17, SAMPLING, 2) == 4405445683839531009
    assert mix(1, 2) == 2880802415880585060


def test_any_int_is_a_seed() -> None:
    seeds = [stream_seed(seed, 0, PLAY) for seed in (-1, 0, 2**62, 2**63, 2**200 + 5)]
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_no_two_streams_of_a_simulation_are_the_same() -> None:
    streams = [
        stream_seed(seed, game, stream, seat)
        for seed in range(5)
        for game in range(500)
        for stream in (PLAY, SAMPLING, BOTS)
        for seat in range(6)
    ]
    assert len(set(streams)) == len(streams)


def test_neighbouring_games_differ_in_about_half_the_bits() -> None:
    seeds: list[int] = [stream_seed(9, game, PLAY) for game in range(501)]
    distances = [(one ^ other).bit_count() for one, other in pairwise(seeds)]
    assert 28 < sum(distances) / len(distances) < 35
    assert min(distances) > 10
