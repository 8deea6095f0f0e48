import "./mail-frame.css";
import { useState } from "react";
import { forceScheme } from "./force-scheme.ts";

type Props = {
  title: string;
  html: string;
  scheme: "light" | "dark";
  isPhone?: boolean;
  /** Whether its links open, each in a tab of its own. */
  hasLinks?: boolean;
};

/** A mail's HTML in an iframe without scripts, as high as the mail. */
export function MailFrame({ title, html, scheme, isPhone = false, hasLinks = false }: Props) {
  const [height, setHeight] = useState(900);
  return (
    <iframe
      className={isPhone ? "mail-frame mail-frame--phone" : "mail-frame"}
      title={title}
      // The same origin lets us measure its height; without scripts it can do nothing with it.
      sandbox={`allow-same-origin ${hasLinks ? "allow-popups allow-popups-to-escape-sandbox" : ""}`}
      srcDoc={forceScheme(html, scheme)}
      style={{ height, colorScheme: scheme }}
      onLoad={(event) => setHeight(event.currentTarget.contentDocument?.body.scrollHeight ?? 900)}
    />
  );
}
