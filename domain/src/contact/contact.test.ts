import { expect, test } from "vitest";
import {
  ASK_AGAIN_MS,
  askedContact,
  CONFIRM_DAYS,
  CONSENTS_MAX,
  type Contact,
  canConfirm,
  confirmedContact,
  consentText,
  forgottenAt,
  PENDING_DAYS,
  withdrawnContact,
} from "./contact.ts";
import { toContactCsv } from "./csv.ts";

const DAY = 86_400_000;
const ASKED = { email: "cafe@example.test", text: "News, please", version: "v1", source: "home" };
const pending = (at = 1000, known: Contact | null = null): Contact => {
  const contact = askedContact(known, ASKED, at);
  if (!contact) throw new Error("nothing was asked");
  return contact;
};

test("a sign-up needs the confirmation click and is deleted without it", () => {
  const contact = pending(1000);
  expect(contact).toMatchObject({ email: ASKED.email, marketing: "pending", askedAt: 1000, confirmedAt: null, createdAt: 1000 });
  expect(contact.consents).toEqual([{ act: "asked", text: "News, please", version: "v1", source: "home", at: 1000 }]);
  expect(forgottenAt(contact)).toBe(1000 + PENDING_DAYS * DAY);
});

test("repeating at once sends nothing, and later sends a new link that replaces the old one", () => {
  const first = pending(1000);
  expect(askedContact(first, ASKED, 1000 + ASK_AGAIN_MS - 1)).toBeNull();
  const second = pending(1000 + ASK_AGAIN_MS, first);
  expect(second).toMatchObject({ askedAt: 1000 + ASK_AGAIN_MS, createdAt: 1000 });
  expect(canConfirm(second, 1000, second.askedAt)).toBe(false);
  expect(canConfirm(second, second.askedAt, second.askedAt)).toBe(true);
});

test("a link confirms once, within its days", () => {
  const contact = pending(1000);
  expect(canConfirm(contact, 1000, 999 + CONFIRM_DAYS * DAY)).toBe(true);
  expect(canConfirm(contact, 1000, 1000 + CONFIRM_DAYS * DAY)).toBe(false);
  const done = confirmedContact(contact, 2000);
  expect(done).toMatchObject({ marketing: "subscribed", confirmedAt: 2000 });
  expect(done.consents.at(-1)).toEqual({ act: "confirmed", text: "News, please", version: "v1", source: "home", at: 2000 });
  expect(canConfirm(done, 1000, 3000)).toBe(false);
  expect(forgottenAt(done)).toBeNull();
  expect(askedContact(done, ASKED, 9e12)).toBeNull();
});

test("unsubscribing lasts until a new sign-up is confirmed", () => {
  const gone = withdrawnContact(confirmedContact(pending(1000), 2000), 3000);
  expect(gone).toMatchObject({ marketing: "unsubscribed", confirmedAt: null });
  if (!gone) throw new Error("nobody left");
  expect(withdrawnContact(gone, 4000)).toBeNull();
  expect(canConfirm(gone, 1000, 4000)).toBe(false);
  const back = pending(5000, gone);
  expect(back.marketing).toBe("pending");
  expect(back.consents.map((one) => one.act)).toEqual(["asked", "confirmed", "withdrawn", "asked"]);
});

test("keeps only the last consents", () => {
  let contact = pending(0);
  for (let turn = 1; turn < 30; turn++) {
    const gone = withdrawnContact(contact, turn);
    contact = pending(turn, gone);
  }
  expect(contact.consents).toHaveLength(CONSENTS_MAX);
  expect(contact.consents.at(-1)).toMatchObject({ act: "asked", at: 29 });
});

test("strangers who ask again and again push out nothing of what was confirmed or withdrawn, and the proof is never deleted", () => {
  let contact = withdrawnContact(confirmedContact(pending(1), 2), 3);
  for (let turn = 1; turn < 60; turn++) contact = pending(turn * ASK_AGAIN_MS, contact);
  const acts = contact?.consents.map(({ act, at }) => `${act} ${at}`);
  expect(acts?.slice(0, 3)).toEqual(["asked 1", "confirmed 2", "withdrawn 3"]);
  expect(acts).toHaveLength(CONSENTS_MAX);
  expect(acts?.at(-1)).toBe(`asked ${59 * ASK_AGAIN_MS}`);
  expect(contact && forgottenAt(contact)).toBeNull();
});

test("without its own text a sign-up uses the default with the shop's name", () => {
  expect(consentText("", "Harbour pots")).toContain("Harbour pots may email me");
  expect(consentText("Yes, news", "Harbour pots")).toBe("Yes, news");
});

test("the table shows consents and contains no formulas", () => {
  const evil = { ...ASKED, email: "=cmd@example.test", text: '=HYPERLINK("https://x.example.test")' };
  const contact = askedContact(null, evil, 0);
  if (!contact) throw new Error("nothing was asked");
  const [, head, row] = /^(.*)\r\n(.*)\r\n$/.exec(toContactCsv([confirmedContact(contact, 60_000)])) ?? [];
  expect(head).toBe("Email,Confirmed,Signed up,Page,Agreed to,Consent version");
  expect(row).toBe(
    `'=cmd@example.test,1970-01-01T00:01:00.000Z,1970-01-01T00:00:00.000Z,home,"'=HYPERLINK(""https://x.example.test"")",v1`,
  );
});
