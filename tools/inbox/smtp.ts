import { SMTPServer } from "smtp-server";
import type { InboxStore } from "./store.ts";

const LARGEST_MAIL = 10 * 1024 * 1024;

/** Accepts mail without authentication or TLS, which is safe only on a local server. Resolves with a function that closes it. */
export function listenForMail(store: InboxStore, port: number): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    hideSTARTTLS: true,
    size: LARGEST_MAIL,
    closeTimeout: 200,
    logger: false,
    onRcptTo(_address, _session, done) {
      done(store.takeFault("recipient") ? smtpError(550, "5.1.1 the inbox was asked to know nobody here") : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const fault = store.takeFault("mail");
        if (fault === "hang") return;
        if (typeof fault === "number") return done(smtpError(fault, `the inbox was asked to answer ${fault}`));
        if (stream.sizeExceeded) return done(smtpError(552, "too large"));
        const to = session.envelope.rcptTo.map((one) => one.address);
        store.add(Buffer.concat(chunks).toString("utf8"), { to }).then(
          (message) => done(null, `kept as ${message.id}`),
          (error: unknown) => done(smtpError(554, String(error))),
        );
      });
    },
  });
  return new Promise((opened, refused) => {
    server.once("error", refused);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", refused);
      // Ignores clients that disconnect early.
      server.on("error", () => {});
      opened(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
