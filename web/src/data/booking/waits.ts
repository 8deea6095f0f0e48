import type { ReservationStatus } from "@awning/domain/booking/reservation";
import { or, where } from "firebase/firestore";

/** What needs the owner's answer: requests, and confirmed bookings whose guests ask for another time. */
export function waits() {
  return or(where("status", "==", "pending" satisfies ReservationStatus), where("isMoveAsked", "==", true));
}
