import { expect, test } from "vitest";
import { RecentMap } from "./recent-map.ts";

const keysOf = (map: RecentMap<string, number>) => ["a", "b", "c", "d"].filter((key) => map.get(key) !== undefined);

test("what was set longest ago goes first, whatever was read since", () => {
  const map = new RecentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  expect(map.get("a")).toBe(1);
  map.set("c", 3);
  expect(keysOf(map)).toEqual(["b", "c"]);
});

test("what is set again comes last, with its new value, and pushes nothing out", () => {
  const map = new RecentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("a", 3);
  expect([map.get("a"), map.get("b")]).toEqual([3, 2]);
  map.set("c", 4);
  expect(keysOf(map)).toEqual(["a", "c"]);
});

test("what is deleted makes room, and nothing is left of a map that is cleared", () => {
  const map = new RecentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.delete("a");
  map.set("c", 3);
  expect(keysOf(map)).toEqual(["b", "c"]);
  map.clear();
  expect(keysOf(map)).toEqual([]);
});
