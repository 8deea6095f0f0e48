import type { ProductFile } from "@awning/domain/product/file";
import { formatFileSize } from "@awning/domain/values/file-size";
import { ArrowDown, ArrowUp, Download, FileText, FileUp, Mail, TextCursorInput, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { moveProductFile, productFileAddress } from "#data/product/product-files.ts";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Row } from "#ui/lists/rows.tsx";
import { NEWS_LABELS } from "../../labels.ts";
import * as labels from "../labels.ts";
import { fileErrorLabel, newsOf, RemoveFileSheet, RenameFileSheet, TellBuyersSheet } from "./file-sheets.tsx";

type Props = { siteId: string; file: ProductFile; index: number; files: readonly ProductFile[]; onReplace: (file: File) => void };

/** A stored file with its actions. */
export function FileRow({ siteId, file, index, files, onReplace }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<"name" | "remove" | "tell" | null>(null);
  const move = (to: number) => moveProductFile(siteId, files, file.id, to).catch(report);
  const look = () => productFileAddress(file.id).then((url) => window.location.assign(url), report);
  const isNews = file.version > file.toldVersion;
  const items: MenuItem[] = [
    ...(isNews ? [{ label: NEWS_LABELS[newsOf(file)].notify, icon: Mail, onSelect: () => setAsking("tell") }] : []),
    { label: labels.uploadNewVersion, icon: FileUp, onSelect: () => chooser.current?.click() },
    { label: labels.download, icon: Download, onSelect: () => void look() },
    { label: labels.rename, icon: TextCursorInput, onSelect: () => setAsking("name") },
    ...(index > 0 ? [{ label: uiLabels.moveUp, icon: ArrowUp, onSelect: () => void move(index - 1) }] : []),
    ...(index < files.length - 1 ? [{ label: uiLabels.moveDown, icon: ArrowDown, onSelect: () => void move(index + 1) }] : []),
    "separator",
    { label: uiLabels.remove, icon: Trash2, isDanger: true, onSelect: () => setAsking("remove") },
  ];
  return (
    <Row lead={<Icon of={FileText} />} title={<span className="breaks">{file.name}</span>} sub={subWords(file)}>
      <Menu label={uiLabels.rowActionsLabel(file.name)} items={items} />
      <input
        ref={chooser}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label={labels.newVersionOfLabel(file.name)}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) onReplace(chosen);
          event.currentTarget.value = "";
        }}
      />
      <RenameFileSheet siteId={siteId} file={file} isOpen={asking === "name"} onClose={() => setAsking(null)} />
      <TellBuyersSheet file={file} isOpen={asking === "tell"} onClose={() => setAsking(null)} />
      <RemoveFileSheet file={file} isOpen={asking === "remove"} onClose={() => setAsking(null)} />
    </Row>
  );
}

function subWords({ size, version, toldVersion }: ProductFile): string {
  const parts = [
    formatFileSize(size),
    ...(version > 1 ? [labels.version(version)] : []),
    ...(version > toldVersion ? [labels.buyersNotNotified] : []),
  ];
  return parts.join(", ");
}

function report(error: unknown): void {
  showToast(fileErrorLabel(error));
}
