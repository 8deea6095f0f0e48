import { formatCount } from "../values/counts.ts";
import { HOST_MESSAGE_MAX, HOST_MESSAGE_MIN, type HostTopic } from "./host-message.ts";

export const TOPIC_LABELS: Readonly<Record<HostTopic, string>> = {
  help: "Help with my page",
  report: "Report a page",
  broken: "Something’s broken",
  security: "Security",
  other: "Something else",
};

/** Labels of the form, shared by the app and the server's no-script response. */
export const HOST_FORM_LABELS = {
  topic: "What is it about?",
  topicError: "Choose what it’s about.",
  email: "Your email",
  text: "Your message",
  send: "Send message",
  sentTitle: "Message sent.",
  copied: (email: string) => `A copy is on its way to ${email}. You’ll get the reply there.`,
  notCopied: (email: string) =>
    `You’ll get the reply at ${email}. We don’t send a copy this time, because several went there in the last hour.`,
  another: "Write another message",
  emailError: "Enter an email address like name@shop.example.",
  count: (count: number) => `${count} of ${HOST_MESSAGE_MAX}`,
} as const;

export function lengthError(count: number): string | null {
  const short = HOST_MESSAGE_MIN - count;
  if (short > 0)
    return `${formatCount(short, "more character")}, so we can tell what you need. What did you want to do, and what happened?`;
  const long = count - HOST_MESSAGE_MAX;
  return long > 0 ? `${formatCount(long, "character")} too many.` : null;
}
