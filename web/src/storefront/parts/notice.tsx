import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Something that happened and what to do about it. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice notice--plain" role="alert" tabIndex={-1} data-notice>
      <Icon name="info" size={24} />
      <p>
        <b>{title}</b>
        {children}
      </p>
    </div>
  );
}
