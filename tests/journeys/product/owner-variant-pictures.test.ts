/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLine, orderInput } from "../../support/builders.ts";
import { onShelf } from "../../support/buying.ts";
import { run } from "../../support/clients.ts";
import { PHONE } from "../../support/shop.ts";
import { openShop } from "../../support/site-pages.ts";
import { onDevice, open } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("the owner's order shows the pictures of the variants to pack", async () => {
  const owner = await openShop();
  const idOf = (name: string) => name.padEnd(20, "x");
  const picture = (name: string) => ({
    ...{ id: idOf(name), siteId: owner.uid, widths: [640], width: 640, height: 640 },
    ...{ alt: `Glazed ${name}`, color: "#c8b8a0" },
  });
  const productId = await onShelf(owner, {
    ...{ title: "Speckled mug", slug: "speckled-mug", price: 2800 },
    images: ["oat", "sea"].map(picture),
    options: [{ name: "Glaze", values: ["Oat", "Sea"] }],
    variants: [
      { id: "oat", name: "Oat", values: ["Oat"], price: null },
      { id: "sea", name: "Sea", values: ["Sea"], price: null, image: idOf("sea") },
    ],
  });
  const lines = ["oat", "sea"].map((variant) => cartLine(productId, 1, variant));
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  const { orderId } = await run("place-order", orderInput(owner, quote));
  const device = await onDevice(stage, owner, PHONE);
  await open(device, paths.order(orderId));
  await expect
    .poll(() => device.locator("main img").evaluateAll((all) => all.map((one) => /(oat|sea)x+/.exec(one.getAttribute("src") ?? "")?.[1])))
    .toEqual(["oat", "sea"]);
});
