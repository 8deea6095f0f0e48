import type { PageHead } from "./page.ts";

/** Whether search engines are asked to leave a page out: it is nobody's business, or its owner wants it so. */
export function isInNoIndex({ canonical, isHidden }: Pick<PageHead, "canonical" | "isHidden">): boolean {
  return canonical === null || isHidden === true;
}

/**
 * Where a page stands: its one right address and the languages it can be read in. There is one language now; a second is one
 * more row of `translations`, and `x-default` stays the address that fits everybody.
 */
export function PageLinks({ head, language }: { head: PageHead; language: string }) {
  const { canonical } = head;
  if (canonical === null) return <meta name="robots" content="noindex" />;
  const translations = [
    { language, address: canonical },
    { language: "x-default", address: canonical },
  ];
  return (
    <>
      <link rel="canonical" href={canonical} />
      {isInNoIndex(head) ? (
        <meta name="robots" content="noindex" />
      ) : (
        translations.map((one) => <link key={one.language} rel="alternate" hrefLang={one.language} href={one.address} />)
      )}
    </>
  );
}
