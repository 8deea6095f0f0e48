import { paths } from "@awning/domain/routes/paths";
import { useParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { useLive } from "#data/core/live.ts";
import { watchOrder } from "#data/order/orders.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Bone, SkeletonRows } from "#ui/skeleton.tsx";
import { NoSuchOrder } from "./no-such-order.tsx";
import { OrderPage } from "./order-page.tsx";
import "./order.css";

const BACK = { to: paths.orders, label: "Orders" };

/** `/orders/:id`: one order with everything its owner can do about it. */
export function OrderScreen() {
  const { id: orderId = "-" } = useParams();
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const order = useLive(siteId && `order/${siteId}/${orderId}`, watchOrder(siteId ?? "", orderId));

  if (order.state === "failed") {
    return (
      <>
        <PageHeader title="Order" back={BACK} />
        <LoadFailure failure={order.failure} />
      </>
    );
  }
  if (order.state === "loading") return <OrderSkeleton />;
  if (order.data === null) return <NoSuchOrder />;
  return <OrderPage key={orderId} order={order.data} isFromCache={order.isFromCache} />;
}

function OrderSkeleton() {
  return (
    <>
      <PageHeader title={<Bone width={120} height={28} />} state={[<Bone key="state" width={200} />]} back={BACK} />
      <div className="order">
        <div className="order__main">
          <Bone height={160} />
          <SkeletonRows count={3} label="Loading the order" />
        </div>
        <aside className="order__side">
          <Bone width={140} />
          <Bone height={64} />
        </aside>
      </div>
    </>
  );
}
