import { paths } from "@awning/domain/routes/paths";
import { type OrderContent, shownUrl } from "../mail-content.ts";
import { InlineLink } from "./words.tsx";

/** Why an owner gets a mail about an order, and where they choose which ones. */
export function OwnerFooter({ shop, url }: Pick<OrderContent, "shop" | "url">) {
  return (
    <>
      You're getting this because you own {shownUrl(shop.url)}.{" "}
      <InlineLink href={new URL(paths.settings, url).href} quiet>
        Manage notifications
      </InlineLink>
    </>
  );
}
