import { describe, expect, test } from "vitest";
import { Meter, passingCall } from "./operations.ts";
import { passingRequest } from "./rest.ts";
import { fieldsOf, messageReader, textOf, within } from "./wire.ts";

const PLACE = "projects/demo/databases/(default)/documents/";

/** A field with bytes in it, as the protocol writes it; none of these is longer than two bytes can say. */
function field(number: number, ...parts: (string | Uint8Array)[]): Uint8Array {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = bytes.length < 128 ? [bytes.length] : [(bytes.length % 128) + 128, bytes.length >> 7];
  return Buffer.concat([Uint8Array.from([number * 8 + 2, ...length]), bytes]);
}
const whole = (number: number, ...bytes: number[]) => Uint8Array.from([number * 8, ...bytes]);
const named = (path: string) => field(1, PLACE + path);
const framed = (message: Uint8Array) => Buffer.concat([Uint8Array.from([0, 0, 0, message.length >> 8, message.length % 256]), message]);

describe("the fields of a message", () => {
  test("are read in order, whatever their kind, and by their path", () => {
    const long = "x".repeat(300);
    const message = Buffer.concat([
      whole(1, 0x96, 1),
      Uint8Array.from([3 * 8 + 5, 1, 2, 3, 4]),
      Uint8Array.from([4 * 8 + 1, ...Array(8).fill(9)]),
      field(2, field(7, long)),
    ]);
    expect(fieldsOf(message).map(({ number, value }) => [number, value])).toEqual([
      [1, 150],
      [3, 0],
      [4, 0],
      [2, 0],
    ]);
    expect(within(message, 2, 7).map(textOf)).toEqual([long]);
    expect(within(message, 2, 8)).toEqual([]);
  });

  test("end where the message ends, or it is refused", () => {
    expect(() => fieldsOf(field(1, "abc").subarray(0, 4))).toThrow("ends within a field");
    expect(() => fieldsOf(Uint8Array.from([8, 0x80]))).toThrow("ends within a field");
    expect(() => fieldsOf(Uint8Array.from([11]))).toThrow("unknown kind 3");
  });

  test("are cut out of a stream wherever its pieces end, and compressed ones are refused", () => {
    const stream = Buffer.concat([framed(field(1, "one")), framed(new Uint8Array()), framed(field(1, "two"))]);
    for (let size = 1; size <= stream.length; size++) {
      const read = messageReader();
      const pieces = Array.from({ length: Math.ceil(stream.length / size) }, (_, index) =>
        stream.subarray(index * size, (index + 1) * size),
      );
      expect(pieces.flatMap(read).map((message) => within(message, 1).map(textOf))).toEqual([["one"], [], ["two"]]);
    }
    expect(() => messageReader()(Uint8Array.from([1, 0, 0, 0, 0]))).toThrow("compressed");
  });
});

function counted(method: string, { asked = [], given = [] }: { asked?: Uint8Array[]; given?: Uint8Array[] }) {
  const meter = new Meter();
  const passing = passingCall(method, meter);
  asked.forEach(passing.asked);
  given.forEach(passing.given);
  passing.end(true);
  const { bytes: _, ...operations } = meter.take();
  return operations;
}

describe("what a call over gRPC is billed", () => {
  const none = { reads: {}, writes: 0, deletes: 0 };

  test("each document that is found or missing, and one read for nothing", () => {
    const found = { given: [field(1, named("sites/a/orders/b")), field(2, `${PLACE}sites/a/orders/c`)] };
    expect(counted("BatchGetDocuments", found)).toEqual({ ...none, reads: { orders: 2 } });
    const rows = { given: [field(1, named("outbox/a")), whole(4, 1), field(1, named("outbox/b"))] };
    expect(counted("RunQuery", rows)).toEqual({ ...none, reads: { outbox: 2 } });
    expect(counted("RunQuery", { given: [new Uint8Array()] })).toEqual({ ...none, reads: { "(nothing found)": 1 } });
  });

  test("a count by the thousand entries", () => {
    const of = (...value: number[]) => field(1, field(2, field(1, "count"), field(2, whole(2, ...value))));
    expect(counted("RunAggregationQuery", { given: [of(0)] }).reads).toEqual({ "(counted)": 1 });
    expect(counted("RunAggregationQuery", { given: [of(0xe9, 7)] }).reads).toEqual({ "(counted)": 2 });
  });

  test("writes and deletes of a commit once it is answered; one that is refused has no answer", () => {
    const asked = [Buffer.concat([field(2, field(1, named("a/b"))), field(2, field(2, `${PLACE}a/c`)), field(2, field(5, `${PLACE}a/d`))])];
    expect(counted("Commit", { asked, given: [new Uint8Array()] })).toEqual({ reads: {}, writes: 1, deletes: 1 });
    expect(counted("Commit", { asked })).toEqual(none);
  });

  test("each document a listener hands out, and one read for a target that has none", () => {
    const current = (...targets: number[]) => field(2, whole(1, 3), field(2, Uint8Array.from(targets)));
    const change = field(3, field(1, named("sites/a/orders/b")), field(5, Uint8Array.from([2])));
    expect(counted("Listen", { given: [change, current(2), current(4), change] }).reads).toEqual({ orders: 2, "(nothing found)": 1 });
  });
});

function countedRequest(method: string, url: string, { asked = "", given = "", isDone = true }) {
  const meter = new Meter();
  const passing = passingRequest(method, url, meter);
  for (const piece of asked.match(/.{1,7}/gs) ?? []) passing.asked(Buffer.from(piece));
  for (const piece of given.match(/.{1,7}/gs) ?? []) passing.given(Buffer.from(piece));
  passing.end(isDone);
  const { bytes: _, ...operations } = meter.take();
  return operations;
}

describe("what a request over REST is billed", () => {
  const documents = `/v1/${PLACE.slice(0, -1)}`;
  const stored = JSON.stringify({ writes: [{ update: {} }, { delete: "" }, { verify: "" }, { transform: {} }] });

  test("a document, one that is not there, and nothing for the emulator's own addresses", () => {
    const given = `{ "name": "${PLACE}published/ada", "fields": { "text": { "stringValue": "\\"name\\": \\"${PLACE}a/b\\"" } } }`;
    expect(countedRequest("GET", `${documents}/published/ada`, { given }).reads).toEqual({ published: 1 });
    expect(countedRequest("GET", `${documents}/published/ada`, { given: "{}" }).reads).toEqual({ "(nothing found)": 1 });
    expect(countedRequest("GET", `${documents}/published/ada`, { given: "{}", isDone: false }).reads).toEqual({});
    expect(countedRequest("PUT", "/emulator/v1/projects/demo/triggers/one", { given }).reads).toEqual({});
  });

  test("a commit, unless it is refused, and what a browser sends over its channel", () => {
    expect(countedRequest("POST", `${documents}:commit`, { asked: stored })).toEqual({ reads: {}, writes: 2, deletes: 1 });
    expect(countedRequest("POST", `${documents}:commit`, { asked: stored, isDone: false })).toEqual({ reads: {}, writes: 0, deletes: 0 });
    const form = new URLSearchParams({ count: "1", req0___data__: stored }).toString();
    expect(countedRequest("POST", "/google.firestore.v1.Firestore/Write/channel", { asked: form })).toEqual({
      reads: {},
      writes: 2,
      deletes: 1,
    });
  });

  test("a listener of a browser: its documents, and one read for a target without any", () => {
    const change = `{"documentChange":{"document":{"name":"${PLACE}sites/a/links/b"},"targetIds":[2]}}`;
    const current = `{"targetChange":{"targetChangeType":"CURRENT","targetIds":[2,4]}}`;
    const answer = countedRequest("GET", "/google.firestore.v1.Firestore/Listen/channel?VER=8", { given: change + current + change });
    expect(answer.reads).toEqual({ links: 2, "(nothing found)": 1 });
  });
});
