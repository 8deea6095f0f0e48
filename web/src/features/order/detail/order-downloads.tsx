import { DOWNLOADS_MAX, downloadKey, downloadsLeft } from "@awning/domain/order/fulfilment/download";
import type { Order, OrderLine } from "@awning/domain/order/order";
import type { ProductFile } from "@awning/domain/product/file";
import { formatFileSize } from "@awning/domain/values/file-size";
import { FileText } from "lucide-react";
import { useLive } from "#data/core/live.ts";
import { resetDownloads, watchDownloads, watchProductFiles } from "#data/product/product-files.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Icon } from "#ui/icon.tsx";
import { Row, Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";

/** How often the buyer downloaded each file, and a button to reset the limits. */
export function OrderDownloads({ order }: { order: Order }) {
  const lines = order.lines.filter((line) => line.kind === "digital");
  const downloads = useLive(lines.length > 0 ? `downloads/${order.siteId}/${order.id}` : null, watchDownloads(order.siteId, order.id));
  const { isBusy, run } = useAction(showFailure);
  if (lines.length === 0) return null;
  const counts = downloads.state === "ready" ? (downloads.data?.counts ?? {}) : {};
  const isUsed = Object.keys(counts).length > 0;
  const reset = () =>
    run(async () => {
      await resetDownloads(order.id);
      showToast(labels.downloadLimitReset);
    });
  return (
    <Section title={labels.downloads}>
      <ul className="rows">
        {lines.map((line) => (
          <LineFiles key={`${line.productId}.${line.variantId}`} siteId={order.siteId} line={line} counts={counts} />
        ))}
      </ul>
      {isUsed ? (
        <div className="order-downloads__acts">
          <Button size="sm" isBusy={isBusy} onClick={() => void reset()}>
            {labels.resetDownloadLimit}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

function LineFiles({ siteId, line, counts }: { siteId: string; line: OrderLine; counts: Readonly<Record<string, number>> }) {
  const files = useLive(`files/${siteId}/${line.productId}`, watchProductFiles(siteId, line.productId));
  if (files.state !== "ready") return null;
  if (files.data.length === 0) return <Row lead={<Icon of={FileText} />} title={line.title} sub={labels.noFilesHint} />;
  return files.data.map((file) => (
    <Row key={downloadKey(line, file)} lead={<Icon of={FileText} />} title={file.name} sub={usedWords(line, file, counts)} />
  ));
}

function usedWords(line: OrderLine, file: ProductFile, counts: Readonly<Record<string, number>>): string {
  const used = DOWNLOADS_MAX - downloadsLeft(counts, line, file);
  return `${formatFileSize(file.size)}, ${used === 0 ? labels.notDownloadedYet : labels.ofDownloadsUsed(used, DOWNLOADS_MAX)}`;
}
