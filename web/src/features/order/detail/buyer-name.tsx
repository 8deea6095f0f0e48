import { formatMoney } from "@awning/domain/money/money";
import { currencySchema } from "@awning/domain/money/money-schema";
import type { Order } from "@awning/domain/order/order";
import { peoplePaths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import { usePersonByEmail } from "#data/contact/one-person.ts";
import { dataOr } from "#data/core/live.ts";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** The buyer's name, which leads to all that is known about them, and what they have bought so far. */
export function BuyerName({ order: { siteId, buyer } }: { order: Order }) {
  const person = dataOr(usePersonByEmail(siteId, buyer.email), null);
  if (person === null) return <span className="row__title">{buyer.name}</span>;
  const money = person.spent.map(({ total, currency }) => formatAmount(total, currency)).join(" + ");
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

function formatAmount(total: number, currency: string): string {
  const known = currencySchema.safeParse(currency);
  return known.success ? formatMoney(total, known.data, numberLocale()) : "";
}
