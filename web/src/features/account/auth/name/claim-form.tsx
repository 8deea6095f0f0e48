import { paths } from "@awning/domain/routes/paths";
import { type FormEvent, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { useAccount } from "#data/account/accounts.ts";
import { refreshSession, signOutEverywhereHere } from "#data/account/session.ts";
import { noteSignIn } from "#data/account/sign-ins.ts";
import { claimUsername } from "#data/account/usernames.ts";
import * as labels from "#features/account/auth/name/labels.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { focusOn, Wrong } from "../form-alert.tsx";
import { dropDraft } from "../signup-draft.ts";
import { TermsLine } from "../terms-line.tsx";
import { NameField } from "./name-field.tsx";
import { refusedNameError } from "./name-labels.ts";
import { useNameCheck } from "./use-name-check.ts";

/** The remaining step for a user who signed in without a username. Owners continue to their dashboard. */
export function ClaimForm({ name, onName, email }: { name: string; onName: (name: string) => void; email: string }) {
  const account = useAccount();
  const check = useNameCheck(name);
  const act = useAction();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  if (account.state === "ready" && account.data && !act.isBusy) return <Navigate to={paths.dashboard} replace />;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissed(true);
    if (name === "" || check.state === "refused") return focusOn(form.current, "username");
    if (!isAgreed) return focusOn(form.current, "terms");
    const isDone = await act.run(async () => {
      await claimUsername(name);
      // Before this, there was no account that could know this device.
      void noteSignIn();
      await refreshSession();
    });
    if (!isDone) return check.again();
    dropDraft();
    navigate(paths.dashboard);
  };
  return (
    <form className="st-stack" ref={form} onSubmit={submit} noValidate>
      <p className="st-big-p st-center">{labels.loggedInHint(<b>{email}</b>)}</p>
      <NameField
        label={labels.nameOfYourPage}
        value={name}
        onChange={onName}
        check={check}
        error={isMissed && name === "" ? labels.nameMissing : refusedNameError(act.failure, name)}
      />
      <TermsLine isChecked={isAgreed} onChange={setAgreed} error={isMissed && !isAgreed} />
      {act.failure && act.failure.code !== "username_refused" ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
      <Button type="submit" variant="primary" className="st-big st-wide" isBusy={act.isBusy}>
        {labels.createMyPage}
      </Button>
      <p className="st-hint st-center">
        {labels.notYouAction}{" "}
        <button type="button" className="st-a" onClick={() => void signOutEverywhereHere()}>
          {labels.logOut}
        </button>
      </p>
    </form>
  );
}
