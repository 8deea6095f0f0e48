import { LINKS_MAX } from "@awning/domain/account/limits";
import type { Service } from "@awning/domain/booking/service";
import { PLAIN_LINK } from "@awning/domain/link/link";
import { paths } from "@awning/domain/routes/paths";
import { Check, Plus } from "lucide-react";
import { useRef } from "react";
import { dataOr } from "#data/core/live.ts";
import { keyAt } from "#data/core/place.ts";
import { addLink, deleteLink, useLinks } from "#data/link/links.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import * as labels from "./labels.ts";

type Props = { siteId: string; service: Service; address: string; isOpen: boolean };

/** The address of a service to copy, and its link on the page, which one press adds. `isOpen` is whether the page is published. */
export function ShareLink({ siteId, service, address, isOpen }: Props) {
  return (
    <div className="service-link">
      <span className="clip">{address.replace(/^https?:\/\//, "")}</span>
      <span className="service-link__acts">
        <CopyButton text={address} size="sm">
          {labels.copyLink}
        </CopyButton>
        <LinkOnPage siteId={siteId} service={service} />
      </span>
      {isOpen ? null : <p className="soft service-link__closed">{labels.unpublishedLinkHint}</p>}
    </div>
  );
}

/** Draws nothing while the links are unknown, so that none is added twice. */
function LinkOnPage({ siteId, service: { id: serviceId, title } }: Pick<Props, "siteId" | "service">) {
  const links = dataOr(useLinks(), null);
  const isAdded = useRef(false);
  if (links === null) return null;
  const known = links.find((one) => one.type === "booking" && one.serviceId === serviceId);
  if (known)
    return (
      // The button that was pressed is gone.
      <ButtonLink size="sm" variant="quiet" icon={Check} to={paths.links} ref={(link) => void (isAdded.current && link?.focus())}>
        {known.enabled ? labels.onYourPage : labels.hiddenOnYourPage}
      </ButtonLink>
    );
  const add = () => {
    if (links.length >= LINKS_MAX) return showToast(labels.linkLimitReached(LINKS_MAX));
    const order = keyAt(links, null, links.length);
    const { id, write } = addLink(siteId, { ...PLAIN_LINK, type: "booking", url: "", title, serviceId, order });
    isAdded.current = true;
    write.catch(showFailure);
    showUndoToast(labels.linkAdded(title), () => {
      isAdded.current = false;
      deleteLink(siteId, id).catch(showFailure);
    });
  };
  return (
    <Button size="sm" icon={Plus} onClick={add}>
      {labels.addToYourPage}
    </Button>
  );
}
