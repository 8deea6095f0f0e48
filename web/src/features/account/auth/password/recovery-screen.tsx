import { paths } from "@awning/domain/routes/paths";
import { formatCount } from "@awning/domain/values/counts";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { addPasskey, hasPasskeys, signInWithRecoveryCode } from "#data/account/passkeys.ts";
import { choosePassword } from "#data/account/passwords.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { focusOn, Wrong } from "../form-alert.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import * as labels from "./recovery-labels.ts";

/** Logs in with a recovery code, then offers a passkey or a password: the code is used up. */
export function RecoveryScreen({ startEmail }: { startEmail: string }) {
  const [opened, setOpened] = useState<{ email: string; left: number } | null>(null);
  return opened === null ? <CodeForm startEmail={startEmail} onOpen={setOpened} /> : <NextTime {...opened} />;
}

function CodeForm({ startEmail, onOpen }: { startEmail: string; onOpen: (opened: { email: string; left: number }) => void }) {
  const [email, setEmail] = useState(startEmail);
  const [code, setCode] = useState("");
  const [isMissed, setMissed] = useState(false);
  const act = useAction();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setMissed(true);
    if (email.trim() === "") return focusOn(form, "email");
    if (code.trim() === "") return focusOn(form, "code");
    await act.run(async () => onOpen({ email: email.trim(), left: await signInWithRecoveryCode(email, code) }));
  };
  const isWrongPair = act.failure?.code === "forbidden" || act.failure?.code === "bad_request";
  return (
    <>
      <Heading>{labels.logInWithCode}</Heading>
      <form className="st-stack" onSubmit={submit} noValidate>
        <Field label="Email" error={isMissed && email.trim() === "" ? labels.emailMissing : undefined}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            required
          />
        </Field>
        <Field label={labels.recoveryCode} hint={labels.codeHint} error={isMissed && code.trim() === "" ? labels.codeMissing : undefined}>
          <TextInput
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            required
          />
        </Field>
        {act.failure ? <Wrong>{isWrongPair ? labels.wrongPair : failureLabel(act.failure)}</Wrong> : null}
        <Button type="submit" variant="primary" className="st-big st-wide" isBusy={act.isBusy}>
          {labels.logInAction}
        </Button>
        <p className="st-hint st-center">
          {labels.noCodesHint(
            <Link className="st-a" to={paths.auth.forgotPassword} state={{ email }}>
              {labels.getALink}
            </Link>,
          )}
        </p>
      </form>
    </>
  );
}

function NextTime({ email, left }: { email: string; left: number }) {
  const navigate = useNavigate();
  const act = useAction();
  const go = () => navigate(paths.dashboard, { replace: true });
  const choose = async (password: string) => {
    await choosePassword({ email, password });
    go();
  };
  const add = () =>
    act.run(async () => {
      if ((await addPasskey()) !== null) go();
    });
  return (
    <>
      <Heading>{labels.loginDone}</Heading>
      <div className="st-stack">
        <p className="st-big-p st-center">{left === 0 ? labels.lastUsedUp : labels.usedUp(formatCount(left, "code"))}</p>
        <p className="st-hint st-center">{labels.nextTime}</p>
        {hasPasskeys() ? (
          <>
            <Button variant="primary" className="st-big st-wide" isBusy={act.isBusy} onClick={add}>
              {labels.addPasskey}
            </Button>
            {act.failure ? (
              <Wrong>{act.failure.details.reason === "known_passkey" ? labels.passkeyKnown : failureLabel(act.failure)}</Wrong>
            ) : null}
            <p className="auth-or">{labels.orSetPassword}</p>
          </>
        ) : null}
        <NewPasswordForm email={email} button={labels.savePassword} choose={choose} />
        <p className="st-hint st-center">
          <Link className="st-a" to={paths.dashboard} replace>
            {labels.skip}
          </Link>
        </p>
      </div>
    </>
  );
}

/** Takes the focus: what had it is gone with the step before. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
