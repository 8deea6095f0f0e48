import { formatMoney } from "@awning/domain/money/money";
import { WRITE_ANCHOR } from "@awning/domain/routes/paths";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import type { Address } from "@awning/domain/values/address";
import { addressLines } from "@awning/domain/values/address-lines";
import { countryName } from "@awning/domain/values/country-names";
import type { ReactNode } from "react";
import { shippingLabel } from "../labels.ts";
import { LineRow } from "../parts/line-row.tsx";
import { Prose } from "../parts/prose.tsx";
import { ReverseChargeNote } from "../parts/reverse-charge-note.tsx";
import { Sums } from "../parts/sums.tsx";
import type { BuyerOrder } from "./buyer-order.ts";
import type { Seller } from "./files-panel.tsx";
import * as labels from "./labels.ts";
import { Moment } from "./moment.tsx";
import type { OrderStub } from "./order-stub.ts";
import { PayCode, TransferFacts } from "./transfer-facts.tsx";

type Props = { order: BuyerOrder | OrderStub; mediaBase: string; language: string };

/** The items and amounts as of when the order was placed. */
export function QuantityPanel({ order, mediaBase, language }: Props) {
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <section className="panel">
      <h2>{labels.items}</h2>
      <ul>
        {order.lines.map((line) => (
          <LineRow
            key={`${line.productId}.${line.variantId}`}
            {...line}
            taxMode={order.tax.mode}
            currency={order.currency}
            language={language}
            mediaBase={mediaBase}
          />
        ))}
      </ul>
      <div className="panel__sums">
        <Sums {...order} language={language} count={count} />
        {"reverseCharge" in order && <ReverseChargeNote of={order.reverseCharge} />}
      </div>
    </section>
  );
}

type PayProps = {
  order: BuyerOrder;
  language: string;
  payUrl?: string | null;
  isPayStopped?: boolean;
  /** The code of a transfer as a picture, or `null`. */
  payCode?: string | null;
  /** How long scarce items stay reserved, in ms; `null` without a countdown. */
  keptMs?: number | null;
};

/** How to pay, while a payment is due. */
export function PayPanel({ order, language, payUrl = null, payCode = null, isPayStopped = false, keptMs = null }: PayProps) {
  if (isPayStopped) return order.paymentStatus === "unpaid" && order.total !== 0 ? <StoppedPanel /> : null;
  if (order.paymentMethod === "card") return payUrl === null ? null : <CardPanel {...{ order, language, payUrl, keptMs }} />;
  if (order.paymentStatus !== "unpaid" || order.total === 0) return null;
  const { title, withoutInstructions } = labels.PAY_WORDS[order.paymentMethod];
  const isFirst = !isPaidInPerson(order.paymentMethod);
  return (
    <section className="panel" data-due>
      <h2>{title}</h2>
      {order.instructions.payment ? (
        <Prose text={order.instructions.payment} />
      ) : (
        order.payUrl === "" && !order.instructions.bank && <p className="soft">{withoutInstructions}</p>
      )}
      <TransferFacts order={order} isFirst={isFirst} language={language} />
      {payCode !== null && <PayCode code={payCode} />}
      {order.payUrl !== "" && (
        <p className="acts">
          <a className="btn" href={order.payUrl} target="_blank" rel="noopener noreferrer">
            {labels.payOn(new URL(order.payUrl).hostname)}
          </a>
        </p>
      )}
      {isFirst && order.status === "pending" && order.holdUntil !== null && (
        <p className="hint panel__hint" data-hold>
          {labels.reservedUntilHint(<Moment at={order.holdUntil} language={language} />)}
        </p>
      )}
    </section>
  );
}

function StoppedPanel() {
  return (
    <section className="panel" data-due>
      <h2>{labels.paymentLabel}</h2>
      <p className="soft">{labels.closedPayRefused}</p>
    </section>
  );
}

/** Replaces the payment link when there is no payment page any more: says what the buyer can do. */
export function PayOverPanel({ seller: { name, email } }: { seller: Seller }) {
  const url = email ? `mailto:${email}?subject=${encodeURIComponent(labels.anotherWayToPay)}` : `#${WRITE_ANCHOR}`;
  return (
    <section className="panel" data-due>
      <h2>{labels.payByCard}</h2>
      <p className="soft">{labels.cardNoLongerPossible(<a href={url}>{labels.askForAnotherWay(name)}</a>)}</p>
    </section>
  );
}

type CardProps = Required<Pick<PayProps, "order" | "language" | "keptMs">> & { payUrl: string };

/** Rendered hidden while a bank decides; if it refuses, the open page shows it. */
function CardPanel({ order, language, payUrl, keptMs }: CardProps) {
  return (
    <section className="panel" data-due hidden={order.paymentStatus === "processing"}>
      <h2>{labels.payByCard}</h2>
      <p className="soft">{labels.payElsewhereHint}</p>
      <p className="acts">
        <a className="btn" href={payUrl}>
          {labels.payNow(formatMoney(order.total, order.currency, language))}
        </a>
      </p>
      {order.holdUntil !== null && (
        <p className="hint panel__hint" data-hold={keptMs ?? ""}>
          {labels.reservedUntilHint(<Moment at={order.holdUntil} language={language} />)}
        </p>
      )}
    </section>
  );
}

/** The shipping address or pickup location. */
export function PlacePanel({ order, children }: { order: BuyerOrder; children?: ReactNode }) {
  if (order.delivery === "shipping" && order.shipTo) {
    return (
      <section className="panel">
        <h2>{labels.shippingToTitle}</h2>
        {order.shippingMethod && <p className="soft">{shippingLabel(order.shippingMethod)}</p>}
        <AddressRows of={order.shipTo} />
        {children}
      </section>
    );
  }
  if (order.delivery !== "pickup") return null;
  return (
    <section className="panel">
      <h2>{labels.pickupLabel}</h2>
      {order.instructions.pickup ? <Prose text={order.instructions.pickup} /> : <p className="soft">{labels.pickupHint}</p>}
    </section>
  );
}

/** The billing address, when the buyer gave one. */
export function BillPanel({ order: { billTo } }: { order: BuyerOrder }) {
  if (billTo === null) return null;
  return (
    <section className="panel">
      <h2>{labels.billingAddress}</h2>
      <AddressRows of={billTo} />
      {billTo.taxNumber && <p className="soft">{labels.vatNumber(billTo.taxNumber)}</p>}
    </section>
  );
}

function AddressRows({ of: address }: { of: Address }) {
  return (
    <address>
      {addressLines(address, countryName(address.country)).map((row) => (
        <span key={row}>{row}</span>
      ))}
    </address>
  );
}

/** The buyer's note. */
export function NotePanel({ order }: { order: BuyerOrder }) {
  if (!order.note) return null;
  return (
    <section className="panel">
      <h2>{labels.yourNote}</h2>
      <Prose text={order.note} />
    </section>
  );
}
