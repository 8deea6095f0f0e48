import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import * as labels from "./note-labels.ts";

type Props<Own> = {
  /** `own` is what can be deleted of a row; `null` for nothing. */
  rows: readonly { key: string; title: string; sub: string; own: Own | null }[];
  deleteLabel: (title: string) => string;
  deletedLabel: string;
  onDelete: (own: Own) => void;
  onRestore: (own: Own) => void;
};

/** Rows of a sheet. What is deleted can come back; that is said in the sheet, which covers toasts. */
export function DeletableRows<Own>({ rows, deleteLabel, deletedLabel, onDelete, onRestore }: Props<Own>) {
  const [deleted, setDeleted] = useState<{ own: Own } | null>(null);
  return (
    <>
      {deleted ? (
        <p className="across gap-2" role="status">
          {deletedLabel}
          <Button
            size="sm"
            onClick={() => {
              onRestore(deleted.own);
              setDeleted(null);
            }}
          >
            {labels.undo}
          </Button>
        </p>
      ) : null}
      {rows.length === 0 ? null : (
        <Rows aria-live="polite">
          {rows.map(({ key, title, sub, own }) => (
            <Row key={key} title={title} sub={sub}>
              {own === null ? null : (
                <IconButton
                  icon={Trash2}
                  size="md"
                  label={deleteLabel(title)}
                  onClick={() => {
                    onDelete(own);
                    setDeleted({ own });
                  }}
                />
              )}
            </Row>
          ))}
        </Rows>
      )}
    </>
  );
}
