import { formatRecoveryCode, type RecoveryCodesState, recoveryCodeSchema } from "@awning/domain/account/recovery-codes";
import type { Failure } from "@awning/domain/errors/failure";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { confirmRecoveryCodes } from "#data/account/recovery-codes.ts";
import { Button } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { downloadFile } from "#ui/download-csv.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import "./recovery.css";

type Props = { codes: readonly string[]; email: string; onClose: () => void; onConfirm: (state: RecoveryCodesState) => void };

/** New codes, shown this once. They count after their owner has typed one. */
export function CodesSheet({ codes, email, onClose, onConfirm }: Props) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const { isBusy, failure, run, clear } = useAction();
  const about = [labels.codesOwner(email), labels.eachWorksOnce(today())];
  const text = [...about, "", ...codes, ""].join("\n");
  const confirm = () => {
    clear();
    const read = recoveryCodeSchema.safeParse(typed).data;
    const code = codes.find((one) => read !== undefined && one === formatRecoveryCode(read));
    setWrong(code === undefined);
    if (code !== undefined) void run(async () => onConfirm(await confirmRecoveryCodes(code)));
  };
  return (
    <ActionSheet
      title={labels.saveYourCodes}
      confirm={labels.activate}
      onClose={onClose}
      onSubmit={confirm}
      isBusy={isBusy}
      failure={failure && wordsOf(failure)}
    >
      <p>{labels.shownOnceHint}</p>
      <div className="recovery-codes">
        {about.map((line) => (
          <p key={line} className="recovery-codes__about">
            {line}
          </p>
        ))}
        <ul className="recovery-codes__list" aria-label={labels.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="across gap-2 wrap">
        <CopyButton size="sm" text={text}>
          {labels.copy}
        </CopyButton>
        <Button
          size="sm"
          icon={Download}
          onClick={() => downloadFile(new Blob([text], { type: "text/plain" }), "awning-recovery-codes.txt")}
        >
          {labels.download}
        </Button>
        <Button size="sm" icon={Printer} onClick={() => window.print()}>
          {labels.print}
        </Button>
      </div>
      <Field label={labels.typeOne} hint={labels.typeOneHint} error={isWrong ? labels.unknownCode : null}>
        <TextInput
          name="code"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
    </ActionSheet>
  );
}

function wordsOf(failure: Failure): string {
  return failure.details.reason === "recovery_code" ? labels.replaced : failureLabel(failure);
}

function today(): string {
  return new Intl.DateTimeFormat(textLocale(), { dateStyle: "medium" }).format(Date.now());
}
