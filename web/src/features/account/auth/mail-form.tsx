import { emailSchema } from "@awning/domain/values/email";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Right, Wrong } from "./form-alert.tsx";
import { ResendButton } from "./resend-button.tsx";

/** Asks for an email address and sends a mail there. The answer is the same whether or not an account has it. */
export function MailForm({
  startEmail,
  act: label,
  sent,
  send,
  children,
}: {
  startEmail: string;
  /** The label of the button. */
  act: string;
  /** The message once it is sent, which must be true for known and unknown addresses. */
  sent: (email: string) => ReactNode;
  send: (email: string) => Promise<unknown>;
  children?: ReactNode;
}) {
  const [email, setEmail] = useState(startEmail);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const act = useAction();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = emailSchema.safeParse(email);
    setError(parsed.success ? undefined : "Enter a valid email address.");
    if (!parsed.success) {
      const field = event.currentTarget.elements.namedItem("email");
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    if (await act.run(() => send(parsed.data))) setSentTo(parsed.data);
  };
  if (sentTo !== null) {
    return (
      <div className="st-stack">
        <Right>{sent(sentTo)}</Right>
        <dl className="auth-next">
          <div>
            <dt>Can’t find it?</dt>
            <dd>Check your spam folder. Emails can take a few minutes. Only the latest link works.</dd>
            <dd>
              <ResendButton isFresh send={() => send(sentTo)} done="Sent again." />
              <Button variant="quiet" onClick={() => setSentTo(null)}>
                Use another email
              </Button>
            </dd>
          </div>
        </dl>
        {children}
      </div>
    );
  }
  return (
    <form className="st-stack" onSubmit={submit} noValidate>
      <Field label="Email" error={error}>
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
      {act.failure ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
      <Button type="submit" variant="primary" className="st-big st-wide" isBusy={act.isBusy}>
        {label}
      </Button>
      {children}
    </form>
  );
}
