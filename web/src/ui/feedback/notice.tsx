import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import "./notice.css";

/** A message that stays until its cause is gone: waiting for the reader (`sun`), an error (`red`) or information (`plain`). */
export function Notice({
  icon,
  tone = "sun",
  children,
  action,
}: {
  icon?: LucideIcon;
  tone?: "sun" | "red" | "plain";
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={`notice notice--${tone}`} role={tone === "red" ? "alert" : "status"}>
      {icon ? <Icon of={icon} /> : null}
      <div className="notice__text">{children}</div>
      {action}
    </div>
  );
}
