import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { PORTS } from "../../../tools/lib/ports.ts";
import { sharedBrowser } from "./browser.ts";
import { ORIGIN } from "./origin.ts";

const FIRESTORE = `http://127.0.0.1:${PORTS.firestore}`;
/** To the browser a page that is not there is an error: what is shown instead is looked at. Nor is there a Firestore to listen to. */
const EXPECTED = /^Failed to load resource|Could not reach Cloud Firestore backend/;

/**
 * A place in the one browser for the tests of one file. Each person has a context of their own, as on a device of their own.
 * Closing it fails with whatever a page threw, wrote as an error or asked of anybody but the site, where nobody expected that.
 */
export async function openStage() {
  const browser = await sharedBrowser();
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  return {
    /** Complaints like this belong to the story. */
    expectComplaints: (...patterns: RegExp[]) => void expected.push(...patterns),
    person: async (options?: BrowserContextOptions): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: ORIGIN,
        viewport: { width: 1280, height: 900 },
        serviceWorkers: "block",
        ...options,
      });
      context.setDefaultTimeout(15_000);
      contexts.push(context);
      context.on("page", (page) => watch(page, complaints));
      return context.newPage();
    },
    close: async () => {
      for (const context of contexts) await context.close();
      expect(complaints.filter((one) => !expected.some((pattern) => pattern.test(one)))).toEqual([]);
    },
  };
}

function watch(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (said) => {
    if (said.type() === "error" && !EXPECTED.test(said.text())) complaints.push(`${page.url()}: ${said.text()}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ORIGIN && origin !== FIRESTORE) complaints.push(`${page.url()} asked ${request.url()}`);
  });
}
