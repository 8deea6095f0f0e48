// `npm run icons`: draws the site's icons and share image into `web/public`.
import { readFileSync, writeFileSync } from "node:fs";
import { openBrowser } from "./lib/browser.ts";
import { fromRoot } from "./lib/root.ts";

const MARK = readFileSync(fromRoot("web/public/favicon.svg"), "utf8");
const POSTER = readFileSync(fromRoot("web/faces/bricolage-poster.woff2")).toString("base64");
const STRIPES = 15;
const SHARE = { width: 1200, height: 630 };

const browser = await openBrowser();
const page = await browser.newPage({ deviceScaleFactor: 1 });

/** A screenshot of a document. */
async function draw(html: string, width: number, height = width): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

const icon = (size: number, inset = 0, ground = "transparent") =>
  draw(
    `<body style="background:${ground}"><div style="width:${size}px;height:${size}px;padding:${size * inset}px">${MARK.replace("<svg ", '<svg width="100%" height="100%" ')}</div>`,
    size,
  );

/** Wraps a PNG in an ICO file, which browsers request by name. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function shareCard(): string {
  const step = SHARE.width / STRIPES;
  const stripes = Array.from({ length: STRIPES }, (_, index) => {
    const x = index * step;
    const fill = index % 2 === 0 ? "#c63a22" : "#f7ebd6";
    const shape = `M${x} 96H${x + step}V${150}A${step / 2} ${step / 2} 0 0 1 ${x} 150Z`;
    return `<path fill="${fill}" d="M${x} 0H${x + step + 0.5}V96H${x}Z"/><path fill="${fill}" d="${shape}"/><path fill="#1b1a17" opacity=".09" d="${shape}"/>`;
  });
  return `<style>@font-face{font-family:P;src:url(data:font/woff2;base64,${POSTER});font-weight:800;font-stretch:75% 100%}
body{background:#fbfaf6;color:#1b1a17;font:800 110px/.92 P;font-stretch:76%;letter-spacing:-.028em}
p{padding:28px 72px 0}footer{position:absolute;right:72px;bottom:64px;display:flex;gap:18px;align-items:center;font-size:46px;font-stretch:90%}</style>
<svg width="1200" height="200" viewBox="0 0 1200 200"><path d="M0 0H1200V8H0Z"/>${stripes.join("")}<path fill="#1b1a17" d="M0 0H1200V8H0Z"/></svg>
<p>Links, shop,<br>bookings, chat.<br>Under one awning.</p>
<footer>${MARK.replace("<svg ", '<svg width="60" height="60" ')}awning</footer>`;
}

const FILES = {
  "favicon.ico": async () => ico(await icon(32), 32),
  "icon-192.png": () => icon(192),
  "icon-512.png": () => icon(512),
  // Devices crop it to a shape, so the logo stays within the middle 80 percent.
  "icon-maskable-512.png": () => icon(512, 0.14, "#1b1a17"),
  "apple-touch-icon.png": () => icon(180, 0.1, "#1b1a17"),
  "share.png": () => draw(shareCard(), SHARE.width, SHARE.height),
};
for (const [name, make] of Object.entries(FILES)) writeFileSync(fromRoot("web/public", name), await make());
await browser.close();
