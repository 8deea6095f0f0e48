import { useState } from "react";
import { signOutEverywhereHere } from "#data/account/session.ts";
import { Button } from "#ui/button.tsx";

/** Signs out on this device and takes the copy of the owner's data with it. */
export function SignOut() {
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    signOutEverywhereHere().catch(() => setBusy(false));
  };
  return (
    <div>
      <Button variant="outline" isBusy={isBusy} onClick={leave}>
        Log out
      </Button>
    </div>
  );
}
