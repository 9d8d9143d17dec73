"""A real Ray cluster of several nodes on this machine's loopback, with ports and folders of its own.

Its own process, so that Ray's signal handlers and threads are not in that of the tests: prints the address, then kills
a node for each line it reads, and ends with its input.
"""

import os
import sys

ONE = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "node_ip_address": "127.0.0.1", "include_dashboard": False}


def main() -> None:
    from ray.cluster_utils import Cluster

    os.makedirs(os.path.join(os.environ["RAY_TMPDIR"], "ray"), exist_ok=True)
    cluster = Cluster(initialize_head=True, head_node_args=ONE)
    others = [cluster.add_node(wait=False, **ONE) for _ in range(int(sys.argv[1]) - 1)]
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(others.pop(), allow_graceful=False)
        print("killed", flush=True)
    cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
