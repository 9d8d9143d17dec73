"""What a host sets wrongly for the lines between workers is refused at the start, in one line."""

import socket
from pathlib import Path

import pytest

from clickbang.core.errors import OptionError
from clickbang.server.cluster.lines_check import check_lines
from clickbang.server.settings import Settings
from tests.cli.run import run
from tests.server.cluster.test_line import certificate


def refusal(**settings: str | int) -> str:
    with pytest.raises(OptionError) as refused:
        check_lines(Settings(**settings), used=True)  # type: ignore[arg-type]
    return str(refused.value)


@pytest.fixture(scope="module")
def papers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("papers")
    certificate(folder, "ours")
    certificate(folder, "worker", "ours")
    (folder / "both.pem").write_bytes((folder / "worker.pem").read_bytes() + (folder / "worker.key").read_bytes())
    (folder / "none.pem").write_text("This is none.")
    return folder


def test_papers_that_are_as_they_should_be(papers: Path) -> None:
    worker, key, ours = (str(papers / name) for name in ("worker.pem", "worker.key", "ours.pem"))
    check_lines(Settings(cluster_certificate=worker, cluster_key=key, cluster_authority=ours), used=True)
    check_lines(Settings(cluster_certificate=str(papers / "both.pem")), used=True)


@pytest.mark.parametrize(
    ("files", "blamed", "why"),
    [
        (("gone.pem", "worker.key", "ours.pem"), "cluster_certificate", "No such file"),
        (("worker.pem", "gone.key", "ours.pem"), "cluster_key", "No such file"),
        (("worker.pem", "worker.key", "gone.pem"), "cluster_authority", "No such file"),
        (("worker.pem", "worker.key", "."), "cluster_authority", "directory"),
        (("none.pem", "worker.key", "ours.pem"), "cluster_certificate", "no certificate in it"),
        (("worker.key", "worker.key", "ours.pem"), "cluster_certificate", "no certificate in it"),
        (("worker.pem", "none.pem", "ours.pem"), "cluster_key", "no key in it"),
        (("worker.pem", "ours.key", "ours.pem"), "cluster_key", "key of another certificate"),
        (("worker.pem", "", "ours.pem"), "cluster_certificate", "no key in it"),
        (("worker.pem", "worker.key", "none.pem"), "cluster_authority", "no certificate in it"),
        (("", "worker.key", ""), "cluster_key", "no TLS"),
        (("", "", "ours.pem"), "cluster_authority", "no TLS"),
    ],
)
def test_papers_that_are_not(papers: Path, files: tuple[str, str, str], blamed: str, why: str) -> None:
    certificate_file, key, authority = (str(papers / name) if name else "" for name in files)
    said = refusal(cluster_certificate=certificate_file, cluster_key=key, cluster_authority=authority)
    assert f"'{blamed}'" in said
    assert why in said


@pytest.mark.parametrize(
    "address", ["10.0.0.5", "10.0.0.5:", ":9000", "10.0.0.5:70000", "host:0", "http://h:1", "::1:9"]
)
def test_an_address_without_host_and_port(address: str) -> None:
    assert refusal(cluster_address=address).endswith("it has to be HOST:PORT.")


@pytest.mark.parametrize("address", ["10.0.0.5:9000", "worker-1.inner:9000", "[::1]:9000", ""])
def test_an_address_with_both(address: str) -> None:
    check_lines(Settings(cluster_address=address), used=True)


def test_a_host_that_is_not_ours() -> None:
    assert "no address of this machine" in refusal(cluster_host="192.0.2.1")
    assert "no such address" in refusal(cluster_host="not a host")


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert "it is taken" in refusal(cluster_port=port)
        check_lines(Settings(cluster_port=port), used=False)
    check_lines(Settings(cluster_port=port), used=True)


def test_the_command_says_it_in_a_line(tmp_path: Path) -> None:
    done = run("serve", "--port", "0", "--database", str(tmp_path / "x"), CLICKBANG_CLUSTER_CERTIFICATE="gone.pem")
    assert done.returncode == 2  # as for any other setting
    assert done.stderr.count("\n") == 1
    assert "'cluster_certificate' cannot be 'gone.pem': No such file or directory." in done.stderr
