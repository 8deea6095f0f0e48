import { chatPaths } from "@awning/domain/routes/own-paths";
import { Link } from "react-router";
import type { OwnConversation } from "#data/chat/conversations.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Count } from "#ui/count.tsx";
import { Time } from "#ui/time.tsx";
import { previewWords, visitorName } from "./labels.ts";

/** One conversation of the inbox: who, what was said last, when, and what is unread. */
export function ConversationRow({ conversation }: { conversation: OwnConversation }) {
  const { id, unreadOwner, lastAt, subject } = conversation;
  const name = visitorName(conversation);
  return (
    <li>
      <Link className={`chat-row ${unreadOwner > 0 ? "chat-row--unread" : ""}`} to={chatPaths.conversation(id)} data-row>
        <Avatar name={name} />
        <span className="chat-row__text">
          <span className="chat-row__who">
            <span className="clip strong">{name}</span>
            {subject.type === "general" ? null : <span className="chat-row__tag">{subject.type === "order" ? "Order" : "Booking"}</span>}
          </span>
          <span className="clip soft">{previewWords(conversation)}</span>
        </span>
        <span className="chat-row__end">
          <Time at={lastAt} className="faint" />
          <Count n={unreadOwner} label="unread" />
        </span>
      </Link>
    </li>
  );
}
