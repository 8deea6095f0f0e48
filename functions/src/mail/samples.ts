import type { MailKind } from "@awning/domain/mail/mail";
import type { Order } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { contentOf, type MailContent, type OrderContent } from "./mail-content.ts";
import { bookingSamples } from "./samples/booking-samples.ts";
import { orderContent, orderSamples } from "./samples/order-samples.ts";
import { type Samples, samplePlace } from "./samples/sample-place.ts";
import { siteSamples } from "./samples/site-samples.ts";

const SAMPLES: Samples<MailKind> = {
  ...siteSamples,
  ...orderSamples,
  ...bookingSamples,
  "owner-news": (place) => ({
    news: [
      contentOf("new-order", orderSamples["new-order"](place)),
      contentOf("new-reservation", { ...bookingSamples["new-reservation"](place), url: place.siteUrl + paths.dashboard }),
      contentOf("contact-message", siteSamples["contact-message"](place)),
    ],
    dashboardUrl: place.siteUrl + paths.dashboard,
  }),
};

export function sampleContent<Kind extends MailKind>(kind: Kind, siteUrl: string, mediaBase: string): MailContent<Kind> {
  return contentOf(kind, SAMPLES[kind](samplePlace(siteUrl, mediaBase)));
}

export function sampleOrderContent(siteUrl: string, mediaBase: string, changes: Partial<Order> = {}): OrderContent {
  return orderContent(samplePlace(siteUrl, mediaBase), changes);
}
