import { Failure } from "@awning/domain/failure";
import type { MailKind } from "@awning/domain/mail";
import { useEffect, useState } from "react";
import { type MailPreview, previewMail } from "#data/email-preview.ts";

type Preview = { kind: MailKind } & ({ state: "ready"; mail: MailPreview } | { state: "failed"; failure: Failure });

/** The sample of a kind of mail; `null` while it is on its way. `round` asks again when it changes. */
export function useMailPreview(kind: MailKind, round: number): Preview | null {
  const [preview, setPreview] = useState<(Preview & { round: number }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    previewMail(kind).then(
      (mail) => isWanted && setPreview({ kind, round, state: "ready", mail }),
      (error: unknown) => {
        const failure = error instanceof Failure ? error : new Failure("internal", {}, { cause: error });
        if (isWanted) setPreview({ kind, round, state: "failed", failure });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [kind, round]);
  return preview && preview.kind === kind && preview.round === round ? preview : null;
}
