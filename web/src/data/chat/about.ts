import { chatCollections } from "@awning/domain/chat/chat-documents";
import type { Subject } from "@awning/domain/chat/conversation";
import { conversationSchema } from "@awning/domain/chat/schema";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { collection, limit, query, where } from "firebase/firestore";
import { useRef } from "react";
import { useSession } from "../account/session.ts";
import { runCommand } from "../core/commands.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import type { OwnConversation } from "./conversations.ts";

type About = Subject & { type: "order" | "booking" };

/** The conversation about an order or a booking; none until the first message. */
function useConversationAbout({ type, id }: About): Live<OwnConversation[]> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return useLive(
    siteId === null ? null : `conversation-about/${siteId}/${type}/${id}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), chatCollections.conversations(siteId ?? "")),
          where("subject.type", "==", type),
          where("subject.id", "==", id),
          limit(1),
        ),
      conversationSchema,
    ),
  );
}

/**
 * Messaging about an order or a booking. `open` links to the conversation once it exists, with its unread count. `begin` sends
 * the first message and returns the conversation's address; it is safe to retry. Throws a Failure.
 */
export function useWritingAbout(subject: About): {
  open: { to: string; unread: number } | null;
  begin: (text: string) => Promise<string>;
} {
  const known = useConversationAbout(subject);
  const sending = useRef({ text: "", id: "" });
  const begin = async (text: string) => {
    if (sending.current.text !== text) sending.current = { text, id: crypto.randomUUID().replaceAll("-", "") };
    try {
      return chatPaths.conversation((await runCommand("write-chat", { subject, ...sending.current })).conversationId);
    } catch (error) {
      throw toFailure(error);
    }
  };
  const conversation = known.state === "ready" ? known.data[0] : undefined;
  return { open: conversation ? { to: chatPaths.conversation(conversation.id), unread: conversation.unreadOwner } : null, begin };
}
