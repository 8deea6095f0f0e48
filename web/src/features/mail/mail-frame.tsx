import { useState } from "react";
import { forceScheme } from "./force-scheme.ts";

/** A mail's HTML in a frame without scripts, as high as the mail. */
export function MailFrame({ title, html, scheme, isPhone }: { title: string; html: string; scheme: "light" | "dark"; isPhone: boolean }) {
  const [height, setHeight] = useState(900);
  return (
    <iframe
      className={isPhone ? "mail-frame mail-frame--phone" : "mail-frame"}
      title={title}
      // Its own origin lets us read how high it is; without scripts it can do nothing with it.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={forceScheme(html, scheme)}
      style={{ height, colorScheme: scheme }}
      onLoad={(event) => setHeight(event.currentTarget.contentDocument?.body.scrollHeight ?? 900)}
    />
  );
}
