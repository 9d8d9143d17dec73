"""The example that learns by playing against itself does learn."""

from examples.self_play import main


def test_it_comes_to_beat_somebody_at_random() -> None:
    assert main(rounds=6, side_by_side=32) > 0.8
