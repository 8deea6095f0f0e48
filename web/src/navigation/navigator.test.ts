import { expect, test, vi } from "vitest";
import { createTrail } from "./history-state.ts";
import { createNavigator } from "./navigator.ts";
import { type LoadedPage, RouteCancelled } from "./page-data.ts";

const ORIGIN = "https://awning.example";
const [HOME, SHOP, VASE] = ["/harbour", "/harbour/shop", "/harbour/shop/bud-vase"].map((path) => ORIGIN + path) as [string, string, string];

const UNDRAWABLE = "cannot be drawn";

/** A minimal browser: entries with states, and the page on screen by name. */
function open({ patience = 1000 } = {}) {
  const entries: { href: string; state: unknown }[] = [{ href: HOME, state: null }];
  let at = 0;
  const here = () => entries[at] ?? { href: "", state: null };
  const history = {
    get state(): unknown {
      return here().state;
    },
    pushState(state: unknown, _: string, href?: string | URL | null) {
      at += 1;
      entries.splice(at, entries.length, { href: String(href), state });
    },
    replaceState(state: unknown) {
      here().state = state;
    },
  };
  const browser = {
    screen: HOME,
    y: 0,
    focus: "",
    busy: false,
    isOffline: false,
    now: 0,
    arrived: [] as string[],
    left: [] as [string, boolean][],
  };
  const requests = new Map<string, { answer: (url?: string) => void; fail: (why?: Error) => void }>();
  const store = {
    get: vi.fn(
      (url: string) =>
        new Promise<LoadedPage>((done, refuse) => {
          const data = { kind: "shop", status: 200, title: url, description: "", canonical: null, props: {} };
          requests.set(url, {
            answer: (from = url) => done({ url: from, data: { ...data, title: from } }),
            fail: (why = new Error("down")) => refuse(why),
          });
        }),
    ),
    cancel: vi.fn((_url: string) => {}),
  };
  const pages = createNavigator<string>({
    store,
    trail: createTrail(history),
    screen: {
      prepare: async ({ data }) => {
        if (data.title === UNDRAWABLE) throw new Error("another look");
        return data.title;
      },
      swap: (next) => {
        const before = browser.screen;
        browser.screen = next;
        browser.y = 0;
        return before;
      },
      setBusy: (isBusy) => {
        browser.busy = isBusy;
      },
      mark: () => ({ y: browser.y, focus: "" }),
      arrive: (hash) => browser.arrived.push(`${browser.screen}${hash}`),
      comeBack: ({ y, focus }) => Object.assign(browser, { y, focus }),
      scrollTo: (y) => {
        browser.y = y;
      },
    },
    location: () => new URL(here().href),
    isOffline: () => browser.isOffline,
    leave: (href, isHere) => browser.left.push([href, isHere]),
    now: () => browser.now,
    patience,
  });
  const answer = (url: string, from?: string) => requests.get(url)?.answer(from);
  const visit = async (url: string) => {
    const going = pages.go(url);
    answer(url.split("#")[0] ?? "");
    await going;
  };
  const travel = (steps: number) => {
    at += steps;
    return pages.follow();
  };
  return { browser, pages, store, requests, answer, visit, travel, entries, here };
}

test("shows a page under its address once it has loaded", async () => {
  const { browser, pages, answer, here, entries } = open();
  const going = pages.go(SHOP);
  expect([browser.screen, here().href, browser.busy]).toEqual([HOME, HOME, true]);
  answer(SHOP);
  await going;
  expect([browser.screen, here().href, browser.busy, entries.length]).toEqual([SHOP, SHOP, false, 2]);
  expect([browser.arrived, browser.left]).toEqual([[SHOP], []]);
});

test("keeps the fragment, and shows a moved page under its new address", async () => {
  const { browser, pages, answer, visit, here } = open();
  await visit(`${SHOP}#main`);
  expect([here().href, browser.arrived]).toEqual([`${SHOP}#main`, [`${SHOP}#main`]]);
  const going = pages.go(`${SHOP}?page=1`);
  answer(`${SHOP}?page=1`, SHOP);
  await going;
  expect(here().href).toBe(SHOP);
});

test("cancels an earlier click on a later one, whichever answers first", async () => {
  const { browser, pages, store, answer, here, entries } = open();
  const first = pages.go(SHOP);
  const second = pages.go(VASE);
  await first;
  expect([browser.screen, store.cancel.mock.calls]).toEqual([HOME, [[SHOP]]]);
  answer(VASE);
  answer(SHOP);
  await second;
  expect([browser.screen, here().href, entries.length, browser.left]).toEqual([VASE, VASE, 2, []]);
});

test("treats two clicks on the same link as one", async () => {
  const { browser, pages, store, answer, entries } = open();
  const first = pages.go(SHOP);
  const second = pages.go(SHOP);
  answer(SHOP);
  await Promise.all([first, second]);
  expect([store.get.mock.calls.length, store.cancel.mock.calls.length, entries.length, browser.screen]).toEqual([1, 0, 2, SHOP]);
});

test("leaves failed, undrawable and slow pages to the browser, with the requested address", async () => {
  const { browser, pages, store, requests, here } = open({ patience: 20 });
  const going = pages.go(`${SHOP}#main`);
  requests.get(SHOP)?.fail();
  await going;
  await pages.go(VASE);
  expect(browser.left).toEqual([
    [`${SHOP}#main`, false],
    [VASE, false],
  ]);
  expect([browser.screen, here().href, browser.busy]).toEqual([HOME, HOME, false]);
  expect(store.cancel).toHaveBeenCalledWith(VASE);
});

test("restores the left page at once on back and forward, at its position", async () => {
  const { browser, store, visit, travel } = open();
  browser.y = 700;
  await visit(SHOP);
  browser.y = 300;
  await visit(VASE);
  const asked = store.get.mock.calls.length;
  await travel(-1);
  expect([browser.screen, browser.y, browser.focus]).toEqual([SHOP, 300, VASE]);
  await travel(-1);
  expect([browser.screen, browser.y, browser.focus]).toEqual([HOME, 700, SHOP]);
  await travel(2);
  expect([browser.screen, browser.y]).toEqual([VASE, 0]);
  expect(store.get.mock.calls.length).toBe(asked);
});

test("reloads a page left long ago, at its position", async () => {
  const { browser, visit, travel, answer, here } = open();
  browser.y = 700;
  await visit(SHOP);
  browser.now = 30_000;
  const going = travel(-1);
  expect([browser.screen, here().href]).toEqual([SHOP, HOME]);
  answer(HOME);
  await going;
  expect([browser.screen, browser.y, browser.left]).toEqual([HOME, 700, []]);
});

test("leaves an aborted request to the browser, unless another navigation replaced it", async () => {
  const { browser, pages, requests } = open();
  const going = pages.go(SHOP);
  requests.get(SHOP)?.fail(new RouteCancelled());
  await going;
  expect([browser.left, browser.busy]).toEqual([[[SHOP, false]], false]);
});

test("restores the left page on back while offline", async () => {
  const { browser, visit, travel, requests, answer } = open();
  browser.y = 700;
  browser.isOffline = true;
  await visit(SHOP);
  browser.now = 30_000;
  const overtaken = travel(-1);
  await travel(1);
  await overtaken;
  const going = travel(-1);
  requests.get(HOME)?.fail();
  await going;
  expect([browser.screen, browser.y, browser.left, browser.busy]).toEqual([HOME, 700, [], false]);
  // And forward, once the server answers again.
  browser.now = 90_000;
  const on = travel(1);
  answer(SHOP);
  await on;
  expect([browser.screen, browser.left]).toEqual([SHOP, []]);
});

test("lets the browser load a stored page that its server now refuses", async () => {
  const { browser, visit, travel, requests } = open();
  await visit(SHOP);
  browser.now = 30_000;
  const going = travel(-1);
  requests.get(HOME)?.fail(new Error("Failed to load static props"));
  await going;
  expect([browser.screen, browser.left]).toEqual([SHOP, [[HOME, true]]]);
});

test("lets the browser load what is not stored or cannot be drawn on back", async () => {
  const { browser, visit, travel, requests, store } = open();
  for (let count = 1; count <= 9; count += 1) await visit(`${SHOP}?page=${count}`);
  const going = travel(-9);
  requests.get(HOME)?.fail();
  await going;
  expect(browser.left).toEqual([[HOME, true]]);
  browser.left.length = 0;
  browser.now = 30_000;
  store.get.mockResolvedValueOnce({
    url: SHOP,
    data: { kind: "shop", status: 200, title: UNDRAWABLE, description: "", canonical: null, props: {} },
  });
  await travel(8);
  expect(browser.left).toEqual([[`${SHOP}?page=8`, true]]);
});

test("returns to the start when going back and straight forward again", async () => {
  const { browser, store, visit, travel, answer } = open();
  await visit(SHOP);
  browser.now = 30_000;
  const back = travel(-1);
  await travel(1);
  answer(HOME);
  await back;
  expect([browser.screen, browser.left, browser.busy]).toEqual([SHOP, [], false]);
  expect(store.cancel).toHaveBeenCalledWith(HOME);
});

test("requests nothing for a fragment of the same page, and leaves a new one to the browser", async () => {
  const { browser, store, visit, travel, entries, here } = open();
  await visit(SHOP);
  browser.y = 50;
  entries.push({ href: `${SHOP}#main`, state: null });
  const asked = store.get.mock.calls.length;
  await travel(1);
  expect([browser.y, here().href]).toEqual([50, `${SHOP}#main`]);
  browser.y = 900;
  await travel(-1);
  await travel(1);
  expect([browser.y, store.get.mock.calls.length, browser.screen]).toEqual([900, asked, SHOP]);
});
