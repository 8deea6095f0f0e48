import { useSite } from "#data/site/sites.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Inbox } from "./inbox.tsx";
import { LABELS } from "./labels.ts";
import "./chat.css";
import * as labels from "./labels.ts";

/** `/chat`: conversations with visitors, the newest message first. */
export function ChatScreen() {
  const site = useSite();
  if (site.state === "ready") return <Inbox siteId={site.data.id} username={site.data.username} />;
  return (
    <>
      <PageHeader title={LABELS.title} state={["\u00a0"]} />
      {site.state === "failed" ? <LoadFailure failure={site.failure} /> : <SkeletonRows count={6} label={labels.loadingConversations} />}
    </>
  );
}
