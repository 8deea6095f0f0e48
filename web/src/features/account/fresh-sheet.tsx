import type { Failure } from "@awning/domain/errors/failure";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { isWrongPassword, PasswordAgain } from "./password-again.tsx";
import { useFreshSignIn } from "./use-fresh-sign-in.ts";

type Props = {
  title: string;
  /** The words of the button that does it, and of the other one. */
  confirm: string;
  dismiss?: string;
  isDanger?: boolean;
  /** Asks nothing where there was a recent sign-in. */
  isQuiet?: boolean;
  /** Adds a way to log in: `useFreshSignIn`. */
  addsWayIn?: boolean;
  onClose: () => void;
  /** Whether the inputs are fine; if not, puts the focus into one that is not. */
  check?: () => boolean;
  run: () => Promise<unknown>;
  onFailure?: (failure: Failure) => void;
  /** The words of a failure; `null` for one that an input says. */
  wordsOf?: (failure: Failure) => string | null;
  /** What it is about and asks for. */
  children: (failure: Failure | null) => ReactNode;
};

/** A sheet for what needs a recent sign-in: asks to sign in again if the last one is too old. */
export function FreshSheet(props: Props) {
  const { check = () => true, run, onFailure, wordsOf = failureLabel, isQuiet = false, addsWayIn, children, ...sheet } = props;
  const { isReady, asks, ensure, note } = useFreshSignIn(addsWayIn);
  const [password, setPassword] = useState("");
  const [isMissed, setMissed] = useState(false);
  const secret = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);
  const {
    isBusy,
    failure,
    run: act,
    clear,
  } = useAction((failed) => {
    note(failed);
    if (isWrongPassword(failed)) secret.current?.focus();
    else onFailure?.(failed);
  });
  const perform = () => act(async () => (await ensure(password)) && run());
  useEffect(() => {
    if (!isQuiet || !isReady || asks !== null || hasBegun.current) return;
    hasBegun.current = true;
    void perform();
  });
  const submit = () => {
    if (!isReady) return;
    clear();
    const lacksPassword = asks === "password" && password === "";
    setMissed(lacksPassword);
    if (!check()) return;
    if (lacksPassword) return secret.current?.focus();
    void perform();
  };
  const failed = failure && !isWrongPassword(failure) ? wordsOf(failure) : null;
  return (
    <ActionSheet {...sheet} isBusy={isBusy} failure={failed} onSubmit={submit}>
      {children(failure)}
      <PasswordAgain asks={asks} ref={secret} value={password} onChange={setPassword} isMissed={isMissed} failure={failure} />
    </ActionSheet>
  );
}
