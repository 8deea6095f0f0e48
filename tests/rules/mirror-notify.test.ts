import { NOTIFY_EVENTS } from "@awning/domain/notification/notify";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test("of what an owner is told", () => {
  expect(rules.list("isNotify")).toEqual([...NOTIFY_EVENTS]);
  for (const event of NOTIFY_EVENTS) expect(rules.body("isNotify")).toContain(`isToldBy(notify.get('${event}', byMail()))`);
});
