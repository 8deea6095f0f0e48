import type { Reservation } from "@awning/domain/booking/reservation";
import { MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { useWritingAbout } from "#data/chat/about.ts";
import { WriteButton } from "#ui/write-button.tsx";

/** Leads to the conversation about a booking; the first message begins it. */
export function WriteMessage({ reservation }: { reservation: Reservation }) {
  return (
    <WriteButton
      {...useWritingAbout({ type: "booking", id: reservation.id })}
      canWrite={reservation.guest.email !== ""}
      title={`Write to ${reservation.guest.name}`}
      hint="Opens a conversation about this booking. Your guest also gets it by email and can answer there."
      max={MESSAGE_TEXT_MAX}
    />
  );
}
