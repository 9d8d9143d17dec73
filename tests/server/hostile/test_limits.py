"""Whom the limits count as one, and what is kept of them."""

import pytest

from clickbang.server.limits.buckets import Buckets, network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("no:address", "no:address"),
    ],
)
def test_an_ipv6_address_counts_with_its_64_and_any_other_alone(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_bucket_that_is_full_again_is_forgotten() -> None:
    buckets = Buckets(rate=1e9, burst=3)
    for number in range(100):
        assert buckets.take(str(number))
    assert len(buckets.buckets) < 5


def test_a_bucket_that_is_not_full_or_held_is_kept() -> None:
    for buckets in (Buckets(rate=0.0, burst=3), Buckets(rate=1e9, burst=3, held=True)):
        for number in range(100):
            assert buckets.take(str(number))
        assert len(buckets.buckets) == 100
