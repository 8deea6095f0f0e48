import { LEGAL_TITLES } from "@awning/domain/site/legal-titles";
import { Fragment } from "react";
import type { MailShop } from "../mail-content.ts";
import { Aside, InlineLink } from "./words.tsx";

/** The shop's legal pages at the foot of its mails. */
export function LegalLinks({ shop: { legal } }: { shop: Pick<MailShop, "legal"> }) {
  if (legal.length === 0) return null;
  return (
    <Aside small>
      {legal.map(({ kind, url }, at) => (
        <Fragment key={kind}>
          {at > 0 && " · "}
          <InlineLink href={url} quiet>
            {LEGAL_TITLES[kind]}
          </InlineLink>
        </Fragment>
      ))}
    </Aside>
  );
}
