import { collections } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen, saved, signedInOwner, store } from "../support/screen.tsx";

test("a page without links says how to make the first one", async () => {
  signedInOwner();
  await openScreen(paths.links);
  await expect.element(page.getByRole("heading", { name: "No links yet" })).toBeVisible();
});

test("a bare domain becomes a web address with https", async () => {
  const owner = signedInOwner();
  await openScreen(paths.links);
  await page.getByRole("textbox", { name: "New link" }).fill("example.com");
  await page.getByRole("button", { name: /^Add( link)?$/ }).click();
  await expect.element(page.getByLabelText("Title", { exact: true })).toHaveFocus();
  await saved();
  expect(store.list(collections.links(owner.uid)).map(({ data }) => data)).toMatchObject([
    { type: "web", url: "https://example.com/", title: "example.com", enabled: true },
  ]);
});
