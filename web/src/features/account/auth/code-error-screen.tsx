import { paths } from "@awning/domain/routes/paths";
import { Link, useSearchParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { CODE_WORDS, type CodePurpose, type NextStep, readCodeError } from "./code-error-labels.ts";
import { TornTicket } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import "./auth.css";

const NEW_LINK: Record<CodePurpose, string> = { confirm: paths.auth.resendConfirmation, reset: paths.auth.forgotPassword };
const SAME_LINK: Record<CodePurpose, string> = { confirm: paths.auth.confirmEmail, reset: paths.auth.updatePassword };

/** Explains why a mailed link failed, and what to do next. */
export function CodeErrorScreen() {
  const [query] = useSearchParams();
  const session = useSession();
  const { reason, purpose } = readCodeError(query);
  const words = CODE_WORDS[purpose][reason];
  const code = query.get("code");
  const targets: Record<NextStep, string> = {
    new_link: NEW_LINK[purpose],
    sign_in: session.state === "signed_in" ? paths.dashboard : paths.auth.login,
    try_again: code ? `${SAME_LINK[purpose]}?${new URLSearchParams({ code })}` : NEW_LINK[purpose],
  };
  const act = words.next === "sign_in" && session.state === "signed_in" ? "Go to your dashboard" : words.act;
  return (
    <>
      <Hanging isWide>
        <TornTicket />
      </Hanging>
      <h1>{words.title}</h1>
      <div className="st-stack">
        <p className="st-big-p st-center">{words.text}</p>
        <ButtonLink variant="primary" className="st-big st-wide" to={targets[words.next]}>
          {act}
        </ButtonLink>
        <dl className="auth-next">
          {words.next === "new_link" || words.next === "try_again" ? (
            <div>
              <dt>Still not working?</dt>
              <dd>Copy the full link from the email into this browser. Some email apps break long links.</dd>
            </div>
          ) : null}
          <div>
            <dt>{purpose === "confirm" ? "Resetting your password?" : "Confirming your email?"}</dt>
            <dd>
              <Link className="st-a" to={purpose === "confirm" ? NEW_LINK.reset : NEW_LINK.confirm}>
                Get a new link
              </Link>
              . Only the latest link works.
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
