import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { showToast } from "../feedback/toast.tsx";
import { Button, type ButtonVariant } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

/** Copies a text and confirms it in its label. Without children it is an icon. */
export function CopyButton({ text, label = "Copy", children, ...look }: { text: string; label?: string } & ButtonVariant) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () => {
    // Browsers refuse without a secure origin or permission; then the text is shown for manual copying.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => showToast(text),
    ) ?? showToast(text);
  };
  const icon = isCopied ? Check : Copy;
  if (children === undefined) return <IconButton icon={icon} label={isCopied ? "Copied" : label} onClick={copy} />;
  return (
    <Button {...look} icon={icon} onClick={copy}>
      <span aria-live="polite">{isCopied ? "Copied" : children}</span>
    </Button>
  );
}
