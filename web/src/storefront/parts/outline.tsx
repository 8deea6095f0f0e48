type Props = { path: string; size: number };

/**
 * A decorative icon of 24 by 24 units. Its path is inserted as HTML, because a page has dozens and React elements take longer
 * to render.
 */
export function Outline({ path, size }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths come from our own tables and hold letters, figures and signs of numbers
      dangerouslySetInnerHTML={{ __html: `<path d="${path}"></path>` }}
    />
  );
}
