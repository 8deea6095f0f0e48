import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Basket = typeof import("./basket.ts");
const SHOP = "kiln";
const closed = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** A browser; `way` is how its storage fails. */
function browse(way: "open" | "absent" | "unreadable" | "full"): void {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: way === "full" ? closed : (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const host = Object.assign(new EventTarget(), { Event });
  const get = way === "unreadable" ? closed : () => (way === "absent" ? null : storage);
  for (const area of ["localStorage", "sessionStorage"]) Object.defineProperty(host, area, { get });
  vi.stubGlobal("window", host);
  vi.stubGlobal("dispatchEvent", (event: Event) => host.dispatchEvent(event));
}

/** The page's script and each of its chunks are separate bundles with their own module state. */
async function bundle(): Promise<Basket> {
  vi.resetModules();
  return import("./basket.ts");
}

let page: Basket;
let drawer: Basket;
beforeEach(async () => {
  page = await bundle();
  drawer = await bundle();
});
afterEach(() => vi.unstubAllGlobals());

const lines = fc.array(fc.record({ at: fc.integer({ min: 0, max: 4 }), quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 12 });

test.each(["open", "absent", "unreadable", "full"] as const)("shows in the drawer what the page adds, with a storage that is %s", (way) => {
  fc.assert(
    fc.property(lines, (all) => {
      browse(way);
      for (const { at, quantity } of all) expect(page.addLine(SHOP, `p${at}.v${at}`, quantity)).toBe(true);
      const basket = drawer.readBasket(SHOP);
      expect(basket.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(all.reduce((sum, { quantity }) => sum + quantity, 0));
      expect(page.readBasket(SHOP).lines).toEqual(basket.lines);
      // One basket is one order, however often it is read.
      if (all.length > 0) expect(drawer.readBasket(SHOP).key).toBe(page.readBasket(SHOP).key);
      for (const line of basket.lines) drawer.setLine(SHOP, { ...line, quantity: 0 });
      expect(page.badgeOf(SHOP)).toBe(0);
    }),
  );
});

test.each([
  ["open", false],
  ["absent", true],
  ["unreadable", true],
  ["full", true],
] as const)("with a storage that is %s, reports that nothing is stored: %s", (way, isSaid) => {
  browse(way);
  page.addLine(SHOP, "p1.v1", 1);
  expect(drawer.isBasketNotStored(SHOP)).toBe(isSaid);
});

test.each([
  "[]",
  "{",
  '{"key":"k","lines":[]}',
  `{"key":"${"k".repeat(22)}","lines":"all"}`,
  `{"key":"${"k".repeat(22)}","lines":[null,3,{"productId":"a b"}]}`,
])("skips damaged entries: %s", (text) => {
  browse("open");
  window.localStorage.setItem("awning:basket:kiln", text);
  expect(page.readBasket(SHOP).lines).toEqual([]);
  expect(page.addLine(SHOP, "p1.v1", 1)).toBe(true);
  expect(drawer.badgeOf(SHOP)).toBe(1);
});
