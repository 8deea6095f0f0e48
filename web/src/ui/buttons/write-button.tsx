import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ActionSheet } from "../dialogs/action-sheet.tsx";
import { failureLabel } from "../feedback/labels.ts";
import { Field } from "../fields/field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { useAction } from "../hooks/use-action.ts";
import * as uiLabels from "../labels.ts";
import { Button, ButtonLink } from "./button.tsx";

type Props = {
  title: string;
  hint: string;
  /** The most characters allowed. */
  max: number;
  /** The existing conversation, with its unread count. */
  open: { to: string; unread: number } | null;
  size?: "md" | "sm";
  /** Whether there is an address to write to. */
  canWrite: boolean;
  /** Starts the conversation. @returns its address @throws Failure */
  begin: (text: string) => Promise<string>;
};

/** Opens the conversation with one person; the first message starts it. */
export function WriteButton({ open, canWrite, begin, size = "sm", ...sheet }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (open)
    return (
      <ButtonLink size={size} icon={MessageCircle} to={open.to}>
        {open.unread > 0 ? `Chat (${open.unread} unread)` : "Chat"}
      </ButtonLink>
    );
  if (!canWrite) return null;
  return (
    <>
      <Button size={size} icon={MessageCircle} onClick={() => setOpen(true)}>
        Message
      </Button>
      <MessageSheet {...sheet} isOpen={isOpen} onClose={() => setOpen(false)} begin={begin} />
    </>
  );
}

type SheetProps = Pick<Props, "title" | "hint" | "max" | "begin"> & { isOpen: boolean; onClose: () => void };

/** Asks for a message to one person. The text stays until it is sent. */
function MessageSheet({ title, hint, max, begin, isOpen, onClose }: SheetProps) {
  const [typed, setTyped] = useState("");
  const { isBusy, failure, run } = useAction();
  const navigate = useNavigate();
  const text = typed.trim();
  const isTooLong = text.length > max;
  const send = () => {
    if (isTooLong) return;
    void run(async () => {
      void navigate(await begin(text));
      setTyped("");
    });
  };
  return (
    <ActionSheet
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      confirm="Send"
      onConfirm={send}
      isBusy={isBusy}
      isDisabled={text === ""}
      needsConnection
    >
      <Field
        label="Message"
        error={isTooLong ? uiLabels.atMostCharacters(max) : failure && failureLabel(failure)}
        hint={hint}
        count={{ used: text.length, max }}
      >
        <TextArea value={typed} rows={6} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
    </ActionSheet>
  );
}
