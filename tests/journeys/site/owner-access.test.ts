/** @module-tag full */
import { ownPagePaths, paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { DEMO_PASSWORD } from "../../../tools/seed/shop.ts";
import { allFaults, colourFaults } from "../../support/axe.ts";
import { block, built } from "../support/building.ts";
import { journey as test } from "../support/fixtures.ts";
import { addAndEdit, newOwner, onDevice, open, openRow, PHONE, settled } from "../support/owner.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

describe.each([
  ["desktop, light", { ...DESKTOP, colorScheme: "light" }],
  ["desktop, dark", { ...DESKTOP, colorScheme: "dark" }],
  ["phone, light", { ...PHONE, colorScheme: "light" }],
  ["phone, dark", { ...PHONE, colorScheme: "dark" }],
] as const)("on a %s screen", (_, options) => {
  const isPhone = "isMobile" in options;
  // Between light and dark only the colours differ.
  const faults = options.colorScheme === "light" ? allFaults : colourFaults;
  let page: Page;
  test.beforeAll(async ({ stage }) => {
    // Nothing moves: axe must not look at colours half way.
    const device = { ...options, reducedMotion: "reduce" } as const;
    page = await onDevice(stage, { email: "kiln@example.test", password: DEMO_PASSWORD }, device);
  });

  test("axe finds nothing in an editor, a wrong field, a menu, a sheet, a toast and the palette", async () => {
    await open(page, paths.products);
    await page
      .getByRole("link", { name: /^Speckled mug/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Speckled mug" }).waitFor();
    await settled(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Actions for Speckled mug" }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Actions for picture 1" }).click();
    await page.getByRole("menuitem", { name: "Add description" }).click();
    await page.getByLabel("What does it show?").waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await open(page, paths.product("new"));
    await openRow(page, "Variants");
    await page.getByRole("button", { name: "Add a variant" }).click();
    await page.getByLabel("Price", { exact: true }).fill("ten");
    await page.getByRole("button", { name: "Save draft" }).filter({ visible: true }).click();
    await page.getByRole("alert").first().waitFor();
    expect(await faults(page)).toEqual([]);

    await open(page, paths.links);
    await page.getByRole("button", { name: /Edit$/ }).first().click();
    await page.getByLabel("Title", { exact: true }).waitFor();
    expect(await faults(page)).toEqual([]);
    if (isPhone) await page.getByRole("button", { name: "More", exact: true }).click();
    else await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test("axe finds nothing in the editor of a page, its forms and its sheets", async () => {
    await open(page, ownPagePaths.list);
    await page.getByRole("button", { name: "New page" }).first().click();
    await page.getByRole("button", { name: /^Salon/ }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "The studio" }).click();
    await built(page);
    expect(await faults(page)).toEqual([]);
    for (const name of ["Text", "FAQ", "Gallery"]) {
      await block(page, name).first().click();
      if (isPhone) await page.getByRole("navigation", { name: "Editor" }).getByRole("button", { name }).click();
      const form = isPhone ? page.getByRole("dialog", { name }) : page.getByRole("complementary", { name });
      await form.waitFor();
      expect(await faults(page), name).toEqual([]);
      if (isPhone) await form.getByRole("button", { name: "Close" }).click();
    }
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Page options" }).click();
    await page.getByRole("menuitem", { name: "Page settings" }).click();
    await page.getByRole("dialog").getByLabel("Address", { exact: true }).waitFor();
    expect(await faults(page)).toEqual([]);
  });
});

describe("a fresh owner", () => {
  test("axe finds nothing offline and with something to undo", async ({ stage }) => {
    const { page } = await newOwner(stage, { site: { published: false }, isVerified: false });
    await open(page, paths.links);
    await addAndEdit(page, "example.com");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("status").filter({ hasText: "“example.com” removed" }).getByRole("button", { name: "Undo" }).waitFor();
    await page.context().setOffline(true);
    await page.getByText(/^You’re offline/).waitFor();
    expect(await allFaults(page)).toEqual([]);
  });
});
