/** @module-tag full */
import { sitePaths } from "@awning/domain/routes/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct, setStock } from "../../support/builders.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { PHONE } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("the shop sells one variant for later, and the other not at all", async () => {
  const owner = await openShop({ site: { displayName: "Harbour pots" } });
  const variant = (name: string) => ({ id: name.toLowerCase(), name, price: null, values: [name], image: null, sku: "" });
  const productId = await makeProduct(owner, {
    title: "Stoneware mug",
    slug: "mug",
    options: [{ name: "Glaze", values: ["Oat", "Sea"] }],
    variants: [{ ...variant("Oat"), lowAt: 2, backorder: true }, variant("Sea")],
  });
  for (const id of ["oat", "sea"]) await setStock(owner, productId, id, 0);
  const path = sitePaths.product(owner.username, "mug");
  await htmlOnce(path, (html) => html.includes("https://schema.org/BackOrder") && html.includes("https://schema.org/OutOfStock"));
  const buyer = await stage.person(PHONE);
  await buyer.goto(path);
  const add = buyer.getByRole("button", { name: "Add to basket" });
  await buyer.getByRole("radio", { name: "Oat" }).check();
  await buyer.getByText("Ships when back in stock", { exact: true }).waitFor();
  expect(await add.isEnabled()).toBe(true);
  expect(await buyer.getByRole("radio", { name: /Sea/ }).isDisabled()).toBe(true);
});
