import type { ReactNode } from "react";
import { defuse } from "../defuse.ts";
import { ownerLook } from "../look/owner-look.ts";
import { type MailShop, shownUrl } from "../mail-content.ts";
import { MailShell } from "./mail-shell.tsx";
import { ShopName } from "./shop-name.tsx";
import { Aside, InlineLink } from "./words.tsx";

/** A mail in a shop's name to a buyer: the shop's theme on top, who sells at the foot. */
export function BuyerMail(props: { shop: MailShop; title: string; preview: string; children: ReactNode }) {
  const { shop, title, preview, children } = props;
  const name = defuse(shop.name);
  return (
    <MailShell
      look={ownerLook(shop.theme, shop.design)}
      title={title}
      preview={preview}
      name={<ShopName name={shop.name} headline={shop.headline} />}
      footer={
        <>
          <Aside small>
            Sold by {name},{" "}
            <InlineLink href={shop.url} quiet>
              {shownUrl(shop.url)}
            </InlineLink>
            .
          </Aside>
          <Aside small>Answer this mail and it reaches {name}. Sent through Awning.</Aside>
        </>
      }
    >
      {children}
    </MailShell>
  );
}
