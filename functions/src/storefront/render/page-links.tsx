import type { PageHead } from "./page.ts";

/** Whether to ask search engines not to index a page: it is private, or its owner chose so. */
export function isInNoIndex({ canonical, isHidden }: Pick<PageHead, "canonical" | "isHidden">): boolean {
  return canonical === null || isHidden === true;
}

/** A page's canonical URL and languages. There is one language now; another is one more row of `translations`, and `x-default` stays. */
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
