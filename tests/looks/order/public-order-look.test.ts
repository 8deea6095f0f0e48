import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { actElsewhere, buy } from "../../support/shop.ts";
import { stage } from "../support/stage.ts";

const owner = await makeOwner({ site: { displayName: "Harbour pots", theme: "market" } });
const shop = { owner, productId: await makeProduct(owner, { stock: 5, slug: "bud-vase" }), slug: "bud-vase" };
const order = await buy(shop);
const buyer = await stage.person();

/** Where a buyer arrives who has just ordered; the key of the order's link opens it as well. */
function confirmation(): string {
  const { searchParams } = new URL(order.orderUrl);
  searchParams.set("order", order.orderId);
  return `${sitePaths.confirmation(shop.owner.username)}?${searchParams}`;
}

/** What a page looks like: its theme, its colours, its face, and the buttons on it. */
async function lookAt(address: string): Promise<Record<string, string>> {
  await buyer.goto(address);
  return buyer.evaluate(() => {
    const root = document.documentElement;
    const own = (name: string) => getComputedStyle(root).getPropertyValue(name).trim();
    const title = getComputedStyle(document.querySelector("h1") ?? document.body);
    return {
      theme: root.dataset.theme ?? "",
      button: own("--pri"),
      lettering: own("--pri-ink"),
      ground: own("--bg"),
      text: getComputedStyle(document.body).color,
      face: title.fontFamily,
      loaded: String([...document.fonts].filter((font) => font.status === "loaded").map((font) => font.family)),
      corners: own("--r-ctl"),
    };
  });
}

/** The corners and the colour of a button, as drawn. */
function buttonOf(selector: string): Promise<string[]> {
  return buyer
    .locator(selector)
    .first()
    .evaluate((button) => {
      const { borderStartStartRadius, backgroundColor } = getComputedStyle(button);
      return [borderStartStartRadius, backgroundColor];
    });
}

test("the order and what confirms it wear what the shop wears, also after an applied change and once they are drawn anew", async () => {
  const worn = await lookAt(sitePaths.shop(shop.owner.username));
  expect(worn).toMatchObject({ theme: "market" });
  for (const address of [order.orderUrl, confirmation()]) expect(await lookAt(address), address).toEqual(worn);

  // An applied change of the design is on both, an open order of before included.
  const before = await lookAt(order.orderUrl);
  const colors = { ...DEFAULT_DESIGN.colors, button: "#14532d", buttonText: "#fffbe6" };
  const buttons = { ...DEFAULT_DESIGN.buttons, shape: "pill" as const };
  const applied: Design = { ...DEFAULT_DESIGN, colors, buttons, font: "caveat" };
  const settings = admin.firestore.doc(documents.designSettings(shop.owner.uid));
  await settings.set({ draft: applied, applied: null, rev: 0, saveId: "", after: "", updatedAt: new Date() });
  expect(await lookAt(order.orderUrl)).toEqual(before);
  await settings.set({ draft: null, applied, rev: 1, saveId: "", after: "", updatedAt: new Date() });
  await admin.firestore.doc(documents.site(shop.owner.uid)).update({ theme: "clay" });
  const wanted = await lookAt(sitePaths.shop(shop.owner.username));
  expect(wanted).toMatchObject({ theme: "clay", button: "#14532d", lettering: "#fffbe6" });
  expect(wanted).not.toMatchObject({ face: before["face"] });
  for (const address of [order.orderUrl, confirmation()]) {
    expect(await lookAt(address), address).toEqual(wanted);
    expect(await seriousFaults(buyer)).toEqual([]);
  }
  await buyer.goto(confirmation());
  expect(await buttonOf("main a.btn:not(.btn--line)")).toEqual(["99px", "rgb(20, 83, 45)"]);

  // And what follows keeps it once it is drawn anew.
  await buyer.goto(order.orderUrl);
  await actElsewhere(shop, order, { type: "mark_paid" });
  // Nothing is heard from a live copy here: the page looks at itself after a while.
  await buyer.locator("[data-follows]").waitFor({ state: "attached" });
  await buyer.getByRole("heading", { level: 1, name: "Being packed" }).waitFor();
  const [corners] = await buttonOf("main a.btn");
  expect(corners).toBe("99px");
});
