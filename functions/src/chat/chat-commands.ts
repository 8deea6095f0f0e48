import type { CommandOutput, commands } from "@awning/domain/api/commands";
import type * as z from "zod/mini";
import { type Request, requireCaller } from "#platform/request.ts";
import { sendAsVisitor } from "./send-as-visitor.ts";
import { joinAsVisitor, readByVisitor } from "./visit-chat.ts";

type Input<Name extends "send-chat" | "read-chat" | "join-chat"> = z.output<(typeof commands)[Name]["input"]>;

export async function sendChat({ siteId, to, ...message }: Input<"send-chat">, request: Request): Promise<CommandOutput<"send-chat">> {
  const addressed =
    "key" in to
      ? ({ type: "known", ...to } as const)
      : ({ type: "own", subject: { type: "general", id: "" }, visitorKey: to.visitorKey, isOffered: false } as const);
  return sendAsVisitor(siteId, addressed, message, request.clientAddress);
}

export async function readChat({ seenId, ...opened }: Input<"read-chat">): Promise<CommandOutput<"read-chat">> {
  await readByVisitor(opened, seenId);
  return {};
}

export async function joinChat(opened: Input<"join-chat">, request: Request): Promise<CommandOutput<"join-chat">> {
  await joinAsVisitor(opened, requireCaller(request).uid);
  return {};
}
