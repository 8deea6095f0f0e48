/** @module-tag full */
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { REQUESTS } from "../../../tools/lib/budgets/limits.ts";
import { onShelf } from "../../support/buying.ts";
import { openShop } from "../../support/site-pages.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, settled } from "../support/owner.ts";

const SEEDED = "kiln-and-salt";

const test = journey.extend("owner", perFile, async () => {
  const owner = await openShop({ site: { displayName: "Harbour pots" } });
  await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800 });
  return owner;
});

/** Every request of a page from now on, by what it is for; without those of frames inside it. */
function requestsOf(page: Page): () => Record<string, string[]> {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.frame() === page.mainFrame()) seen.push(request);
  });
  return () => {
    const found: Record<string, string[]> = {};
    for (const one of seen) found[one.resourceType()] = [...(found[one.resourceType()] ?? []), one.url()];
    return found;
  };
}

/** What the browser held back the first drawing for. */
function blocking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
      .map((entry) => entry.name),
  );
}

test.for([
  ["home", sitePaths.home(SEEDED)],
  ["shop", sitePaths.shop(SEEDED)],
] as const)(
  "a first visit of the %s asks for the page, its face and its pictures, and waits for none of them",
  async ([_, path], { stage }) => {
    const page = await stage.person();
    const requests = requestsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const { document, font, image, other: mark = [], ...others } = requests();
    expect(document).toHaveLength(1);
    expect(font).toHaveLength(1);
    expect(image?.length).toBeGreaterThan(0);
    expect(new Set(image).size).toBe(image?.length);
    // A browser asks for the mark in its tab by itself, some only when the tab can be seen: the owner's picture.
    expect(mark.filter((address) => !/\/320\.webp\?alt=media$|\/favicon\.svg$/.test(address))).toEqual([]);
    expect(others).toEqual({});
    expect(await blocking(page)).toEqual([]);
  },
);

test("reaching for the basket fetches the first island once, and opening it asks for the prices once", async ({ stage, owner }) => {
  const page = await stage.person();
  await page.goto(sitePaths.shop(owner.username), { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Add Bud vase to the basket" }).click();
  await page.getByText("Bud vase added to basket.").waitFor();
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  const basket = page.getByRole("link", { name: /^basket, /i }).first();
  await basket.hover();
  await basket.click();
  await page.getByRole("dialog").getByText("Total").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await basket.click();
  await page.getByRole("dialog").getByText("Total").waitFor();
  const { script, fetch, ...others } = requests();
  expect(script?.length).toBeLessThanOrEqual(REQUESTS.firstIsland);
  expect(script?.some((address) => address.includes("/basket-"))).toBe(true);
  expect(new Set(script).size).toBe(script?.length);
  expect(fetch).toHaveLength(1);
  expect(others).toEqual({});
});

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** How much of the window has moved under somebody's eyes, and what. */
function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    // Of the frame that is being drawn as well.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    const moved = shifts.flatMap(({ sources, value }) =>
      sources.map(({ node }) => `${value.toFixed(3)} ${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}`),
    );
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });
}

test.for([
  ["a phone", { viewport: { width: 390, height: 844 } }],
  ["a wide screen", { viewport: { width: 1440, height: 900 } }],
] as const)(
  "the dashboard on %s is complete after few requests and without moving; none of its files comes twice",
  async ([_, device], { stage, owner }) => {
    const page = await onDevice(stage, owner, device);
    const requests = requestsOf(page);
    // The other screens come when the browser has nothing else to do, which here is once they may.
    await page.addInitScript(() => {
      const callbacks: (() => void)[] = [];
      Object.assign(window, {
        requestIdleCallback: (callback: () => void) => callbacks.push(callback),
        letOthersCome() {
          Object.assign(window, { requestIdleCallback: (callback: () => void) => queueMicrotask(callback) });
          for (const callback of callbacks) callback();
        },
      });
    });
    // The distance of slow 4G. Beside the emulators each query is on its way before the next is asked; from afar they travel together.
    const session = await page.context().newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 });
    await page.goto(paths.dashboard);
    await settled(page);
    const first = requests();
    const count = Object.values(first).flat().length;
    expect(first["script"]?.length, JSON.stringify(first["script"], null, 1)).toBeLessThanOrEqual(REQUESTS.dashboardScripts);
    expect(count, JSON.stringify(first, null, 1)).toBeLessThanOrEqual(REQUESTS.dashboard);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved.join("\n")).toBeLessThan(0.02);
    await page.evaluate("letOthersCome()");
    await page.waitForFunction(() => performance.getEntriesByName("awning:all-screens-here").length > 0);
    const { document = [], script = [], stylesheet = [], font = [] } = requests();
    expect(document.filter((address) => new URL(address).pathname === paths.dashboard)).toHaveLength(1);
    const files = [...script, ...stylesheet, ...font];
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    expect(await blocking(page)).toEqual([]);
    if (process.env["WEIGHTS"])
      console.info("dashboard", count, "requests first,", Object.values(requests()).flat().length, "with the other screens");
  },
);
