import { reservationPaths } from "@awning/domain/booking/paths";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seen } from "../support/acting.ts";
import { putSchedule, putService } from "../support/bookings.ts";
import { addBlock, openBuilder, putPage, shownBlocks, storedPage } from "../support/building.ts";
import { type Owner, openScreen, putProduct, store, test } from "../support/screen.tsx";

const heading = () => page.getByRole("complementary", { name: "Heading" }).getByRole("textbox", { name: "Heading", exact: true });

function service(owner: Owner): string {
  putSchedule(owner);
  return reservationPaths.service(putService(owner).id);
}

test.for([
  ["information", () => paths.information],
  ["design", () => paths.design],
  ["settings", () => settingsPaths.section("payments")],
  ["a product", (owner: Owner) => paths.product(putProduct(owner, { stock: 4 }))],
  ["a service", service],
] as const)("%s: whoever is at a field stays there when every live read breaks off", async ([_, pathOf], { owner }) => {
  await openScreen(pathOf(owner));
  const field = document.querySelector<HTMLElement>("main :is(input:not([type=file]), textarea)");
  field?.focus();
  expect(document.activeElement).toBe(field);
  store.refuseReads(/./, "unavailable");
  await userEvent.keyboard("{Shift}");
  expect(document.activeElement).toBe(field);
});

test("words typed in the block editor while every live read breaks off are stored, and it hears of other devices again", async ({
  owner,
}) => {
  const id = putPage(owner, "Steps");
  await openBuilder(id);
  await addBlock("Heading");
  await heading().fill("Fresh");
  store.refuseReads(/./, "permission-denied");
  await userEvent.keyboard(" from the kiln");
  await expect.element(heading()).toHaveValue("Fresh from the kiln");
  await expect.poll(() => storedPage(owner, id)?.blocks).toMatchObject([{ props: { text: "Fresh from the kiln" } }]);
  await seen(page.getByRole("button", { name: /^Undo: / }));
  store.allowReads();
  const path = documents.page(owner.uid, id);
  const stored = storedPage(owner, id);
  store.set(path, { ...store.get(path), blocks: [], rev: (stored?.rev ?? 0) + 1, saveId: "elsewhere" });
  await expect.poll(shownBlocks).toEqual([]);
});

test("a page that is missing for a moment takes nothing from its editor; one that stays so is said to be", async ({ owner }) => {
  const id = putPage(owner, "Steps");
  const path = documents.page(owner.uid, id);
  await openBuilder(id);
  await addBlock("Heading");
  await heading().fill("Fresh");
  await expect.poll(() => storedPage(owner, id)?.blocks).toMatchObject([{ props: { text: "Fresh" } }]);
  const before = store.get(path) ?? {};
  const field = heading().element();
  store.delete(path);
  await userEvent.keyboard("{Shift}");
  store.set(path, before);
  await userEvent.keyboard(" from the kiln");
  expect(heading().element()).toBe(field);
  await expect.poll(() => storedPage(owner, id)?.blocks).toMatchObject([{ props: { text: "Fresh from the kiln" } }]);
  store.delete(path);
  await expect.element(page.getByRole("heading", { level: 1, name: /page/i })).toBeVisible();
  await expect.poll(() => field.isConnected).toBe(false);
});
