import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { paths } from "@awning/domain/routes/paths";
import { emailSchema } from "@awning/domain/values/email";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { signIn } from "#data/account/sign-ins.ts";
import { signUp } from "#data/account/usernames.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { focusOn, Wrong } from "./form-alert.tsx";
import { GoogleButton } from "./google-button.tsx";
import { NameField } from "./name/name-field.tsx";
import { refusedNameError, usernameError } from "./name/name-labels.ts";
import { useNameCheck } from "./name/use-name-check.ts";
import { PasswordField } from "./password/password-field.tsx";
import { passwordStrength } from "./password/password-strength.ts";
import { dropDraft, keepDraft } from "./signup-draft.ts";
import { TermsLine } from "./terms-line.tsx";

type Errors = { name?: string; email?: string; password?: string; terms?: boolean };

/** Username, email address and password in one step. Everything typed survives errors and a reload, except the password. */
export function SignupForm({
  name,
  onName,
  startEmail,
  onBusy,
}: {
  name: string;
  onName: (name: string) => void;
  startEmail: string;
  /** Called before the account is created, so the screen stays while the session changes. */
  onBusy: (isBusy: boolean) => void;
}) {
  const [email, setEmail] = useState(startEmail);
  const [password, setPassword] = useState("");
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const check = useNameCheck(name);
  const act = useAction();
  const navigate = useNavigate();
  useEffect(() => keepDraft({ email, username: name }), [email, name]);

  const findErrors = (): Errors => {
    const refusal = name === "" ? null : (refuseUsername(name) ?? (check.state === "refused" ? check.refusal : null));
    return {
      name: name === "" ? "Choose a name for your page." : refusal ? usernameError(name, refusal).text : undefined,
      email: emailSchema.safeParse(email).success ? undefined : email === "" ? "Enter your email address." : "Enter a valid email address.",
      password: passwordStrength(password).isAccepted
        ? undefined
        : password === ""
          ? "Choose a password."
          : passwordStrength(password).words,
      terms: !isAgreed,
    };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findErrors();
    setErrors(found);
    const first = (["name", "email", "password", "terms"] as const).find((key) => found[key]);
    if (first) return focusOn(form.current, first === "name" ? "username" : first);
    onBusy(true);
    const isDone = await act.run(async () => {
      await signUp({ email, password, username: name });
      // Fails silently when the address already had an account: the next screen looks the same.
      await signIn(email, password).catch(() => undefined);
    });
    if (!isDone) {
      onBusy(false);
      check.again();
      return;
    }
    dropDraft();
    navigate(paths.signupSuccess, { state: { email } });
  };

  // Shown errors are updated while typing, and disappear once fixed.
  const present = findErrors();
  const nameError = refusedNameError(act.failure, name) ?? errors.name;
  const isWeak = act.failure?.code === "weak_password";
  return (
    <form className="st-stack" ref={form} onSubmit={submit} noValidate>
      <NameField
        label="Name of your page"
        value={name}
        onChange={(next) => {
          onName(next);
          setErrors((old) => ({ ...old, name: undefined }));
          act.clear();
        }}
        check={check}
        error={check.state === "refused" && check.name === name ? undefined : nameError}
      />
      <GoogleButton or="or use your email" />
      <Field label="Email" error={errors.email && present.email}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => email && setErrors((old) => ({ ...old, email: findErrors().email }))}
          required
        />
      </Field>
      <PasswordField
        label="Password"
        name="password"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          act.clear();
        }}
        autoComplete="new-password"
        hint="At least 8 characters. A short phrase is easy to remember and hard to guess."
        error={isWeak && act.failure ? failureLabel(act.failure) : errors.password && present.password}
        rate={[email.split("@")[0] ?? "", name]}
      />
      <TermsLine isChecked={isAgreed} onChange={setAgreed} error={Boolean(errors.terms && !isAgreed)} />
      {act.failure && !isWeak && act.failure.code !== "username_refused" ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
      <Button type="submit" variant="primary" className="st-big st-wide" isBusy={act.isBusy}>
        Create my page
      </Button>
      <p className="st-hint st-center">We’ll send one email to confirm your address. No newsletter.</p>
    </form>
  );
}
