import { paths } from "@awning/domain/routes/paths";
import { isSiteOpen } from "@awning/domain/site/site";
import { Amphora, Link as LinkIcon, Plus, Share2 } from "lucide-react";
import { useNavigate } from "react-router";
import type { OwnSite } from "#data/site/sites.ts";
import { useSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import * as labels from "./labels.ts";

/** Creates something new, and shares the address. `addressOf` returns the page's address. */
export function TodayActions({ addressOf }: { addressOf: (username: string) => { url: string } }) {
  const navigate = useNavigate();
  const site = useSite();
  const isOpen = site.state === "ready" && isSiteOpen(site.data);
  return (
    <>
      <Menu
        label={labels.newLabel}
        items={[
          { label: labels.link, icon: LinkIcon, onSelect: () => void navigate(`${paths.links}?add=1`) },
          { label: labels.product, icon: Amphora, onSelect: () => void navigate(paths.product("new")) },
        ]}
        trigger={(props) => (
          <Button icon={Plus} className={isOpen ? "only-desk" : ""} {...props}>
            {labels.newLabel}
          </Button>
        )}
      />
      {isOpen ? (
        <Button
          variant="primary"
          icon={Share2}
          aria-label={labels.sharePage}
          onClick={() => void share(site.data, addressOf(site.data.username).url)}
        >
          <span className="only-desk">{labels.sharePage}</span>
        </Button>
      ) : null}
    </>
  );
}

async function share(site: OwnSite, url: string): Promise<void> {
  try {
    if (navigator.canShare?.({ url })) return await navigator.share({ title: site.displayName, url });
    await navigator.clipboard.writeText(url);
    showToast(labels.linkCopied);
  } catch (error) {
    // Closing the share sheet is no failure; without a clipboard the address is shown for manual copying.
    if (!(error instanceof DOMException && error.name === "AbortError")) showToast(url);
  }
}
