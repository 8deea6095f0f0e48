/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/product/labels.ts";
import { stockLeft } from "../../support/builders.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { open } from "../support/owner.ts";
import { buy, openShop } from "../support/shop.ts";

const test = journey.extend("shop", perFile, () => openShop({ stock: 5 }));

test("a count that is refused, because a device offline had not heard of the sales, says why and stays typed", async ({ shop, desk }) => {
  const input = desk.getByRole("textbox", { name: "In stock", exact: true });
  await open(desk, paths.product(shop.productId));
  await expect.poll(() => input.inputValue()).toBe("5");
  await desk.context().setOffline(true);
  await input.fill("1");
  await input.press("Enter");
  await buy(shop, { quantity: 2 });
  await desk.context().setOffline(false);
  await desk.getByText(labels.SOLD_WHILE_EDITING).waitFor({ timeout: 30_000 });
  await desk.getByText("2 sold while you were editing. Enter the stock again.").waitFor();
  expect(await input.inputValue()).toBe("1");
  expect(await stockLeft(shop.owner, shop.productId)).toBe(3);
});
