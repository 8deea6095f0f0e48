import { useEffect, useState } from "react";
import { refreshSession, useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { toFailure } from "#data/core/failures.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import * as labels from "./labels.ts";

/**
 * Whether the owner's address is confirmed. The mail is opened in another tab or on another device, so this checks again
 * whenever the tab becomes visible.
 */
export function useConfirmedEmail(): { isConfirmed: boolean; email: string; isSending: boolean; resend: () => Promise<void> } {
  const session = useSession();
  const [isSending, setSending] = useState(false);
  const isConfirmed = session.state === "signed_in" && session.isVerified;
  const email = session.state === "signed_in" ? session.email : "";

  useEffect(() => {
    if (isConfirmed) return;
    const ask = () => {
      // A failure is ignored: the next check asks again.
      if (document.visibilityState === "visible") refreshSession().catch(() => {});
    };
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [isConfirmed]);

  const resend = async () => {
    setSending(true);
    try {
      await runCommand("resend-confirmation", { email });
      showToast(labels.emailSent(email));
    } catch (error) {
      showToast(failureLabel(toFailure(error)));
    } finally {
      setSending(false);
    }
  };
  return { isConfirmed, email, isSending, resend };
}
