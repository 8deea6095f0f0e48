import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { Notice } from "./notice.tsx";

/** How long before the note appears. */
const LATE_AFTER_MS = 10_000;

/** Shown beside something that loads: after ten seconds, it offers to reload the page. */
export function LateNote() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Notice
      icon={Hourglass}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      This is taking longer than usual. Your connection may be slow. What you saved is safe.
    </Notice>
  );
}
