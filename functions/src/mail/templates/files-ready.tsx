import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { isNewFile } from "@awning/domain/product/product-file";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { ReceiptWords } from "../parts/receipt-words.tsx";
import { ShopWords } from "../parts/shop-words.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

export function filesReadySubject({ shop, order }: OrderContent): string {
  return `Your files from ${defuse(shop.name)}, order ${orderName(order.number)}`;
}

/** Tells a buyer that the files of an order can be downloaded. It leads to the order, never to a file. */
export function FilesReady(content: OrderContent) {
  const { order, url, locale } = content;
  const paid = order.paymentStatus === "none_due" ? "" : `Your payment of ${formatMoney(order.total, order.currency, locale)} arrived. `;
  return (
    <BuyerMail content={content} title={filesReadySubject(content)} preview={`${paid}Download them from your order.`}>
      <Title>Your files are here.</Title>
      <Paragraph aligned>{`${paid}Thank you. Your files are ready on your order page.`}</Paragraph>
      <Action href={url}>Download your files</Action>
      <OrderLines content={content} />
      <ReceiptWords {...content} />
      <ShopWords {...content} />
      <Aside>Keep this email: its link leads back to your files. Anyone with the link can download them, so don't share it.</Aside>
    </BuyerMail>
  );
}

export function fileUpdatedSubject({ shop, order, part }: OrderContent): string {
  return `A new ${isNewFile(part) ? "file" : "version"} from ${defuse(shop.name)}, order ${orderName(order.number)}`;
}

/** Tells a buyer that something they bought has a new version, or one file more. */
export function FileUpdated(content: OrderContent) {
  const { shop, url, part } = content;
  const name = defuse(shop.name);
  const isNew = isNewFile(part);
  const what = isNew ? `${name} added a file to your purchase.` : `${name} updated a file you bought.`;
  return (
    <BuyerMail content={content} title={fileUpdatedSubject(content)} preview={what}>
      <Title>{isNew ? "There is a new file." : "There is a new version."}</Title>
      <Paragraph aligned>{`${what} You get it at no extra cost.`}</Paragraph>
      <Action href={url}>{isNew ? "Download the new file" : "Download the new version"}</Action>
      <OrderLines content={content} withMoney={false} />
    </BuyerMail>
  );
}
