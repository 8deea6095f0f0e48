import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { invoiceProblem, makeInvoice, withInvoice } from "@awning/domain/order/invoice";
import { getZone } from "#data/information.ts";
import { createInvoice, getInvoice, getInvoiceCounter, getSeller } from "#data/invoices.ts";
import { getGuardedOrder } from "#data/orders.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { writeMoved } from "./write-moved.ts";

/**
 * Issues the invoice of an order of the caller's own shop: the next number, and a copy of who sold what to whom, which no
 * later edit changes. An order that has one answers its number; `act_refused` says why there can be none.
 */
export async function issueInvoice({ orderId }: CommandInput<"issue-invoice">, request: Request): Promise<CommandOutput<"issue-invoice">> {
  const { uid } = requireCaller(request);
  return writeTogether("issue-invoice", async (writes) => {
    const [found, issued, seller, counter, zone] = await Promise.all([
      getGuardedOrder(uid, orderId),
      getInvoice(uid, orderId),
      getSeller(uid),
      getInvoiceCounter(uid),
      getZone(uid),
    ]);
    if (!found) throw new Failure("not_found");
    if (issued) return { number: issued.number };
    const order = withInvoice(found.order, counter.next, request.now);
    if (!order) throw new Failure("act_refused", { reason: invoiceProblem(found.order) });
    if (!seller) throw new Failure("act_refused", { reason: "seller" });
    createInvoice(writes, { siteId: uid, orderId }, makeInvoice(order, seller, { number: counter.next, at: request.now, zone }), counter);
    await writeMoved(writes, found, { order, returned: [], mails: [] });
    return { number: counter.next };
  });
}
