import { Failure } from "@awning/domain/errors/failure";
import { paths } from "@awning/domain/routes/paths";
import { useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { applyConfirmation } from "#data/account/passwords.ts";
import { readSession, refreshSession, useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { type CodeError, codeErrorPath } from "./code-error-labels.ts";
import { Envelope } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";

/** Redeems the link of a confirmation mail, then redirects. */
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

type ConfirmOutcome = "confirmed" | CodeError;

const running = new Map<string, Promise<ConfirmOutcome>>();

/** Redeems a code once, however often a screen asks, because a second request would find it "used". */
function redeemConfirmation(code: string): Promise<ConfirmOutcome> {
  const promise = running.get(code) ?? redeem(code);
  running.set(code, promise);
  // A link that failed offline can be tried again.
  void promise.then((outcome) => outcome === "offline" && running.delete(code));
  return promise;
}

async function redeem(code: string): Promise<ConfirmOutcome> {
  if (code === "") return "malformed";
  try {
    await applyConfirmation(code);
    return "confirmed";
  } catch (error) {
    if (error instanceof Failure && error.code === "offline") return "offline";
  }
  if (await isConfirmedHere()) return "confirmed";
  return explainCode(code);
}

/** Opening the same link twice is not an error if the address is confirmed. */
async function isConfirmedHere(): Promise<boolean> {
  await refreshSession().catch(() => undefined);
  const session = readSession();
  return session.state === "signed_in" && session.isVerified;
}

/** Finds out why a mailed code failed; the auth service only says that it did. */
export async function explainCode(code: string): Promise<CodeError> {
  try {
    const { state } = await runCommand("explain-code", { code });
    return state === "unknown" ? "malformed" : state;
  } catch (error) {
    return error instanceof Failure && error.code === "offline" ? "offline" : "malformed";
  }
}
