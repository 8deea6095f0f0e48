import { reservationPaths } from "@awning/domain/booking/paths";
import * as labels from "./labels.ts";

export const TO_RESERVATIONS = { to: reservationPaths.list, label: labels.bookings };
export const TO_SERVICES = { to: reservationPaths.services, label: labels.services };
