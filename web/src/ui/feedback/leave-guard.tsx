import { useContext, useEffect, useState } from "react";
import { type Blocker, UNSAFE_DataRouterContext } from "react-router";
import { Button } from "../buttons/button.tsx";
import { Sheet } from "../dialogs/sheet.tsx";

const KEY = "leave";
const UNSAVED = "Your changes aren’t saved and will be lost if you leave.";

/**
 * Asks before the screen is left, by whatever way, while there is something on it that is not saved and does not save itself;
 * `words` say what would be lost.
 */
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

// As `useBlocker` of the router, which would come with the frame of every screen and not with this one; and the browser asks
// before the tab is closed.
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
