import { Failure } from "@awning/domain/errors/failure";
import { FILE_NAME_MAX, FILES_MAX, filePart, isNewFile, type ProductFile } from "@awning/domain/product/file";
import { quotaErrorLabel } from "@awning/domain/upload/upload";
import { useState } from "react";
import { checkSoldFile, type FileRefusal, removeProductFile, renameProductFile, tellBuyers } from "#data/product/product-files.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { buyersNotified, NEWS_LABELS } from "../labels.ts";
import * as labels from "./labels.ts";

type Props = { file: ProductFile; isOpen: boolean; onClose: () => void };

/** Renames a file; buyers see the name. */
export function RenameFileSheet({ siteId, file, isOpen, onClose }: Props & { siteId: string }) {
  return (
    <Sheet title={labels.renameFile} isOpen={isOpen} onClose={onClose}>
      <RenameForm siteId={siteId} file={file} onClose={onClose} />
    </Sheet>
  );
}

function RenameForm({ siteId, file, onClose }: { siteId: string; file: ProductFile; onClose: () => void }) {
  const [typed, setTyped] = useState(file.name);
  const wrong = problemOf(typed, file.size);
  return (
    <form
      className="files__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong !== null) return;
        renameProductFile(siteId, file, typed).catch((error: unknown) => showToast(fileErrorLabel(error)));
        onClose();
      }}
    >
      <Field label={uiLabels.name} hint={labels.fileNameHint} error={wrong} count={{ used: typed.trim().length, max: FILE_NAME_MAX }}>
        <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <div className="dialog__foot">
        <Button onClick={onClose}>{uiLabels.cancel}</Button>
        <Button type="submit" variant="ink">
          {labels.rename}
        </Button>
      </div>
    </form>
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
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await removeProductFile(file.id);
      showToast(labels.removed(file.name));
    } catch (error) {
      showToast(fileErrorLabel(error));
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Sheet
      title={labels.removeFile(file.name)}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button danger variant="ink" isBusy={isBusy} onClick={() => void remove()}>
            {uiLabels.remove}
          </Button>
        </>
      }
    >
      <p className="soft">{labels.deleteFileWarning}</p>
    </Sheet>
  );
}

/** Confirms mailing earlier buyers about a file or its new version. */
export function TellBuyersSheet({ file, isOpen, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const news = newsOf(file);
  const tell = async () => {
    setBusy(true);
    try {
      const { told, isComplete } = await tellBuyers(file.id);

      showToast(buyersNotified(told, isComplete));
    } catch (error) {
      showToast(fileErrorLabel(error));
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Sheet
      title={NEWS_LABELS[news].title}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button variant="ink" isBusy={isBusy} onClick={() => void tell()}>
            {labels.sendEmail}
          </Button>
        </>
      }
    >
      <p className="soft">{NEWS_LABELS[news].text(file.name)}</p>
    </Sheet>
  );
}

const WORDS: Record<FileRefusal, string> = {
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
  return Object.entries(WORDS).find(([key]) => key === reason)?.[1] ?? failureLabel(error);
}
