import type { Failure } from "@awning/domain/failure";
import { CircleAlert, RotateCw } from "lucide-react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { failureWords } from "./words.ts";

/** Says why a screen cannot show its things and offers to try again. */
export function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const retry = onRetry ?? (() => window.location.reload());
  return (
    <Notice
      tone="red"
      icon={CircleAlert}
      action={
        <Button size="sm" icon={RotateCw} onClick={retry}>
          Try again
        </Button>
      }
    >
      {failureWords(failure)}
    </Notice>
  );
}
