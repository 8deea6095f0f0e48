import { sampleLine } from "@awning/domain/order/sample-order";
import { orderPaths, paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import { button, says } from "../support/acting.ts";
import { faults, paint } from "../support/axe.ts";
import { PAID, putOrder, SENT } from "../support/orders.ts";
import { DESKTOP, openScreen, PHONE, test } from "../support/screen.tsx";

test("an order shows the picture of each kind to pack, what is sent later and what its buyer answered", async ({ owner }) => {
  const picture = (name: string) => ({
    ...{ id: name.padEnd(20, "x"), siteId: "kiln", widths: [640], width: 640, height: 640 },
    ...{ alt: `Glazed ${name}`, color: "#c8b8a0" },
  });
  const kind = (name: string) => ({ variantId: name, variantName: name, image: picture(name) });
  const answers = [{ label: "Which name?", answer: "Ada" }];
  const order = putOrder(owner, {
    lines: [sampleLine("mug", 2, { ...kind("oat"), backordered: 1, answers }), sampleLine("mug", 1, kind("sea"))],
  });
  await openScreen(paths.order(order.id), { viewport: PHONE });
  await says("1 of 2 ships when back in stock");
  await says("Which name? Ada");
  const pictures = () => [...document.querySelectorAll("main img")].map((one) => /(oat|sea)x+/.exec(one.getAttribute("src") ?? "")?.[1]);
  await expect.poll(pictures).toEqual(["oat", "sea"]);
});

test("the packing slip says what the goods weigh", async ({ owner }) => {
  const order = putOrder(owner, { lines: [sampleLine("vase", 3, { weight: 350 })] });
  await openScreen(orderPaths.packingSlip(order.id), { viewport: PHONE });
  const slip = page.getByRole("article", { name: "Packing slip" });
  await says("1.05 kg", slip);
  await says("350 g each", slip);
});

test.for([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const)(
  "axe finds nothing on an order in any state, and in what asks for an act, by day and by night, on %s",
  async ([_, viewport], { owner }) => {
    const expectNoFaults = async () => {
      expect(await faults()).toEqual([]);
      paint("dark");
      expect(await faults("colours")).toEqual([]);
      paint("light");
    };
    const waiting = putOrder(owner);
    const cancelled = putOrder(owner, {}, PAID, { type: "cancel", reason: "It broke in the kiln", restock: true });
    for (const { id } of [putOrder(owner, {}, PAID), putOrder(owner, {}, PAID, SENT), cancelled, waiting]) {
      await openScreen(paths.order(id), { viewport });
      await expectNoFaults();
    }
    await button("Mark as paid").first().click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectNoFaults();
    await button("Cancel", page.getByRole("dialog")).click();
    await page.getByRole("button", { name: "More actions" }).first().click();
    await page.getByRole("menuitem", { name: labels.cancelOrder }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectNoFaults();
  },
);
