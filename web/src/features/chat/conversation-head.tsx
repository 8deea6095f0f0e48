import { reservationPaths } from "@awning/domain/booking/paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { AlarmClock, Archive, ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { OwnConversation } from "#data/chat/conversations.ts";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { Icon } from "#ui/icon.tsx";
import { Avatar } from "#ui/images/avatar.tsx";
import type { useConversationActs } from "./conversation-acts.tsx";
import * as labels from "./labels.ts";
import { LABELS, VIEW_LABELS, visitorName } from "./labels.ts";
import { snoozeTime } from "./snooze-sheet.tsx";
import { SubjectChip } from "./subject-chip.tsx";

type Props = {
  conversation: OwnConversation;
  person: StoredPerson | null;
  acts: Pick<ReturnType<typeof useConversationActs>, "items" | "close" | "snooze">;
  /** Shows the person, where they do not stand beside the messages. */
  onPerson?: () => void;
};

/** The head of a conversation. The name leads to the person. */
export function ConversationHead({ conversation, person, acts, onPerson }: Props) {
  const { status, snoozedUntil, subject, email } = conversation;
  const name = visitorName(conversation);
  const about = { order: paths.order(subject.id), booking: reservationPaths.reservation(subject.id), general: "" }[subject.type];
  return (
    <header className="chat-head">
      {onPerson ? (
        <Link className="chat-head__back" to={chatPaths.inbox} aria-label={LABELS.title}>
          <Icon of={ChevronLeft} />
        </Link>
      ) : null}
      <Avatar name={name} />
      <div className="chat-head__text">
        <h1 className="chat-head__name">
          {onPerson ? (
            <button type="button" className="chat-head__open" onClick={onPerson} aria-haspopup="dialog">
              <span className="clip">{name}</span> <Icon of={ChevronRight} size="sm" />
            </button>
          ) : person ? (
            <Link className="clip" to={peoplePaths.visitor(person.id)}>
              {name}
            </Link>
          ) : (
            <span className="clip">{name}</span>
          )}
        </h1>
        <p className="chat-head__state clip soft">
          {status === "snoozed" && snoozedUntil !== null ? labels.snoozeState(snoozeTime(snoozedUntil)) : VIEW_LABELS[status]}
          {conversation.name && email ? ` · ${email}` : ""}
        </p>
      </div>
      {about ? (
        <Link className="chat-head__about" to={about}>
          <SubjectChip subject={subject} />
        </Link>
      ) : null}
      {status === "open" ? (
        <>
          <IconButton icon={AlarmClock} size="md" label={labels.snooze} className="only-desk" onClick={acts.snooze} />
          <Button icon={Archive} className="only-desk" onClick={acts.close}>
            {labels.closeLabel}
          </Button>
        </>
      ) : null}
      <Menu label={labels.more} items={acts.items} />
    </header>
  );
}
