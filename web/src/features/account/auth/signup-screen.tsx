import { asTyped } from "@awning/domain/account/username";
import { withinUnits } from "@awning/domain/values/characters";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { NameBoard } from "./hanging.tsx";
import { readDraft } from "./signup-draft.ts";
import { SignupForm } from "./signup-form.tsx";

// The claim step loads the database; the sign-up form does not need it.
const ClaimForm = lazy(() => import("./name/claim-form.tsx").then((module) => ({ default: module.ClaimForm })));

/** Sign-up: the whole form, or only the username for a signed-in user. */
export function SignupScreen() {
  const session = useSession();
  const [query] = useSearchParams();
  const [draft] = useState(() => readDraft());
  const [name, setName] = useState(() => withinUnits(asTyped(query.get("username") ?? ""), 60) || draft.username);
  const [isSigningUp, setSigningUp] = useState(false);
  return (
    <>
      <NameBoard name={name} />
      <h1>Create your page</h1>
      {session.state === "signed_in" && !isSigningUp ? (
        <Suspense fallback={<p className="st-hint st-center">One moment…</p>}>
          <ClaimForm name={name} onName={setName} email={session.email} />
        </Suspense>
      ) : (
        <SignupForm name={name} onName={setName} startEmail={draft.email} onBusy={setSigningUp} />
      )}
    </>
  );
}
