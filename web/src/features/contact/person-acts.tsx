import { reservationPaths } from "@awning/domain/booking/paths";
import type { Reservation } from "@awning/domain/booking/reservation";
import { MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { ownDataOf } from "@awning/domain/contact/own-data";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { orderPaths } from "@awning/domain/routes/paths";
import { CalendarPlus, Download, Mail, Merge, MessageCircle, Plus } from "lucide-react";
import { useState } from "react";
import { useWritingAbout } from "#data/chat/about.ts";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { WriteButton } from "#ui/buttons/write-button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { downloadFile } from "#ui/download-csv.ts";
import * as uiLabels from "#ui/labels.ts";
import * as words from "./labels.ts";
import { MergeSheet } from "./merge-sheet.tsx";
import { nameOf } from "./person-labels.ts";
import type { PersonTraces } from "./person-timeline.tsx";

/** A hold has no address to write to. */
const isBooked = ({ status }: Reservation) => status !== "held" && status !== "expired";

type Props = { person: StoredPerson; traces: PersonTraces | null };

/** What an owner does for a person: write to them, sell to them, book for them; and with what is known of them. */
export function PersonActs({ siteId, person, traces }: Props & { siteId: string }) {
  const [isMerging, setMerging] = useState(false);
  return (
    <>
      <Message person={person} traces={traces} />
      <ButtonLink icon={CalendarPlus} to={`${reservationPaths.list}?new=1&${new URLSearchParams({ guest: person.id })}`}>
        {uiLabels.addBooking}
      </ButtonLink>
      <ButtonLink variant="primary" icon={Plus} to={`${orderPaths.create}?${new URLSearchParams({ person: person.id })}`}>
        {words.newOrder}
      </ButtonLink>
      <Menu
        label={words.more}
        items={[
          { label: words.exportData, icon: Download, isDisabled: !traces, onSelect: () => traces && exportPerson(person, traces) },
          { label: words.mergePeople, icon: Merge, onSelect: () => setMerging(true) },
        ]}
      />
      {isMerging ? <MergeSheet siteId={siteId} person={person} onClose={() => setMerging(false)} /> : null}
    </>
  );
}

/** Exports a person's data as a file, for them to have. */
function exportPerson(person: StoredPerson, traces: PersonTraces): void {
  const data = JSON.stringify(ownDataOf({ person, ...traces }), null, 2);
  downloadFile(new Blob([data], { type: "application/json" }), "person.json");
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
