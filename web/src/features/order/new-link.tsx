import type { Order } from "@awning/domain/order/order";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { renewOrderLink } from "#data/order/orders.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

/** Ends the link that a buyer has to an order, and mails them a new one: for when the old one got into other hands. */
export function NewLink({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    try {
      await renewOrderLink(order);
      showToast(`We sent the new link to ${order.buyer.email}`);
    } catch (error) {
      showToast(failureWords(toFailure(error)));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button size="sm" icon={KeyRound} onClick={() => setAsking(true)}>
        New link
      </Button>
      <Sheet
        title="Send a new order link?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>Not now</Button>
            <Button variant="ink" isBusy={isBusy} onClick={() => void renew()}>
              Send new link
            </Button>
          </>
        }
      >
        <p className="soft">{order.buyer.name} will get it by email. Links in earlier emails stop working right away.</p>
      </Sheet>
    </>
  );
}
