// What a visitor booked and bought stands beside the conversation: a few of each, and how many there are besides.
import { chatPaths } from "@awning/domain/routes/own-paths";
import { peoplePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/chat/labels.ts";
import { putReservation, putService } from "../support/bookings.ts";
import { putConversation } from "../support/conversations.ts";
import { openScreen, test } from "../support/screen.tsx";

test("of six bookings five are listed, and one more is named and led to", async ({ owner }) => {
  const service = putService(owner);
  const email = "lighthouse@example.test";
  const id = putConversation(owner, [], { name: "Lighthouse school", email });
  for (let count = 1; count <= 6; count++)
    putReservation(owner, service, { start: Date.parse(`2026-06-0${count}T10:00Z`), guest: { email }, createdAt: count });
  await openScreen(chatPaths.conversation(id));
  const section = page.getByRole("region", { name: labels.bookingsWithThisEmail });
  await expect.poll(() => section.getByRole("listitem").all().length).toBe(5);
  await expect
    .element(section.getByRole("link", { name: labels.andMore(1) }))
    .toHaveAttribute("href", `${peoplePaths.visitors}?q=lighthouse%40example.test`);
});
