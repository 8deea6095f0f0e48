import { paths } from "@awning/domain/routes/paths";
import { Link, useLocation } from "react-router";
import * as z from "zod/mini";
import { useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { StallKey } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import { MailForm } from "./mail-form.tsx";

const stateSchema = z.object({ email: z.string() });

/** A link for a new password. Works signed in too, for somebody who has no password because they came with Google. */
export function ForgotScreen() {
  const session = useSession();
  const carried = stateSchema.safeParse(useLocation().state);
  const email = session.state === "signed_in" ? session.email : carried.success ? carried.data.email : "";
  return (
    <>
      <Hanging isWide>
        <StallKey />
      </Hanging>
      <h1>Forgot your password?</h1>
      <MailForm
        key={email}
        startEmail={email}
        act="Send me a link"
        send={(address) => runCommand("request-password-reset", { email: address })}
        sent={(address) => `If ${address} has an account, we've sent a link to reset the password.`}
      >
        <p className="st-hint st-center">
          Remembered it?{" "}
          <Link className="st-a" to={paths.auth.login}>
            Log in
          </Link>
        </p>
      </MailForm>
    </>
  );
}
