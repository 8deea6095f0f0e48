import { DoorOpen } from "lucide-react";
import { useState } from "react";
import { keepAccount } from "#data/account/leaving.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.tsx";
import { useOnline } from "#ui/use-online.ts";
import { failureWords } from "#ui/words.ts";

/** Stands on every screen of an account that is about to be deleted: when that is, and the way back. */
export function LeavingNotice({ leavesAt }: { leavesAt: number }) {
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await keepAccount();
      showToast("Your account and page are restored.");
    } catch (error) {
      showToast(failureWords(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  const day = new Intl.DateTimeFormat(navigator.language, { weekday: "long", day: "numeric", month: "long" }).format(leavesAt);
  return (
    <div className="screen__notice">
      <Notice
        icon={DoorOpen}
        action={
          <Button size="sm" variant="ink" isBusy={isBusy} disabled={!isOnline} onClick={() => void keep()}>
            Keep my account
          </Button>
        }
      >
        Your account will be deleted on {day}. Your page is unpublished until then.
      </Notice>
    </div>
  );
}
