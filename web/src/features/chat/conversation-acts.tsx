import type { Message } from "@awning/domain/chat/message";
import type { Failure } from "@awning/domain/errors/failure";
import { AlarmClock, Archive, Ban, Download, Inbox, Mail, RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type ConversationState, setConversationState } from "#data/chat/conversation-state.ts";
import type { OwnConversation } from "#data/chat/conversations.ts";
import { deleteAsOwner, loadAllMessages, mailTranscript } from "#data/chat/thread.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import type { MenuItem } from "#ui/dialogs/menu.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { conversationCsv, fileName } from "./conversation-csv.ts";
import * as labels from "./labels.ts";
import { visitorName } from "./labels.ts";
import { SnoozeSheet, snoozeTime } from "./snooze-sheet.tsx";

type Acts = {
  items: readonly MenuItem[];
  close: () => void;
  snooze: () => void;
  deleteMessage: (message: Message) => void;
  /** The sheet of the act that asks something. */
  sheet: ReactNode;
};

/** What an owner does with a conversation. A change of its state can be undone. */
export function useConversationActs(siteId: string, conversation: OwnConversation): Acts {
  const { status, snoozedUntil } = conversation;
  const name = visitorName(conversation);
  const [asks, setAsks] = useState<"snooze" | Message | null>(null);
  const become = (to: ConversationState, done: string) => {
    const before: ConversationState = to.status === "spam" ? { status: "open", snoozedUntil: null } : { status, snoozedUntil };
    void setConversationState(siteId, conversation, to).then(
      () => showUndoToast(done, () => void setConversationState(siteId, { ...conversation, ...to }, before).catch(showFailure)),
      showFailure,
    );
  };
  const state = (to: "open" | "closed" | "spam"): ConversationState => ({ status: to, snoozedUntil: null });
  const close = () => become(state("closed"), labels.conversationClosed);
  const snooze = () => setAsks("snooze");
  const exportAll = () =>
    void loadAllMessages({ siteId, conversationId: conversation.id }).then(
      (messages) => downloadCsv(conversationCsv(conversation, messages), fileName(name)),
      showFailure,
    );
  const mailCopy = () =>
    void mailTranscript(conversation.id).then(
      () => showToast(labels.copySent(conversation.email)),
      (failure: Failure) => (failure.details["reason"] === "unconfirmed" ? showToast(labels.copyUnconfirmed) : showFailure(failure)),
    );
  const reopen = (label: string) => ({
    ...{ label, icon: RotateCcw },
    onSelect: () => become(state("open"), labels.conversationReopened),
  });
  const items: MenuItem[] = [
    ...(status === "open" || status === "snoozed" ? [{ label: labels.snoozeItem, icon: AlarmClock, onSelect: snooze }] : []),
    ...(status === "snoozed" ? [reopen(labels.returnNow)] : []),
    ...(status === "open" || status === "snoozed" ? [{ label: labels.closeConversation, icon: Archive, onSelect: close }] : []),
    ...(status === "closed" ? [reopen(labels.reopenConversation)] : []),
    ...(conversation.email === "" || status === "spam" ? [] : [{ label: labels.mailCopy, icon: Mail, onSelect: mailCopy }]),
    { label: labels.exportConversation, icon: Download, onSelect: exportAll },
    ...(status === "spam"
      ? [{ label: labels.unblockVisitor, icon: Inbox, onSelect: () => become(state("open"), labels.isUnblocked(name)) }]
      : [{ label: labels.blockVisitor, icon: Ban, isDanger: true, onSelect: () => become(state("spam"), labels.isBlocked(name)) }]),
  ];
  const remove = (message: Message) => {
    setAsks(null);
    void deleteAsOwner({ siteId, conversationId: conversation.id }, message, conversation.lastId).catch(showFailure);
  };
  const sheet =
    asks === "snooze" ? (
      <SnoozeSheet
        onSnooze={(until) => become({ status: "snoozed", snoozedUntil: until }, labels.snoozeState(snoozeTime(until)))}
        onClose={() => setAsks(null)}
      />
    ) : asks ? (
      <ActionSheet
        title={labels.deleteThisMessage}
        confirm={labels.deleteMessage}
        isDanger
        onConfirm={() => remove(asks)}
        onClose={() => setAsks(null)}
      >
        <p className="soft">{labels.deleteMessageHint(name)}</p>
      </ActionSheet>
    ) : null;
  return { items, close, snooze, deleteMessage: setAsks, sheet };
}
