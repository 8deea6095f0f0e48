import type { Media } from "@awning/domain/media";
import { useContext, useEffect, useState, useSyncExternalStore } from "react";
import { type Blocker, UNSAFE_DataRouterContext } from "react-router";
import { Button } from "#ui/button.tsx";
import type { ImageQueues } from "#ui/image-queues.ts";
import { Sheet } from "#ui/sheet.tsx";
import type { Draft } from "./use-draft.ts";

const KEY = "builder";

type Props = { draft: Draft; pictures: ImageQueues<Media> };

/** Asks before the screen is left with something that is not saved and does not save itself, or with a picture on its way. */
export function LeaveGuard({ draft: { isConflict, isStuck }, pictures }: Props) {
  const isSending = useSyncExternalStore(pictures.watch, pictures.isSending);
  useEffect(() => () => pictures.stop(), [pictures]);
  const isUnsaved = isConflict || isStuck !== null;
  const blocker = useBlocked(isUnsaved || isSending);
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
      <p>
        {isUnsaved
          ? "What you changed here is not saved, and is lost when you leave."
          : "A picture is still being sent, and is lost when you leave."}
      </p>
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
