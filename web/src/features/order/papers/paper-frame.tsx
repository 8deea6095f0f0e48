import type { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { formatDate } from "@awning/domain/time/format";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { useLive } from "#data/core/live.ts";
import { watchOrder } from "#data/order/orders.ts";
import { useOwnLanguage } from "#data/site/own-locale.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { NoSuchOrder } from "../detail/no-such-order.tsx";
import * as labels from "./labels.ts";
import "../paper.css";

type Props = {
  title: string;
  /** @param language the shop's, which its buyers also read on its pages and in its mails */
  children: (order: Order, language: string) => ReactNode;
};

/** The frame of a document about the order in the address: waits for it, and says when it does not exist. */
export function PaperFrame({ title, children }: Props) {
  const { id: orderId = "-" } = useParams();
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const order = useLive(siteId && `order/${siteId}/${orderId}`, watchOrder(siteId ?? "", orderId));
  const language = useOwnLanguage(siteId);
  if (order.state === "ready" && order.data && language !== null) return children(order.data, language);
  if (order.state === "ready" && !order.data) return <NoSuchOrder />;
  if (order.state === "failed") return <PaperSkeleton title={title} failure={order.failure} />;
  return <PaperSkeleton title={title} />;
}

/** Until what the document says is here, or cannot be. */
export function PaperSkeleton({ title, failure }: { title: string; failure?: Failure }) {
  return (
    <>
      <PageHeader title={title} back={{ to: paths.orders, label: labels.orders }} />
      {failure ? <LoadFailure failure={failure} /> : <SkeletonRows count={4} label={labels.loadingTheOrder} />}
    </>
  );
}

/** Formats a day for documents. */
export function paperDate(at: number, language: string): string {
  return formatDate(at, language, { dateStyle: "long" });
}
