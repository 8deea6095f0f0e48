import type { Subject } from "@awning/domain/chat/conversation";
import { CalendarDays, Package } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import * as labels from "./labels.ts";

const CHIPS = {
  order: { icon: Package, word: labels.order },
  booking: { icon: CalendarDays, word: labels.booking },
} as const;

/** What a conversation is about; draws nothing for a general one. */
export function SubjectChip({ subject }: { subject: Subject }) {
  if (subject.type === "general") return null;
  const { icon, word } = CHIPS[subject.type];
  return (
    <span className="chat-chip">
      <Icon of={icon} size="sm" /> {word}
    </span>
  );
}
