import "./today.css";
import { wallTime } from "@awning/domain/time/zoned-time";
import { formatCount } from "@awning/domain/values/counts";
import { type ReactNode, useCallback, useState } from "react";
import { useRequestCount } from "#data/booking/request-count.ts";
import { useUnreadConversations } from "#data/chat/conversations.ts";
import { useHasLinks, useHasVisits, useSellsSomething } from "#data/core/has-any.ts";
import { dataOr, useLive } from "#data/core/live.ts";
import { useLatestOrders, useOrdersSince, useOrdersToDo } from "#data/order/orders.ts";
import { watchProducts } from "#data/product/products.ts";
import { watchStock } from "#data/product/stock.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { useShopNotes } from "#data/site/shop-notes.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Figure } from "#ui/figure.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Bone, SkeletonRows } from "#ui/layout/skeleton.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Rows, Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { textLocale } from "#ui/locale.ts";
import { greeting, SALES_DAYS, startOfDay } from "./day-figures.ts";
import * as labels from "./labels.ts";
import { needsOf } from "./needs.ts";
import { type SetupKey, setupSteps } from "./setup-steps.ts";

const NONE: readonly string[] = [];

/** Products on sale with low stock, in the whole shop, live, with their stock; empty while unknown. */
function useLowStock(siteId: string) {
  const notes = useShopNotes(siteId);
  const ids = (notes.state === "ready" && notes.data?.low) || NONE;
  const key = ids.length > 0 ? `${siteId}/${ids.join()}` : null;
  const noted = useLive(key && `low-products/${key}`, watchProducts(siteId, ids));
  const stock = useLive(key && `low-stock/${key}`, watchStock(siteId, ids));
  const left = (productId: string, variantId: string) =>
    stock.state === "ready" ? (stock.data.get(productId)?.get(variantId) ?? null) : null;
  // The server's notes lag a moment behind.
  const products = noted.state === "ready" ? noted.data.filter((product) => product.state === "active") : [];
  // Without notes there is nothing to wait for.
  const isKnown = notes.state !== "loading" && (key === null || (noted.state !== "loading" && stock.state !== "loading"));
  return { products, left, isKnown };
}

/** The most orders read for the day's figures; of the newest a few are listed. */
const READ = 45;
const SHOWN = 5;
/** Needed until a shop is open, so an open shop does not wait for it. */
const setupList = lazyPart(async () => (await import("./setup-list.tsx")).SetupList);
const needRow = lazyPart(async () => (await import("./need-row.tsx")).NeedRow);
/** Needed once anything was ordered or visited. */
const dayStrip = lazyPart(async () => (await import("./day-strip.tsx")).DayStrip);
/** Loaded together with the orders. */
const latestOrders = lazyPart(async () => (await import("./latest-orders.tsx")).LatestOrders);

type SetupForm = (props: { step: SetupKey; site: OwnSite }) => ReactNode;
type Slots = {
  actions: ReactNode;
  bookings: (onKnown: () => void) => ReactNode;
  /** The fields of the setup steps of a page that is not published yet. */
  setupForm: { usePart: (isWanted: boolean) => SetupForm | null };
};

/**
 * The home screen: to-dos, today's figures, and the remaining setup. `actions` go into the header, `opener` publishes the page
 * as the last setup step, `bookings` are the next ones, which say when they are known.
 */
export function Today({ opener, ...slots }: Slots & { opener: (site: OwnSite) => ReactNode }) {
  const site = useSite();
  if (site.state === "failed") return <Notice tone="red">{failureLabel(site.failure)}</Notice>;
  if (site.state === "loading") return <TodaySkeleton />;
  return <SiteToday site={site.data} opener={opener(site.data)} {...slots} />;
}

function SiteToday({ site, actions, opener, bookings, setupForm }: Slots & { site: OwnSite; opener: ReactNode }) {
  const links = useHasLinks(site.id);
  const settings = useShopSettings();
  const latest = useLatestOrders(SHOWN);
  const toDo = useOrdersToDo();
  const selling = useSellsSomething(site.id);
  const { products, left, isKnown: isStockKnown } = useLowStock(site.id);
  const ownZone = useOwnZone(site.id);
  // Like the server, which uses UTC when no time zone is set.
  const zone = ownZone === null ? null : ownZone || "UTC";
  const now = Date.now();
  const orders = dataOr(latest, null);
  const hasOrders = orders !== null && orders.length > 0;
  const week = useOrdersSince(site.id, zone === null ? null : startOfDay(now, zone, SALES_DAYS), READ);
  // Figures of a new page would all be zero, so they are left out.
  const isMaybeVisited = zone !== null && orders?.length === 0 && site.published;
  const visits = useHasVisits(site.id, isMaybeVisited ? wallTime(now, zone).day : null);
  const isCounted = hasOrders || dataOr(visits, false);
  const unread = useUnreadConversations();
  const requests = useRequestCount();
  const needs = needsOf(dataOr(toDo, []), products, left, dataOr(unread, []), requests);
  const isKnown = links.state === "ready" && settings.state === "ready" && selling.state === "ready";
  const steps = isKnown ? setupSteps({ site, hasLinks: links.data, hasProducts: selling.data, settings: settings.data }) : [];
  const isToSetUp = steps.some((step) => !step.isDone);
  const SetupList = setupList.usePart(isToSetUp);
  const isNew = isToSetUp && !site.published;
  const Form = setupForm.usePart(isNew);
  const LatestOrders = latestOrders.usePart();
  const NeedRow = needRow.usePart();
  const DayStrip = dayStrip.usePart(isCounted);
  const [areBookingsKnown, setBookingsKnown] = useState(false);
  const onBookings = useCallback(() => setBookingsKnown(true), []);
  const [isSetupKnown, setSetupKnown] = useState(false);
  const onSetup = useCallback(() => setSetupKnown(true), []);
  const hello = greeting(now);
  // The same day as that of the figures below.
  const dated = { weekday: "long", day: "numeric", month: "long", ...(zone !== null && { timeZone: zone }) } as const;
  const day = new Intl.DateTimeFormat(textLocale(), dated).format(now);
  const stepsLeft = site.published ? 0 : steps.filter((step) => !step.isDone && step.key !== "region").length;
  const words = needs.length === 0 && stepsLeft > 0 ? labels.stepsToPublish(formatCount(stepsLeft, "step")) : needsWords(needs.length);
  // Data that failed to load may contain a to-do.
  const isUnread = [toDo, unread].some((one) => one.state !== "ready");
  // Shown all at once, so nothing moves under a finger. Offline, some of it may never load.
  const isWaiting =
    navigator.onLine &&
    (!LatestOrders ||
      (isToSetUp && !isSetupKnown) ||
      (isNew && !Form) ||
      (isCounted && !DayStrip) ||
      !NeedRow ||
      (hasOrders && week.state === "loading") ||
      (isMaybeVisited && visits.state === "loading") ||
      !isStockKnown ||
      !areBookingsKnown ||
      zone === null ||
      [links, settings, latest, toDo, selling, unread].some((one) => one.state === "loading"));

  return (
    <div className={isWaiting ? "today__main today__main--waiting" : "today__main"}>
      <PageHeader
        title={hello ? `${hello}, ${site.displayName}` : day}
        state={[
          hello ? <span key="day">{day}</span> : <span key="name">{site.displayName}</span>,
          isWaiting ? <Bone key="needs" width={120} /> : isUnread && needs.length === 0 ? null : <span key="needs">{words}</span>,
        ]}
        actions={actions}
      />
      {isWaiting ? <DaySkeleton /> : null}
      {SetupList && isToSetUp ? (
        <div className="today__part" hidden={isWaiting}>
          <SetupList
            steps={steps}
            opener={opener}
            form={isNew && Form ? (step) => <Form step={step} site={site} /> : null}
            onKnown={onSetup}
          />
        </div>
      ) : null}
      {isWaiting ? null : (
        <>
          {DayStrip && isCounted && zone !== null ? (
            <DayStrip
              siteId={site.id}
              zone={zone}
              orders={hasOrders ? dataOr(week, null) : null}
              isCutOff={week.state === "ready" && week.data.length === READ}
            />
          ) : null}
          {needs.length > 0 ? (
            <Section title={labels.toDoLabel} count={needs.length}>
              {NeedRow ? (
                <Rows>
                  {needs.map((need) => (
                    <NeedRow key={need.kind === "send" ? need.way : need.kind} need={need} />
                  ))}
                </Rows>
              ) : (
                <SkeletonRows count={needs.length} label={labels.loadingYourDay} />
              )}
            </Section>
          ) : null}
        </>
      )}
      <div className="today__part" hidden={isWaiting}>
        {bookings(onBookings)}
      </div>
      {isWaiting ? null : (
        <>
          {latest.state === "failed" ? (
            <LoadFailure failure={latest.failure} />
          ) : orders && LatestOrders ? (
            <LatestOrders orders={orders} />
          ) : (
            <SkeletonRows count={3} label={labels.loadingYourOrders} />
          )}
        </>
      )}
    </div>
  );
}

const BONES = [28, 44, 36];

/** Placeholders for the day's figures and the to-dos. */
function DaySkeleton() {
  return (
    <>
      <div className="ledger" aria-hidden="true">
        <div className="ledger__sales">
          <Figure name={labels.salesToday} isBig value={<Bone width={120} height={34} />} note={"\u00a0"} />
        </div>
        {BONES.map((width) => (
          <Figure key={width} name={"\u00a0"} value={<Bone width={width} height={22} />} note={"\u00a0"} />
        ))}
      </div>
      <Section title={labels.toDoLabel}>
        <SkeletonRows count={4} label={labels.loadingYourDay} />
      </Section>
    </>
  );
}

function needsWords(count: number): string {
  return count === 0 ? labels.youreAllCaughtUp : labels.thingsToDo(formatCount(count, "thing"));
}

function TodaySkeleton() {
  return (
    <div className="today__main today__main--waiting">
      <PageHeader
        title={<Bone width={280} height={38} />}
        state={<Bone width={200} height={21} />}
        actions={<Bone width={124} height={44} />}
      />
      <DaySkeleton />
    </div>
  );
}
