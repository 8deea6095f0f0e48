import { type Mail, mailSchema } from "@awning/domain/mail/mail";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, limit, query, where } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";

export type OrderMail = Mail & { id: string };
/** The most mails of one order that are listed, which is the rules' limit. */
const ORDER_MAILS_MAX = 50;

/** Every mail about an order of the signed-in owner's shop, live, oldest first. */
export function useOrderMails(order: { siteId: string; id: string }): Live<OrderMail[]> {
  const live = useLive(
    `order-mails/${order.siteId}/${order.id}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), collections.outbox),
          where("subject.siteId", "==", order.siteId),
          where("subject.orderId", "==", order.id),
          limit(ORDER_MAILS_MAX),
        ),
      mailSchema,
    ),
  );
  return live.state === "ready" ? { ...live, data: live.data.toSorted((a, b) => a.createdAt - b.createdAt) } : live;
}
