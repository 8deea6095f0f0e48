import { type Mail, READ_BEFORE } from "@awning/domain/mail/mail";
import { documents } from "@awning/domain/routes/firestore-paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/mail/labels.ts";
import { button, dialog, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { answer, type Owner, openScreen, PHONE, Refusal, store, test } from "../support/screen.tsx";

const OPEN = settingsPaths.section("emails");

function putMail(owner: Owner, id: string, changes: Partial<Mail> = {}, ago = 0): void {
  const at = new Date(Date.now() - ago);
  store.set(documents.mail(id), {
    ...{ kind: "order-received", to: "ada@example.test", state: "sent", attempts: 1, lastError: "", messageId: null, ...changes },
    subject: { uid: null, siteId: owner.uid, orderId: "o1", reservationId: null, part: "" },
    ...{ notBefore: at, leaseUntil: null, createdAt: at, sentAt: at, expireAt: at },
  });
}

test("every mail says to whom it went and how it stands; one shows what it says and is sent again", async ({ owner }) => {
  putMail(owner, "order-received.o1");
  putMail(owner, "payment-received.o1", { kind: "payment-received", state: "failed", lastError: "550 no such mailbox" }, 1_000);
  putMail(owner, "new-order.o1", { kind: "new-order", to: owner.email, state: "suppressed", lastError: READ_BEFORE }, 2_000);
  answer("read-mail", ({ mailId }) => ({
    subject: `About ${mailId}`,
    html: "<html><head></head><body><p>Thank you, Ada</p></body></html>",
  }));
  const sent: string[] = [];
  answer("resend-mail", ({ mailId }) => {
    sent.push(mailId);
    return {};
  });
  await openScreen(OPEN);
  await says("Not sent, already read");
  expect(await faults()).toEqual([]);
  await button("Payment received").click();
  const open = dialog("Payment received");
  await says("The mail server said: 550 no such mailbox", open);
  const frame = open.getByTitle("About payment-received.o1");
  await seen(frame);
  await expect.poll(() => (frame.element() as HTMLIFrameElement).contentDocument?.body.textContent).toBe("Thank you, Ada");
  expect(frame.element().getAttribute("sandbox")).not.toMatch(/scripts|popups/);
  await button(labels.sendAgain, open).click();
  await says("Sending to ada@example.test");
  expect(sent).toEqual(["payment-received.o1"]);
});

test("a mail whose order is gone says so, and one on its way can be neither opened nor sent again", async ({ owner }) => {
  putMail(owner, "order-received.o1");
  putMail(owner, "order-ready.o1", { kind: "order-ready", state: "queued" }, 1_000);
  answer("read-mail", () => {
    throw new Refusal(404, "not_found");
  });
  await openScreen(OPEN, { viewport: PHONE });
  await says("Sending");
  expect(button("Ready for pickup").elements()).toEqual([]);
  await button("Order received").click();
  await says("This is no longer available", dialog("Order received"));
});

test("without mails the list says what comes; a long address stays within a narrow screen", async ({ owner }) => {
  await openScreen(OPEN, { viewport: { width: 320, height: 700 } });
  await says(labels.noneYet);
  putMail(owner, "order-received.o1", { to: `${"long".repeat(15)}@example.test` });
  await says("long", page.getByRole("main"));
  expect(scrollsSideways()).toBe(false);
});

test("a list that cannot be read says so and offers to try again", async ({ owner: _owner }) => {
  store.refuseReads(/^outbox/, "unavailable");
  await openScreen(OPEN);
  await seen(button("Try again"));
});
