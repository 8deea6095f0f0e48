import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { isNewFile } from "@awning/domain/product/file";
import type { OrderContent } from "../mail-content.ts";
import { BuyerMail, ShopText } from "../parts/buyer-mail.tsx";
import { Action } from "../parts/details.tsx";
import { Aside, Paragraph, Title } from "../parts/labels.tsx";
import { OrderLines, ReceiptLabels } from "../parts/order-lines.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

export function orderLinkSubject({ shop, order }: OrderContent): string {
  return `The link to your order ${orderName(order.number)} at ${preventAutolink(shop.name)}`;
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
      preview={isRenewed ? "The old link no longer works." : "View your order details."}
    >
      <Title>{isRenewed ? "Your order has a new link." : "Here’s your order."}</Title>
      <Paragraph aligned>
        {isRenewed
          ? `${name} created a new link to your order. Your old link no longer works.`
          : isMoved
            ? `${name} updated your email address for this order. Open it with this link. We’ll send updates here.`
            : "Someone requested the link to this order with your email address."}
      </Paragraph>
      <Action href={url}>View your order</Action>
      <OrderLines content={content} withMoney={false} />
      <Aside>
        {isRenewed || isMoved
          ? "Don’t share this link: anyone with it can see your order."
          : "Wasn’t you? Ignore this email. The link was only sent to you."}
      </Aside>
    </BuyerMail>
  );
}

export function filesReadySubject({ shop, order }: OrderContent): string {
  return `Your files from ${preventAutolink(shop.name)}, order ${orderName(order.number)}`;
}

/** Tells a buyer that the files of an order can be downloaded. It leads to the order, never to a file. */
export function FilesReady(content: OrderContent) {
  const { order, url, locale } = content;
  const paid = order.paymentStatus === "none_due" ? "" : `Your payment of ${formatMoney(order.total, order.currency, locale)} arrived. `;
  return (
    <BuyerMail content={content} title={filesReadySubject(content)} preview={`${paid}Download your files from your order page.`}>
      <Title>Your files are here.</Title>
      <Paragraph aligned>{`${paid}Thank you. Your files are ready on your order page.`}</Paragraph>
      <Action href={url}>Download your files</Action>
      <OrderLines content={content} />
      <ReceiptLabels {...content} />
      <ShopText {...content} />
      <Aside>Keep this email: its link leads back to your files. Anyone with the link can download them, so don’t share it.</Aside>
    </BuyerMail>
  );
}

export function fileUpdatedSubject({ shop, order, part }: OrderContent): string {
  return `A new ${isNewFile(part) ? "file" : "version"} from ${preventAutolink(shop.name)}, order ${orderName(order.number)}`;
}

/** Tells a buyer that something they bought has a new version, or one file more. */
export function FileUpdated(content: OrderContent) {
  const { shop, url, part } = content;
  const name = preventAutolink(shop.name);
  const isNew = isNewFile(part);
  const what = isNew ? `${name} added a file to your purchase.` : `${name} updated a file you bought.`;
  return (
    <BuyerMail content={content} title={fileUpdatedSubject(content)} preview={what}>
      <Title>{isNew ? "A new file is available." : "A new version is available."}</Title>
      <Paragraph aligned>{`${what} You get it at no extra cost.`}</Paragraph>
      <Action href={url}>{isNew ? "Download the new file" : "Download the new version"}</Action>
      <OrderLines content={content} withMoney={false} />
    </BuyerMail>
  );
}
