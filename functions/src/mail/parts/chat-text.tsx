import type { ReactNode } from "react";
import { type ChatAbout, type ChatText, type ListContent, shownUrl } from "../mail-content.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { ownerTheme } from "../theme/owner-theme.ts";
import { LegalLinks } from "./buyer-mail.tsx";
import { Aside, InlineLink } from "./labels.tsx";
import * as labels from "./mail-labels.ts";
import { MailShell } from "./mail-shell.tsx";
import { Quotation, ShopName } from "./shop-name.tsx";

/** Messages of a conversation in one box, in their order. */
export function ChatWordsList({ from, messages }: { from: string; messages: readonly ChatText[] }) {
  return <Quotation from={from} text={messages.map(wordsOf).join("\n\n")} />;
}

/** What a conversation is about, as the end of a sentence. */
export function aboutLabel({ type, name }: ChatAbout): string {
  return type === "order" ? labels.order(name) : labels.theBookingFor(preventAutolink(name));
}

export function lastMessageText(messages: readonly ChatText[]): string {
  const last = messages.at(-1);
  return last ? wordsOf(last) : "";
}

function wordsOf({ text, files }: ChatText): string {
  const attached = files === 0 ? "" : labels.attachments(files);
  return [text, attached].filter(Boolean).join("\n");
}

/** A mail in a shop's name to somebody who signed up for news: the shop's theme on top, the way out at the foot. */
export function ListMail(props: { content: ListContent; title: string; preview: string; children: ReactNode }) {
  const { content, title, preview, children } = props;
  const { shop, leaveUrl } = content;
  return (
    <MailShell
      look={ownerTheme(shop.theme, shop.design)}
      title={title}
      preview={preview}
      name={<ShopName name={shop.name} headline={shop.headline} />}
      footer={
        <>
          <Aside small>
            {labels.addressWasEntered(
              <InlineLink href={shop.url} quiet>
                {shownUrl(shop.url)}
              </InlineLink>,
              <InlineLink href={leaveUrl} quiet>
                {labels.unsubscribe}
              </InlineLink>,
            )}
          </Aside>
          <LegalLinks shop={shop} />
          <Aside small>{labels.replyToThisEmailTo(preventAutolink(shop.name))}</Aside>
        </>
      }
    >
      {children}
    </MailShell>
  );
}
