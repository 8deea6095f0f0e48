import type { Failure } from "@awning/domain/errors/failure";
import { useEffect, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { type MailPreview, previewMail, type WantedMail } from "#data/mail/email-preview.ts";

type Preview = WantedMail & ({ state: "ready"; mail: MailPreview } | { state: "failed"; failure: Failure });

/** A mail of a kind, a sample or about the own last order; `null` while it is on its way. `round` asks again when it changes. */
export function useMailPreview({ kind, isOwn }: WantedMail, round: number): Preview | null {
  const [preview, setPreview] = useState<(Preview & { round: number }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    previewMail({ kind, isOwn }).then(
      (mail) => isWanted && setPreview({ kind, isOwn, round, state: "ready", mail }),
      (error: unknown) => {
        const failure = toFailure(error);
        if (isWanted) setPreview({ kind, isOwn, round, state: "failed", failure });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [kind, isOwn, round]);
  return preview && preview.kind === kind && preview.isOwn === isOwn && preview.round === round ? preview : null;
}
