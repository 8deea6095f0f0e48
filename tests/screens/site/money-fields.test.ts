import { reservationPaths } from "@awning/domain/booking/paths";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ownerOfEverything } from "../support/full-shop.ts";
import { putOrder } from "../support/orders.ts";
import { openScreen } from "../support/screen.tsx";

/** What stands before what is typed, where that is money. */
const signs = () =>
  [...document.querySelectorAll(".input__before")].map((one) => one.textContent ?? "").filter((text) => !text.includes("/"));

test.each([`${paths.products}/:id`, `${reservationPaths.services}/:id`, settingsPaths.section("delivery")])(
  "money on %s has the sign of its currency, not its code",
  async (path) => {
    const { addressOf } = ownerOfEverything();
    await openScreen(addressOf(path));
    expect(new Set(signs())).toEqual(new Set(["€"]));
  },
);

test("so has what goes back to a buyer", async () => {
  const { owner } = ownerOfEverything();
  const { id } = putOrder(owner, {}, { type: "mark_paid" });
  await openScreen(paths.order(id));
  await page.getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("menuitem", { name: "Refund", exact: true }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.poll(signs).toContain("€");
  expect(new Set(signs())).toEqual(new Set(["€"]));
});
