import type { Failure } from "@awning/domain/errors/failure";
import { failureLabel } from "#ui/feedback/labels.ts";
import { FreshSheet } from "../fresh-sheet.tsx";
import * as labels from "../labels.ts";

/** An act that needs a recent sign-in. A quiet one asks nothing where there was one. `addsWayIn`: adds a way to log in. */
export type Act = { title: string; text: string; button: string; isQuiet?: boolean; addsWayIn?: boolean; run: () => Promise<void> };

/** Asks whether to do it, and to sign in again if the last sign-in is too old. */
export function ActSheet({ act, onClose }: { act: Act; onClose: () => void }) {
  const { title, text, button, isQuiet = false, addsWayIn = false } = act;
  const run = async () => {
    await act.run();
    onClose();
  };
  return (
    <FreshSheet title={title} confirm={button} isQuiet={isQuiet} addsWayIn={addsWayIn} onClose={onClose} run={run} wordsOf={wordsOf}>
      {() => <p>{text}</p>}
    </FreshSheet>
  );
}

function wordsOf(failure: Failure): string {
  const { reason } = failure.details;
  if (reason === "known_passkey") return labels.passkeyKnown;
  return reason === "full" ? labels.passkeysFull : failureLabel(failure);
}
