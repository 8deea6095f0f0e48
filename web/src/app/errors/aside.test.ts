import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAside, putAside, readAside } from "./typing.ts";

const ASIDE = { owner: "kiln", pathname: "/settings", fields: [{ key: "text||Price|0", value: "twelve" }] };
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("returns stored text until it is forgotten or empty", () => {
  putAside(ASIDE);
  expect(readAside()).toEqual(ASIDE);
  putAside({ ...ASIDE, fields: [] });
  expect(readAside()).toBeNull();
  putAside(ASIDE);
  forgetAside();
  expect(store.size).toBe(0);
});

test.each(["", "{", "null", "[]", '{"owner":1,"pathname":"/","fields":[]}', '{"owner":null,"pathname":"/","fields":[{"key":"a"}]}'])(
  "treats unreadable storage as empty: %s",
  (text) => {
    store.set("awning:unsaved:typed", text);
    expect(readAside()).toBeNull();
  },
);

test("keeps text as long as the page when storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  putAside(ASIDE);
  expect(readAside()).toEqual(ASIDE);
  forgetAside();
  expect(readAside()).toBeNull();
});
