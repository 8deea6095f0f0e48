import { chatPaths, ownPaths } from "@awning/domain/routes/own-paths";
import type { MailContent, MailShop } from "./mail-content.ts";

/** What a mail about unread messages says, for looking at it. */
export function sampleChatContent(kind: "chat-message" | "chat-reply", siteUrl: string, shop: MailShop): MailContent {
  if (kind === "chat-reply") {
    const messages = [{ text: "Yes, two are left. Friday is fine.", files: 0 }];
    return { kind, shop, messages, about: null, isReply: true, url: `${siteUrl}${ownPaths.chat(shop.username)}?key=sample` };
  }
  const messages = [
    { text: "Do you still have the blue bowl?", files: 0 },
    { text: "I could come by on Friday.", files: 1 },
  ];
  return { kind, uid: "", name: "Rosa", email: "rosa@example.test", messages, about: null, url: `${siteUrl}${chatPaths.inbox}` };
}
