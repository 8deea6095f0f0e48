import { samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { HOME_PARTS, type HomePart, type SocialPlace } from "@awning/domain/site/home-parts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteHome } from "../index.ts";

const product = samplePublicProduct("vase", { title: "Bud vase", price: 2400 });
const link = { id: "news", type: "web", title: "News", subtitle: "", url: "https://news.example.test", thumb: null, style: "normal" };
const service = {
  id: "lesson",
  slug: "lesson",
  title: "Wheel lesson",
  length: 60,
  price: 4500,
  place: "address",
  image: null as object | null,
};
const full = {
  links: [link],
  products: [product],
  productCount: 1,
  services: [service],
  profile: {
    ...{ email: "", phone: "+49 341 5550", address: "", language: "en", zone: "UTC", madeWith: true },
    hours: {
      zone: "UTC",
      week: { mon: [{ from: "09:00", until: "17:00" }], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
      special: [],
    },
  },
};

/** What a home page draws of somebody who has said these things. */
function home(
  leftOut: readonly HomePart[],
  { socialsAt = "top", ...more }: { socialsAt?: SocialPlace } & Partial<typeof full & { displayName: string }> = {},
) {
  const site = samplePublicSite({
    socials: [{ kind: "rss", url: "https://quay.example.test/feed" }],
    ...full,
    ...more,
    profile: { ...full.profile, ...more.profile, leftOut, socialsAt },
  });
  return renderToStaticMarkup(<SiteHome site={site} mediaBase="https://media.example.test/o/" />);
}

/** What tells that a part is there. */
const SIGNS: Readonly<Record<HomePart, string>> = {
  links: ">News<",
  bookings: ">Wheel lesson<",
  shop: ">Bud vase<",
  contact: "tel:+493415550",
  hours: "Monday",
};

test.each(HOME_PARTS)("%s is left out alone, and the rest stays", (part) => {
  const drawn = home([part]);
  for (const one of HOME_PARTS) expect(drawn.includes(SIGNS[one]), one).toBe(one !== part);
});

test("a page that leaves out everything says that nothing is shown, not that nothing is there, and still finds orders", () => {
  const drawn = home(HOME_PARTS);
  expect(drawn).toContain("Quay has nothing to show yet.");
  for (const part of HOME_PARTS) expect(home(HOME_PARTS.filter((one) => one !== part))).not.toContain("has nothing to show yet");
  expect(drawn).not.toContain("is just getting started");
  expect(drawn).not.toContain('aria-label="Contact"');
  expect(drawn).toContain("Find my order");
});

test("a number is told as its owner wrote it, and dialled without the zero that is for callers at home", () => {
  const drawn = home([], { profile: { ...full.profile, phone: "+44 (0)20 7946 0000" } });
  expect(drawn).toContain('href="tel:+442079460000"');
  expect(drawn).toContain(">+44 (0)20 7946 0000<");
});

test("a service shows its picture beside its name, which says the same", () => {
  const image = { id: "a".repeat(20), siteId: "s1", widths: [320], width: 320, height: 240, alt: "A wheel", color: "#eae4d5" };
  expect(home([], { services: [{ ...service, image }] })).toMatch(/class="service" [^>]*><span [^>]*><img src="[^"]*a{20}/);
});

test("a part with nothing in it is not there, whatever its owner says", () => {
  const drawn = home([], { links: [], products: [], productCount: 0, services: [] });
  expect(drawn).toContain("is just getting started");
  expect(drawn).not.toContain('id="links"');
  expect(drawn).not.toContain('id="book"');
  expect(drawn).not.toContain('id="shop"');
});

test("tabs lead only to what is there", () => {
  expect(home([])).toContain('href="#shop"');
  expect(home([])).toContain('href="#book"');
  expect(home(["bookings"])).not.toContain('href="#book"');
  for (const part of ["links", "shop"] as const) expect(home([part, "bookings"])).not.toContain('aria-label="On this page"');
});

test("a page with a service alone is not just getting started, and leads to its times", () => {
  const drawn = home([], { links: [], products: [], productCount: 0 });
  expect(drawn).not.toContain("just getting started");
  expect(drawn).toContain('href="/quay/book/lesson"');
  expect(drawn).not.toContain('href="/quay/book"');
  const services = [1, 2, 3, 4, 5].map((id) => ({ ...service, id: `lesson${id}`, slug: `lesson-${id}` }));
  const many = home([], { services });
  expect(many).toContain("View all 5 services");
  expect(many).toContain('href="/quay/book/lesson-4"');
  expect(many).not.toContain('href="/quay/book/lesson-5"');
});

test("icons stand once: in the head, or after everything else", () => {
  const icon = "https://quay.example.test/feed";
  for (const socialsAt of ["top", "bottom"] as const) {
    const drawn = home([], { socialsAt });
    expect(drawn.split(icon)).toHaveLength(2);
    expect(drawn.indexOf(icon) > drawn.indexOf("</main>")).toBe(socialsAt === "bottom");
  }
});

test("without a picture a page shows the first sign of its name, whole", () => {
  expect(home([], { displayName: "🇪🇪 Keraamika" })).toContain(">🇪🇪</span>");
});
