import encodeQR from "qr";

/** The quiet zone around a code, which many scanners need. */
const QUIET = 4;

/** A QR code as the address of an SVG picture, dark on white in every mode. */
export function qrPicture(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const size = rows.length;
  const path = rows.flatMap((row, y) => runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Where dark modules begin and end in a row. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const edges = [...row, false].flatMap((isDark, at) => (isDark === (row[at - 1] ?? false) ? [] : [at]));
  return edges.flatMap((from, index) => (index % 2 === 0 ? [[from, edges[index + 1] ?? row.length]] : []));
}
