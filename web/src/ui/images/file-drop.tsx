import { FilePlus2 } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { Icon } from "../icon.tsx";
import "./file-drop.css";

type Props = {
  label: string;
  /** Which files, how large, and who gets them. */
  hint: string;
  /** Extensions the device offers, such as `.pdf`; all by default. */
  accept?: readonly string[];
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A drop zone for files, which also opens the file chooser. */
export function FileDrop({ label, hint, accept, multiple, onFiles }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
  };
  return (
    <label
      className={`file-drop ${isOver ? "file-drop--over" : ""}`}
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes("Files"));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={FilePlus2} size="lg" />
      <span>{label}</span>
      <span className="faint file-drop__hint" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        id={id}
        className="sr"
        type="file"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        accept={accept?.join()}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
