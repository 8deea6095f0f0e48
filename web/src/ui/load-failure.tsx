import type { Failure } from "@awning/domain/errors/failure";
import { CircleAlert, RotateCw } from "lucide-react";
import { Button } from "./buttons/button.tsx";
import { failureLabel } from "./feedback/labels.ts";
import { Notice } from "./feedback/notice.tsx";

const SCREENS: ReadonlySet<string> = new Set(["signed_out", "forbidden", "not_found"]);

/**
 * Says why a screen cannot load and offers a retry. Failures that a retry cannot fix are thrown to the error screen, which
 * shows the account and a way on.
 */
export function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  if (SCREENS.has(failure.code)) throw failure;
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
      {failureLabel(failure)}
    </Notice>
  );
}
