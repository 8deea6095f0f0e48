import type { ReactNode } from "react";
import { AwningMark } from "../brand/awning-mark.tsx";
import "./empty-state.css";

/** The placeholder of an empty list: what will be here, and the action that adds the first entry. */
export function EmptyState({ title, text, art, children }: { title: string; text: ReactNode; art?: ReactNode; children?: ReactNode }) {
  return (
    <div className="empty">
      {art ?? <AwningMark size={72} />}
      <h2 className="empty__title">{title}</h2>
      <p className="empty__text">{text}</p>
      {children ? <div className="acts">{children}</div> : null}
    </div>
  );
}
