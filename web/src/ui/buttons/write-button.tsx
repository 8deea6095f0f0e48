import { Failure } from "@awning/domain/errors/failure";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Sheet } from "../dialogs/sheet.tsx";
import { failureLabel } from "../feedback/labels.ts";
import { Field } from "../fields/field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { useOnline } from "../hooks/use-online.ts";
import { Button, ButtonLink } from "./button.tsx";

type Props = {
  title: string;
  hint: string;
  /** The most characters allowed. */
  max: number;
  isOpen: boolean;
  onClose: () => void;
  /** Sends the message. @returns why it was not sent, or `null` */
  onSend: (text: string) => Promise<string | null>;
};

type WriteProps = Pick<Props, "title" | "hint" | "max"> & {
  /** The existing conversation, with its unread count. */
  open: { to: string; unread: number } | null;
  /** Whether there is an address to write to. */
  canWrite: boolean;
  /** Starts the conversation. @returns its address @throws Failure */
  begin: (text: string) => Promise<string>;
};

/** Opens the conversation with one person; the first message starts it. */
export function WriteButton({ open, canWrite, begin, ...sheet }: WriteProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  if (open)
    return (
      <ButtonLink size="sm" icon={MessageCircle} to={open.to}>
        {open.unread > 0 ? `Chat (${open.unread} unread)` : "Chat"}
      </ButtonLink>
    );
  if (!canWrite) return null;
  const send = async (text: string) => {
    try {
      void navigate(await begin(text));
      return null;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return failureLabel(error);
    }
  };
  return (
    <>
      <Button size="sm" icon={MessageCircle} onClick={() => setOpen(true)}>
        Message
      </Button>
      <MessageSheet {...sheet} isOpen={isOpen} onClose={() => setOpen(false)} onSend={send} />
    </>
  );
}

/** Asks for a message to one person. The text stays until it is sent. */
function MessageSheet({ title, hint, max, isOpen, onClose, onSend }: Props) {
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOnline = useOnline();
  const text = typed.trim();
  const problem = text.length > max ? `Use at most ${max} characters.` : failure;
  const send = async () => {
    if (text === "" || text.length > max || isBusy) return;
    setBusy(true);
    const refused = await onSend(text);
    setFailure(refused);
    setBusy(false);
    if (refused === null) setTyped("");
  };
  return (
    <Sheet
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" isBusy={isBusy} disabled={!isOnline || text === ""} onClick={() => void send()}>
            {isOnline ? "Send" : "Needs a connection"}
          </Button>
        </>
      }
    >
      <Field label="Message" error={problem} hint={hint} count={{ used: text.length, max }}>
        <TextArea value={typed} rows={6} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
    </Sheet>
  );
}
