import type { Order } from "@awning/domain/order";
import { orderName } from "@awning/domain/order";
import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonAnchor } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { addressLines } from "./address-lines.ts";

/** Who bought, where it goes, and what the buyer was told about paying. */
export function OrderSide({ order }: { order: Order }) {
  const { buyer } = order;
  const subject = encodeURIComponent(`Your order ${orderName(order.number)} at ${order.shopName}`);
  return (
    <aside className="order__side">
      <Part title="Buyer">
        <div className="order-who">
          <Avatar name={buyer.name} size="lg" />
          <p className="order-who__text">
            <span className="row__title">{buyer.name}</span>
            <span className="row__sub">{buyer.email}</span>
            {buyer.phone ? (
              <a className="row__sub link" href={`tel:${buyer.phone.replace(/[^\d+]/g, "")}`}>
                {buyer.phone}
              </a>
            ) : null}
          </p>
        </div>
        <div className="acts order-side__acts">
          <ButtonAnchor size="sm" icon={Mail} href={`mailto:${encodeURIComponent(buyer.email)}?subject=${subject}`}>
            Write
          </ButtonAnchor>
          <CopyButton size="sm" text={buyer.email}>
            Copy e-mail
          </CopyButton>
        </div>
      </Part>
      <Destination order={order} />
      {order.tracking ? <Parcel tracking={order.tracking} /> : null}
      {order.instructions.payment ? (
        <Part title="What the buyer was told about paying">
          <p className="order-side__text">{order.instructions.payment}</p>
        </Part>
      ) : null}
    </aside>
  );
}

function Destination({ order }: { order: Order }) {
  if (order.delivery === "pickup") {
    return (
      <Part title="Pick-up">
        <p className="order-side__text">{order.instructions.pickup || "No place was given."}</p>
      </Part>
    );
  }
  if (order.shipTo === null) return null;
  const lines = addressLines(order.shipTo, navigator.language);
  return (
    <Part title="Send to">
      <address className="order-side__text">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className="acts order-side__bare">
        <CopyButton size="sm" variant="quiet" text={lines.join("\n")}>
          Copy address
        </CopyButton>
      </div>
    </Part>
  );
}

function Parcel({ tracking }: { tracking: NonNullable<Order["tracking"]> }) {
  const name = tracking.number || "Follow it";
  if (!tracking.carrier && !tracking.number && !tracking.url) return null;
  return (
    <Part title="Parcel">
      <dl className="facts">
        <dt>{tracking.carrier || "Number"}</dt>
        <dd>
          {tracking.url ? (
            <a className="link" href={tracking.url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            tracking.number
          )}
        </dd>
      </dl>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="order-side__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
