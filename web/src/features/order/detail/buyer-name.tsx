import type { Order } from "@awning/domain/order/order";
import { peoplePaths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import { usePersonByEmail } from "#data/contact/one-person.ts";
import { dataOr } from "#data/core/live.ts";
import { amountsText } from "#ui/amounts.ts";
import * as labels from "./labels.ts";

/** The buyer's name, which leads to all that is known about them, and what they have bought so far. */
export function BuyerName({ order: { siteId, buyer } }: { order: Order }) {
  const person = dataOr(usePersonByEmail(siteId, buyer.email), null);
  if (person === null) return <span className="row__title">{buyer.name}</span>;
  const money = amountsText(person.spent);
  return (
    <>
      <Link className="row__title link" to={peoplePaths.visitor(person.id)}>
        {buyer.name || buyer.email}
      </Link>
      {person.orders > 0 ? (
        <span className="row__sub num">{person.orders === 1 ? labels.firstOrder : labels.soFar(person.orders, money)}</span>
      ) : null}
    </>
  );
}
