import { expect, test } from "vitest";
import { afterMail, type MailPace, type MailPaceName, nextMailAt } from "./mail-pace.ts";

const MINUTE = 60_000;

/** Send times in minutes when five more mails are due each minute; waiting mails join the next one. */
function sendings(name: MailPaceName, minutes: number): number[] {
  let pace: MailPace | null = null;
  const sent: number[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    for (let due = 0; due < 5; due++) {
      const now = minute * MINUTE;
      if (nextMailAt(name, pace, now) > now) continue;
      pace = afterMail(name, pace, now);
      sent.push(minute);
    }
  }
  return sent;
}

test("mails that strangers trigger reach an address three times an hour", () => {
  expect(sendings("unconfirmed", 60)).toEqual([0, 0, 0]);
  expect(sendings("unconfirmed", 180)).toHaveLength(9);
});

test("chat replies reach an unconfirmed address three times a day", () => {
  expect(sendings("unconfirmed-chat", 24 * 60)).toEqual([0, 0, 0]);
});

test("an owner's chat mails come three at once, then batched", () => {
  expect(sendings("owner-chat", 60)).toEqual([0, 0, 0, 10, 20]);
});

test("a confirmed address gets the excess about unpaid orders twice an hour", () => {
  expect(sendings("confirmed-unpaid", 60)).toEqual([0, 10]);
});

test("an occasional buyer gets every mail at once", () => {
  let pace: MailPace | null = null;
  for (let minute = 0; minute < 600; minute += 25) {
    expect(nextMailAt("unconfirmed", pace, minute * MINUTE)).toBe(minute * MINUTE);
    pace = afterMail("unconfirmed", pace, minute * MINUTE);
  }
});
