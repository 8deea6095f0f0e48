import type { ReactNode } from "react";
import { defuse } from "../defuse.ts";
import { ownerLook } from "../look/owner-look.ts";
import { type ListContent, shownUrl } from "../mail-content.ts";
import { LegalLinks } from "./legal-links.tsx";
import { MailShell } from "./mail-shell.tsx";
import { ShopName } from "./shop-name.tsx";
import { Aside, InlineLink } from "./words.tsx";

/** A mail in a shop's name to somebody who signed up for news: the shop's theme on top, the way out at the foot. */
export function ListMail(props: { content: ListContent; title: string; preview: string; children: ReactNode }) {
  const { content, title, preview, children } = props;
  const { shop, leaveUrl } = content;
  return (
    <MailShell
      look={ownerLook(shop.theme, shop.design)}
      title={title}
      preview={preview}
      name={<ShopName name={shop.name} headline={shop.headline} />}
      footer={
        <>
          <Aside small>
            You're getting this because this address was entered at{" "}
            <InlineLink href={shop.url} quiet>
              {shownUrl(shop.url)}
            </InlineLink>
            .{" "}
            <InlineLink href={leaveUrl} quiet>
              Unsubscribe
            </InlineLink>
          </Aside>
          <LegalLinks shop={shop} />
          <Aside small>Reply to this email to reach {defuse(shop.name)}. Sent with Awning.</Aside>
        </>
      }
    >
      {children}
    </MailShell>
  );
}
