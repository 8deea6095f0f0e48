import type { BlockProps } from "@awning/domain/page/block";

export function TestimonialBlock({ text, author, role }: BlockProps<"testimonial">) {
  return (
    <figure className="quote">
      <blockquote className="lines">{text}</blockquote>
      {(author || role) && <figcaption>{[author, role].filter(Boolean).join(", ")}</figcaption>}
    </figure>
  );
}
