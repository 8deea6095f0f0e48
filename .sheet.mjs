import { chromium } from "playwright-core";
const [out, w, h, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: process.env.CHROME ?? "/usr/bin/chromium", args:["--no-sandbox"] });
const p = await b.newPage({ viewport: { width: files.length * (+w + 8), height: +h } });
const { readFileSync } = await import("node:fs");
await p.setContent(`<body style="margin:0;display:flex;gap:8px;background:#888">${files.map((f) => `<div style="width:${w}px;height:${h}px;overflow:hidden"><img style="width:100%" src="data:image/png;base64,${readFileSync(f).toString("base64")}"></div>`).join("")}`);
await p.waitForTimeout(300);
await p.screenshot({ path: out }); await b.close();
