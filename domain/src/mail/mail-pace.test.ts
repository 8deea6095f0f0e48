import { expect, test } from "vitest";
import { afterMail, type MailPace, type MailPaceName, nextMailAt } from "./mail-pace.ts";

const MINUTE = 60_000;

/** When mails go out, in minutes, of which five more are due each minute; what waits goes out with the next. */
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

test("whatever anybody has sent to somebody else reaches them three times an hour", () => {
  expect(sendings("unconfirmed", 60)).toEqual([0, 0, 0]);
  expect(sendings("unconfirmed", 180)).toHaveLength(9);
});

test("what owners write back in chats reaches an address that nobody confirmed three times a day", () => {
  expect(sendings("unconfirmed-chat", 24 * 60)).toEqual([0, 0, 0]);
});

test("what waits in an owner's chats comes three times at once, then gathered", () => {
  expect(sendings("owner-chat", 60)).toEqual([0, 0, 0, 10, 20]);
});

test("who has opened a link has what is beyond it about unpaid orders twice an hour", () => {
  expect(sendings("confirmed-unpaid", 60)).toEqual([0, 10]);
});

test("who orders now and then has every mail at once", () => {
  let pace: MailPace | null = null;
  for (let minute = 0; minute < 600; minute += 25) {
    expect(nextMailAt("unconfirmed", pace, minute * MINUTE)).toBe(minute * MINUTE);
    pace = afterMail("unconfirmed", pace, minute * MINUTE);
  }
});
