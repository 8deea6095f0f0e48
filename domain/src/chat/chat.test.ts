import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attachmentProblem, toAttachment } from "./attachment.ts";
import {
  applyMessage,
  applyRead,
  DAY_MS,
  DAY_TOKENS,
  isQuiet,
  MINUTE_MS,
  MINUTE_TOKENS,
  NEW_ALLOWANCE,
  newProgress,
  type Progress,
  takeToken,
} from "./conversation.ts";
import { compareMessages, countUnread, cursorAfter, type Message, mergeMessages, otherSide, type Side } from "./message.ts";
import {
  addUnsent,
  markFailed,
  nextUnsent,
  removeSent,
  retryRefused,
  type SendFailure,
  sendWaiting,
  threadRows,
  type Unsent,
} from "./outbox.ts";
import { presenceAt } from "./presence.ts";
import { backLabel } from "./presence-labels.ts";
import { attachmentSchema, type Conversation, conversationSchema, mayBecome } from "./schema.ts";

const unsent = (id: string, typedAt: number, over: Partial<Unsent> = {}): Unsent => ({
  ...{ id, conversationId: "c", text: id, attachments: [], typedAt, failure: null },
  ...over,
});
const message = (id: string, at: number, by: Side = "visitor"): Message => ({ id, by, at, text: id, attachments: [] });

describe("conversations", () => {
  test("count unread messages for any order of messages and read marks", () => {
    const step = fc.record({ side: fc.constantFrom<Side>("owner", "visitor"), isRead: fc.boolean(), seen: fc.nat({ max: 3 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now: Progress = newProgress(0);
        const messages: Message[] = [];
        for (const [index, { side, isRead, seen }] of steps.entries()) {
          if (isRead) {
            const others = messages.filter(({ by }) => by === otherSide(side));
            now = applyRead(now, side, others.at(-1 - seen)?.id ?? "") ?? now;
          } else {
            const next = applyMessage(now, { id: `m${index}`, text: "Hello", by: side }, index * 1000);
            if ("refused" in next) continue;
            now = next.after;
            messages.push({ ...message(`m${index}`, now.lastAt, side) });
          }
        }
        expect(now.count).toBe(messages.length);
        expect(now.unreadOwner).toBe(countUnread(messages, "visitor", now.ownerReadId));
        expect(now.unreadVisitor).toBe(countUnread(messages, "owner", now.visitorReadId));
        expect(now.mailOwnerSince === null).toBe(now.unreadOwner === 0);
      }),
    );
  });

  test("take messages in strictly increasing time, even if a clock stops", () => {
    const first = applyMessage(newProgress(5), { id: "a", text: "", by: "owner" }, 5);
    const second = "refused" in first ? first : applyMessage(first.after, { id: "b", text: "", by: "owner" }, 5);
    expect(second).toMatchObject({ message: { at: 6 }, after: { lastAt: 6, lastId: "b" } });
  });

  test("open with a message, unless blocked", () => {
    const closed = { ...newProgress(0), status: "closed" as const };
    expect(applyMessage(closed, { id: "a", text: "", by: "visitor" }, 1)).toMatchObject({ after: { status: "open" } });
    const spam = { ...closed, status: "spam" as const };
    for (const by of ["owner", "visitor"] as const)
      expect(applyMessage(spam, { id: "a", text: "", by }, 1)).toEqual({ refused: "blocked" });
  });

  test("tell a visitor who writes too much when to continue, but never limit an owner", () => {
    let now: Progress = newProgress(0);
    for (let count = 0; count < MINUTE_TOKENS; count++) {
      const next = applyMessage(now, { id: `m${count}`, text: "", by: "visitor" }, 1000);
      if ("refused" in next) throw new Error("refused too soon");
      now = next.after;
    }
    expect(applyMessage(now, { id: "x", text: "", by: "visitor" }, 1000)).toEqual({ refused: "too_many", waitMs: MINUTE_MS - 1000 });
    expect(applyMessage(now, { id: "x", text: "", by: "owner" }, 1000)).toHaveProperty("after.count", MINUTE_TOKENS + 1);
    expect(applyMessage(now, { id: "x", text: "", by: "visitor" }, MINUTE_MS)).toHaveProperty("after.tokens", MINUTE_TOKENS - 1);
  });

  test("change status by their owner, and close after two quiet weeks", () => {
    expect([mayBecome("open", "closed"), mayBecome("closed", "open"), mayBecome("closed", "spam"), mayBecome("spam", "open")]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([mayBecome("spam", "closed"), mayBecome("open", "open")]).toEqual([false, false]);
    const fortnight = 14 * 86_400_000;
    const at = { status: "open" as const, lastAt: 0, snoozedUntil: null };
    expect(isQuiet(at, fortnight)).toBe(true);
    expect(isQuiet({ ...at, lastAt: 1 }, fortnight)).toBe(false);
    expect(isQuiet({ ...at, status: "spam" }, fortnight)).toBe(false);
    // What returned from being snoozed is quiet a fortnight after that; a time to come says nothing.
    expect([0, 1, fortnight, fortnight + 1].map((snoozedUntil) => isQuiet({ ...at, snoozedUntil }, fortnight))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

test("limit messages per minute and per day", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20_000 }), { minLength: 1, maxLength: 300 }), (gaps) => {
      let allowance = NEW_ALLOWANCE(0);
      let now = 0;
      const taken: number[] = [];
      for (const gap of gaps) {
        now += gap;
        const next = takeToken(allowance, now);
        if ("waitMs" in next) expect(next.waitMs).toBeGreaterThan(0);
        else {
          allowance = next;
          taken.push(now);
        }
      }
      for (const at of taken)
        expect(taken.filter((one) => one >= at && one < at + MINUTE_MS).length).toBeLessThanOrEqual(2 * MINUTE_TOKENS);
      expect(taken.filter((one) => one < DAY_MS).length).toBeLessThanOrEqual(DAY_TOKENS);
    }),
  );
});

describe("threads", () => {
  test("merge any pages in any order, each message once", () => {
    const all = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 4 }), at: fc.nat({ max: 20 }) }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(all, fc.array(fc.nat({ max: 30 })), (sent, cuts) => {
        const whole = sent.map(({ id, at }) => message(id, at));
        let known: Message[] = [];
        for (const cut of cuts) known = mergeMessages(known, whole.slice(cut, cut + 5));
        known = mergeMessages(known, whole);
        expect(known).toEqual([...whole].sort(compareMessages));
      }),
    );
  });

  test("are refetched with an overlap", () => {
    expect(cursorAfter([])).toBe(0);
    expect(cursorAfter([message("a", 500)])).toBe(0);
    expect(cursorAfter([message("a", 50_000)])).toBe(40_000);
  });

  test("end with unsent messages, each once", () => {
    const rows = threadRows(
      [message("a", 1)],
      [unsent("c", 9), unsent("a", 1), unsent("b", 5, { failure: { reason: "refused", waitUntil: 0 } })],
      "visitor",
    );
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ["a", "sent"],
      ["b", "failed"],
      ["c", "waiting"],
    ]);
  });
});

describe("the outbox", () => {
  test("sends the oldest of a conversation first and skips refused ones", () => {
    const outbox = addUnsent(addUnsent([unsent("b", 2)], unsent("a", 1)), unsent("b", 3));
    expect(outbox).toHaveLength(2);
    expect(nextUnsent(outbox, "c", 0)?.id).toBe("a");
    expect(nextUnsent(outbox, "other", 0)).toBeNull();
    const late = markFailed(outbox, "a", { reason: "too_many", waitUntil: 100 });
    expect(nextUnsent(late, "c", 99)).toBeNull();
    expect(nextUnsent(late, "c", 100)?.id).toBe("a");
    const refused = markFailed(outbox, "a", { reason: "refused", waitUntil: 0, field: "email" });
    expect(nextUnsent(refused, "c", 1)?.id).toBe("b");
    expect(nextUnsent(retryRefused(refused), "c", 1)?.id).toBe("a");
    expect(nextUnsent(removeSent(late, new Set(["a"])), "c", 0)?.id).toBe("b");
  });
});

test("accepts pictures, PDF, text and ZIP files within their sizes", () => {
  expect(attachmentProblem({ type: "image/png", size: 10_000_000 })).toBeNull();
  expect(attachmentProblem({ type: "image/png", size: 10_000_001 })).toBe("too_large");
  expect(attachmentProblem({ type: "application/pdf", size: 20_000_000 })).toBeNull();
  expect(attachmentProblem({ type: "image/svg+xml", size: 1 })).toBe("type");
  expect(attachmentProblem({ type: "text/plain", size: 0 })).toBe("empty");
});

describe("presence", () => {
  const day = [{ from: "08:00", until: "17:00" }];
  const hours = { zone: "Europe/Berlin", week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] }, special: [] };
  const saturday = Date.parse("2026-05-02T10:00:00Z");

  test("follows the opening hours and a pause", () => {
    expect(presenceAt(hours, false, saturday)).toEqual({ isThere: false, backAt: Date.parse("2026-05-04T06:00:00Z") });
    expect(presenceAt(hours, false, Date.parse("2026-05-04T06:30:00Z"))).toEqual({ isThere: true, backAt: null });
    expect(presenceAt(hours, true, Date.parse("2026-05-04T06:30:00Z"))).toEqual({ isThere: false, backAt: null });
    expect(presenceAt(null, false, saturday)).toEqual({ isThere: false, backAt: null });
  });

  test("uses the reader's clock", () => {
    const backAt = Date.parse("2026-05-04T06:00:00Z");
    expect(backLabel(backAt, saturday, "en-GB", "Europe/Berlin")).toMatch(/^Monday.* 08:00$/);
    expect(backLabel(backAt, saturday, "en-GB", "America/New_York")).toMatch(/^Monday.* 02:00$/);
    expect(backLabel(backAt, backAt - 3_600_000, "en-GB", "Europe/Berlin")).toBe("today at 8:00");
    expect(backLabel(backAt, backAt - 20 * 86_400_000, "en-GB", "Europe/Berlin")).toContain("4 May");
  });
});

test("a file has its extension's type and a cleaned name, below its conversation", () => {
  const file = { name: `${"a".repeat(200)}\u{1F33F}\nlist\u202E.PDF`, size: 10, type: "" };
  expect(toAttachment(file, "f1")).toEqual({ id: "f1", name: `${"a".repeat(109)}\u{1F33F} list.PDF`, type: "application/pdf", bytes: 10 });
  const sent = (name: string, type: string) => toAttachment({ name, size: 1, type }, "f");
  expect([sent("page.html", "text/html"), sent("none", ""), sent("run.exe", "application/x-msdownload")]).toEqual(["type", "type", "type"]);
  // As phone pickers report them.
  expect(sent("1000012345", "image/png")).toEqual({ id: "f", name: "1000012345.png", type: "image/png", bytes: 1 });
  expect([sent("photo.HEIC", ""), sent("photo", "image/heif")]).toEqual(["heic", "heic"]);
  // What a message may name, of whatever a device calls its files.
  for (const name of [`${"\uFB2C".repeat(119)}.png`, `${"\u{1F33F}".repeat(60)}a.png`, "\u200F.png", "\u202Egnp.png"]) {
    const made = toAttachment({ name, size: 1, type: "" }, "f".repeat(32));
    expect(attachmentSchema.safeParse(made).data).toEqual(made);
  }
});

test("what waits is sent in order; what is refused stays without holding up the rest, and a limit says when to go on", async () => {
  let outbox = [unsent("c", 3), unsent("a", 1), unsent("b", 2), unsent("d", 4)];
  const answers: Record<string, SendFailure | null> = {
    a: null,
    b: { reason: "refused", waitUntil: 0 },
    c: { reason: "too_many", waitUntil: 900 },
  };
  const tried: string[] = [];
  const run = (now: number, isOver = false) =>
    sendWaiting(
      {
        unsent: () => outbox,
        change: (changed) => {
          outbox = changed;
        },
        send: async ({ id }) => {
          tried.push(id);
          return isOver ? "over" : (answers[id] ?? null);
        },
        now: () => now,
      },
      "c",
    );
  expect(await run(100)).toBe(900);
  expect(tried.splice(0)).toEqual(["a", "b", "c"]);
  expect(await run(899)).toBeNull();
  answers["c"] = { reason: "offline", waitUntil: 0 };
  expect([await run(900), tried.splice(0)]).toEqual([5900, ["c"]]);
  answers["c"] = null;
  expect([await run(5900), tried.splice(0)]).toEqual([null, ["c", "d"]]);
  expect(outbox.map(({ id }) => id)).toEqual(["b"]);
  outbox = [unsent("e", 1), unsent("f", 2)];
  expect([await run(0, true), tried, outbox.length]).toEqual([null, ["e"], 2]);
});

/** Why a visitor may read each field of their conversation (docs/security.md). A new field does not compile without an answer. */
const READ_BY_VISITOR = {
  ...{ subject: "sent", name: "sent", email: "sent", locale: "sent", page: "sent", source: "sent", searchTerms: "sent" },
  ...{
    createdAt: "thread",
    status: "thread",
    snoozedUntil: "thread",
    count: "thread",
    lastAt: "thread",
    lastBy: "thread",
    lastId: "thread",
    lastText: "thread",
  },
  ...{ visitorId: "thread", ownerId: "thread", visitorReadId: "seen", ownerReadId: "seen", unreadVisitor: "seen", unreadOwner: "seen" },
  ...{ mailVisitorSince: "seen", mailOwnerSince: "seen" },
  ...{ tokens: "allowance", refilledAt: "allowance", dayTokens: "allowance", dayRefilledAt: "allowance" },
  ...{ visitorUids: "own ids", holder: "own ids", accessRev: "own ids" },
  // Ids without the names, which are in the owner's settings.
  ...{ labels: "no names" },
} as const satisfies Record<keyof Conversation, "sent" | "thread" | "seen" | "allowance" | "own ids" | "no names">;

test("a conversation holds nothing that its visitor must not read", () => {
  expect(Object.keys(conversationSchema.shape).sort()).toEqual(Object.keys(READ_BY_VISITOR).sort());
});
