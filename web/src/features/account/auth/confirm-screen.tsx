import { paths } from "@awning/domain/routes/paths";
import { useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { codeErrorPath } from "./code-error-words.ts";
import { type ConfirmOutcome, redeemConfirmation } from "./confirm-address.ts";
import { Envelope } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";

/** Redeems the link of a confirmation mail, then leads on. */
export function ConfirmScreen() {
  const [query] = useSearchParams();
  const code = query.get("code") ?? "";
  const session = useSession();
  const [outcome, setOutcome] = useState<ConfirmOutcome | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void redeemConfirmation(code).then((found) => isCurrent && setOutcome(found));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  if (outcome && outcome !== "confirmed") return <Navigate to={codeErrorPath(paths.auth.codeError, outcome, "confirm", code)} replace />;
  if (outcome === "confirmed" && session.state === "signed_in") return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <Hanging isWide>
        <Envelope />
      </Hanging>
      {outcome === "confirmed" ? (
        <>
          <h1>Email confirmed</h1>
          <div className="st-stack">
            <p className="st-big-p st-center">Log in here to publish your page, or continue where you signed up.</p>
            <ButtonLink variant="primary" className="st-big st-wide" to={paths.auth.login}>
              Log in
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <h1>One moment</h1>
          <p className="st-big-p st-center" role="status">
            Confirming your email…
          </p>
        </>
      )}
    </>
  );
}
