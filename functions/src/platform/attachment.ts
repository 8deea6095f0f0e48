/**
 * The value of `Content-Disposition` that makes a browser save a file under its own name: the name as UTF-8 (RFC 6266,
 * RFC 8187), and before it an ASCII name for what does not know that.
 */
export function attachment(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
