import { applyMessage, applyRead, newProgress, type Progress } from "@awning/domain/chat/conversation";
import { compareMessages, countUnread, cursorAfter, type Message, mergeMessages, otherSide, type Side } from "@awning/domain/chat/message";
import { addUnsent, markFailed, nextUnsent, removeSent, retryRefused, threadRows, type Unsent } from "@awning/domain/chat/outbox";
import fc from "fast-check";
import { expect, test } from "vitest";

/** Schedules in one run. */
const RUNS = process.env["AWNING_FULL"] === "1" ? 50_000 : 5000;

/** What the database does under its rules: a message and its conversation are one write, an id is stored once. */
class Server {
  progress: Progress = newProgress(0);
  messages: Message[] = [];
  now = 0;

  tick(ms: number): void {
    this.now += ms;
  }

  /** @returns whether the sender may take it for stored, when to try again, or that it will never be taken as it is */
  send(id: string, text: string, by: Side, isSenderTaken = true): "stored" | "refused" | { waitMs: number } {
    if (text.startsWith("Refused") || !isSenderTaken) return "refused";
    if (this.messages.some((one) => one.id === id)) return "stored";
    const next = applyMessage(this.progress, { id, text, by }, this.now);
    if ("refused" in next) return { waitMs: next.refused === "too_many" ? next.waitMs : 0 };
    this.progress = next.after;
    this.messages.push({ id, ...next.message });
    return "stored";
  }

  read(by: Side, seenId: string): void {
    this.progress = applyRead(this.progress, by, seenId) ?? this.progress;
  }

  after(cursor: number): Message[] {
    return this.messages.filter(({ at }) => at >= cursor);
  }
}

/** A tab: what its browser keeps on its disk outlives a kill and is there for both of its tabs, what it has in memory is not. */
class Device {
  readonly side: Side;
  readonly disk: Map<string, Unsent>;
  outbox: Unsent[] = [];
  known: Message[] = [];
  isOnline = true;
  /** Whether the server takes the name and address that go with each message. */
  isSenderTaken = true;
  /** Answers that are still on their way, in whatever order they will arrive. */
  late: Message[][] = [];

  constructor(side: Side, disk: Map<string, Unsent>) {
    this.side = side;
    this.disk = disk;
  }

  type(id: string, at: number, isTaken: boolean): void {
    const one: Unsent = {
      id,
      conversationId: "c",
      text: isTaken ? `Text of ${id}` : `Refused ${id}`,
      attachments: [],
      typedAt: at,
      failure: null,
    };
    this.outbox = addUnsent(this.outbox, one);
    this.disk.set(id, one);
  }

  #sent(ids: ReadonlySet<string>): void {
    this.outbox = removeSent(this.outbox, ids);
    for (const id of ids) this.disk.delete(id);
  }

  /** Sends one; `lost` is what happens to the answer. */
  pump(server: Server, lost: boolean, twice: boolean): void {
    const next = this.isOnline ? nextUnsent(this.outbox, "c", server.now) : null;
    if (!next) return;
    for (let times = 0; times < (twice ? 2 : 1); times++) {
      const said = server.send(next.id, next.text, this.side, this.isSenderTaken);
      if (lost) continue;
      if (said === "stored") this.#sent(new Set([next.id]));
      else if (said === "refused") this.outbox = markFailed(this.outbox, next.id, { reason: "refused", waitUntil: 0 });
      else this.outbox = markFailed(this.outbox, next.id, { reason: "too_many", waitUntil: server.now + said.waitMs });
    }
  }

  ask(server: Server): void {
    if (this.isOnline) this.late.push(server.after(cursorAfter(this.known)));
  }

  hear(at: number): void {
    const [answer] = this.late.splice(at % Math.max(1, this.late.length), 1);
    if (!answer) return;
    this.known = mergeMessages(this.known, answer);
    this.#sent(new Set(this.known.map(({ id }) => id)));
  }

  readAll(server: Server): void {
    const last = this.known.findLast(({ by }) => by === otherSide(this.side));
    if (this.isOnline && last) server.read(this.side, last.id);
  }

  /** Its person corrects who they are. */
  correct(): void {
    this.isSenderTaken = true;
    this.outbox = retryRefused(this.outbox);
  }

  discardRefused(): void {
    this.#sent(new Set(this.outbox.filter(({ failure }) => failure?.reason === "refused").map(({ id }) => id)));
  }

  kill(): void {
    this.known = [];
    this.late = [];
    this.outbox = [];
    for (const one of this.disk.values()) this.outbox = addUnsent(this.outbox, one);
  }
}

const who = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ type: fc.constant("type" as const), who, isTaken: fc.boolean() }),
  fc.record({ type: fc.constant("slip" as const), who }),
  fc.record({ type: fc.constant("correct" as const), who }),
  fc.record({ type: fc.constant("pump" as const), who, lost: fc.boolean(), twice: fc.boolean() }),
  fc.record({ type: fc.constant("ask" as const), who }),
  fc.record({ type: fc.constant("hear" as const), who, at: fc.nat({ max: 5 }) }),
  fc.record({ type: fc.constant("read" as const), who }),
  fc.record({ type: fc.constant("line" as const), who, isOnline: fc.boolean() }),
  fc.record({ type: fc.constant("kill" as const), who }),
  fc.record({ type: fc.constant("function" as const) }),
  fc.record({ type: fc.constant("sleep" as const), ms: fc.nat({ max: 90_000 }) }),
);

test("whatever happens on the way, every message that the server takes arrives once and in order, every other one says so, and what is unread is what a recount finds", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
      const server = new Server();
      // Two tabs of each side.
      const disks = { owner: new Map<string, Unsent>(), visitor: new Map<string, Unsent>() };
      const devices = (["owner", "visitor", "owner", "visitor"] as const).map((side) => new Device(side, disks[side]));
      const typed = new Map<string, Side>();
      for (const [index, one] of steps.entries()) {
        server.tick(50);
        const device = "who" in one ? devices[one.who] : undefined;
        if (one.type === "sleep") server.tick(one.ms);
        else if (one.type === "function") {
          // A visitor without script, whose form is sent twice.
          const sent = [0, 1].map(() => server.send(`f${index}`, "By the form", "visitor"));
          if (sent.includes("stored")) typed.set(`f${index}`, "visitor");
        } else if (!device) continue;
        else if (one.type === "type") {
          if (one.isTaken) typed.set(`m${index}`, device.side);
          device.type(`m${index}`, server.now, one.isTaken);
        } else if (one.type === "slip") device.isSenderTaken = false;
        else if (one.type === "correct") device.correct();
        else if (one.type === "pump") device.pump(server, one.lost, one.twice);
        else if (one.type === "ask") device.ask(server);
        else if (one.type === "hear") device.hear(one.at);
        else if (one.type === "read") device.readAll(server);
        else if (one.type === "line") device.isOnline = one.isOnline;
        else device.kill();
        // At every moment, not only at the end.
        expect(server.progress.unreadOwner).toBe(countUnread(server.messages, "visitor", server.progress.ownerReadId));
        expect(server.progress.unreadVisitor).toBe(countUnread(server.messages, "owner", server.progress.visitorReadId));
      }
      // Everybody comes back, and waits as long as they are told to.
      for (const device of devices) {
        device.isOnline = true;
        device.correct();
        for (let round = 0; device.outbox.length > 0 && round < 500; round++) {
          server.tick(1000);
          device.pump(server, false, false);
        }
        // What is left says that it was refused, and can be given up.
        expect(device.outbox.filter(({ text, failure }) => !text.startsWith("Refused") || failure?.reason !== "refused")).toEqual([]);
        device.discardRefused();
        expect(device.outbox).toEqual([]);
      }
      expect([...disks.owner.keys(), ...disks.visitor.keys()]).toEqual([]);
      for (const device of devices) {
        device.ask(server);
        while (device.late.length > 0) device.hear(0);
        const rows = threadRows(device.known, device.outbox, device.side);
        expect(rows.map(({ id }) => id)).toEqual(server.messages.map(({ id }) => id));
        expect(rows.every(({ state }) => state === "sent")).toBe(true);
      }
      expect([...server.messages].sort(compareMessages)).toEqual(server.messages);
      expect(server.messages.map(({ id, by }) => [id, by]).sort()).toEqual([...typed].sort());
      expect(server.progress.count).toBe(typed.size);
    }),
    { numRuns: RUNS },
  );
});
