import { Check, CircleAlert, CloudOff, LoaderCircle } from "lucide-react";
import { Icon } from "../icon.tsx";
import "./save-line.css";
import * as labels from "#ui/labels.ts";

const LOOK = {
  saved: { icon: Check, text: labels.saved, extra: "" },
  saving: { icon: LoaderCircle, text: labels.saving, extra: "save--busy" },
  offline: { icon: CloudOff, text: labels.offlineWillSave, extra: "save--offline" },
  failed: { icon: CircleAlert, text: labels.notSaved, extra: "save--conflict" },
} as const;

/** The quiet line that says whether everything typed so far is safe. */
export function SaveLine({ state }: { state: keyof typeof LOOK }) {
  const { icon, text, extra } = LOOK[state];
  return (
    <span className={`save ${extra}`} role="status">
      <Icon of={icon} size="sm" /> {text}
    </span>
  );
}
