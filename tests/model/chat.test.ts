import { commands } from "@awning/domain/api/commands";
import {
  type Attachment,
  compareMessages,
  countUnread,
  cursorAfter,
  type Message,
  mergeMessages,
  otherSide,
  type Side,
} from "@awning/domain/chat/message";
import { addUnsent, removeSent, retryRefused, type SendFailure, sendWaiting, threadRows, type Unsent } from "@awning/domain/chat/outbox";
import { messageTextSchema } from "@awning/domain/chat/schema";
import { Failure } from "@awning/domain/errors/failure";
import fc from "fast-check";
import { getFirestore } from "firebase/firestore";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toRoute } from "../../functions/src/api/route.ts";
import { deliver } from "../../web/src/data/chat/thread-writes.ts";
import { failureOf } from "../../web/src/storefront/chat/talk.ts";
import { ChatServer } from "../support/model/chat-server.ts";

const current = vi.hoisted((): { server: unknown } => ({ server: null }));
vi.mock("firebase/firestore", async () => {
  const { chatFirestore, ChatServer } = await import("../support/model/chat-server.ts");
  return chatFirestore(() => (current.server instanceof ChatServer ? current.server : new ChatServer()));
});

/** Schedules in one run. */
const RUNS = process.env["AWNING_FULL"] === "1" ? 10_000 : 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));
afterEach(() => vi.useRealTimers());

const FILE: Attachment = { id: "f".repeat(32), name: "a.pdf", type: "application/pdf", bytes: 9 };
/** Whether the server has to take it, and as what. */
const asTaken = ({ text, attachments }: Unsent): string | null => {
  const { data } = messageTextSchema.safeParse(text);
  return data === undefined || (data === "" && attachments.length === 0) ? null : data;
};
const LATER: SendFailure = { reason: "offline", waitUntil: 0 };
type Line = { lost: boolean; twice: boolean };

/** A tab: what its browser keeps on its disk outlives a kill and is there for both of its tabs, what it has in memory is not. */
class Device {
  readonly side: Side;
  readonly isLive: boolean;
  readonly disk: Map<string, Unsent>;
  outbox: Unsent[] = [];
  known: Message[] = [];
  isOnline = true;
  /** The address that goes with each message of a visitor who is not connected. */
  email = "";
  /** Answers that are still on their way, in whatever order they will arrive. */
  late: Message[][] = [];
  /** The conversation as it was when this tab last heard of it. */
  #progress = new ChatServer().progress;

  constructor(side: Side, isLive: boolean, disk: Map<string, Unsent>) {
    this.side = side;
    this.isLive = isLive;
    this.disk = disk;
  }

  type(id: string, text: string, attachments: readonly Attachment[], typedAt: number): Unsent {
    const one: Unsent = { id, conversationId: "c", text, attachments, typedAt, failure: null };
    this.outbox = addUnsent(this.outbox, one);
    this.disk.set(id, one);
    return one;
  }

  #change(next: Unsent[]): void {
    for (const { id } of this.outbox) if (!next.some((one) => one.id === id)) this.disk.delete(id);
    this.outbox = next;
  }

  /** Sends what waits; `lost` is what happens to the answer of each, `twice` that another tab sends it too. */
  async pump(server: ChatServer, { lost, twice }: Line): Promise<void> {
    if (!this.isOnline) return;
    const send = async (one: Unsent) => {
      const [answer = LATER] = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => this.#send(server, one)));
      return lost ? LATER : answer;
    };
    await sendWaiting({ unsent: () => this.outbox, change: (next) => this.#change(next), send, now: Date.now }, "c");
  }

  async #send(server: ChatServer, { id, text, attachments }: Unsent): Promise<SendFailure | "over" | null> {
    const ref = { siteId: "s", conversationId: "c" };
    if (this.isLive) return deliver(getFirestore(), ref, this.side, { id, text, attachments }, this.#progress);
    const { run } = toRoute(commands["send-chat"], async (sent) => {
      server.take({ id: sent.id, by: "visitor", text: sent.text, attachments: [] });
      return { conversationId: "c", key: "" };
    });
    const said = { siteId: "s", to: { visitorKey: "v".repeat(32) }, id, text, name: "", email: this.email, locale: "en" };
    return run(said, { caller: null, clientAddress: "", now: server.now }).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        const failure = failureOf(error.code === "too_many_requests" ? 429 : 400, error.details, server.now);
        return failure === "gone" ? "over" : failure;
      },
    );
  }

  ask(server: ChatServer): void {
    if (!this.isOnline) return;
    this.late.push(server.after(cursorAfter(this.known)));
    this.#progress = server.progress;
  }

  hear(at: number): void {
    const [answer] = this.late.splice(at % Math.max(1, this.late.length), 1);
    if (!answer) return;
    this.known = mergeMessages(this.known, answer);
    const known = new Set(this.known.map(({ id }) => id));
    this.#change(removeSent(this.outbox, known));
    for (const id of known) this.disk.delete(id);
  }

  readAll(server: ChatServer): void {
    const last = this.known.findLast(({ by }) => by === otherSide(this.side));
    if (this.isOnline && last) server.read(this.side, last.id);
  }

  /** Its person corrects who they are. */
  correct(): void {
    this.email = "";
    this.outbox = retryRefused(this.outbox);
  }

  discardRefused(): void {
    this.#change(this.outbox.filter(({ failure }) => failure?.reason !== "refused"));
  }

  kill(): void {
    this.known = [];
    this.late = [];
    this.outbox = [];
    for (const one of this.disk.values()) this.outbox = addUnsent(this.outbox, one);
  }
}

/** Texts as people type and paste them in many scripts, with marks that the rules refuse, and what nobody can type. */
const text = fc.oneof(
  fc.constantFrom(
    ...[
      "Do you ship to Lisbon?",
      "مرحبا\u200F، هل المتجر مفتوح؟",
      "\u202Bשלום\u202C",
      "नमस्ते\u200D",
      "👩\u200D👩\u200D👧",
      "Zoe\u0308",
      "\uFEFFHello",
    ],
    ...[
      "a\u2028b\r\nc\u0085d",
      "",
      " ",
      "\u200B",
      "\u2060",
      "\uD83D",
      "a".repeat(4000),
      "a".repeat(4001),
      "\uFB2C".repeat(1334),
      "🏺".repeat(2000),
    ],
  ),
  fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
);
const who = fc.nat({ max: 4 });
const step = fc.oneof(
  fc.record({ type: fc.constant("type" as const), who, text, hasFile: fc.boolean() }),
  fc.record({ type: fc.constant("slip" as const), who }),
  fc.record({ type: fc.constant("correct" as const), who }),
  fc.record({ type: fc.constant("pump" as const), who, lost: fc.boolean(), twice: fc.boolean() }),
  fc.record({ type: fc.constant("ask" as const), who }),
  fc.record({ type: fc.constant("hear" as const), who, at: fc.nat({ max: 5 }) }),
  fc.record({ type: fc.constant("read" as const), who }),
  fc.record({ type: fc.constant("line" as const), who, isOnline: fc.boolean() }),
  fc.record({ type: fc.constant("kill" as const), who }),
  fc.record({ type: fc.constant("sleep" as const), ms: fc.nat({ max: 90_000 }) }),
);

test("whatever happens on the way, every message that the server takes arrives once and in order, every other one says why, and what is unread is what a recount finds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const server = new ChatServer();
      current.server = server;
      const tick = (ms: number) => {
        server.now += ms;
        vi.setSystemTime(server.now);
      };
      // Two tabs of each side, and a visitor whose browser saves data.
      const disks = { owner: new Map<string, Unsent>(), visitor: new Map<string, Unsent>() };
      const devices = (["owner", "visitor", "owner", "visitor"] as const).map((side) => new Device(side, true, disks[side]));
      devices.push(new Device("visitor", false, new Map()));
      const typed = new Map<string, Side>();
      const refused = new Set<string>();
      for (const [index, one] of steps.entries()) {
        tick(50);
        const device = "who" in one ? devices[one.who] : undefined;
        if (one.type === "sleep") tick(one.ms);
        else if (!device) continue;
        else if (one.type === "type") {
          const id = `m${String(index).padStart(24, "0")}`;
          const unsent = device.type(id, one.text, one.hasFile && device.isLive ? [FILE] : [], server.now);
          if (asTaken(unsent) === null) refused.add(id);
          else typed.set(id, device.side);
        } else if (one.type === "slip") device.email = "anna@slip";
        else if (one.type === "correct") device.correct();
        else if (one.type === "pump") await device.pump(server, one);
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
        const waits = () => device.outbox.some(({ failure }) => failure?.reason !== "refused");
        for (let round = 0; waits() && round < 500; round++) {
          tick(1000);
          await device.pump(server, { lost: false, twice: false });
        }
        // What is left says what is wrong with it, and can be given up.
        for (const { id, failure } of device.outbox)
          expect([refused.has(id), failure]).toMatchObject([true, { reason: "refused", field: "text" }]);
        device.discardRefused();
        expect(device.outbox).toEqual([]);
      }
      expect(devices.flatMap(({ disk }) => [...disk.keys()])).toEqual([]);
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
