import { randomBytes } from "node:crypto";
import { publishedSiteSchema } from "@awning/domain/published/published";
import { orderPaths, PAGE_DATA_HEADER, paths, sitePaths } from "@awning/domain/routes/paths";
import * as z from "zod/mini";
import type { Suite } from "../seed/suite.ts";
import { OWNER, type Shot } from "./shot.ts";

const shopDataSchema = z.object({ props: z.object({ site: publishedSiteSchema }) });

/** Screens with addresses that must first be created: a new order, a link from a mail. */
export async function makeFreshShots(suite: Suite): Promise<Shot[]> {
  const shop = await fetch(suite.siteUrl + sitePaths.shop("kiln"), { headers: { [PAGE_DATA_HEADER]: "1" } });
  const { products } = shopDataSchema.parse(await shop.json()).props.site;
  const product = (slug: string) => products.find((one) => one.slug === slug)?.id ?? "";
  const productId = product("egg-cups-pair");
  const lines = [{ productId, variantId: "single", quantity: 1 }];
  const quote = await suite.command("quote", { username: "kiln", lines, delivery: "pickup" });
  const buyer = { name: "Corner store", email: "corner-store@example.test", phone: "" };
  const order = () =>
    suite.command("place-order", {
      username: "kiln",
      key: randomBytes(18).toString("base64url"),
      lines,
      delivery: "pickup",
      payment: "transfer",
      shipTo: null,
      note: "Please leave the boxes open.",
      buyer,
      acceptTerms: true,
      quoteHash: quote.hash,
      locale: "en",
    });
  const [placed, withdrawn] = [await order(), await order()];
  const { name, email } = buyer;
  const wish = { act: "confirm-withdrawal", name, email, number: `${withdrawn.number}`, items: "" };
  await fetch(suite.siteUrl + sitePaths.findOrder("kiln"), { method: "POST", body: new URLSearchParams(wish) });
  await suite.command("request-password-reset", { email: OWNER });
  const mail = await suite.waitForMail(OWNER, /password/i);
  const resetLink = new RegExp(`${paths.auth.updatePassword}[^\\s"<>]+`).exec(mail.text)?.[0];
  if (!resetLink) throw new Error(`The mail "${mail.subject}" has no link to a new password.`);
  const path = (address: string) => address.replace(suite.siteUrl, "");
  return [
    { name: "checkout", path: `${sitePaths.checkout("kiln")}?line=${productId}.single.1` },
    { name: "order-confirmation", path: path(placed.confirmationUrl) },
    { name: "order-page", path: path(placed.orderUrl) },
    { name: "order-without-key", path: sitePaths.order("kiln", placed.orderId) },
    { name: "update-password", path: resetLink },
    { name: "product", path: paths.product(product("speckled-mug")), isPrivate: true },
    { name: "order", path: paths.order(placed.orderId), isPrivate: true },
    { name: "order-withdrawn", path: paths.order(withdrawn.orderId), isPrivate: true },
    { name: "order-withdrawn-page", path: path(withdrawn.orderUrl) },
    { name: "invoice-draft", path: orderPaths.invoice(placed.orderId), isPrivate: true },
    { name: "packing-slip", path: orderPaths.packingSlip(placed.orderId), isPrivate: true },
  ];
}
