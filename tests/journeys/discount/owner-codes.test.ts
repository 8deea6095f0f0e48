/** @module-tag full */
import { documents } from "@awning/domain/collections";
import { DISCOUNTS_MAX } from "@awning/domain/discount";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { allFaults, scrollsSideways } from "../support/axe.ts";
import { newOwner, open, PHONE } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

const DAY_MS = 86_400_000;
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage, {}, PHONE));
  const terms = { type: "percent", value: 10, startsAt: null, minSubtotal: null, productIds: [], totalLimit: null, perEmailLimit: null };
  const put = (code: string, at: number, state: string, endsAt: Date | null = null) => {
    const moment = new Date(Date.now() - at * 60_000);
    const stored = { ...terms, state, endsAt, used: 1, createdAt: moment, updatedAt: moment };
    return admin.firestore.doc(documents.discount(owner.uid, code)).set(stored);
  };
  const all = [];
  for (let at = 1; at < DISCOUNTS_MAX; at++) all.push(put(`STANDS-${at}`, at, "active"));
  all.push(put("OVER", DISCOUNTS_MAX, "active", new Date(Date.now() - DAY_MS)));
  // Newer than all that stand: they must not push one of those out.
  for (let at = 1; at <= 30; at++) all.push(put(`WAS-${at}`, -at, "ended"));
  await Promise.all(all);
  await open(page, paths.discounts);
});
afterAll(() => stage.close());

const list = (name: string) => page.getByRole("list", { name, exact: true }).getByRole("listitem");
const newCode = () => page.getByRole("button", { name: "New code" });

test("as many codes as can stand are said, with what makes room; those that ended stand apart, page by page", async () => {
  await page.getByText(`${DISCOUNTS_MAX} codes can stand at once, and that many do. One of them has passed the last day.`).waitFor();
  expect(await newCode().isDisabled()).toBe(true);
  await expect.poll(() => list("Discount codes").count()).toBe(DISCOUNTS_MAX);
  await expect.poll(() => list("Ended codes").count()).toBe(25);
  await page.getByRole("button", { name: "Show earlier ones" }).click();
  await expect.poll(() => list("Ended codes").count()).toBe(30);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await allFaults(page)).toEqual([]);
});

test("what is over is ended by one press, and the next code can be made", async () => {
  await page.getByRole("button", { name: "End it" }).click();
  await expect.poll(async () => (await readDocument(documents.discount(owner.uid, "OVER")))?.state).toBe("ended");
  await expect.poll(() => newCode().isEnabled()).toBe(true);
  await newCode().click();
  const sheet = page.getByRole("dialog", { name: "New discount code" });
  await sheet.getByLabel("Code", { exact: true }).fill("ONE-MORE");
  await sheet.getByRole("button", { name: "Make the code" }).click();
  await page.getByText("that many do. End or delete one to make room.").waitFor();
  await expect.poll(() => readDocument(documents.discount(owner.uid, "ONE-MORE"))).toMatchObject({ state: "active", used: 0 });
});
