import { unfilledIn } from "@awning/domain/chat/desk";
import { ATTACHMENT_TYPES, type Attachment, MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { cleanText } from "@awning/domain/values/text";
import { MessageSquareQuote, Package, Paperclip, SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import type { OwnConversation } from "#data/chat/conversations.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import "./composer.css";
import * as labels from "./labels.ts";
import { LABELS } from "./labels.ts";
import { ProductSheet } from "./product-sheet.tsx";
import { RepliesSheet } from "./replies-sheet.tsx";
import { optionId, ReplyList } from "./reply-list.tsx";
import { UploadList, useUploads } from "./uploads.tsx";
import { useReplies } from "./use-replies.ts";

type Props = {
  site: OwnSite;
  conversation: OwnConversation;
  onSend: (text: string, files: readonly Attachment[]) => void;
  onType: () => void;
};

/** The owner's message field. Enter sends, Shift+Enter starts a new line; on a phone Enter starts a new line. A slash offers saved replies. */
export function Composer({ site, conversation, onSend, onType }: Props) {
  const { id: siteId, displayName } = site;
  const [typed, setTyped] = useState("");
  const [sheet, setSheet] = useState<"replies" | "product" | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = cleanText(typed);
  const over = text.length - MESSAGE_TEXT_MAX;
  const unfilled = unfilledIn(text);
  const { uploads, problem, add, remove, retry, clear, isWhole } = useUploads({ siteId, conversationId: conversation.id });
  const picker = useRef<HTMLInputElement>(null);
  const listId = useId();
  const replies = useReplies(siteId, conversation, displayName, { field, text: typed, setText: setTyped });
  const isReady = (text !== "" || uploads.length > 0) && isWhole && over <= 0 && unfilled.length === 0;

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend(
      text,
      uploads.map(({ attachment }) => attachment),
    );
    clear();
    setTyped("");
    field.current?.focus();
  };
  const manage = () => {
    replies.close();
    setSheet("replies");
  };

  return (
    <>
      <form
        className="chat-composer"
        ref={form}
        onSubmit={send}
        onBlur={({ relatedTarget }) => {
          if (replies.isOpen && !form.current?.contains(relatedTarget)) replies.close();
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add([...event.dataTransfer.files]);
        }}
      >
        {replies.isOpen ? (
          <ReplyList
            id={listId}
            replies={replies.replies}
            offered={replies.offered}
            current={replies.current}
            onPick={replies.pick}
            onManage={manage}
          />
        ) : null}
        <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={ATTACHMENT_TYPES.join(",")}
          aria-label={LABELS.attach}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <IconButton icon={Paperclip} label={LABELS.attach} onClick={() => picker.current?.click()} />
        <IconButton
          icon={MessageSquareQuote}
          label={labels.savedReplies}
          aria-expanded={replies.isOpen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={replies.isOpen ? replies.close : replies.open}
        />
        <IconButton icon={Package} label={labels.addProduct} onClick={() => setSheet("product")} />
        <TextArea
          ref={field}
          rows={1}
          aria-label={LABELS.composer}
          aria-invalid={over > 0 || undefined}
          aria-autocomplete="list"
          aria-controls={replies.isOpen ? listId : undefined}
          aria-activedescendant={replies.isOpen && replies.current ? optionId(listId, replies.current) : undefined}
          placeholder={LABELS.placeholder}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            replies.onCaret(currentTarget.selectionStart, currentTarget.value);
            if (currentTarget.value !== "") onType();
          }}
          onSelect={({ currentTarget }) => replies.onCaret(currentTarget.selectionStart, currentTarget.value)}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            add(files);
          }}
          onKeyDown={(event) => {
            if (replies.onKeyDown(event)) return;
            const isEnter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
            if (isEnter && !matchMedia("(pointer: coarse)").matches) send(event);
          }}
        />
        {over > 0 ? (
          <p className="chat-composer__over" role="alert">
            {labels.tooLong(over === 1 ? "1 character" : labels.characters(over))}
          </p>
        ) : null}
        {unfilled.length > 0 ? (
          <p className="chat-composer__over" role="alert">
            {labels.unfilledHint(unfilled.join(", "))}
          </p>
        ) : null}
        {problem ? (
          <p className="chat-composer__over" role="alert">
            {problem}
          </p>
        ) : null}
        <Button type="submit" variant="ink" icon={SendHorizontal} className="at-end" aria-disabled={!isReady || undefined}>
          {LABELS.send}
        </Button>
      </form>
      {sheet === "replies" ? <RepliesSheet siteId={siteId} onClose={() => setSheet(null)} /> : null}
      {sheet === "product" ? (
        <ProductSheet
          site={site}
          onPick={(link) => setTyped((now) => (now.trim() === "" ? link : `${now.trimEnd()}\n${link}`))}
          onClose={() => setSheet(null)}
        />
      ) : null}
    </>
  );
}
