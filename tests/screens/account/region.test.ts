import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { localeOfRegion } from "@awning/domain/values/region";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { exactTime } from "../../../web/src/ui/time-labels.ts";
import { putOrder } from "../support/orders.ts";
import { answer, openScreen, putProduct, Refusal, signedInOwner, store } from "../support/screen.tsx";

const country = () => page.getByRole("combobox", { name: "Country" });

test("an owner in Portugal reads English dates and Portuguese amounts, whatever the browser speaks", async () => {
  const owner = signedInOwner({ account: { locale: "pt-PT" } });
  putProduct(owner, { title: "Mug", price: 123_450 });
  const placedAt = Date.UTC(2026, 2, 5, 14, 5);
  putOrder(owner, { placedAt, number: 1 });
  await openScreen(paths.products);
  await expect.element(page.getByText(/^1234,50\s€$/).first()).toBeVisible();
  await openScreen(paths.orders);
  await expect.element(page.getByTitle(exactTime(placedAt, "en-GB")).first()).toBeVisible();
});

test("another country is sent, with what it makes of dates and amounts; a refusal takes it back", async () => {
  const owner = signedInOwner({ account: { locale: "en-US" } });
  await openScreen(paths.account);
  await expect.element(page.getByText("For example Nov 27, 2026, 2:05 PM and €1,234.50.")).toBeVisible();
  const asked: unknown[] = [];
  answer("change-region", (input) => {
    asked.push(input);
    store.set(documents.account(owner.uid), { ...store.get(documents.account(owner.uid)), locale: localeOfRegion(input.country) });
    return {};
  });
  await country().selectOptions("Germany");
  await expect.element(page.getByText(/^For example 27 Nov 2026, 14:05 and 1\.234,50\s€\.$/)).toBeVisible();
  await expect.poll(() => asked).toEqual([{ country: "DE" }]);
  answer("change-region", () => {
    throw new Refusal(429, "too_many_requests");
  });
  await country().selectOptions("France");
  await expect.element(country()).toHaveAttribute("aria-invalid", "true");
  await expect.element(country()).toHaveValue("DE");
});
