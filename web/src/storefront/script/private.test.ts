import { afterEach, expect, test, vi } from "vitest";

type Told = { kind: string; target: string; from: string };

/** Opens a page for a single visitor at an address, in a tab without any state. */
async function open(address: string, referrer: string): Promise<Told[]> {
  const kept = new Map<string, string>();
  const told: Told[] = [];
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const { pathname, search, host } = new URL(address, "https://awning.example");
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage: storage, sessionStorage: storage }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("location", { pathname, search, host });
  vi.stubGlobal("document", {
    ...{ referrer, documentElement: { dataset: {} }, body: { dataset: {} } },
    ...{ querySelector: () => null, querySelectorAll: () => [], addEventListener: () => undefined },
  });
  vi.stubGlobal("navigator", { sendBeacon: (_: string, text: string) => told.push(JSON.parse(text)) });
  vi.resetModules();
  await import("./private.ts");
  return told;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/kiln/book/first-lesson", "https://news.example/story", "from=news.example"],
  ["/kiln/book/first-lesson?utm_source=poster&utm_campaign=fair", "", "utm_source=poster&utm_campaign=fair"],
  ["/kiln/book/first-lesson?day=2027-11-07", "", ""],
  ["/kiln/order/Zk3fQ0vXr8aB12cdEFgh?key=x", "https://checkout.stripe.com/", ""],
  ["/kiln/booking/Zk3fQ0vXr8aB12cdEFgh?key=x", "https://mail.example/inbox", ""],
])("reports a visitor who lands on %s from %o as coming by %o", async (address, referrer, from) => {
  const [view] = await open(address, referrer);
  expect(view).toMatchObject({ kind: "view", target: address.split("?")[0], from });
});

test("truncates long parameters so that the others and the host fit", async () => {
  const long = "%E6%B1%89".repeat(400);
  const [view] = await open(`/kiln/book/first-lesson?utm_campaign=fair&utm_content=${long}&utm_term=x`, "https://news.example/story");
  const told = new URLSearchParams(view?.from);
  expect([told.get("utm_campaign"), told.get("utm_content"), told.get("utm_term"), told.get("from")]).toEqual([
    "fair",
    "汉".repeat(80),
    "x",
    "news.example",
  ]);
});
