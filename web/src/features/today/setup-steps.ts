import { paths } from "@awning/domain/routes/paths";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import type { Site } from "@awning/domain/site/site";

export type SetupStep = {
  key: "picture" | "link" | "product" | "paid" | "open";
  title: string;
  text: string;
  isDone: boolean;
  to: string;
  act: string;
};

/**
 * The five steps from an empty page to an open shop, told from what is there. Nothing is ticked off by hand: a step that
 * is undone comes back.
 */
export function setupSteps(now: {
  site: Pick<Site, "avatar" | "published">;
  hasLinks: boolean;
  hasProducts: boolean;
  settings: ShopSettings;
}): SetupStep[] {
  return [
    {
      key: "picture",
      title: "Introduce yourself",
      text: "Add a picture, your name and a line about what you do",
      isDone: now.site.avatar !== null,
      to: paths.information,
      act: "Add a picture",
    },
    {
      key: "link",
      title: "Add your first link",
      text: "Your other profiles, or how people reach you",
      isDone: now.hasLinks,
      to: `${paths.links}?add=1`,
      act: "Add a link",
    },
    {
      key: "product",
      title: "Add your first product",
      text: "All it takes is a picture and a price",
      isDone: now.hasProducts,
      to: paths.product("new"),
      act: "Add a product",
    },
    {
      key: "paid",
      title: "Choose how you get paid",
      text: "Bank transfer, card, payment link, or cash on pickup",
      isDone: canBePaid(now.settings),
      to: paths.settings,
      act: "Set up payments",
    },
    { key: "open", title: "Publish", text: "Anyone with the link can then visit", isDone: now.site.published, to: "", act: "Publish" },
  ];
}

/** Whether a buyer would know how to pay: bank details for a transfer, a page to pay on, a place for cash, or who brings the parcel. */
function canBePaid({ transfer, payLink, cash, pickup, onDelivery, shipping }: ShopSettings): boolean {
  return [
    transfer.enabled && transfer.instructions,
    payLink.enabled && payLink.url,
    cash.enabled && pickup.enabled && pickup.place,
    onDelivery.enabled && shipping.enabled,
  ].some(Boolean);
}
