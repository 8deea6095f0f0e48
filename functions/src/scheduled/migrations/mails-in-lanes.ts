import { listMailsWithoutLane } from "#data/mail/mail-lines.ts";
import { joinLine } from "#data/mail/outbox.ts";
import type { Migration } from "./migration.ts";

export const mailsInLanes: Migration = {
  does: "gives unsent mails a lane and a line",
  page: async (after, now) => {
    const { ids, last } = await listMailsWithoutLane(after);
    await Promise.all(ids.map((id) => joinLine(id, now)));
    // It never throws, but a mail that was missed here would be sent by nobody.
    if ((await listMailsWithoutLane(after)).ids.length > 0) throw new Error("a mail has not joined a line");
    return last;
  },
};
