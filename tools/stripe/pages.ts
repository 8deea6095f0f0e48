import type { Session } from "./store.ts";

/** The stand-in's payment page: one button per outcome. */
export function payPage(session: Session): string {
  const amount = new Intl.NumberFormat("en", { style: "currency", currency: session.currency.toUpperCase() });
  const { maximumFractionDigits = 2 } = amount.resolvedOptions();
  const isOpen = session.status === "open";
  const declined = session.intent?.declined && isOpen ? `<p role="alert">Your card was declined. Try another one.</p>` : "";
  const button = (outcome: string, words: string) => `<button name="outcome" value="${outcome}">${words}</button>`;
  const acts = isOpen
    ? `<form method="post">${button("approve", "Pay")}${button("decline", "Card is declined")}${button("delay", "Bank takes its time")}${button("twice", "Pay twice")}<a href="${escapeHtml(session.cancelUrl)}">Back to the shop</a></form>`
    : `<p>This payment page is closed.</p><a href="${escapeHtml(session.successUrl)}">To the shop</a>`;
  return page(
    "Pay",
    `<p class="test">Test mode. Nothing is charged.</p><h1>${escapeHtml(amount.format(session.amount / 10 ** maximumFractionDigits))}</h1><p>${escapeHtml(session.title)}</p>${declined}${acts}`,
  );
}

/** The stand-in's onboarding page, with a single button. */
export function connectPage(): string {
  return page(
    "Connect",
    `<p class="test">Test mode. Nobody is asked for anything.</p><h1>Connect an account</h1><form method="post"><button name="finish" value="yes">Finish</button><button name="finish" value="no">Later</button></form>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Payment stand-in</title><link rel="icon" href="data:,"><style>
body{margin:0;min-height:100dvh;display:grid;place-items:center;font:17px/1.5 system-ui,sans-serif}
main{width:min(360px,calc(100% - 40px))}h1{font-size:40px;margin:8px 0}.test{font-weight:700}
form{display:grid;gap:10px;margin-top:24px}button,a{font:inherit;min-height:48px;border-radius:10px;border:1px solid;display:grid;place-items:center;color:inherit;text-decoration:none;background:none;cursor:pointer}
button:first-child{background:#c63a22;border-color:#c63a22;color:#fff;font-weight:700}
</style><main>${body}</main></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
