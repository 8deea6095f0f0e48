import type { ReactNode } from "react";
import { AWNING_LOOK } from "../look/awning-look.ts";
import { AwningName } from "./awning-name.tsx";
import { MailShell } from "./mail-shell.tsx";
import { Aside } from "./words.tsx";

/** A mail from Awning to an owner. */
export function OwnerMail(props: { title: string; preview: string; footer: ReactNode; children: ReactNode }) {
  return (
    <MailShell
      look={AWNING_LOOK}
      title={props.title}
      preview={props.preview}
      name={<AwningName />}
      footer={<Aside small>{props.footer}</Aside>}
    >
      {props.children}
    </MailShell>
  );
}
