import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { mailIdSchema } from "../values/document-id.ts";
import { commands } from "./commands.ts";

/** Document ids that Firestore refuses, and paths. */
const REFUSED_NAMES = [".", "..", "__x__", "__proto__", "____", "a/b", "a b", "a".repeat(1501), "é".repeat(751), ""];

type Text = { path: string; schema: z.core.$ZodType };

function textsOf(schema: z.core.$ZodType, path: string): Text[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
    case "array":
      return textsOf(def.element, path);
    case "record":
      return textsOf(def.valueType, path);
    case "union":
      return def.options.flatMap((option) => textsOf(option, path));
    case "pipe":
      return textsOf(def.in, path);
    case "default":
    case "nullable":
    case "optional":
    case "catch":
      return textsOf(def.innerType, path);
    case "string":
      return [{ path, schema }];
    default:
      return [];
  }
}

const texts = Object.entries(commands).flatMap(([name, { input }]) => textsOf(input, name));
// What a device calls a passkey names no document: it is hashed.
const ids = texts.filter(({ path }) => /(?:\.id|Id|Ids)$/.test(path) && !/\.(?:registration|assertion)\./.test(path));

test("finds the ids of all commands at any depth", () => {
  expect(ids.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "send-chat.siteId",
      "send-chat.to.conversationId",
      "write-chat.subject.id",
      "draft-products.productIds",
      "place-order.lines.productId",
      "resend-mail.mailId",
    ]),
  );
});

describe.each(ids)("$path", ({ schema }) => {
  test.each(REFUSED_NAMES)("refuses %s", (name) => {
    expect(z.safeParse(schema, name).success).toBe(false);
  });
});

test.each(["order-received.k3J.1", "...", "__x", "x__", "a..b"])("accepts %s as a mail name", (mailId) => {
  expect(z.safeParse(mailIdSchema, mailId).success).toBe(true);
});
