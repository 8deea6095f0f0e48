import type { Payment } from "@awning/domain/order/payment";
import { wallTime } from "@awning/domain/time/zoned-time";

/** The day on which money came, where that is not the reader's day on which it was noted (`at`); `null` where it is. */
export function earlierDay({ day }: Pick<Payment, "day">, at: number): string | null {
  return day !== "" && day !== wallTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone).day ? day : null;
}
