import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPrefetch } from "./prefetch.ts";

const ORIGIN = "https://awning.example";
/** The parts of an anchor that the code uses. */
class Link extends EventTarget {
  target = "";
  download = "";
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  constructor(readonly href: string) {
    super();
    ({ origin: this.origin, pathname: this.pathname, search: this.search } = new URL(href, ORIGIN));
  }
  closest = () => this;
}
/** A fake IntersectionObserver: the test says which links are visible. */
class Sight {
  static all: Sight[] = [];
  watched: Link[] = [];
  isOver = false;
  constructor(readonly tell: (entries: { isIntersecting: boolean; target: Link }[]) => void) {
    Sight.all.push(this);
  }
  observe = (link: Link) => void this.watched.push(link);
  disconnect = () => {
    this.isOver = true;
  };
  show = (...paths: string[]) =>
    this.tell(this.watched.filter(({ href }) => paths.includes(href)).map((target) => ({ isIntersecting: true, target })));
}
const links = [1, 2, 3, 4, 5, 6].map((index) => new Link(`/harbour/shop/vase-${index}`));
const others = ["/harbour/checkout", "/harbour/report?from=x", "/other/shop", "https://elsewhere.example/harbour/shop"].map(
  (path) => new Link(path),
);

beforeEach(() => {
  vi.useFakeTimers();
  Sight.all = [];
  vi.stubGlobal("location", new URL("/harbour", ORIGIN));
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.stubGlobal("document", { links: [...links, ...others] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open({ isSaving = false, get = vi.fn(async (_: string): Promise<unknown> => null) } = {}) {
  const prefetch = createPrefetch({ username: "harbour", get, isSaving: () => isSaving });
  return { prefetch, get, asked: () => get.mock.calls.map(([url]) => url.replace(ORIGIN, "")) };
}
const [first, second] = [1, 2].map((index) => Object(links[index - 1])) as [HTMLAnchorElement, HTMLAnchorElement];

test("requests a page when the pointer stays, and only the last when it crosses several links", () => {
  const { prefetch, asked } = open();
  prefetch.reach(first);
  vi.advanceTimersByTime(40);
  prefetch.reach(second);
  vi.advanceTimersByTime(59);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked()).toEqual(["/harbour/shop/vase-2"]);
});

test("requests the first four visible links once each, then stops observing", () => {
  const { prefetch, asked } = open();
  prefetch.look();
  const sight = Sight.all[0];
  sight?.show("/harbour/shop/vase-1");
  sight?.show("/harbour/shop/vase-1", "/harbour/shop/vase-3");
  expect(sight?.isOver).toBe(false);
  sight?.show("/harbour/shop/vase-2", "/harbour/shop/vase-4", "/harbour/shop/vase-5", "/harbour/shop/vase-6");
  expect(asked()).toEqual([1, 3, 2, 4].map((index) => `/harbour/shop/vase-${index}`));
  expect(sight?.isOver).toBe(true);
});

test("observes only pages of the shop, and requests nothing without visible links", () => {
  const { prefetch, asked } = open();
  prefetch.look();
  expect(Sight.all[0]?.watched).toEqual(links);
  Sight.all[0]?.tell(links.map((target) => ({ isIntersecting: false, target })));
  expect(asked()).toEqual([]);
});

test("observes the next page instead of the previous one", () => {
  const { prefetch } = open();
  prefetch.look();
  prefetch.look();
  expect(Sight.all.map(({ isOver }) => isOver)).toEqual([true, false]);
});

test("with data saving, preloads only on hover or focus and no visible links", () => {
  const { prefetch, asked } = open({ isSaving: true });
  prefetch.look();
  expect(Sight.all).toEqual([]);
  prefetch.reach(first);
  vi.advanceTimersByTime(60);
  expect(asked()).toEqual(["/harbour/shop/vase-1"]);
});

test("ignores a failed preload, because the click tries again", async () => {
  const { prefetch, get } = open({ get: vi.fn(async () => Promise.reject(new Error("offline"))) });
  prefetch.reach(first);
  await vi.advanceTimersByTimeAsync(60);
  expect(get).toHaveBeenCalledOnce();
});
