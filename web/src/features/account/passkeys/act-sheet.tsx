import type { Failure } from "@awning/domain/errors/failure";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "../labels.ts";
import "../leave.css";
import { isWrongPassword, PasswordAgain } from "../password-again.tsx";
import { useFreshSignIn } from "../use-fresh-sign-in.ts";

/** An act that needs a recent sign-in. A quiet one asks nothing where there was one. `addsWayIn`: adds a way to log in. */
export type Act = { title: string; text: string; button: string; isQuiet?: boolean; addsWayIn?: boolean; run: () => Promise<void> };

/** Asks whether to do it, and to sign in again if the last sign-in is too old. */
export function ActSheet({ act, onClose }: { act: Act; onClose: () => void }) {
  const form = useId();
  const { isReady, asks, ensure, note } = useFreshSignIn(act.addsWayIn);
  const [password, setPassword] = useState("");
  const [isMissed, setMissed] = useState(false);
  const secret = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);
  const { isBusy, failure, run, clear } = useAction((failed) => {
    note(failed);
    if (isWrongPassword(failed)) secret.current?.focus();
  });
  const perform = () =>
    run(async () => {
      if (!(await ensure(password))) return;
      await act.run();
      onClose();
    });
  useEffect(() => {
    if (!act.isQuiet || !isReady || asks !== null || hasBegun.current) return;
    hasBegun.current = true;
    void perform();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    clear();
    setMissed(asks === "password" && password === "");
    if (asks === "password" && password === "") return secret.current?.focus();
    void perform();
  };
  return (
    <Sheet
      title={act.title}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
            {act.button}
          </Button>
        </>
      }
    >
      <form id={form} className="sheet-form" onSubmit={send} noValidate>
        <p>{act.text}</p>
        <PasswordAgain asks={asks} ref={secret} value={password} onChange={setPassword} isMissed={isMissed} failure={failure} />
        {failure && !isWrongPassword(failure) ? (
          <p className="leave__wrong" role="alert">
            {wordsOf(failure)}
          </p>
        ) : null}
      </form>
    </Sheet>
  );
}

function wordsOf(failure: Failure): string {
  const { reason } = failure.details;
  if (reason === "known_passkey") return labels.passkeyKnown;
  return reason === "full" ? labels.passkeysFull : failureLabel(failure);
}
