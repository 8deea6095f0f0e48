import { newBlock } from "@awning/domain/page/block";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { expect } from "vitest";
import { gone } from "../../support/absence.ts";
import { makeOwner } from "../../support/builders.ts";
import { makePage, publishPage } from "../../support/own-pages.ts";
import { PHONE } from "../../support/shop.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { stage, test } from "../support/stage.ts";

const HOUR_MS = 3_600_000;

const owner = await makeOwner({ site: { displayName: "Quay pots" } });
const countdown = (id: string, title: string, inHours: number) => {
  const block = newBlock("countdown", id);
  return {
    ...block,
    props: { ...block.props, title, until: Date.now() + inHours * HOUR_MS, timeZone: "UTC", after: `${title}: it is here` },
  };
};
const blocks = [countdown("soon", "The kiln opens", 50.5), countdown("past", "The market", -2)];
await makePage(owner, "kilnday", { slug: "kiln-day", title: "Kiln day", blocks });
await publishPage(owner, "kilnday");
const path = pagePaths.page(owner.username, "kiln-day");
await htmlOnce(path);

test("a countdown tells visitors what is left, and what was told for after once it is over, without any script", async () => {
  const visitor = await stage.person({ ...PHONE, javaScriptEnabled: false });
  await visitor.goto(path);
  await visitor.getByRole("heading", { name: "The kiln opens" }).waitFor();
  // A piece of an hour that has begun counts as one.
  const left = await visitor.locator(".until__n").allTextContents();
  expect(left.map((text) => text.replace(/\s+/g, " "))).toEqual([expect.stringMatching(/^2 days ?3 hours$/)]);
  await visitor.getByText("The market: it is here").waitFor();
  await gone(visitor.getByRole("heading", { name: "The market" }));
});

test("on a page that stays open a countdown goes on, and ends", async ({ phone: visitor }) => {
  await visitor.clock.install({ time: Date.now() });
  await visitor.goto(path);
  const left = async () => (await visitor.locator(".until__n").allTextContents()).map((text) => text.replace(/\s+/g, " "));
  expect(await left()).toEqual([expect.stringMatching(/^2 days ?3 hours$/)]);
  await visitor.clock.runFor(49 * HOUR_MS);
  await expect.poll(left).toEqual([expect.stringMatching(/^1 hour ?(30|29) minutes$/)]);
  await visitor.clock.runFor(2 * HOUR_MS);
  await visitor.getByText("The kiln opens: it is here").waitFor();
  expect(await left()).toEqual([]);
});
