/** Downloads a table as CSV. The byte order mark tells spreadsheets that it is UTF-8. */
export function downloadCsv(text: string, name: string): void {
  downloadFile(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }), name);
}

export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // Some browsers fetch the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
