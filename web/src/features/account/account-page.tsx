import type { ReactNode } from "react";
import { useAnchor } from "#ui/layout/anchor.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import "./account.css";
import * as labels from "./labels.ts";

/** The account screen: one section below another. */
export function AccountPage({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="account">
      <PageHeader title={labels.account} state={state} />
      {children}
    </div>
  );
}

/** A section, which an address can name: what it is on the left, its actions on the right. */
export function AccountSection({ id, title, text, children }: { id: string; title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="account__part" id={id} ref={useAnchor<HTMLElement>(id)} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {text ? <p className="account__text">{text}</p> : null}
      </div>
      <div className="account__acts">{children}</div>
    </section>
  );
}
