import encodeQR from "qr";

/** Light squares around a code, without which many scanners see none. */
const QUIET = 4;

/** A code as its dark squares, `rows[y][x]`, without anything around it. */
export function qrRows(text: string): boolean[][] {
  return encodeQR(text, "raw", { ecc: "medium", border: 0 });
}

/** The dark squares as one path; the light border is inside the view box. */
function qrPath(rows: readonly (readonly boolean[])[]): { size: number; path: string } {
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ""))).join("");
  return { size: rows.length + 2 * QUIET, path };
}

/** A code as the text of an SVG file. */
export function qrSvg(text: string): string {
  const { size, path } = qrPath(qrRows(text));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** A code as a PNG of at least 1000 pixels, each square a whole number of them. */
export async function qrPng(text: string): Promise<Blob> {
  const rows = qrRows(text);
  const size = rows.length + 2 * QUIET;
  const scale = Math.ceil(1000 / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect((x + QUIET) * scale, (y + QUIET) * scale, scale, scale);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("No picture"))), "image/png"));
}
