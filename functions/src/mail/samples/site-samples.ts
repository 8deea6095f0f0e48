import { SUSPENSION_RULES_ANCHOR } from "@awning/domain/account/suspension";
import type { HostMessage } from "@awning/domain/contact/host-message";
import type { MailFor } from "@awning/domain/mail/mail";
import { chatPaths, ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { HELD_UNTIL, PLACED_AT, type SamplePlace, type Samples } from "./sample-place.ts";

const username = "kiln";
const email = "studio@example.test";
const where = { timeZone: "Europe/Lisbon", locale: "en-IE" };
const message: HostMessage = {
  topic: "broken",
  email: "harbour@example.test",
  text: "The button for new products does nothing on my phone.\n\nI use Firefox on Android.",
};
const suspension = {
  at: PLACED_AT,
  rule: "goods",
  reason: "The bowls in your shop are pictures from another potter’s catalog, and two buyers got something else.",
  answerTo: "abuse@awning.example.test",
} as const;
const report = { reason: "counterfeit", text: "These pots are copies of ours.", email: message.email, username } as const;

const dashboard = ({ siteUrl }: SamplePlace) => ({ dashboardUrl: siteUrl + paths.dashboard, siteUrl });
const login = ({ siteUrl }: SamplePlace) => ({ loginUrl: siteUrl + paths.auth.login, siteUrl });
const reset = ({ siteUrl }: SamplePlace) => ({ resetUrl: siteUrl + paths.auth.forgotPassword, siteUrl });
const list = ({ shop, siteUrl }: SamplePlace) => ({
  shop,
  consent: "Kiln may email me when new products are out. I can unsubscribe at any time with one click.",
  leaveUrl: `${siteUrl}${pagePaths.unsubscribe(username)}?key=sample`,
});

/** Mails about accounts and sites, and messages between people. */
export const siteSamples: Samples<Exclude<MailFor<"person" | "visitor" | "operator">, "owner-news">> = {
  "confirm-address": ({ siteUrl, shop }) => ({
    username,
    pageUrl: shop.url,
    url: `${siteUrl}${paths.auth.confirmEmail}?code=sample-code`,
    siteUrl,
  }),
  "account-exists": (place) => ({ ...login(place), ...reset(place) }),
  "reset-password": ({ siteUrl }) => ({ url: `${siteUrl}${paths.auth.updatePassword}?code=sample-code`, siteUrl }),
  "confirm-new-address": ({ siteUrl }) => ({
    username,
    email,
    ...where,
    until: HELD_UNTIL,
    url: `${siteUrl}${paths.auth.confirmEmail}?change=sample-code`,
    siteUrl,
  }),
  "address-change-asked": (place) => ({ username, email, accountUrl: place.siteUrl + paths.account, ...reset(place) }),
  "address-changed": (place) => ({
    username,
    email,
    isOld: true,
    returnUrl: `${place.siteUrl}${paths.auth.confirmEmail}?back=sample-code`,
    ...login(place),
  }),
  "username-changed": (place) => ({
    username,
    old: "kiln-and-wheel",
    ...where,
    until: HELD_UNTIL,
    pageUrl: place.shop.url,
    ...reset(place),
  }),
  "password-changed": (place) => ({ username, at: PLACED_AT, ...where, ...reset(place) }),
  "new-sign-in": (place) => ({ username, device: "Firefox on Linux", at: PLACED_AT, ...where, ...reset(place) }),
  "sign-in-changed": (place) => ({
    username,
    change: "code",
    device: "Chrome on macOS",
    left: 9,
    at: PLACED_AT,
    ...where,
    accountUrl: place.siteUrl + paths.account,
    ...reset(place),
  }),
  "weekly-summary": (place) => ({
    uid: "sample",
    username,
    locale: where.locale,
    first: "2026-05-04",
    last: "2026-05-10",
    now: { ordered: { count: 12, amounts: [{ currency: "EUR", total: 48_260 }] }, clicks: 214, signUps: 3 },
    before: { ordered: { count: 9, amounts: [{ currency: "EUR", total: 31_400 }] }, clicks: 180, signUps: 0 },
    advice: [
      { kind: "unpaid", about: [{ id: "", name: "#1042" }] },
      {
        kind: "sold-out",
        about: [
          { id: "jar", name: "Moon jar" },
          { id: "vase", name: "Bud vase" },
        ],
      },
      { kind: "unclicked", about: [{ id: "care", name: "How to care for stoneware" }] },
    ],
    settingsUrl: place.siteUrl + settingsPaths.section("notifications"),
    ...dashboard(place),
  }),
  "deletion-scheduled": ({ siteUrl }) => ({ username, ...where, until: HELD_UNTIL, keepUrl: siteUrl + paths.account, siteUrl }),
  "deletion-undone": (place) => ({ username, isSuspended: false, ...dashboard(place), ...reset(place) }),
  "account-deleted": ({ siteUrl }) => ({ username, siteUrl }),
  "page-suspended": (place) => ({
    username,
    ...where,
    suspension,
    rulesUrl: `${place.siteUrl}${paths.terms}#${SUSPENSION_RULES_ANCHOR}`,
    ...dashboard(place),
  }),
  "page-restored": (place) => ({ username, ...dashboard(place) }),
  "page-report": ({ siteUrl }) => {
    const path = sitePaths.shop(username);
    return { report: { ...report, path }, pageUrl: siteUrl + path, siteUrl };
  },
  "host-message": ({ siteUrl }) => ({ message, siteUrl }),
  "host-message-copy": ({ siteUrl }) => ({ message, siteUrl }),
  "contact-message": ({ siteUrl }) => ({
    name: "The corner café",
    email: "cafe@example.test",
    message: "Do you still have the blue bowl?\nI could come by on Friday.",
    pageUrl: `${siteUrl}/kiln/visit`,
    about: null,
  }),
  "chat-message": ({ siteUrl }) => ({
    uid: "",
    name: "Rosa",
    email: "rosa@example.test",
    messages: [
      { text: "Do you still have the blue bowl?", files: 0 },
      { text: "I could come by on Friday.", files: 1 },
    ],
    about: null,
    others: [],
    url: siteUrl + chatPaths.inbox,
    inboxUrl: siteUrl + chatPaths.inbox,
  }),
  "chat-reply": ({ siteUrl, shop }) => ({
    shop,
    messages: [{ text: "Yes, two are left. Friday is fine.", files: 0 }],
    about: null,
    isReply: true,
    others: [],
    url: `${siteUrl}${ownPaths.chat(username)}?key=sample`,
  }),
  "chat-transcript": ({ siteUrl, shop }) => ({
    shop,
    messages: [
      { by: "visitor", text: "Do you still have the blue bowl?", files: 1, at: PLACED_AT },
      { by: "owner", text: "Yes, two are left.\nFriday is fine.", files: 0, at: PLACED_AT + 600_000 },
    ],
    isWhole: false,
    about: null,
    url: `${siteUrl}${ownPaths.chat(username)}?key=sample`,
  }),
  "confirm-sign-up": (place) => ({ ...list(place), url: `${place.siteUrl}${pagePaths.confirm(username)}?key=sample` }),
  "signed-up": list,
  "own-data": ({ siteUrl, shop }) => ({ shop, url: `${siteUrl}${pagePaths.data(username)}?key=sample` }),
};
