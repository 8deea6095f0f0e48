import encodeQR from "qr";

/** Light squares around a code, without which many scanners see none. */
const QUIET = 4;

/** A code as its squares, `rows[y][x]` true where it is dark, with the light ones around it. */
function qrRows(text: string): boolean[][] {
  return encodeQR(text, "raw", { ecc: "medium", border: QUIET });
}

/** A code as the text of an SVG file. */
export function qrSvg(text: string): string {
  const rows = qrRows(text);
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** A code as a PNG of at least 1000 pixels, each square a whole number of them. */
export async function qrPng(text: string): Promise<Blob> {
  const rows = qrRows(text);
  const scale = Math.ceil(1000 / rows.length);
  const canvas = document.createElement("canvas");
  canvas.width = rows.length * scale;
  canvas.height = canvas.width;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("No picture"))), "image/png"));
}
