import { paths, safeReturnPath } from "@awning/domain/routes/paths";
import { CornerDownRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { signIn } from "#data/account/sign-ins.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { failureWords } from "#ui/words.ts";
import { focusOn } from "./focus-on.ts";
import { GoogleButton } from "./google-button.tsx";
import { OpenSign } from "./hanging.tsx";
import { PasswordField } from "./password-field.tsx";
import { returnWords } from "./return-words.ts";
import { Wrong } from "./said.tsx";
import { useAct } from "./use-act.ts";

/** Sign-in. The way on is only ever a page of this site. */
export function LoginScreen() {
  const session = useSession();
  const [query] = useSearchParams();
  const next = safeReturnPath(query.get("next"));
  // Signing in here changes the session, and that leads on: one way for the form, Google and somebody signed in already.
  if (session.state === "signed_in") return <Navigate to={next} replace />;
  const words = query.has("next") ? returnWords(next) : null;
  return (
    <>
      <OpenSign />
      <h1>Welcome back</h1>
      <div className="st-stack">
        {words ? (
          <p className="auth-note" role="status">
            <Icon of={CornerDownRight} />
            <span>
              You'll continue to <b>{words}</b> afterwards.
            </span>
          </p>
        ) : null}
        <GoogleButton or="or use your email" />
        <LoginForm />
      </div>
    </>
  );
}

function LoginForm() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isMissed, setMissed] = useState(false);
  const act = useAct();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setMissed(true);
    if (email.trim() === "") return focusOn(form, "email");
    if (password === "") return focusOn(form, "password");
    await act.run(() => signIn(email, password));
  };
  const isWrongPair = act.failure?.details.reason === "wrong_credentials";
  return (
    <form className="st-stack" onSubmit={submit} noValidate>
      <Field label="Email" error={isMissed && email.trim() === "" ? "Enter your email address." : undefined}>
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
      <PasswordField
        label="Password"
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={isMissed && password === "" ? "Enter your password." : undefined}
      />
      <p className="auth-beside">
        <Link className="st-a" to={paths.auth.forgotPassword} state={{ email }}>
          Forgot your password?
        </Link>
      </p>
      {isWrongPair ? (
        <Wrong>
          That email and password don't match. Try again, or{" "}
          <Link className="st-a" to={paths.auth.forgotPassword} state={{ email }}>
            get a link by email
          </Link>{" "}
          to reset your password.
        </Wrong>
      ) : act.failure ? (
        <Wrong>{failureWords(act.failure)}</Wrong>
      ) : null}
      <Button type="submit" variant="primary" className="st-big st-wide" isBusy={act.isBusy}>
        Log in
      </Button>
    </form>
  );
}
