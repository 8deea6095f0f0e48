import { reservationPaths } from "@awning/domain/booking/paths";
import type { Reservation } from "@awning/domain/booking/reservation";
import { MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { orderPaths } from "@awning/domain/routes/paths";
import { CalendarPlus, Mail, MessageCircle, Plus } from "lucide-react";
import { useWritingAbout } from "#data/chat/about.ts";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { WriteButton } from "#ui/buttons/write-button.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as words from "./labels.ts";
import { nameOf } from "./person-labels.ts";
import type { PersonTraces } from "./person-timeline.tsx";

/** A hold has no address to write to. */
const isBooked = ({ status }: Reservation) => status !== "held" && status !== "expired";

type Props = { person: StoredPerson; traces: PersonTraces | null };

/** What an owner does for a person: write to them, sell to them, book for them. */
export function PersonActs({ person, traces }: Props) {
  return (
    <>
      <Message person={person} traces={traces} />
      <ButtonLink icon={CalendarPlus} to={`${reservationPaths.list}?new=1&${new URLSearchParams({ guest: person.id })}`}>
        {uiLabels.addBooking}
      </ButtonLink>
      <ButtonLink variant="primary" icon={Plus} to={`${orderPaths.create}?${new URLSearchParams({ person: person.id })}`}>
        {words.newOrder}
      </ButtonLink>
    </>
  );
}

/** The latest conversation; else one about their latest booking or order; else a mail, because a chat needs something to begin with. */
function Message({ person, traces }: Props) {
  const [conversation, booking, order] = [traces?.conversations[0], traces?.reservations.find(isBooked), traces?.orders[0]];
  if (conversation)
    return (
      <ButtonLink icon={MessageCircle} to={chatPaths.conversation(conversation.id)}>
        {words.message}
      </ButtonLink>
    );
  if (booking) return <WriteAbout person={person} about={{ type: "booking", id: booking.id }} />;
  if (order) return <WriteAbout person={person} about={{ type: "order", id: order.id }} />;
  return (
    <ButtonAnchor icon={Mail} href={`mailto:${person.email}`}>
      {words.message}
    </ButtonAnchor>
  );
}

function WriteAbout({ person, about }: { person: StoredPerson; about: { type: "order" | "booking"; id: string } }) {
  return (
    <WriteButton
      {...useWritingAbout(about)}
      size="md"
      canWrite
      title={words.messagePerson(nameOf(person))}
      hint={words.messageHint}
      max={MESSAGE_TEXT_MAX}
    />
  );
}
