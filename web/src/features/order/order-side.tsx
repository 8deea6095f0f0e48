import { numberToDial } from "@awning/domain/link/phone";
import { invoiceOf, invoiceProblem } from "@awning/domain/order/invoice";
import type { Order } from "@awning/domain/order/order";
import { canChangeAddress } from "@awning/domain/order/order-edits";
import { isThing } from "@awning/domain/order/order-pieces";
import { orderPaths } from "@awning/domain/routes/paths";
import { AtSign, PackageOpen, ReceiptText } from "lucide-react";
import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { addressLines } from "./address-lines.ts";
import { AddressSheet } from "./address-sheet.tsx";
import { BillPart } from "./bill-part.tsx";
import { EmailSheet } from "./email-sheet.tsx";
import { NewLink } from "./new-link.tsx";
import { OrderConsents } from "./order-consents.tsx";
import { OrderOrigin } from "./order-origin.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { Part } from "./order-part.tsx";
import { PrivateNote } from "./private-note.tsx";
import { WriteMessage } from "./write-message.tsx";

/** Who bought, where it goes, and what the buyer was told about paying. */
export function OrderSide({ order }: { order: Order }) {
  const { buyer } = order;
  const [isChanging, setChanging] = useState(false);
  return (
    <aside className="order__side">
      <Part title="Buyer">
        <div className="order-who">
          <Avatar name={buyer.name} size="lg" />
          <p className="order-who__text">
            <span className="row__title">{buyer.name}</span>
            <span className="row__sub">{buyer.email || "No email address, so no emails"}</span>
            {buyer.phone ? (
              <a className="row__sub link" href={`tel:${numberToDial(buyer.phone)}`}>
                {buyer.phone}
              </a>
            ) : null}
          </p>
        </div>
        <div className="acts order-side__acts">
          <WriteMessage order={order} />
          {buyer.email ? (
            <CopyButton size="sm" text={buyer.email}>
              Copy email
            </CopyButton>
          ) : null}
          <Button size="sm" icon={AtSign} onClick={() => setChanging(true)}>
            {buyer.email ? "Change email" : "Add email"}
          </Button>
          {buyer.email ? <NewLink order={order} /> : null}
        </div>
        {isChanging ? <EmailSheet order={order} onClose={() => setChanging(false)} /> : null}
      </Part>
      <Destination order={order} />
      <OrderParcels order={order} />
      {order.instructions.payment ? (
        <Part title="Payment instructions sent">
          <p className="order-side__text">{order.instructions.payment}</p>
        </Part>
      ) : null}
      <BillPart order={order} />
      <Papers order={order} />
      <OrderOrigin attribution={order.attribution} />
      <OrderConsents consents={order.consents} />
      <PrivateNote order={order} />
    </aside>
  );
}

function Papers({ order }: { order: Order }) {
  const invoice = invoiceOf(order);
  const isPacked = order.lines.some(isThing);
  if (invoice === null && invoiceProblem(order) !== null && !isPacked) return null;
  return (
    <Part title="Documents">
      <div className="acts order-side__acts">
        {invoice !== null || invoiceProblem(order) === null ? (
          <ButtonLink size="sm" icon={ReceiptText} to={orderPaths.invoice(order.id)}>
            {invoice === null ? "Invoice" : `Invoice ${invoice}`}
          </ButtonLink>
        ) : null}
        {isPacked ? (
          <ButtonLink size="sm" icon={PackageOpen} to={orderPaths.packingSlip(order.id)}>
            Packing slip
          </ButtonLink>
        ) : null}
      </div>
    </Part>
  );
}

function Destination({ order }: { order: Order }) {
  const [isChanging, setChanging] = useState(false);
  if (order.delivery === "pickup") {
    return (
      <Part title="Pickup">
        <p className="order-side__text">{order.instructions.pickup || "No pickup location was set."}</p>
        {order.pickupCode ? (
          <p className="order-side__text">
            Pickup code: <b className="num">{order.pickupCode}</b>
          </p>
        ) : null}
      </Part>
    );
  }
  if (order.shipTo === null) return null;
  const lines = addressLines(order.shipTo, navigator.language);
  return (
    <Part title="Ship to">
      <address className="order-side__text">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className="acts order-side__bare">
        <CopyButton size="sm" variant="quiet" text={lines.join("\n")}>
          Copy address
        </CopyButton>
        {canChangeAddress(order) ? (
          <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
            Change
          </Button>
        ) : null}
      </div>
      {isChanging ? <AddressSheet order={order} shipTo={order.shipTo} onClose={() => setChanging(false)} /> : null}
    </Part>
  );
}
