import { reservationPaths } from "@awning/domain/booking/paths";

export const TO_RESERVATIONS = { to: reservationPaths.list, label: "Bookings" };
export const TO_SERVICES = { to: reservationPaths.services, label: "Services" };
