import type { Order } from "@awning/domain/order";
import type { Shipment, Tracking } from "@awning/domain/shipment";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Part } from "./order-part.tsx";
import { TrackingSheet } from "./tracking-sheet.tsx";

type Sent = Pick<Shipment, "id" | "tracking">;

/** How each parcel of an order travels; what was typed wrong is mended here. */
export function OrderParcels({ order }: { order: Order }) {
  const [changing, setChanging] = useState<Sent | null>(null);
  const canChange = order.shipments.length > 0 && (order.status === "open" || order.status === "completed");
  return (
    <>
      {parcelsOf(order).map((parcel) => (
        <Part key={parcel.id} title="Parcel">
          {parcel.tracking ? <TrackingFacts tracking={parcel.tracking} /> : <p className="order-side__text">Sent without tracking.</p>}
          {canChange ? (
            <div className="acts order-side__bare">
              <Button
                size="sm"
                variant="quiet"
                aria-label={parcel.tracking ? "Change the tracking" : "Add tracking"}
                onClick={() => setChanging(parcel)}
              >
                {parcel.tracking ? "Change" : "Add tracking"}
              </Button>
            </div>
          ) : null}
        </Part>
      ))}
      {changing ? <TrackingSheet order={order} parcel={changing} onClose={() => setChanging(null)} /> : null}
    </>
  );
}

/** What was put into a parcel; files that left by themselves are none. An order from before shipments were kept has one parcel. */
function parcelsOf({ delivery, shipments, tracking, lines }: Order): Sent[] {
  if (delivery !== "shipping") return [];
  if (shipments.length === 0) return tracking ? [{ id: "only", tracking }] : [];
  return shipments.filter((one) => one.lines.some(({ line }) => lines[line]?.kind !== "digital"));
}

function TrackingFacts({ tracking }: { tracking: Tracking }) {
  const name = tracking.number || "Follow it";
  return (
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
  );
}
