import { defuse } from "../defuse.ts";
import type { ChatAbout, ChatWords } from "../mail-content.ts";
import { OwnWords } from "./own-words.tsx";

/** Messages of a conversation in one box, in their order. */
export function ChatWordsList({ from, messages }: { from: string; messages: readonly ChatWords[] }) {
  return <OwnWords from={from} text={messages.map(wordsOf).join("\n\n")} />;
}

/** What a conversation is about, as the end of a sentence. */
export function aboutWords({ type, name }: ChatAbout): string {
  return type === "order" ? `order ${name}` : `the booking of ${defuse(name)}`;
}

export function lastWords(messages: readonly ChatWords[]): string {
  const last = messages.at(-1);
  return last ? wordsOf(last) : "";
}

function wordsOf({ text, files }: ChatWords): string {
  const attached = files === 0 ? "" : files === 1 ? "(1 attachment)" : `(${files} attachments)`;
  return [text, attached].filter(Boolean).join("\n");
}
