import { useEffect } from "react";
import { refreshSession, useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as labels from "./labels.ts";

/**
 * Whether the owner's address is confirmed. The mail is opened in another tab or on another device, so this checks again
 * whenever the tab becomes visible.
 */
export function useConfirmedEmail(): { isConfirmed: boolean; email: string; isSending: boolean; resend: () => Promise<boolean> } {
  const session = useSession();
  const { isBusy, run } = useAction(showFailure);
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

  const resend = () =>
    run(async () => {
      await runCommand("resend-confirmation", { email });
      showToast(labels.emailSent(email));
    });
  return { isConfirmed, email, isSending: isBusy, resend };
}
