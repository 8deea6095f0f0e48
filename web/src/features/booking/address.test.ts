import { expect, test } from "vitest";
import { readScreenState, toParameters } from "./address.ts";

const read = (query: string) => readScreenState(new URLSearchParams(query));

test("reads an address back as it was written", () => {
  const state = {
    view: "day",
    day: "2026-02-28",
    tab: "past",
    serviceId: "s1",
    search: "Ada",
    open: "r1",
    isNew: true,
    guest: "p1",
    isPaying: true,
  } as const;
  expect(readScreenState(new URLSearchParams(toParameters(state)))).toEqual(state);
});

test("ignores missing and invalid values in an address", () => {
  const nothing = { view: null, day: "", tab: "upcoming", serviceId: "", search: "", open: "", isNew: false, guest: "", isPaying: false };
  expect(read("")).toEqual(nothing);
  expect(read("view=month&day=2026-02-30&show=all&open=../x&new=2")).toEqual({ ...nothing, open: "x" });
  expect(toParameters(read(""))).toEqual({});
});
