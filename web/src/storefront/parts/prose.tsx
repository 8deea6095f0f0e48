import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import type { ReactNode } from "react";

/** An owner's text: an empty line starts a paragraph, a line break stays one. */
export function Prose({ text, className = "" }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  if (paragraphs.length === 0) return null;
  return (
    <div className={`prose ${className}`.trim()}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="lines">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

// Punctuation at the end of an address belongs to the sentence around it.
const ADDRESS = /\b((?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}'’”]|[\w.+-]{1,64}@(?:[\w-]+\.)+[a-z]{2,})/i;
const MAIL = /^[^/:]+@/;

/** An owner's text with its web and mail addresses as links; anything else stays text. */
export function LinkedText({ text }: { text: string }): ReactNode {
  return text.split(ADDRESS).map((part, index) => {
    const target = index % 2 === 1 ? parseLinkUrl(MAIL.test(part) ? `mailto:${part}` : part) : { reason: "" };
    return "url" in target ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity beyond their place
      <a key={index} href={target.url} rel="ugc nofollow noopener">
        {(/[^\x20-\x7e]/.test(part) ? target.url : part).replace(/^(https?:\/\/)?(www\.)?/i, "")}
      </a>
    ) : (
      part
    );
  });
}
