import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { openRow } from "../support/acting.ts";
import { openScreen, putProduct, store, test } from "../support/screen.tsx";

test("the address of a draft follows its name in any script, until its owner writes one that is free", async ({ owner }) => {
  putProduct(owner, { title: "Tea cup", slug: "tea-cup" });
  const id = putProduct(owner, { title: "Mug", slug: "mug", state: "draft" });
  store.set(documents.product(owner.uid, id), { ...store.get(documents.product(owner.uid, id)), offered: false });
  const slug = () => store.get(documents.product(owner.uid, id))?.slug;
  await openScreen(paths.product(id));
  await openRow(labels.webAddress);
  const name = page.getByLabelText("Name", { exact: true });
  const address = page.getByLabelText("Web address", { exact: true });
  await name.fill("Чайная чашка");
  await expect.poll(slug).toBe("chaynaya-chashka");
  await expect.element(address).toHaveValue("chaynaya-chashka");

  await address.fill("Tea Cup");
  await name.click();
  await expect.element(page.getByText(labels.addressTaken)).toBeVisible();
  await address.fill("Чашка One");
  await name.click();
  await expect.poll(slug).toBe("chashka-one");
  await name.fill("Smørbrød board");
  await expect.poll(() => store.get(documents.product(owner.uid, id))?.title).toBe("Smørbrød board");
  await expect.element(address).toHaveValue("chashka-one");
  expect(slug()).toBe("chashka-one");
});
