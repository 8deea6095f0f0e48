import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { test as base } from "vitest";
import { PORTS } from "../../../tools/lib/ports.ts";
import { PHONE } from "../../support/shop.ts";
import { sharedBrowser } from "./browser.ts";
import { ORIGIN } from "./origin.ts";

const FIRESTORE = `http://127.0.0.1:${PORTS.firestore}`;
/** To the browser a page that is not there is an error: what is shown instead is looked at. Nor is there a Firestore to listen to. */
const EXPECTED = /^Failed to load resource|Could not reach Cloud Firestore backend/;

const complaints: string[] = [];
const expected: RegExp[] = [];
const contexts: BrowserContext[] = [];

/** A place in the one browser for the tests of one file. Each person has a context of their own, as on a device of their own. */
export const stage = {
  /** Complaints like this belong to the story of this file. */
  expectComplaints: (...patterns: RegExp[]) => void expected.push(...patterns),
  person: async (options?: BrowserContextOptions): Promise<Page> => {
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      baseURL: ORIGIN,
      viewport: { width: 1280, height: 900 },
      serviceWorkers: "block",
      ...options,
    });
    context.setDefaultTimeout(15_000);
    contexts.push(context);
    context.on("page", (page) => watch(page));
    return context.newPage();
  },
};

type Guests = { page: Page; phone: Page; plain: Page; plainPhone: Page };

/** Gives each test guests of its own: `page` has a wide window, `phone` a small one, and the plain ones no script. */
export const test = base.extend<Guests>({
  page: guest(),
  phone: guest(PHONE),
  plain: guest({ javaScriptEnabled: false }),
  plainPhone: guest({ ...PHONE, javaScriptEnabled: false }),
});

function guest(options?: BrowserContextOptions) {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that no other guest is needed.
  return async ({}: object, use: (page: Page) => Promise<void>): Promise<void> => {
    const page = await stage.person(options);
    await use(page);
    await page.context().close();
  };
}

/** Everybody leaves. @returns what a page threw, wrote as an error or asked of anybody but the site, where nobody expected that */
export async function endStage(): Promise<string[]> {
  for (const context of contexts.splice(0)) await context.close();
  const patterns = expected.splice(0);
  return complaints.splice(0).filter((one) => !patterns.some((pattern) => pattern.test(one)));
}

function watch(page: Page): void {
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (said) => {
    if (said.type() === "error" && !EXPECTED.test(said.text())) complaints.push(`${page.url()}: ${said.text()}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ORIGIN && origin !== FIRESTORE) complaints.push(`${page.url()} asked ${request.url()}`);
  });
}
