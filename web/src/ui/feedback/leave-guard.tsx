import { useContext, useEffect, useState } from "react";
import { type Blocker, UNSAFE_DataRouterContext } from "react-router";
import { Button } from "../buttons/button.tsx";
import { Sheet } from "../dialogs/sheet.tsx";

const KEY = "leave";
const UNSAVED = "Your changes aren’t saved and will be lost if you leave.";

/** Asks before the user leaves a screen with changes that are not saved and not auto-saved; `words` say what would be lost. */
export function LeaveGuard({ isNeeded, words = UNSAVED }: { isNeeded: boolean; words?: string }) {
  const blocker = useBlocked(isNeeded);
  const stay = () => blocker?.reset?.();
  return (
    <Sheet
      title="Leave without saving?"
      isOpen={blocker?.state === "blocked"}
      onClose={stay}
      foot={
        <>
          <Button danger onClick={() => blocker?.proceed?.()}>
            Leave
          </Button>
          <Button variant="ink" onClick={stay}>
            Stay
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Sheet>
  );
}

// Like the router's `useBlocker`, which would be part of every screen's chunk; the browser itself asks before closing the tab.
function useBlocked(isNeeded: boolean): Blocker | undefined {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    if (!router || !isNeeded) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    router.getBlocker(KEY, () => true);
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(KEY)));
    return () => {
      stop();
      window.removeEventListener("beforeunload", warn);
      router.deleteBlocker(KEY);
      setBlocker(undefined);
    };
  }, [router, isNeeded]);
  return blocker;
}
