/** What is said once a page of a site is published. */
export function publishedWords(title: string, isOpen: boolean): string {
  return isOpen ? `“${title}” is live` : `“${title}” is published. Visitors see it once your page is open`;
}
