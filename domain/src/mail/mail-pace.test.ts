import { expect, test } from "vitest";
import { afterMail, type MailPace, nextMailAt } from "./mail-pace.ts";

const MINUTE = 60_000;

/** When each of so many mails that are due at the same moment goes out, in minutes; what waits goes out with the next. */
function sendings(minutes: number): number[] {
  let pace: MailPace | null = null;
  const sent: number[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    // Each minute five orders are placed.
    for (let order = 0; order < 5; order++) {
      const now = minute * MINUTE;
      if (nextMailAt(pace, now) > now) continue;
      pace = afterMail(pace, now);
      sent.push(minute);
    }
  }
  return sent;
}

test("whoever has orders placed for somebody else reaches them five times an hour", () => {
  expect(sendings(60)).toEqual([0, 0, 0, 10, 20]);
  expect(sendings(180)).toHaveLength(15);
});

test("who orders now and then has every mail at once", () => {
  let pace: MailPace | null = null;
  for (let minute = 0; minute < 600; minute += 25) {
    expect(nextMailAt(pace, minute * MINUTE)).toBe(minute * MINUTE);
    pace = afterMail(pace, minute * MINUTE);
  }
});
