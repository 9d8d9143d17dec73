import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../src/state/settings.svelte";
import { lasting } from "../src/things/pace";
import { along, settle, timeFor, travels, wayBetween } from "../src/things/travel";

const box = (left: number, top: number, width = 100, height = 50) => new DOMRect(left, top, width, height);

function at(place: DOMRect): HTMLElement {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => place;
  document.body.append(element);
  return element;
}

beforeEach(() => {
  settings.fast = false;
});

describe("the way from one place to another", () => {
  const way = wayBetween(box(0, 100, 50, 25), box(300, 100));

  test("begins where the object was, as large as it was there", () => {
    expect(along(way, 0)).toBe("translate(-325.0px, -12.5px) rotate(0.00deg) scale(0.500, 0.500)");
  });

  test("ends where it goes, straight", () => {
    expect(along(way, 1)).toBe("translate(0.0px, 0.0px) rotate(0.00deg) scale(1.000, 1.000)");
  });

  test("is an arc above the straight line, turned a little", () => {
    const [, y, turn] = along(way, 0.5).match(/px, (-?[\d.]+)px\) rotate\((-?[\d.]+)deg/)!;
    expect(Number(y)).toBeLessThan(-40);
    expect(Number(turn)).toBe(7);
  });

  test("takes longer the longer it is, up to a limit", () => {
    expect(timeFor({ dx: 10, dy: 0 })).toBeLessThan(timeFor({ dx: 300, dy: 0 }));
    expect(timeFor({ dx: 9000, dy: 0 })).toBe(700);
  });
});

describe("sent and received", () => {
  test("with the same key it is one object: it leaves unseen and arrives from where it was", () => {
    const [send, receive] = travels();
    const leaves = send(at(box(0, 0)), { key: "note 3" });
    const arrives = receive(at(box(200, 0)), { key: "note 3" });
    expect(leaves().css?.(0.5, 0.5)).toBe("visibility: hidden");
    expect(arrives().css?.(0, 1)).toContain("translate(-200.0px");
  });

  test("whichever of both is asked first", () => {
    const [send, receive] = travels();
    const arrives = receive(at(box(200, 0)), { key: 1 });
    const leaves = send(at(box(0, 0)), { key: 1 });
    expect(arrives().css?.(0, 1)).toContain("translate(-200.0px");
    expect(leaves().css?.(0.5, 0.5)).toBe("visibility: hidden");
  });

  test("with another key each fades where it is", () => {
    const [send, receive] = travels();
    const leaves = send(at(box(0, 0)), { key: 1 });
    const arrives = receive(at(box(200, 0)), { key: 2 });
    expect(leaves().css?.(0, 1)).toContain("opacity: 0");
    expect(arrives().css?.(0, 1)).toContain("opacity: 0");
  });

  test("a later journey of the same object starts from its new place", () => {
    const [send, receive] = travels();
    for (const place of [100, 200]) {
      const leaves = send(at(box(place - 100, 0)), { key: 1 });
      const arrives = receive(at(box(place, 0)), { key: 1 });
      expect(leaves().css?.(1, 0)).toBe("visibility: hidden");
      expect(arrives().css?.(0, 1)).toContain("translate(-100.0px");
    }
  });
});

test("fast mode halves every movement", () => {
  settings.fast = true;
  expect(lasting(600)).toBe(300);
  expect(settle(at(box(0, 0)), { from: box(100, 0), to: box(0, 0) }, { duration: 400 }).duration).toBe(200);
});
