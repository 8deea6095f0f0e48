import { isPayable } from "@awning/domain/money/bank/bank-account";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import type { Site } from "@awning/domain/site/site";
import * as labels from "./labels.ts";

export type SetupKey = "region" | "picture" | "link" | "product" | "paid" | "open";

export type SetupStep = {
  key: SetupKey;
  title: string;
  text: string;
  isDone: boolean;
  to: string;
  act: string;
};

/**
 * The steps from an empty page to an open shop, derived from the data: a step that is undone comes back. The country is asked
 * before the page is published, as currency and dates follow it.
 */
export function setupSteps(now: {
  site: Pick<Site, "avatar" | "published">;
  hasLinks: boolean;
  hasProducts: boolean;
  settings: ShopSettings;
}): SetupStep[] {
  return [
    ...(now.site.published ? [] : [regionStep(now.settings)]),
    {
      key: "picture",
      title: labels.introduceYourself,
      text: labels.profileStepHint,
      isDone: now.site.avatar !== null,
      to: paths.information,
      act: labels.addAPicture,
    },
    {
      key: "link",
      title: labels.addYourFirstLink,
      text: labels.linksStepHint,
      isDone: now.hasLinks,
      to: `${paths.links}?add=1`,
      act: labels.addALink,
    },
    {
      key: "product",
      title: labels.addYourFirstProduct,
      text: labels.productStepHint,
      isDone: now.hasProducts,
      to: paths.product("new"),
      act: labels.addAProduct,
    },
    {
      key: "paid",
      title: labels.chooseHowYouGetPaid,
      text: labels.paymentStepHint,
      isDone: canBePaid(now.settings),
      to: settingsPaths.section("payments"),
      act: labels.setUpPayments,
    },
    { key: "open", title: labels.publish, text: labels.publishStepHint, isDone: now.site.published, to: "", act: labels.publish },
  ];
}

function regionStep({ country }: ShopSettings): SetupStep {
  return {
    key: "region",
    title: labels.chooseYourCountry,
    text: labels.regionStepHint,
    isDone: country !== "",
    to: paths.account,
    act: labels.chooseCountry,
  };
}

/**
 * Whether a buyer would know how to pay: bank details for a transfer, a payment page, a place for cash, or cash on delivery.
 */
function canBePaid({ transfer, bank, payLink, cash, pickup, onDelivery, shipping }: ShopSettings): boolean {
  return [
    transfer.enabled && (transfer.instructions || isPayable(bank)),
    payLink.enabled && payLink.url,
    cash.enabled && pickup.enabled && pickup.place,
    onDelivery.enabled && shipping.enabled,
  ].some(Boolean);
}
