"""A test that lacks PostgreSQL or Chromium is not run, and the end of the run names it; with CI set the run fails.

Nothing is marked: whatever asks for a part that the machine does not have raises `MissingPart`, in a fixture or in the
test itself.
"""

import os
from collections import Counter
from collections.abc import Generator

import pytest
from tools.parts import MissingPart
from tools.parts.not_run import note, told

CATEGORY = "not run"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and isinstance(call.excinfo.value, MissingPart):
        report.outcome = "skipped"
        report.longrepr = (str(item.path), 0, str(call.excinfo.value))
        report.user_properties.append((CATEGORY, call.excinfo.value.part))  # which a worker sends along
    return report


def missing(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The part for want of which this test was not run, or nothing; a file that cannot be collected lacks none."""
    return str(dict(report.user_properties).get(CATEGORY, "")) if isinstance(report, pytest.TestReport) else ""


@pytest.hookimpl(tryfirst=True)
def pytest_report_teststatus(report: pytest.TestReport | pytest.CollectReport) -> tuple[str, str, str] | None:
    return (CATEGORY, "N", "NOT RUN") if missing(report) else None


def of_this_run(config: pytest.Config) -> Counter[tuple[str, str]]:
    """How many tests were not run: by part and folder."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    reports = [] if reporter is None else reporter.getreports(CATEGORY)
    return Counter((missing(report), report.nodeid.partition("::")[0].rpartition("/")[0]) for report in reports)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    counted = of_this_run(config)
    if counted:
        terminalreporter.section("NOT RUN", red=True, bold=True)
        terminalreporter.line(told(counted), red=True)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    counted = of_this_run(session.config)
    if counted and not hasattr(session.config, "workerinput"):
        note(counted)
        if os.environ.get("CI"):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
