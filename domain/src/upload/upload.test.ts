import { expect, test } from "vitest";
import { attachmentPath, CONVERSATION_FILES } from "../chat/attachment.ts";
import { linkFilePath } from "../link/link-file-type.ts";
import { mediaPath } from "../media/media.ts";
import { storedFilePath } from "../product/file.ts";
import {
  bytesOf,
  fitsKind,
  foldersOf,
  imageErrorLabel,
  nearlyFullLabel,
  pathsOf,
  quotaErrorLabel,
  quotaOf,
  ROOMS,
  refuseQuota,
  storageUseSchema,
  uploadAt,
} from "./upload.ts";

const { media, sold } = ROOMS;

test("a quota accepts exactly its limit in bytes and count, and names the exceeded limit", () => {
  expect(refuseQuota("media", { bytes: media.bytes - 5, count: media.count - 1 }, 5)).toBeNull();
  expect(refuseQuota("media", { bytes: media.bytes - 5, count: 0 }, 6)).toEqual({
    room: "media",
    limit: "bytes",
    used: media.bytes - 5,
    max: media.bytes,
    asked: 6,
  });
  expect(refuseQuota("sold", { bytes: 0, count: sold.count }, 1)).toMatchObject({ limit: "count", used: sold.count, asked: 1 });
});

test("a conversation accepts exactly its limit in bytes and files", () => {
  const { bytes, count } = CONVERSATION_FILES;
  expect(refuseQuota("conversation", { bytes: bytes - 5, count: count - 1 }, 5)).toBeNull();
  expect(refuseQuota("conversation", { bytes: bytes - 5, count: 0 }, 6)).toMatchObject({ room: "conversation", limit: "bytes" });
  const full = refuseQuota("conversation", { bytes: 0, count }, 1);
  expect(full).toMatchObject({ limit: "count", used: count });
  expect(quotaErrorLabel(full)).toBe("This conversation can’t hold more files. Send this one another way.");
});

test("pictures and link files share a quota; sold files and conversations have their own", () => {
  expect((["picture", "linkFile", "soldFile", "chatFile"] as const).map(quotaOf)).toEqual(["media", "media", "sold", "chat"]);
});

test("reads storage use from before conversations were counted", () => {
  const stored = { media: { bytes: 1, count: 1 }, sold: { bytes: 0, count: 0 }, sweepAt: 5, clearing: null };
  expect(storageUseSchema.parse(stored).chat).toEqual({ bytes: 0, count: 0 });
});

test("a refusal names the limit, the use and what to do", () => {
  const bytes = quotaErrorLabel(refuseQuota("media", { bytes: 1_998_000_000, count: 4 }, 3_000_000));
  expect(bytes).toBe(
    "Your pictures and shared files use 2 GB of 2 GB, and this needs 3 MB. Remove some you no longer use, then select “Clean up now” on your account page.",
  );
  expect(quotaErrorLabel(refuseQuota("media", { bytes: 0, count: 4000 }, 1))).toMatch(
    /^You have 4,000 of 4,000 pictures and shared files\./,
  );
  expect(quotaErrorLabel(refuseQuota("sold", { bytes: sold.bytes, count: 1 }, 1))).toMatch(/files you sell use 20 GB of 20 GB.*products/);
  for (const other of [{}, null, { limit: 20 }, { limit: "bytes", used: "1" }]) expect(quotaErrorLabel(other)).toBeNull();
});

test("tells an invalid picture from a full quota", () => {
  expect(imageErrorLabel({ details: { reason: "bytes" } })).toMatch(/40 MB/);
  expect(imageErrorLabel({ details: { ...refuseQuota("media", { bytes: 0, count: 4000 }, 1) } })).toMatch(/^You have 4,000/);
  expect(imageErrorLabel({ details: { reason: "constructor" } })).toBeNull();
});

test("warns at nine tenths of the nearer limit", () => {
  expect(nearlyFullLabel("media", { bytes: media.bytes * 0.9 - 1, count: media.count * 0.9 - 1 })).toBeNull();
  expect(nearlyFullLabel("media", { bytes: media.bytes * 0.9, count: 3 })).toMatch(/use 1.8 GB of 2 GB/);
  expect(nearlyFullLabel("media", { bytes: 9, count: 3600 })).toMatch(/You have 3,600 of 4,000/);
});

test("names and sizes match what Storage accepts", () => {
  expect(fitsKind("picture", { "1.webp": 1, "320.webp": 1, "1919.webp": 1, "1920.webp": 1_048_576 })).toBe(true);
  for (const name of ["0.webp", "1921.webp", "320.png", "file", "320.webp\n"]) expect(fitsKind("picture", { [name]: 1 }), name).toBe(false);
  expect(fitsKind("linkFile", { file: 20_000_000 })).toBe(true);
  expect(fitsKind("linkFile", { file: 20_000_001 })).toBe(false);
  expect(fitsKind("soldFile", { file: 2_147_483_648 })).toBe(true);
  expect(fitsKind("soldFile", { file: 1, other: 1 })).toBe(false);
  expect(fitsKind("chatFile", { conversation1: 20_000_000 })).toBe(true);
  expect(fitsKind("chatFile", { conversation1: 20_000_001 })).toBe(false);
  expect(fitsKind("chatFile", { one: 1, other: 1 })).toBe(false);
  expect(fitsKind("chatFile", { "a/b": 1 })).toBe(false);
  expect(bytesOf({ a: 1, b: 2 })).toBe(3);
});

test("an upload and its objects find each other", () => {
  const paths = [
    mediaPath("kiln", "mug", 320),
    linkFilePath("kiln", "list"),
    storedFilePath("kiln", "book"),
    attachmentPath("kiln", "talk", "photo"),
  ];
  for (const path of paths) {
    const place = uploadAt(path);
    if (!place) throw new Error(path);
    expect(pathsOf("kiln", place.id, { kind: place.kind, files: { [place.file]: 1 } })).toEqual([path]);
    expect(foldersOf("kiln").filter((folder) => path.startsWith(folder))).toHaveLength(1);
  }
  for (const path of [
    "media/kiln",
    "media/kiln/mug/320.webp/deeper",
    "other/kiln/mug",
    "files/kiln/",
    "chatFiles/kiln/talk",
    "chatFiles/kiln/talk/",
    "chatFiles/kiln/talk/photo/more",
  ])
    expect(uploadAt(path), path).toBeNull();
});
