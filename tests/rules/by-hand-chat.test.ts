import { DAY_MS, DAY_TOKENS, MINUTE_MS, MINUTE_TOKENS } from "@awning/domain/chat/conversation";
import { CONVERSATIONS_PAGE, MESSAGE_TEXT_MAX, MESSAGES_PAGE, PREVIEW_MAX } from "@awning/domain/chat/message";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test.each<[string, string]>([
  ["isNewMessage", `after.lastText.size() <= ${PREVIEW_MAX}`],
  ["isNewMessage", "after.count == resource.data.count + 1"],
  ["isOwnersMessage", "after.unreadVisitor == resource.data.unreadVisitor + 1"],
  ["isVisitorsMessage", "after.unreadOwner == resource.data.unreadOwner + 1"],
  ["isVisitorsMessage", `resource.data.refilledAt, ${MINUTE_TOKENS}, ${MINUTE_MS / 1000})`],
  ["isVisitorsMessage", `resource.data.dayRefilledAt, ${DAY_TOKENS}, ${DAY_MS / 1000})`],
  ["takesOne", "left == leftBefore - 1 && left >= 0"],
  ["takesOne", "left == most - 1"],
  ["isOwnersRead", "after.unreadOwner == 0"],
  ["isVisitorsRead", "after.unreadVisitor == 0"],
  ["isMessage", `isParagraph(message.text, ${MESSAGE_TEXT_MAX})`],
])("%s holds %s", (name, limit) => {
  expect(rules.body(name)).toContain(limit);
});

test("pages of lists", () => {
  expect(CONVERSATIONS_PAGE).toBe(30);
  expect(MESSAGES_PAGE).toBe(29);
  expect(rules.code).toContain(`request.query.limit <= ${MESSAGES_PAGE} && (isMe(siteId) || isVisitorOf(conversationNow()))`);
});
