"""The files for Kubernetes are what Kubernetes takes, and what the server wants."""

import re
from typing import Any

import kubernetes_validate
import msgspec
import pytest
import yaml
from yamllint import linter
from yamllint.config import YamlLintConfig

from clickbang.server.settings import PREFIX, Settings, load_settings
from tests.docs.test_readme import ROOT

FOLDER = ROOT / "deploy" / "kubernetes"
TEXT = (FOLDER / "clickbang.yaml").read_text(encoding="utf-8")
RESOURCES: list[dict[str, Any]] = list(yaml.safe_load_all(TEXT))
BY_KIND = {resource["kind"]: resource for resource in RESOURCES}
POD: dict[str, Any] = BY_KIND["Deployment"]["spec"]["template"]["spec"]
CONTAINER: dict[str, Any] = POD["containers"][0]


@pytest.mark.parametrize("resource", RESOURCES, ids=lambda resource: str(resource["kind"]))
def test_every_resource_is_what_kubernetes_takes(resource: dict[str, Any]) -> None:
    kubernetes_validate.validate(resource, "1.30", strict=True)


def test_a_field_that_kubernetes_does_not_know_would_be_noticed() -> None:
    wrong = {**BY_KIND["Service"], "spec": {**BY_KIND["Service"]["spec"], "port": 80}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, "1.30", strict=True)


def test_it_is_tidy_yaml() -> None:
    rules = YamlLintConfig((FOLDER / ".yamllint").read_text())
    assert [str(problem) for problem in linter.run(TEXT, rules)] == []


def test_every_setting_exists_and_can_be_set() -> None:
    given = {**BY_KIND["ConfigMap"]["data"], **{one["name"]: one.get("value", "x") for one in CONTAINER["env"]}}
    ours = {name: value for name, value in given.items() if name.startswith(PREFIX)}
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    assert {name.removeprefix(PREFIX).lower() for name in ours} <= fields
    assert load_settings({}, ours).log_format == "json"


def test_a_pod_is_asked_whether_it_is_ready_and_has_time_to_stop() -> None:
    assert CONTAINER["readinessProbe"]["httpGet"]["path"] == "/ready"
    assert "httpGet" not in CONTAINER["livenessProbe"]  # a database that is away is no reason to restart
    assert POD["terminationGracePeriodSeconds"] > Settings().drain_seconds


def test_ports_and_labels_belong_together() -> None:
    ports = {port["name"]: port["containerPort"] for port in CONTAINER["ports"]}
    assert ports["http"] == Settings().port
    assert str(ports["cluster"]) in TEXT.split("CLICKBANG_CLUSTER_ADDRESS")[1][:60]
    labels = BY_KIND["Deployment"]["spec"]["template"]["metadata"]["labels"].items()
    for selector in (BY_KIND["Service"]["spec"]["selector"], BY_KIND["Deployment"]["spec"]["selector"]["matchLabels"]):
        assert selector.items() <= labels
    assert "/metrics" in re.findall(r"path: (\S+)", TEXT)  # which stays inside
