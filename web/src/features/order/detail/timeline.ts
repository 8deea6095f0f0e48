import type { OrderEvent } from "@awning/domain/order/order";

type Written = { id: string; createdAt: number };
/** An event of an order, or a mail about it. */
export type Moment<Mail> = { at: number } & ({ event: OrderEvent } | { mail: Mail });

/** Events and mails in one timeline, newest first; a mail follows its event. */
export function timelineOf<Mail extends Written>(events: readonly OrderEvent[], mails: readonly Mail[]): Moment<Mail>[] {
  const written = mails.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const moments: Moment<Mail>[] = [
    ...events.map((event) => ({ at: event.at, event })),
    ...written.map((mail) => ({ at: mail.createdAt, mail })),
  ];
  return moments.toSorted((a, b) => a.at - b.at).toReversed();
}
