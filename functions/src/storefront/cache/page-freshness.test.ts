import { beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { log } from "../../platform/log.ts";
import { EntryRefused } from "./page-cache.ts";
import { FreshPages, type Visit } from "./page-freshness.ts";
import { SiteVersions } from "./site-versions.ts";

/** lru-cache treats 0 as unset. */
const START = 1;
let now = 0;
let version: number | null = 1;
let renders = 0;
let looks = 0;
let isDown = false;
let kept: MockInstance;
let notKept: MockInstance;

let holdLooks: Promise<void> = Promise.resolve();
const readVersion = async (_: string) => {
  looks += 1;
  const seen = version;
  await holdLooks;
  if (isDown) throw Object.assign(new Error("database down"), { code: "unavailable" });
  return seen;
};
const render = async () => {
  renders += 1;
  const seen = version;
  await Promise.resolve();
  if (isDown) throw Object.assign(new Error("database down"), { code: "unavailable" });
  const keep = seen === null ? null : { bytes: 10, tags: ["site:uid"], softTags: ["/kiln"], version: seen };
  return { value: `page of version ${seen}`, keep };
};
const visit: Visit<string> = { key: "/kiln", username: "kiln", render };
const open = ({ freshMs = 1000, strict = true } = {}) => {
  const clock = () => START + now;
  const versions = new SiteVersions({ readVersion: (name) => readVersion(name), freshMs, now: clock });
  return new FreshPages<string>({ maxBytes: 1000, versions, now: clock, strict });
};
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  [now, version, renders, looks, isDown, holdLooks] = [0, 1, 0, 0, false, Promise.resolve()];
  kept = vi.spyOn(log, "pageKeptStale").mockReturnValue();
  notKept = vi.spyOn(log, "pageNotKept").mockReturnValue();
});

describe("page freshness", () => {
  test("stops serving a page at the moment it changes by itself", async () => {
    const pages = open({ freshMs: 100_000 });
    const switching = async () => {
      const { value, keep } = await render();
      return { value: `${value} at ${now}`, keep: keep && { ...keep, until: START + 5000 } };
    };
    const shown: (string | undefined)[] = [];
    for (now of [1000, 4999, 5000]) {
      await pages.get({ ...visit, render: switching });
      shown.push(pages.kept(visit));
    }
    expect(shown).toEqual(["page of version 1 at 1000", "page of version 1 at 1000", undefined]);
  });

  test("renders once and checks nothing for many visits within a second", async () => {
    const pages = open();
    for (now = 0; now <= 1000; now += 5) expect(await pages.get(visit)).toBe("page of version 1");
    expect({ renders, looks }).toEqual({ renders: 1, looks: 0 });
  });

  test("returns a page synchronously only in its first second and while unchanged", async () => {
    const pages = open();
    expect(pages.kept(visit)).toBeUndefined();
    await pages.get(visit);
    now = 1000;
    expect(pages.kept(visit)).toBe("page of version 1");
    expect(pages.kept({ ...visit, key: "/kiln/shop" })).toBeUndefined();
    now = 1001;
    expect(pages.kept(visit)).toBeUndefined();
    await pages.get(visit);
    await settle();
    expect(pages.kept(visit)).toBe("page of version 1");
    pages.revalidateTag("site:uid");
    expect(pages.kept(visit)).toBeUndefined();
    expect({ renders, looks }).toEqual({ renders: 1, looks: 1 });
  });

  test("shares one render between simultaneous visits", async () => {
    const pages = open();
    const all = await Promise.all(Array.from({ length: 50 }, () => pages.get(visit)));
    expect(new Set(all)).toEqual(new Set(["page of version 1"]));
    expect(renders).toBe(1);
  });

  test("checks a busy page once a second and renders again only after a change", async () => {
    const pages = open();
    for (now = 0; now < 10_000; now += 5) {
      await pages.get(visit);
      if (now % 100 === 0) await settle();
    }
    expect(renders).toBe(1);
    expect(looks).toBeLessThanOrEqual(10);
    expect(looks).toBeGreaterThanOrEqual(8);
  });

  test("shows an edit within two seconds under steady traffic", async () => {
    const pages = open();
    let shown = 0;
    for (now = 0; now < 10_000; now += 5) {
      if (now === 3000) version = 2;
      const page = await pages.get(visit);
      await settle();
      if (page === "page of version 2" && shown === 0) shown = now;
    }
    expect(shown).toBeGreaterThan(0);
    expect(shown - 3000).toBeLessThanOrEqual(2000);
    expect(renders).toBe(2);
  });

  test("never serves a page older than two seconds to a rare visitor", async () => {
    const pages = open();
    await pages.get(visit);
    version = 2;
    now = 3_600_000;
    expect(await pages.get(visit)).toBe("page of version 2");
  });

  test("answers at once and checks in the background between one and two seconds", async () => {
    const pages = open();
    await pages.get(visit);
    version = 2;
    now = 1500;
    expect(await pages.get(visit)).toBe("page of version 1");
    await settle();
    expect(await pages.get(visit)).toBe("page of version 2");
    expect(looks).toBe(1);
  });

  test("starts a new check instead of joining one that was suspended with its process", async () => {
    const pages = open();
    await pages.get(visit);
    now = 1500;
    let wake = () => {};
    holdLooks = new Promise((done) => {
      wake = done;
    });
    expect(await pages.get(visit)).toBe("page of version 1");
    [now, version, holdLooks] = [600_000, 2, Promise.resolve()];
    expect(await pages.get(visit)).toBe("page of version 2");
    wake();
    await settle();
    expect(await pages.get(visit)).toBe("page of version 2");
  });

  test("waits only briefly while the database fails, and serves current data once it recovers", async () => {
    const pages = open();
    await pages.get(visit);
    [now, isDown] = [5000, true];
    expect(await pages.get(visit)).toBe("page of version 1");
    [now, isDown, holdLooks] = [6500, false, new Promise(() => {})];
    expect(await pages.get(visit)).toBe("page of version 1");
    [now, version, holdLooks] = [7700, 2, Promise.resolve()];
    expect(await pages.get(visit)).toBe("page of version 2");
  });

  test("does not mark a site's other pages when one fails to render", async () => {
    const pages = open();
    const shop = { ...visit, key: "/kiln/shop" };
    await Promise.all([pages.get(visit), pages.get(shop)]);
    [now, version] = [5000, 2];
    const broken = async () => {
      throw new Error("cannot be drawn");
    };
    expect(await pages.get({ ...visit, render: broken })).toBe("page of version 1");
    expect(await pages.get(shop)).toBe("page of version 2");
  });

  test("renders again when a tag was invalidated during the render", async () => {
    const pages = open();
    let finish = () => {};
    const slow = new Promise<void>((done) => {
      finish = done;
    });
    const made = pages.get({ ...visit, render: () => slow.then(render) });
    pages.revalidateTag("site:uid");
    finish();
    await made;
    expect(pages.kept(visit)).toBeUndefined();
    await pages.get(visit);
    await settle();
    expect(renders).toBe(2);
  });

  test("dates a page by the data it was made from", async () => {
    const pages = open();
    now = 900;
    const early = async () => {
      const { value, keep } = await render();
      return { value, keep: keep && { ...keep, seenAt: START } };
    };
    await pages.get({ ...visit, render: early });
    expect(pages.kept(visit)).toBe("page of version 1");
    now = 1001;
    expect(pages.kept(visit)).toBeUndefined();
  });

  test("shares a check between pages of a site", async () => {
    const pages = open();
    const shop = { ...visit, key: "/kiln/shop" };
    await Promise.all([pages.get(visit), pages.get(shop)]);
    now = 2500;
    await Promise.all([pages.get(visit), pages.get(shop)]);
    expect({ renders, looks }).toEqual({ renders: 2, looks: 1 });
  });

  test("checks on every visit and shows edits at once without a fresh time", async () => {
    const pages = open({ freshMs: 0 });
    await pages.get(visit);
    now = 1;
    await pages.get(visit);
    version = 2;
    now = 2;
    expect(await pages.get(visit)).toBe("page of version 2");
    expect({ renders, looks }).toEqual({ renders: 2, looks: 2 });
  });

  test("drops an unpublished page", async () => {
    const pages = open();
    await pages.get(visit);
    version = null;
    now = 2500;
    expect(await pages.get(visit)).toBe("page of version null");
    expect(pages.size).toBe(0);
    version = 3;
    expect(await pages.get(visit)).toBe("page of version 3");
  });

  test("does not treat data read before a change as current", async () => {
    const pages = open();
    let finish = () => {};
    const slow = new Promise<void>((done) => {
      finish = done;
    });
    const first = pages.get({
      ...visit,
      render: async () => {
        await slow;
        return { value: "old", keep: { bytes: 1, tags: [], softTags: [], version: 1 } };
      },
    });
    now = 5000;
    version = 2;
    finish();
    expect(await first).toBe("old");
    expect(await pages.get(visit)).toBe("page of version 2");
  });

  test("serves a known page while the database is down and retries once a second", async () => {
    const pages = open();
    await pages.get(visit);
    isDown = true;
    for (now = 5000; now < 8000; now += 10) expect(await pages.get(visit)).toBe("page of version 1");
    expect(looks).toBeLessThanOrEqual(4);
    expect(kept).toHaveBeenCalled();
    await expect(pages.get({ ...visit, key: "/kiln/shop" })).rejects.toThrow("database down");
    now = 3_600_001;
    await expect(pages.get(visit)).rejects.toThrow("database down");
    isDown = false;
    version = 2;
    now += 2500;
    expect(await pages.get(visit)).toBe("page of version 2");
  });

  test("retries a failed render on the next visit", async () => {
    const pages = open();
    isDown = true;
    await expect(pages.get(visit)).rejects.toThrow("database down");
    isDown = false;
    expect(await pages.get(visit)).toBe("page of version 1");
  });

  test("renders a page again after its tag is invalidated", async () => {
    const pages = open();
    await pages.get(visit);
    expect(pages.revalidateTag("site:uid")).toBe(1);
    await pages.get(visit);
    await settle();
    expect(renders).toBe(2);
  });

  test("throws on too many tags in development and renders each time in production", async () => {
    const keep = { bytes: 1, tags: Array.from({ length: 129 }, (_, index) => `t${index}`), softTags: [], version: 1 };
    const wide = { ...visit, render: async () => ({ value: "wide", keep }) };
    await expect(open().get(wide)).rejects.toThrow(EntryRefused);
    const pages = open({ strict: false });
    expect(await pages.get(wide)).toBe("wide");
    expect(pages.size).toBe(0);
    expect(notKept).toHaveBeenCalledWith(expect.stringContaining("129 tags"));
  });
});
