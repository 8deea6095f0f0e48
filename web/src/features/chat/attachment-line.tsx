import { isImage } from "@awning/domain/chat/attachment";
import type { Attachment } from "@awning/domain/chat/message";
import type { Failure } from "@awning/domain/errors/failure";
import { formatFileSize } from "@awning/domain/values/file-size";
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { loadAttachment } from "#data/chat/attachments.ts";
import type { ThreadRef } from "#data/chat/thread-writes.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Icon } from "#ui/icon.tsx";
import * as labels from "./labels.ts";

/** A file of a message: pictures are shown inline, and a click saves any file. One that is no longer stored says so. */
export function AttachmentLine({ of, file }: { of: ThreadRef; file: Attachment }) {
  const [isGone, setGone] = useState(false);
  const noteGone = ({ code }: Failure) => {
    if (code === "not_found") setGone(true);
    return code === "not_found";
  };
  const [url, dropPicture] = usePicture(of, file, noteGone);
  const save = () =>
    void loadAttachment(of, file).then(
      (blob) => saveAs(blob, file.name),
      (failure: Failure) => noteGone(failure) || showToast(labels.fileLoadFailed),
    );
  if (isGone) return <p className="chat-bubble__file soft">{labels.fileIsGone}</p>;
  return (
    <button type="button" className={url ? "chat-bubble__picture" : "chat-bubble__file"} title={labels.save(file.name)} onClick={save}>
      {url ? (
        <img src={url} alt={file.name} onError={dropPicture} />
      ) : (
        <>
          <Icon of={FileText} size="sm" /> <span className="clip">{file.name}</span>{" "}
          <span className="faint">{formatFileSize(file.bytes)}</span>
        </>
      )}
    </button>
  );
}

/** The object URL of a picture; `null` for other files, until it has loaded, and once it turned out to be no picture. */
function usePicture({ siteId, conversationId }: ThreadRef, file: Attachment, onFailure: (failure: Failure) => void) {
  const [url, setUrl] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file never changes, its id says which one it is
  useEffect(() => {
    if (!isImage(file.type)) return;
    let made = "";
    let isOver = false;
    loadAttachment({ siteId, conversationId }, file).then(
      (blob) => {
        if (isOver) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      // The file's name is shown instead, unless it is gone.
      (failure: Failure) => isOver || onFailure(failure),
    );
    return () => {
      isOver = true;
      URL.revokeObjectURL(made);
    };
  }, [siteId, conversationId, file.id]);
  return [url, () => setUrl(null)] as const;
}

function saveAs(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
