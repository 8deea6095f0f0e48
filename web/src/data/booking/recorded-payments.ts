import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import type { Reservation } from "@awning/domain/booking/reservation";
import { runCommand } from "../core/commands.ts";

type Payment = Omit<CommandInput<"record-payment">, "reservationId" | "rev">;

/** The order that a payment is. */
export type RecordedPayment = CommandOutput<"record-payment">;

/**
 * Records what a guest paid besides what is paid when booking; `amount` in minor units. Sending it again with the same key records it once.
 * @returns the order that it becomes
 * @throws Failure `conflict` when the booking changed since `rev`, `act_refused` when more is paid than is left, `offline`
 */
export function recordPayment({ id, rev }: Pick<Reservation, "id" | "rev">, payment: Payment): Promise<RecordedPayment> {
  return runCommand("record-payment", { reservationId: id, rev, ...payment });
}
