import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { isNewFile } from "@awning/domain/product/file";
import type { OrderContent } from "../mail-content.ts";
import { BuyerMail, ShopText } from "../parts/buyer-mail.tsx";
import { Action } from "../parts/details.tsx";
import { Aside, Paragraph, Title } from "../parts/labels.tsx";
import { OrderLines, ReceiptLabels } from "../parts/order-lines.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

export function orderLinkSubject({ shop, order }: OrderContent): string {
  return labels.theLinkToYourOrder(orderName(order.number), preventAutolink(shop.name));
}

/** The way to an order: asked for by who had lost it, or made anew by the shop. */
export function OrderLink(content: OrderContent) {
  const { shop, url, part } = content;
  const isRenewed = part === "renewed";
  const name = preventAutolink(shop.name);
  // Whoever reads it there had no link before.
  const isMoved = part === "moved";
  return (
    <BuyerMail
      content={content}
      title={orderLinkSubject(content)}
      preview={isRenewed ? labels.theOldLinkNoLonger : labels.viewYourOrderDetails}
    >
      <Title>{isRenewed ? labels.yourOrderHasANew : labels.heresYourOrder}</Title>
      <Paragraph aligned>
        {isRenewed ? labels.createdANewLinkTo(name) : isMoved ? labels.updatedYourEmailAddressFor(name) : labels.someoneRequestedTheLinkTo}
      </Paragraph>
      <Action href={url}>{labels.viewYourOrder}</Action>
      <OrderLines content={content} withMoney={false} />
      <Aside>{isRenewed || isMoved ? labels.dontShareThisLinkAnyone : labels.wasntYouIgnoreThisEmailThe}</Aside>
    </BuyerMail>
  );
}

export function filesReadySubject({ shop, order }: OrderContent): string {
  return labels.yourFilesFromOrder(preventAutolink(shop.name), orderName(order.number));
}

/** Tells a buyer that the files of an order can be downloaded. It leads to the order, never to a file. */
export function FilesReady(content: OrderContent) {
  const { order, url, locale } = content;
  const paid = order.paymentStatus === "none_due" ? [] : [labels.yourPaymentArrived(formatMoney(order.total, order.currency, locale))];
  return (
    <BuyerMail content={content} title={filesReadySubject(content)} preview={[...paid, labels.downloadYourFilesFromYour].join(" ")}>
      <Title>{labels.yourFilesAreHere}</Title>
      <Paragraph aligned>{[...paid, labels.thankYouYourFilesAre].join(" ")}</Paragraph>
      <Action href={url}>{labels.downloadYourFiles}</Action>
      <OrderLines content={content} />
      <ReceiptLabels {...content} />
      <ShopText {...content} />
      <Aside>{labels.keepThisEmailItsLink}</Aside>
    </BuyerMail>
  );
}

export function fileUpdatedSubject({ shop, order, part }: OrderContent): string {
  return (isNewFile(part) ? labels.aNewFileFromOrder : labels.aNewVersionFromOrder)(preventAutolink(shop.name), orderName(order.number));
}

/** Tells a buyer that something they bought has a new version, or one file more. */
export function FileUpdated(content: OrderContent) {
  const { shop, url, part } = content;
  const name = preventAutolink(shop.name);
  const isNew = isNewFile(part);
  const what = isNew ? labels.addedAFileToYour(name) : labels.updatedAFileYouBought(name);
  return (
    <BuyerMail content={content} title={fileUpdatedSubject(content)} preview={what}>
      <Title>{isNew ? labels.aNewFileIsAvailable : labels.aNewVersionIsAvailable}</Title>
      <Paragraph aligned>{labels.youGetItAtNo(what)}</Paragraph>
      <Action href={url}>{isNew ? labels.downloadTheNewFile : labels.downloadTheNewVersion}</Action>
      <OrderLines content={content} withMoney={false} />
    </BuyerMail>
  );
}
