import { MESSAGE_MAX, type Order } from "@awning/domain/order";
import { mayWrite } from "@awning/domain/order-edits";
import { Mail } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useOnline } from "#ui/use-online.ts";
import { useOrderEdit } from "./use-order-edit.ts";

/** Writes to the buyer, by mail and kept with the order. What is typed stays until it is sent. */
export function WriteMessage({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { isBusy, failure, save } = useOrderEdit(order);
  const isOnline = useOnline();
  const length = text.trim().length;
  const problem = length > MESSAGE_MAX ? `At most ${MESSAGE_MAX} characters` : failure;
  const send = async () => {
    if (length === 0 || length > MESSAGE_MAX) return;
    if (!(await save({ type: "message", text: text.trim() }, `On its way to ${order.buyer.email}`))) return;
    setText("");
    setOpen(false);
  };
  if (!mayWrite(order)) return null;
  return (
    <>
      <Button size="sm" icon={Mail} onClick={() => setOpen(true)}>
        Write
      </Button>
      <Sheet
        title={`Write to ${order.buyer.name}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        foot={
          <>
            <Button onClick={() => setOpen(false)}>Not now</Button>
            <Button variant="ink" isBusy={isBusy} disabled={!isOnline || length === 0} onClick={() => void send()}>
              {isOnline ? "Send" : "Needs a connection"}
            </Button>
          </>
        }
      >
        <Field
          label="Message"
          error={problem}
          hint="Sent by mail with the order under it. The answer comes to your own mailbox."
          count={{ used: length, max: MESSAGE_MAX }}
        >
          <TextArea value={text} rows={6} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
      </Sheet>
    </>
  );
}
