import { paths, safeReturnPath } from "@awning/domain/routes/paths";
import { CornerDownRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { signIn } from "#data/account/sign-ins.ts";
import { fetchPart } from "#data/core/parts.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Icon } from "#ui/icon.tsx";
import { focusOn, Wrong } from "./form-alert.tsx";
import { GoogleButton } from "./google-button.tsx";
import { OpenSign } from "./hanging.tsx";
import { PasswordField } from "./password/password-field.tsx";

/** Sign-in. It redirects only to pages of this site. */
export function LoginScreen() {
  const session = useSession();
  const [query] = useSearchParams();
  const next = safeReturnPath(query.get("next"));
  // Signing in changes the session, which redirects: one path for the form, Google and users already signed in.
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
              Log in to continue to <b>{words}</b>.
            </span>
          </p>
        ) : null}
        <GoogleButton or="or use your email" />
        <LoginForm />
        {"PublicKeyCredential" in window ? <PasskeyButton /> : null}
      </div>
    </>
  );
}

function LoginForm() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isMissed, setMissed] = useState(false);
  const act = useAction();
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
          That email and password don’t match. Try again, or{" "}
          <Link className="st-a" to={paths.auth.forgotPassword} state={{ email }}>
            get a link by email
          </Link>{" "}
          to reset your password.
        </Wrong>
      ) : act.failure ? (
        <Wrong>{failureLabel(act.failure)}</Wrong>
      ) : null}
      <Button type="submit" variant="primary" className="st-big st-wide" isBusy={act.isBusy}>
        Log in
      </Button>
    </form>
  );
}

function PasskeyButton() {
  const act = useAction();
  const go = () => act.run(async () => void (await (await fetchPart(() => import("#data/account/passkeys.ts"))).signInWithPasskey()));
  return (
    <>
      <Button className="st-wide" isBusy={act.isBusy} onClick={go}>
        Use a passkey
      </Button>
      {act.failure ? (
        <Wrong>
          {act.failure.code === "forbidden"
            ? "This passkey doesn’t belong to an account here. Log in with your email address."
            : failureLabel(act.failure)}
        </Wrong>
      ) : null}
    </>
  );
}

const SCREENS: readonly (readonly [string, string])[] = [
  [paths.links, "your links"],
  [paths.information, "your information"],
  [paths.products, "your products"],
  [paths.orders, "your orders"],
  [paths.settings, "the settings"],
  [paths.account, "your account"],
];

/** The name of the page that sign-in redirects to; `null` for the dashboard, which needs none. */
function returnWords(path: string): string | null {
  const plain = path.split(/[?#]/)[0] ?? "";
  if (plain.startsWith(`${paths.orders}/`)) return "the order";
  if (plain.startsWith(`${paths.products}/`)) return "the product";
  return SCREENS.find(([screen]) => plain.startsWith(screen))?.[1] ?? null;
}
