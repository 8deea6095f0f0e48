import { documents } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { admin } from "../support/emulators.ts";
import { enterShop, openShop } from "./support/shop.ts";
import { openStage } from "./support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("an owner whose page Awning has closed reads that, and not that it belongs to somebody else", async () => {
  const shop = await openShop();
  const owner = await enterShop(stage, shop);
  await admin.firestore.doc(documents.site(shop.owner.uid)).update({ suspendedAt: new Date() });
  await owner.goto(paths.settings);
  await owner.getByLabel("Your bank details").fill("IBAN DE00 9999");
  await owner.getByLabel("Your bank details").blur();
  await owner.getByText(/^Awning has closed your page, so nothing of it can be changed now/).waitFor();
  expect(await owner.getByText("belongs to another account").count()).toBe(0);
  await owner.goto(paths.design);
  await owner.getByRole("radio", { name: /^Clay/ }).check({ force: true });
  await owner.getByText(/^Awning has closed your page, so nothing of it can be changed now/).waitFor();
  expect(await owner.getByText("Another tab has applied a look").count()).toBe(0);
  expect(stage.complaints).toEqual([]);
});
