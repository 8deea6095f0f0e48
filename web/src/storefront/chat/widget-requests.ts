import type { SendFailure } from "@awning/domain/chat/outbox";
import { AFTER_PARAMETER, CONVERSATION_PARAMETER, FILE_PARAMETER, ownPaths } from "@awning/domain/routes/own-paths";
import { apiPath, ORDER_KEY_PARAMETER, PAGE_DATA_HEADER } from "@awning/domain/routes/paths";
import { username } from "../script/username.ts";
import { type ChatState, failureOf, type Key } from "./talk.ts";

/** The address of a conversation's file, for anyone with its key. */
export function attachmentUrl({ conversationId, key }: Key, id: string): string {
  const opened = { [CONVERSATION_PARAMETER]: conversationId, [ORDER_KEY_PARAMETER]: key, [FILE_PARAMETER]: id };
  return `${ownPaths.chat(username)}?${new URLSearchParams(opened)}`;
}

const PATIENCE_MS = 20_000;

/** Loads the chat, with its conversation if there is one, from the message written `after` on. `gone` when this visitor has none. */
export async function askChat(known: Key | null, after?: number): Promise<ChatState | "gone" | "failed"> {
  const query = known
    ? `?${new URLSearchParams({ [CONVERSATION_PARAMETER]: known.conversationId, [ORDER_KEY_PARAMETER]: known.key })}&${AFTER_PARAMETER}=${after}`
    : "";
  try {
    const headers = { [PAGE_DATA_HEADER]: "1" };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(ownPaths.chat(username) + query, { headers, signal, cache: "no-cache" });
    if (response.status === 404 || response.status === 410) return "gone";
    if (!response.ok) return "failed";
    const { props } = await response.json();
    return { ...props, name: props.shop.displayName, language: props.shop.language };
  } catch {
    return "failed";
  }
}

type Posted = { failure: SendFailure | "gone" | null; opened?: Key | undefined };

/** Runs a command. A refusal says when to try again. */
export async function postChat(command: "send-chat" | "read-chat", input: unknown): Promise<Posted> {
  try {
    const response = await fetch(apiPath(command), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await response.json();
    if (!response.ok) return { failure: failureOf(response.status, body.error?.details, Date.now()) };
    return { failure: null, opened: body.conversationId && body };
  } catch {
    return { failure: { reason: "offline", waitUntil: 0 } };
  }
}

/** With data saving on, and in in-app browsers, the chat polls instead of connecting. */
export function isFrugal(): boolean {
  const { saveData }: { saveData?: unknown } = Object(Reflect.get(navigator, "connection"));
  return saveData === true || /Instagram|FBA|Bytedance|Snapchat|; wv/.test(navigator.userAgent);
}
