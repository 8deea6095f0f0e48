import type { Order } from "@awning/domain/order/order";
import { Fact, Part } from "./order-part.tsx";

/** How the buyer came, as their browser told it; nothing where it told nothing. */
export function OrderOrigin({ attribution }: Pick<Order, "attribution">) {
  if (attribution === null) return null;
  const { source, utm, link } = attribution;
  const tags = [utm.source, utm.medium, utm.campaign].filter(Boolean).join(" · ");
  return (
    <Part title="Came from">
      <dl className="facts">
        {source ? <Fact name="Site">{source}</Fact> : null}
        {tags ? <Fact name="Campaign">{tags}</Fact> : null}
        {link ? <Fact name="Link clicked">{link.title}</Fact> : null}
      </dl>
    </Part>
  );
}
