import { RotateCw, X } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { LABELS } from "./labels.ts";
import type { Upload } from "./use-uploads.ts";

type Props = { uploads: readonly Upload[]; onRemove: (id: string) => void; onRetry: (one: Upload) => void };

/** Files that will go with the next message, and how far they are. */
export function UploadList({ uploads, onRemove, onRetry }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className="chat-files" aria-label={LABELS.files}>
      {uploads.map((one) => {
        const { id, name } = one.attachment;
        return (
          <li key={id} className={`chat-file ${one.state === "failed" ? "chat-file--failed" : ""}`}>
            <span className="clip">{name}</span>
            {one.state === "sending" ? <progress aria-label={`Sending ${name}`} value={one.share} /> : null}
            {one.state === "failed" ? (
              <>
                <span role="alert">Not sent</span>
                <IconButton icon={RotateCw} label={`Retry ${name}`} onClick={() => onRetry(one)} />
              </>
            ) : null}
            <IconButton icon={X} label={`Remove ${name}`} onClick={() => onRemove(id)} />
          </li>
        );
      })}
    </ul>
  );
}
