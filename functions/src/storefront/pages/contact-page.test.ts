import { HOST_FORM_LABELS } from "@awning/domain/contact/host-message-labels";
import { Failure } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import * as labels from "../labels.ts";
import { type ContactDependencies, submitContact } from "./contact-page.ts";

type Sent = Parameters<ContactDependencies["writeToHost"]>[0];
const TYPED = { topic: "help", email: "ana@museum.example.test", text: "The button for new products does nothing." };
const NOW = Date.UTC(2026, 4, 6, 12);

async function submit(typed: Record<string, string>, answer: () => ReturnType<ContactDependencies["writeToHost"]>, now = NOW) {
  const asked: Sent[] = [];
  const writeToHost = (input: Sent) => {
    asked.push(input);
    return answer();
  };
  const made = await submitContact(new URLSearchParams(typed), { writeToHost }, { clientAddress: "network", now });
  if (made.type !== "page" || made.page.view.kind !== "contact") throw new Error("No page of the form");
  return { asked, status: made.page.status, ...made.page.view.props };
}

test("shows errors at their fields, keeps the input and sends nothing", async () => {
  const typed = { topic: "nothing", email: "ana", text: "Help" };
  const { asked, status, form, errors } = await submit(typed, () => Promise.reject(new Error("asked")));
  expect([asked, status, form]).toEqual([[], 422, typed]);
  expect(errors).toEqual({
    topic: HOST_FORM_LABELS.topicError,
    email: HOST_FORM_LABELS.emailError,
    text: expect.stringMatching(/^16 more characters/),
  });
});

test("derives the key from the text and day", async () => {
  const taken = async () => ({ isCopied: true });
  const keyOf = async (typed: typeof TYPED, now = NOW) => (await submit(typed, taken, now)).asked[0]?.key;
  const key = await keyOf(TYPED);
  expect(key).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  expect(await keyOf(TYPED, NOW + 3_600_000)).toBe(key);
  expect(await keyOf({ ...TYPED, text: `${TYPED.text}!` })).not.toBe(key);
  expect(await keyOf(TYPED, NOW + 86_400_000)).not.toBe(key);
});

test("keeps the input on every answer until the message is sent", async () => {
  const sent = await submit(TYPED, async () => ({ isCopied: false }));
  expect([sent.status, sent.sent, sent.notice]).toEqual([200, HOST_FORM_LABELS.notCopied(TYPED.email), null]);
  const proof = await submit({ ...TYPED, website: "spam" }, () => Promise.reject(new Failure("proof_needed", { challenge: "{}" })));
  expect([proof.status, proof.asked[0]?.website, proof.notice?.words]).toEqual([429, "spam", labels.needsJavascriptOrAnHour]);
  const full = await submit(TYPED, () => Promise.reject(new Failure("too_many_requests", { retryAfterSeconds: 1800 })));
  expect([full.status, full.form, full.notice?.title]).toEqual([429, TYPED, labels.tooManyMessages]);
  const busy = await submit(TYPED, () => Promise.reject(new Failure("busy")));
  expect([busy.status, busy.form, busy.notice?.title]).toEqual([503, TYPED, labels.messageWasntSent]);
});
