import { reservationPaths } from "@awning/domain/booking/paths";

export const TO_RESERVATIONS = { to: reservationPaths.list, label: "Reservations" };
export const TO_SERVICES = { to: reservationPaths.services, label: "Services" };
