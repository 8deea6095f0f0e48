/** Hands a table to the person as a file. The mark at its start tells spreadsheets that its letters are UTF-8. */
export function downloadCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // Some browsers fetch the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
