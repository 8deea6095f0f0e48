import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetUnsaved, storedDraft } from "./unsaved.ts";

/** A Storage as in browsers, where the own keys are the stored values. */
function storage(entries = new Map<string, string>()) {
  const methods = {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) => {
      const value = entries.get(String(key));
      return value === undefined ? undefined : { value, enumerable: true, configurable: true };
    },
  });
}

describe("unsaved text", () => {
  let tab = storage();
  beforeEach(() => {
    tab = storage();
    vi.stubGlobal("sessionStorage", tab);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("is read back for its own shop and field only", () => {
    storedDraft("kiln", "headline").keep("x".repeat(90));
    storedDraft("kiln", "bio").keep("half a sen");
    expect(storedDraft("kiln", "headline").read()).toBe("x".repeat(90));
    expect(storedDraft("kiln", "bio").read()).toBe("half a sen");
    expect(storedDraft("tempo", "headline").read()).toBeNull();
  });

  it("is removed once it is stored", () => {
    const headline = storedDraft("kiln", "headline");
    headline.keep("too long");
    headline.forget();
    expect(headline.read()).toBeNull();
    expect(tab.entries.size).toBe(0);
  });

  it("is removed on sign-out, while other values of the tab stay", () => {
    tab.setItem("awning:signup", "{}");
    storedDraft("kiln", "headline").keep("a");
    storedDraft("tempo", "bio").keep("b");
    forgetUnsaved();
    expect([...tab.entries.keys()]).toEqual(["awning:signup"]);
  });

  it("starts empty when the stored value is broken, and survives blocked or full storage", () => {
    tab.setItem("awning:unsaved:kiln", "{");
    expect(storedDraft("kiln", "bio").read()).toBeNull();
    const refuse = () => {
      throw new Error("closed");
    };
    vi.stubGlobal("sessionStorage", new Proxy({ getItem: refuse, setItem: refuse, removeItem: refuse }, { ownKeys: refuse }));
    storedDraft("kiln", "bio").keep("a");
    storedDraft("kiln", "bio").forget();
    forgetUnsaved();
    expect(storedDraft("kiln", "bio").read()).toBeNull();
  });
});
