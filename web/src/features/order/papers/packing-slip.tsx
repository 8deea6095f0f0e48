import { answerLabels } from "@awning/domain/order/labels";
import { type Order, orderName } from "@awning/domain/order/order";
import { isThing, quantityOf, sentOf, unshippedQuantities } from "@awning/domain/order/quantities";
import { formatWeight, sumWeight } from "@awning/domain/values/weight";
import { addressLines } from "../lines.ts";
import * as labels from "./labels.ts";
import { paperDate } from "./paper-frame.tsx";

/** Whether a part of the order is still to be packed. */
export function hasRest(order: Order): boolean {
  return unshippedQuantities(order).some((count) => count > 0);
}

/** The contents and address of the parcel, without prices. */
export function PackingSlip({ order, language }: { order: Order; language: string }) {
  const left = unshippedQuantities(order);
  // Shipped items are in another parcel; once all are shipped, the slip lists the whole order again.
  const isRest = hasRest(order);
  const isInParcels = order.shipments.length > 0;
  const sent = (index: number) =>
    quantityOf(
      sentOf(order.shipments).flatMap((one) => one.lines),
      index,
    );
  const lines = order.lines.flatMap((line, index) => {
    const quantity = isRest ? (left[index] ?? 0) : isInParcels ? sent(index) : line.quantity;
    return isThing(line) && quantity > 0 ? [{ key: `${line.productId}_${line.variantId}`, line, quantity }] : [];
  });
  const weight = sumWeight(lines.map(({ line, quantity }) => ({ quantity, weight: line.weight })));
  const to = order.shipTo ? addressLines(order.shipTo, language) : [order.buyer.name];
  return (
    <article className="paper" aria-label={labels.packingSlip}>
      <header className="paper__top">
        <div>
          <strong className="paper__seller">{order.shopName}</strong>
        </div>
        <div className="paper__what">
          <h2>{labels.packingSlip}</h2>
          <dl>
            <div>
              <dt>{labels.orderLabel}</dt>
              <dd>{orderName(order.number)}</dd>
            </div>
            <div>
              <dt>{labels.ordered}</dt>
              <dd>{paperDate(order.placedAt, language)}</dd>
            </div>
            {weight ? (
              <div>
                <dt>{labels.totalWeight}</dt>
                <dd>{weight.isWhole ? formatWeight(weight.grams, language) : labels.orMore(formatWeight(weight.grams, language))}</dd>
              </div>
            ) : null}
            {order.isTest ? (
              <div>
                <dt>{labels.testOrder}</dt>
                <dd>{labels.noPaymentWasTaken}</dd>
              </div>
            ) : null}
          </dl>
        </div>
      </header>
      <section className="paper__to paper__to--large" aria-label={labels.shippingAddressTitle}>
        <span className="paper__label">{order.delivery === "pickup" ? labels.pickedUpByTitle : labels.to}</span>
        {to.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </section>
      {lines.length === 0 ? (
        <p>{labels.nothingToPack}</p>
      ) : (
        <table className="paper__goods">
          <thead>
            <tr>
              <th>{labels.items}</th>
              <th className="n">{labels.quantity}</th>
              <th className="n">{labels.packed}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, line, quantity }) => (
              <tr key={key}>
                <td>
                  {line.title}
                  {line.variantName ? `, ${line.variantName}` : ""}
                  {line.sku ? <small>{labels.sku(line.sku)}</small> : null}
                  {line.weight === null ? null : <small>{labels.each(formatWeight(line.weight, language))}</small>}
                  {answerLabels(line.answers).map((words) => (
                    <span key={words} className="paper__answer">
                      {words}
                    </span>
                  ))}
                </td>
                <td className="n">{quantity}</td>
                <td className="n">
                  <span className="paper__box" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {order.note ? (
        <p className="paper__lines paper__note">
          <span className="paper__label">{labels.noteFromBuyer}</span>
          {order.note}
        </p>
      ) : null}
    </article>
  );
}
