import * as uiLabels from "#ui/labels.ts";
import "./file-fields.css";
import { FILES_MAX, type ProductFile } from "@awning/domain/product/file";
import { formatFileSize } from "@awning/domain/values/file-size";
import { FileUp, RotateCw, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { dataOr, useLive } from "#data/core/live.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import { uploadProductFile, watchProductFiles } from "#data/product/product-files.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Icon } from "#ui/icon.tsx";
import { FileDrop } from "#ui/images/file-drop.tsx";
import type { PendingImage } from "#ui/images/image-queue.ts";
import { useImageUploads } from "#ui/images/image-queues.ts";
import { Row } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { FILES_HINT, FILES_NEEDED_HINT } from "../../labels.ts";
import * as labels from "../labels.ts";
import { FileRow } from "./file-row.tsx";
import { fileErrorLabel } from "./file-sheets.tsx";

/** The files of a digital product in order, each with its newest version. `isNeeded` while there are none. */
export function FileFields({ siteId, productId, isNeeded }: { siteId: string; productId: string; isNeeded: boolean }) {
  const files = useLive(`files/${siteId}/${productId}`, watchProductFiles(siteId, productId));
  const stored = dataOr(files, []);
  // The last sort key, because the live list may not include a file that was just uploaded.
  const last = useRef<string | null>(null);
  last.current = highest(last.current, stored.at(-1)?.order ?? null);
  // Uploads that are a new version of a file, keyed by file so that a retry keeps the relation.
  const replaced = useRef(new WeakMap<File, string>());
  const { pending, start, retry, forget } = useImageUploads<string>({
    upload: (file, how) =>
      uploadProductFile(file, { siteId, productId, after: last.current, replaces: replaced.current.get(file) ?? null }, how),
    onDone: (order) => {
      last.current = highest(last.current, order);
    },
    failureText: fileErrorLabel,
  });
  useLeaveWarning(pending.some((one) => one.error === null));
  const room = FILES_MAX - stored.length;
  const note = useQuotaNotice("sold");
  const replace = (one: ProductFile, file: File) => {
    replaced.current.set(file, one.id);
    start([file]);
  };

  return (
    <section className="product-part" aria-label={labels.files}>
      <div className="product-part__head">
        <h2>{labels.files}</h2>
        <span className="soft">{stored.length > 0 ? labels.filesOf(stored.length, FILES_MAX) : ""}</span>
      </div>
      {files.state === "failed" ? <LoadFailure failure={files.failure} /> : null}
      <p className="soft">{isNeeded ? FILES_NEEDED_HINT : FILES_HINT}</p>
      {stored.length + pending.length > 0 ? (
        <ul className="rows files" aria-label={labels.productFiles}>
          {stored.map((file, index) => (
            <FileRow key={file.id} siteId={siteId} file={file} index={index} files={stored} onReplace={(next) => replace(file, next)} />
          ))}
          {pending.map((one) => (
            <PendingFileRow
              key={one.key}
              one={one}
              of={stored.find((file) => file.id === replaced.current.get(one.file))?.name ?? null}
              onRetry={() => retry(one)}
              onForget={() => forget(one.key)}
            />
          ))}
        </ul>
      ) : null}
      {room > 0 && note !== null ? <Notice>{note}</Notice> : null}
      {room > 0 ? (
        <FileDrop label={labels.addFiles} hint={labels.uploadHint} multiple onFiles={(chosen) => start(chosen.slice(0, room))} />
      ) : null}
    </section>
  );
}

function highest(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/** While needed, the browser asks before the tab is closed or navigates away. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}

type Props = {
  one: Pick<PendingImage, "file" | "share" | "error">;
  /** The file this is a new version of. */
  of: string | null;
  onRetry: () => void;
  onForget: () => void;
};

/** A pending or failed upload. */
function PendingFileRow({ one, of, onRetry, onForget }: Props) {
  const { file, share, error } = one;
  const sent = labels.bytesOf(formatFileSize(share * file.size), formatFileSize(file.size));
  return (
    <Row
      lead={<Icon of={FileUp} />}
      title={of === null ? file.name : labels.newVersionOf(file.name, of)}
      sub={
        error ? (
          <span className="files__error" role="alert">
            {error}
          </span>
        ) : (
          <span className="across gap-3 files__sending num">
            <progress value={share} max={1} aria-label={labels.uploading(file.name)} />
            {sent}
          </span>
        )
      }
    >
      {error ? <IconButton icon={RotateCw} label={labels.retry(file.name)} onClick={onRetry} /> : null}
      <IconButton icon={X} label={error ? uiLabels.removeNamed(file.name) : labels.cancelUploadOf(file.name)} onClick={onForget} />
    </Row>
  );
}
