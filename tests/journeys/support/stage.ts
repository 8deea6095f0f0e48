import { randomBytes } from "node:crypto";
import { paths } from "@awning/domain/routes/paths";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { openBrowser } from "../../../tools/lib/browser.ts";
import { Suite } from "../../../tools/seed/suite.ts";

export const PASSWORD = "stoneware-and-salt-41";
export const suite = new Suite();

/** What is open in each stage: the pictures of a failed test are taken from here. */
export const openStages = new Set<BrowserContext[]>();

/** A name nobody else in this run has. */
export function freshName(prefix: string): string {
  return `${prefix}-${randomBytes(4).toString("hex")}`;
}

/** One browser for all files; it ends with this process. */
let shared: Promise<Browser> | null = null;

export type Stage = {
  person: (options?: BrowserContextOptions) => Promise<Page>;
  /** Complaints like this belong to the story. */
  expectComplaints: (...patterns: RegExp[]) => void;
  complaints: string[];
  close: () => Promise<void>;
};

/**
 * A stage for one test file. Every person in a story gets a context of their own, as on a device of their own.
 * What a page throws or asks of a foreign host is a complaint: closing the stage fails with those that nobody expected.
 */
export async function openStage(...browserArguments: string[]): Promise<Stage> {
  const isOwn = browserArguments.length > 0;
  if (!isOwn) shared ??= openBrowser();
  const browser = await (shared && !isOwn ? shared : openBrowser(...browserArguments));
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  openStages.add(contexts);
  return {
    complaints,
    expectComplaints: (...patterns) => void expected.push(...patterns),
    person: async (options) => {
      const context = await browser.newContext({
        baseURL: suite.siteUrl,
        viewport: { width: 1280, height: 900 },
        serviceWorkers: "block",
        ...options,
      });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      context.on("page", (page) => watch(page, complaints));
      return context.newPage();
    },
    close: async () => {
      openStages.delete(contexts);
      for (const context of contexts) await context.close();
      if (isOwn) await browser.close();
      expect(complaints.filter((one) => !expected.some((pattern) => pattern.test(one)))).toEqual([]);
    },
  };
}

function watch(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("request", (request) => {
    // The window of the Auth emulator is none of ours.
    if (page.url().startsWith(suite.authUrl)) return;
    const { hostname, protocol } = new URL(request.url());
    // How Firestore's SDK looks for a way out when its connection breaks. The policy of a real site refuses it.
    if (request.url().startsWith("https://www.google.com/images/cleardot.gif")) return;
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") complaints.push(`${page.url()} asked ${request.url()}`);
  });
}

/** Signs in through the login screen and waits for the dashboard. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(paths.auth.login);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole("button", { name: /^sign in$|^log in$/i }).click();
  await page.waitForURL(`**${paths.dashboard}`);
}

/** The link with our own path out of the newest mail to an address. */
export async function linkFromMail(to: string, subject: RegExp, path: string): Promise<string> {
  const mail = await suite.waitForMail(to, subject);
  const found = new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`).exec(mail.text)?.[0];
  if (!found) throw new Error(`The mail "${mail.subject}" has no link to ${path}:\n${mail.text}`);
  return found;
}

/** A PNG with a pattern, made in the page, as a camera would give one: large, with EXIF-like extra data around it. */
export async function photograph(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    for (let y = 0; y < 12; y++)
      for (let x = 0; x < 16; x++) {
        context.fillStyle = `hsl(${(x * 22 + y * 9) % 360} 55% ${40 + ((x + y) % 4) * 8}%)`;
        context.fillRect(x * 100, y * 100, 100, 100);
      }
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  });
  return { name: "bowl.jpg", mimeType: "image/jpeg", buffer: withExif(Buffer.from(base64, "base64")) };
}

// An APP1 segment with a marker that must not reach Storage.
function withExif(jpeg: Buffer): Buffer {
  const payload = Buffer.concat([Buffer.from("Exif\0\0"), Buffer.from("GPS-SECRET-53.5436N")]);
  const header = Buffer.alloc(4);
  header.writeUInt16BE(0xffe1, 0);
  header.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), header, payload, jpeg.subarray(2)]);
}
