import { paths } from "@awning/domain/paths";
import type { ShopSettings } from "@awning/domain/shop-settings";
import type { Site } from "@awning/domain/site";

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
      title: "Hang out your sign",
      text: "A picture, your name, one line about what you do",
      isDone: now.site.avatar !== null,
      to: paths.information,
      act: "Add a picture",
    },
    {
      key: "link",
      title: "Put up your first link",
      text: "Where people already find you, or how they reach you",
      isDone: now.hasLinks,
      to: `${paths.links}?add=1`,
      act: "Add a link",
    },
    {
      key: "product",
      title: "Put something on the table",
      text: "One thing with a picture and a price is a shop",
      isDone: now.hasProducts,
      to: paths.product("new"),
      act: "Add a product",
    },
    {
      key: "paid",
      title: "Say how you are paid",
      text: "Where to send the money, or where to collect and pay in cash",
      isDone: canBePaid(now.settings),
      to: paths.settings,
      act: "Set it up",
    },
    { key: "open", title: "Open up", text: "Then everybody with the address can come in", isDone: now.site.published, to: "", act: "Open" },
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
