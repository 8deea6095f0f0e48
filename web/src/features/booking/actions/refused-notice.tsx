import { CircleAlert } from "lucide-react";
import { Button } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { momentText } from "../labels.ts";
import type { Refused } from "./use-action.ts";

/** Why an action was refused, with the nearest free times when the time is taken. */
export function RefusedNotice({ refused, zone, onChoose }: { refused: Refused | null; zone: string; onChoose?: (start: number) => void }) {
  if (!refused) return null;
  return (
    <Notice tone="red" icon={CircleAlert}>
      {refused.text}
      {onChoose && refused.nearest.length > 0 ? (
        <span className="acts nearest">
          {refused.nearest.map((start) => (
            <Button key={start} size="sm" onClick={() => onChoose(start)}>
              {momentText(start * 60_000, zone, Date.now())}
            </Button>
          ))}
        </span>
      ) : null}
    </Notice>
  );
}
