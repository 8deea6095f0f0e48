import { fileSizeWords } from "@awning/domain/values/file-size";
import { FileUp, RotateCw, X } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { PendingImage } from "#ui/image-queue.ts";
import { Row } from "#ui/rows.tsx";

type Props = {
  one: Pick<PendingImage, "file" | "share" | "error">;
  /** The file whose new version this is. */
  of: string | null;
  onRetry: () => void;
  onForget: () => void;
};

/** A file on its way, or one that did not get through. */
export function PendingFileRow({ one, of, onRetry, onForget }: Props) {
  const { file, share, error } = one;
  const sent = `${fileSizeWords(share * file.size)} of ${fileSizeWords(file.size)}`;
  return (
    <Row
      lead={<Icon of={FileUp} />}
      title={of === null ? file.name : `${file.name}, new version of ${of}`}
      sub={
        error ? (
          <span className="files__error" role="alert">
            {error}
          </span>
        ) : (
          <span className="files__sending num">
            <progress value={share} max={1} aria-label={`Uploading ${file.name}`} />
            {sent}
          </span>
        )
      }
    >
      {error ? <IconButton icon={RotateCw} label={`Retry ${file.name}`} onClick={onRetry} /> : null}
      <IconButton icon={X} label={error ? `Remove ${file.name}` : `Cancel upload of ${file.name}`} onClick={onForget} />
    </Row>
  );
}
