import { Failure } from "@awning/domain/errors/failure";
import { LINK_FILE_NAME_MAX, type LinkFile } from "@awning/domain/link/link-file";
import { LINK_FILE_TYPES } from "@awning/domain/link/link-file-type";
import { quotaErrorLabel } from "@awning/domain/upload/upload";
import { formatFileSize } from "@awning/domain/values/file-size";
import type { LinkFileRefusal } from "#data/link/link-file-check.ts";
import { uploadLinkFile } from "#data/link/link-files.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { FileDrop } from "#ui/images/file-drop.tsx";
import type { PendingImage } from "#ui/images/image-queue.ts";
import { useImageUploads } from "#ui/images/image-queues.ts";
import * as uiLabels from "#ui/labels.ts";
import "./file-sheet.css";
import * as labels from "./labels.ts";

type Props = { siteId: string; title: string; onChoose: (file: LinkFile) => void; onClose: () => void };

/** Uploads a file for a link. Closing the sheet cancels the upload. */
export function FileSheet({ siteId, title, onChoose, onClose }: Props) {
  const { pending, start, retry, forget } = useImageUploads<LinkFile>({
    upload: (file, how) => uploadLinkFile(file, siteId, how),
    onDone: onChoose,
    failureText: refusalWords,
  });
  const note = useQuotaNotice("media");
  const one = pending[0];
  const choose = (file: File | undefined) => {
    if (one) forget(one.key);
    if (file) start([file]);
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <div className="pile gap-5">
        {one === undefined && note !== null ? <Notice>{note}</Notice> : null}
        {one?.error ? <Notice tone="red">{`${one.file.name}: ${one.error}`}</Notice> : null}
        {one && one.error === null ? (
          <OnItsWay one={one} />
        ) : (
          <FileDrop label={labels.chooseAFile} hint={labels.fileHint} accept={ENDINGS} onFiles={([file]) => choose(file)} />
        )}
        {one?.error && !isRefused(one.error) ? (
          <div className="acts">
            <Button size="sm" onClick={() => retry(one)}>
              {uiLabels.tryAgain}
            </Button>
          </div>
        ) : null}
      </div>
    </Sheet>
  );
}

function OnItsWay({ one: { file, share, stop } }: { one: PendingImage }) {
  return (
    <div className="pile gap-3 at-start lfile__sending">
      <span className="clip">{file.name}</span>
      <progress value={share} max={1} aria-label={labels.uploading(file.name)} />
      <span className="soft num">{labels.bytesOf(formatFileSize(share * file.size), formatFileSize(file.size))}</span>
      <Button size="sm" onClick={stop}>
        {labels.stopLabel}
      </Button>
    </div>
  );
}

const ENDINGS = Object.keys(LINK_FILE_TYPES).map((ending) => `.${ending}`);

const WORDS: Record<LinkFileRefusal, string> = {
  empty: labels.thisFileIsEmpty,
  bytes: labels.fileTooLarge,
  type: labels.fileTypeRefused,
  name: labels.fileNameInvalid(LINK_FILE_NAME_MAX),
};

/** Whether the file itself is the reason, so a retry is useless. */
function isRefused(words: string): boolean {
  return Object.values(WORDS).includes(words);
}

function refusalWords(error: unknown): string {
  if (!(error instanceof Failure)) return failureLabel(new Failure("internal"));
  const said = Object.entries(WORDS).find(([key]) => key === error.details.reason)?.[1];
  return said ?? quotaErrorLabel(error.details) ?? failureLabel(error);
}
