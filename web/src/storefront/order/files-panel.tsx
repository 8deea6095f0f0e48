import {
  type BuyerFile,
  type BuyerFiles,
  type BuyerLineFiles,
  DOWNLOADS_MAX,
  downloadLabel,
} from "@awning/domain/order/fulfilment/download";
import { formatFileSize } from "@awning/domain/values/file-size";
import { Icon } from "../parts/icon.tsx";
import * as labels from "./labels.ts";

/** Where the buyer's actions are posted, with the key that allows them. */
export type OrderAccess = { action: string; key: string };

/** Whom to contact. `email` is the shop's public address; without it, buyers reply to a mail about the order. */
export type Seller = { name: string; email: string };

/** The files of an order: downloads, or what they wait for. A plain form, so it works without script. */
export function FilesPanel({ files, access, seller }: { files: BuyerFiles; access: OrderAccess; seller: Seller }) {
  const isOne = files.lines.length === 1;
  return (
    <section className="panel" id="files" data-files={files.state}>
      <h2>{labels.yourFiles}</h2>
      {files.state === "waiting" && <p className="soft">{labels.downloadsUnpaidHint}</p>}
      {files.state === "ended" && <p className="soft">{labels.filesGoneText}</p>}
      {files.state !== "ended" &&
        files.lines.map((line) => (
          <div key={`${line.productId}.${line.variantId}`}>
            {!isOne && <h3 className="files__line">{lineTitle(line)}</h3>}
            {line.isWithdrawn ? (
              <p className="soft">{labels.filesWithdrawn}</p>
            ) : (
              <ul>
                {line.files.map((file) => (
                  <FileRow key={file.id} file={file} line={line} access={files.state === "ready" ? access : null} seller={seller} />
                ))}
              </ul>
            )}
          </div>
        ))}
    </section>
  );
}

type RowProps = { file: BuyerFile; line: BuyerLineFiles; access: OrderAccess | null; seller: Seller };

function FileRow({ file, line, access, seller }: RowProps) {
  const size = formatFileSize(file.size);
  return (
    <li className="file">
      <Icon name="file" size={24} />
      <span>
        <b className="file__name">{file.name}</b>
        <small className="soft">
          {access === null && size}
          {access !== null && file.left > 0 && `${size}, ${downloadLabel(file.left)}`}
          {access !== null && file.left === 0 && (
            <>
              {labels.downloadsUsedUp(DOWNLOADS_MAX)}{" "}
              {seller.email ? (
                <a href={`mailto:${seller.email}?subject=${encodeURIComponent(labels.moreDownloadsOf(file.name))}`}>
                  {labels.askForMore(seller.name)}
                </a>
              ) : (
                labels.moreDownloadsHint
              )}
            </>
          )}
        </small>
      </span>
      {access !== null && file.left > 0 && (
        <form method="post" action={access.action} data-download>
          <input type="hidden" name="act" value="download" />
          <input type="hidden" name="key" value={access.key} />
          <input type="hidden" name="line" value={`${line.productId}.${line.variantId}`} />
          <input type="hidden" name="file" value={file.id} />
          <button className="btn btn--small" type="submit" aria-label={labels.downloadLabel(file.name)}>
            {labels.download}
          </button>
        </form>
      )}
    </li>
  );
}

function lineTitle({ title, variantName }: BuyerLineFiles): string {
  return variantName ? `${title}, ${variantName}` : title;
}
