import { useState } from "react";
import { signInWithGoogle } from "#data/account/sign-ins.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { isEmbeddedBrowser } from "./embedded-browser.ts";
import { Wrong } from "./form-alert.tsx";

/** Google sign-in, with the divider above the form. Not rendered where Google refuses it. */
export function GoogleButton({ onDone, or }: { onDone?: () => void; or: string }) {
  const act = useAction();
  const [isHidden] = useState(() => isEmbeddedBrowser(navigator.userAgent));
  if (isHidden) return null;
  const go = () =>
    act.run(async () => {
      if (await signInWithGoogle()) onDone?.();
    });
  const isBlocked = act.failure?.details.reason === "popup_blocked";
  return (
    <>
      <Button variant="outline" className="st-wide" isBusy={act.isBusy} onClick={go}>
        {act.isBusy ? null : <GoogleMark />}
        Continue with Google
      </Button>
      {act.failure ? (
        <Wrong>
          {isBlocked ? "Your browser blocked Google’s window. Allow pop-ups for this site and try again." : failureLabel(act.failure)}
        </Wrong>
      ) : null}
      <p className="auth-or">
        <span>{or}</span>
      </p>
    </>
  );
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71A5.4 5.4 0 0 1 3.68 9c0-.59.1-1.17.28-1.71V4.96H.96A9 9 0 0 0 0 9c0 1.45.35 2.83.96 4.04z" />
      <path fill="#EA4335" d="M9 3.58c1.32 0 2.51.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z" />
    </svg>
  );
}
