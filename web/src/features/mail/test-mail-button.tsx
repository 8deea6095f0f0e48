import { Send } from "lucide-react";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { sendTestMail, type WantedMail } from "#data/mail/email-preview.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

/** Sends what is shown to oneself: there is no other recipient to choose. */
export function TestMailButton({ wanted }: { wanted: WantedMail }) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      showToast(`Sent to ${await sendTestMail(wanted)}`);
    } catch (error) {
      showToast(failureWords(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" icon={Send} isBusy={isBusy} onClick={send}>
      Send test to me
    </Button>
  );
}
