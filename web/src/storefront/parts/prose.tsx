/** Text as its owner wrote it: an empty line starts a paragraph, a line break stays one. */
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
