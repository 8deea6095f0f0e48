import { useShopSettings } from "#data/shop/shop-settings.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { QuickRegion } from "#features/account/quick-region.tsx";
import { QuickLinks } from "#features/link/quick-links.tsx";
import { QuickProduct } from "#features/product/quick-product.tsx";
import { QuickPayment } from "#features/shop/quick-payment.tsx";
import { ProfilePicture } from "#features/site/information/pictures.tsx";
import type { SetupKey } from "#features/today/setup-steps.ts";

/** The fields of a setup step, without leaving the first screen. */
export function SetupForm({ step, site }: { step: SetupKey; site: OwnSite }) {
  const settings = useShopSettings();
  if (settings.state !== "ready") return null;
  if (step === "region") return <QuickRegion siteId={site.id} settings={settings.data} />;
  if (step === "picture") return <ProfilePicture site={site} />;
  if (step === "link") return <QuickLinks siteId={site.id} />;
  if (step === "product") return <QuickProduct siteId={site.id} currency={settings.data.currency} />;
  return step === "paid" ? <QuickPayment siteId={site.id} settings={settings.data} /> : null;
}
