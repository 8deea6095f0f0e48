import { formatMoney } from "@awning/domain/money/money";
import { Link } from "react-email";
import type { OrderContent } from "../mail-content.ts";
import { useLook } from "./look-context.tsx";
import { Paragraph } from "./words.tsx";

/** The page of the shop's own choice on which an order is paid. Its whole address is read, so that nobody wonders where it leads. */
export function PayLink({ order, locale }: Pick<OrderContent, "order" | "locale">) {
  const look = useLook();
  if (order.payUrl === "") return null;
  return (
    <Paragraph last>
      Pay {formatMoney(order.total, order.currency, locale)} at{" "}
      <Link href={order.payUrl} className="ink" style={{ color: look.light.ink, textDecoration: "underline", wordBreak: "break-all" }}>
        {order.payUrl.replace(/^https:\/\//, "")}
      </Link>
    </Paragraph>
  );
}
