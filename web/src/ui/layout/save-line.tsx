import { Check, CircleAlert, CloudOff, LoaderCircle } from "lucide-react";
import { Icon } from "../icon.tsx";
import "./save-line.css";

const LOOK = {
  saved: { icon: Check, text: "Saved", extra: "" },
  saving: { icon: LoaderCircle, text: "Saving…", extra: "save--busy" },
  offline: { icon: CloudOff, text: "Offline, will save", extra: "save--offline" },
  failed: { icon: CircleAlert, text: "Not saved", extra: "save--conflict" },
} as const;

/** The line that says whether everything typed so far is saved. */
export function SaveLine({ state }: { state: keyof typeof LOOK }) {
  const { icon, text, extra } = LOOK[state];
  return (
    <span className={`save ${extra}`} role="status">
      <Icon of={icon} size="sm" /> {text}
    </span>
  );
}
