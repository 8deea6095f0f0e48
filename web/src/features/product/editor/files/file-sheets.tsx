import { Failure } from "@awning/domain/errors/failure";
import { FILE_NAME_MAX, FILES_MAX, filePart, isNewFile, type ProductFile } from "@awning/domain/product/file";
import { quotaErrorLabel } from "@awning/domain/upload/upload";
import { useState } from "react";
import { checkSoldFile, type FileRefusal, removeProductFile, renameProductFile, tellBuyers } from "#data/product/product-files.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import { buyersNotified, NEWS_LABELS } from "../../labels.ts";
import * as labels from "../labels.ts";

type Props = { file: ProductFile; isOpen: boolean; onClose: () => void };

/** Renames a file; buyers see the name. */
export function RenameFileSheet({ isOpen, ...props }: Props & { siteId: string }) {
  return isOpen ? <OpenRenameSheet {...props} /> : null;
}

function OpenRenameSheet({ siteId, file, onClose }: { siteId: string; file: ProductFile; onClose: () => void }) {
  const [typed, setTyped] = useState(file.name);
  const wrong = problemOf(typed, file.size);
  return (
    <ActionSheet
      title={labels.renameFile}
      onClose={onClose}
      confirm={labels.rename}
      onSubmit={() => {
        if (wrong !== null) return;
        renameProductFile(siteId, file, typed).catch((error: unknown) => showToast(fileErrorLabel(error)));
        onClose();
      }}
    >
      <Field label={uiLabels.name} hint={labels.fileNameHint} error={wrong} count={{ used: typed.trim().length, max: FILE_NAME_MAX }}>
        <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
    </ActionSheet>
  );
}

function problemOf(name: string, size: number): string | null {
  try {
    checkSoldFile({ name, size });
    return null;
  } catch (error) {
    return fileErrorLabel(error);
  }
}

/** Confirms deleting a file, which cannot be restored. */
export function RemoveFileSheet({ file, isOpen, onClose }: Props) {
  const { isBusy, run } = useAction((failure) => showToast(fileErrorLabel(failure)));
  const remove = async () => {
    await run(() => removeProductFile(file.id).then(() => showToast(labels.removed(file.name))));
    onClose();
  };
  return (
    <ActionSheet
      title={labels.removeFile(file.name)}
      isOpen={isOpen}
      onClose={onClose}
      confirm={uiLabels.remove}
      onConfirm={remove}
      isBusy={isBusy}
      isDanger
    >
      <p className="soft">{labels.deleteFileWarning}</p>
    </ActionSheet>
  );
}

/** Confirms mailing earlier buyers about a file or its new version. */
export function TellBuyersSheet({ file, isOpen, onClose }: Props) {
  const { isBusy, run } = useAction((failure) => showToast(fileErrorLabel(failure)));
  const news = newsOf(file);
  const tell = async () => {
    await run(() => tellBuyers(file.id).then(({ told, isComplete }) => showToast(buyersNotified(told, isComplete))));
    onClose();
  };
  return (
    <ActionSheet
      title={NEWS_LABELS[news].title}
      isOpen={isOpen}
      onClose={onClose}
      confirm={labels.sendEmail}
      onConfirm={tell}
      isBusy={isBusy}
    >
      <p className="soft">{NEWS_LABELS[news].text(file.name)}</p>
    </ActionSheet>
  );
}

const WORDS: Partial<Record<FileRefusal, string>> = {
  empty: labels.thisFileIsEmpty,
  bytes: labels.fileTooLarge,
  runnable: labels.fileTypeRefused,
  name: labels.fileNameInvalid(FILE_NAME_MAX),
};

/** Whether buyers are told of a new file or of a new version. */
export function newsOf(file: ProductFile): "file" | "version" {
  return isNewFile(filePart(file)) ? "file" : "version";
}

/** Why a file was refused, as a message. */
export function fileErrorLabel(error: unknown): string {
  if (!(error instanceof Failure)) return failureLabel(new Failure("internal"));
  const room = quotaErrorLabel(error.details);
  if (room !== null) return room;
  if (error.code === "over_limit") return labels.tooManyFiles(FILES_MAX);
  const { reason } = error.details;
  return WORDS[reason as FileRefusal] ?? failureLabel(error);
}
