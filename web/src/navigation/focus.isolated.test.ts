import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The parts of an element that the code uses. */
class Part {
  tabIndex = -1;
  textContent = "";
  className = "";
  attributes: Record<string, string> = {};
  constructor(
    readonly name: string,
    readonly href = "",
  ) {}
  setAttribute(key: string, value: string) {
    this.attributes[key] = value;
  }
  focus(options: unknown) {
    page.focused = this.name;
    expect(options).toEqual({ preventScroll: true });
  }
  scrollIntoView() {
    page.y = this.name;
  }
}
class Anchor extends Part {}

const page = { y: "" as string | number, focused: "", added: [] as Part[] };
const parts: Record<string, Part> = { h1: new Part("h1"), main: new Part("main") };
const places: Record<string, Part> = { hours: new Part("hours"), größe: new Part("größe"), "%": new Part("odd") };
const link = new Anchor("link", "https://awning.example/harbour/shop");

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.assign(page, { y: "", focused: "", added: [] });
  parts.h1 = new Part("h1");
  vi.stubGlobal("HTMLElement", Part);
  vi.stubGlobal("HTMLAnchorElement", Anchor);
  vi.stubGlobal("scrollY", 312.4);
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => {
    page.y = top;
  });
  vi.stubGlobal("document", {
    title: "Shop · Harbour",
    links: [link],
    activeElement: link,
    getElementById: (id: string) => places[id] ?? null,
    querySelector: (name: string) => parts[name] ?? null,
    createElement: (name: string) => new Part(name),
    body: { append: (part: Part) => page.added.push(part) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("starts a new page at its top, focuses its heading and announces its title", async () => {
  const { arrive } = await import("./focus.ts");
  arrive("");
  expect(page).toMatchObject({ y: 0, focused: "h1" });
  vi.advanceTimersByTime(50);
  expect(page.added).toMatchObject([{ textContent: "Shop · Harbour", className: "vh", attributes: { "aria-live": "polite" } }]);
  arrive("");
  expect(page.added[0]?.textContent).toBe("");
  vi.advanceTimersByTime(50);
  expect(page.added.map(({ textContent }) => textContent)).toEqual(["Shop · Harbour"]);
});

test.each([
  ["#hours", "hours"],
  ["#gr%C3%B6%C3%9Fe", "größe"],
  // Invalid percent-encoding, but a valid id.
  ["#%", "odd"],
])("%s leads to its target", async (hash, name) => {
  const { arrive } = await import("./focus.ts");
  arrive(hash);
  expect(page).toMatchObject({ y: name, focused: name });
});

test.each(["#nowhere", "#%E0%A4%A", "#"])("%s has no target on the page, which starts at its top", async (hash) => {
  const { arrive } = await import("./focus.ts");
  arrive(hash);
  expect(page).toMatchObject({ y: 0, focused: "h1" });
});

test("focuses a page without a heading as a whole", async () => {
  delete parts.h1;
  const { arrive } = await import("./focus.ts");
  arrive("");
  expect(page.focused).toBe("main");
});

test("restores the scroll position and the focused link of an earlier page", async () => {
  const { comeBack, markPage } = await import("./focus.ts");
  const mark = markPage();
  expect(mark).toEqual({ y: 312, focus: link.href });
  comeBack(mark);
  expect(page).toMatchObject({ y: 312, focused: "link" });
  comeBack({ y: 40, focus: "https://awning.example/harbour/gone" });
  expect(page).toMatchObject({ y: 40, focused: "h1" });
});
