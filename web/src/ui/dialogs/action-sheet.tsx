import { CircleAlert } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { Notice } from "../feedback/notice.tsx";
import { useOnline } from "../hooks/use-online.ts";
import * as uiLabels from "../labels.ts";
import { Sheet } from "./sheet.tsx";

type Props = {
  title: string;
  isOpen?: boolean;
  onClose: () => void;
  size?: "md" | "lg";
  /** The words of the confirming button. */
  confirm: string;
  /** Confirms what the sheet says. A sheet with inputs has `onSubmit` instead, which Enter runs too. */
  onConfirm?: () => unknown;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => unknown;
  /** The words of the other button, and what it does besides closing. */
  dismiss?: string;
  onDismiss?: () => unknown;
  /** A button before these two. */
  beside?: ReactNode;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Whether the server must answer. */
  needsConnection?: boolean;
  isDanger?: boolean;
  /** Why the last try failed. The inputs stay. */
  failure?: string | null | undefined;
  className?: string;
  children: ReactNode;
};

/** A sheet that does one thing: what it is about or asks for, a way back, and the button that does it. */
export function ActionSheet({ title, isOpen = true, onClose, size = "md", onSubmit, className = "sheet-form", children, ...rest }: Props) {
  const { isBusy = false, isDisabled = false, needsConnection = false, failure } = rest;
  const isOnline = useOnline() || !needsConnection;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnline && !isBusy && !isDisabled) onSubmit?.(event);
  };
  const foot = (
    <>
      {rest.beside}
      <Button onClick={rest.onDismiss ?? onClose}>{rest.dismiss ?? uiLabels.cancel}</Button>
      <Button
        type={onSubmit ? "submit" : "button"}
        variant={rest.isDanger ? "outline" : "ink"}
        danger={rest.isDanger}
        isBusy={isBusy}
        disabled={!isOnline || isDisabled}
        onClick={onSubmit ? undefined : () => void rest.onConfirm?.()}
      >
        {isOnline ? rest.confirm : uiLabels.needsAConnection}
      </Button>
    </>
  );
  const inside = (
    <>
      {children}
      {failure ? (
        <Notice tone="red" icon={CircleAlert}>
          {failure}
        </Notice>
      ) : null}
    </>
  );
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose} size={size} foot={onSubmit ? undefined : foot}>
      {onSubmit ? (
        <form className={className} onSubmit={submit} noValidate>
          {inside}
          <div className="dialog__foot">{foot}</div>
        </form>
      ) : (
        inside
      )}
    </Sheet>
  );
}
