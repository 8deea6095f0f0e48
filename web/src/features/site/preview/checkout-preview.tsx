import type { PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import type { PaymentMethod, ShopSettings } from "@awning/domain/shop/shop-settings";
import { useState } from "react";
import { mediaBase } from "#data/env.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { EMPTY_CHECKOUT_FORM, faceOfSite, SiteCheckout, SiteConfirmation } from "#storefront/index.ts";
import { LateNote } from "#ui/feedback/late-note.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { PhoneFrame } from "#ui/layout/phone-frame.tsx";
import * as labels from "./labels.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { sampleOrder, sampleQuote } from "./sample-purchase.ts";
import { themeCss } from "./theme-css.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

type Shown = "checkout" | PaymentMethod;
const LABELS: Record<Shown, string> = {
  checkout: labels.checkout,
  transfer: labels.transfer,
  link: labels.paymentLink,
  cash: labels.cash,
  on_delivery: labels.delivery,
  card: labels.card,
};

/** What buyers see with the current settings: the checkout, and the order page for each payment method. */
export function CheckoutPreview() {
  const site = usePublishedDraft();
  const settings = useShopSettings();
  const [wanted, setWanted] = useState<Shown>("checkout");
  if (!site || settings.state !== "ready")
    return (
      <PhoneFrame>
        <div className="preview__wait" aria-busy="true">
          <LateNote />
        </div>
      </PhoneFrame>
    );
  const { transfer, payLink, cash, onDelivery } = settings.data;
  const isOn = {
    transfer: transfer.enabled,
    link: payLink.enabled && payLink.url !== "",
    cash: cash.enabled,
    on_delivery: onDelivery.enabled,
  };
  const offered: Shown[] = ["checkout", ...(["transfer", "link", "cash", "on_delivery"] as const).filter((way) => isOn[way])];
  const shown = offered.includes(wanted) ? wanted : "checkout";
  return (
    <>
      <div className="preview__bar">
        <Segment
          label={labels.checkoutPreview}
          items={offered.map((key) => ({ key, label: LABELS[key] }))}
          current={shown}
          onChange={setWanted}
        />
      </div>
      <PhoneFrame>
        {shown === "checkout" ? (
          <PageInFrame key="checkout" title={labels.checkoutTitle} css={themeCss("checkout", site)}>
            <Checkout site={site} settings={settings.data} />
          </PageInFrame>
        ) : (
          <PageInFrame key="ordered" title={labels.confirmationTitle} css={themeCss("confirmation", site)}>
            <Ordered site={site} settings={settings.data} payment={shown} />
          </PageInFrame>
        )}
      </PhoneFrame>
    </>
  );
}

/** Scrolls to where the settings matter. */
function fromDelivery(page: HTMLElement | null): void {
  const step = page?.querySelector("[data-requote]")?.closest("section");
  // The shop's name stays on top while scrolling.
  const covered = page?.querySelector("header")?.getBoundingClientRect().height ?? 0;
  if (step) page?.ownerDocument.defaultView?.scrollTo(0, step.getBoundingClientRect().top - covered);
}

function Checkout({ site, settings }: { site: PublishedSite; settings: ShopSettings }) {
  const quote = sampleQuote(site, settings);
  return (
    // The inputs hold the selection, so another set of choices needs a new form.
    <div key={[quote.deliveries, quote.payments].join("/")} ref={fromDelivery}>
      <SiteCheckout
        shop={faceOfSite(site)}
        mediaBase={mediaBase}
        quote={quote}
        form={EMPTY_CHECKOUT_FORM}
        errors={{}}
        notice={null}
        orderKey=""
        isFreshKey
        isBasket={false}
      />
    </div>
  );
}

function Ordered({ site, settings, payment }: { site: PublishedSite; settings: ShopSettings; payment: PaymentMethod }) {
  const [now] = useState(() => Date.now());
  const orderUrl = new URL(`${sitePaths.order(site.username, "sample")}`, window.location.origin).href;
  return (
    <SiteConfirmation shop={faceOfSite(site)} mediaBase={mediaBase} order={sampleOrder(site, settings, payment, now)} orderUrl={orderUrl} />
  );
}
