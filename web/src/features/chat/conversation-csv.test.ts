import { expect, test } from "vitest";
import { conversationCsv, fileName } from "./conversation-csv.ts";

test("a conversation as a table says who wrote what and when, and nothing of what was deleted", () => {
  const who = { name: "Rosa", email: "", createdAt: 0 };
  const file = { id: "f", name: "Bowl.png", type: "image/png", bytes: 1 } as const;
  const csv = conversationCsv(who, [
    { id: "a", by: "visitor", text: "=1+1, ok?", at: 0, attachments: [] },
    { id: "b", by: "owner", text: "Yes", at: 60_000, attachments: [file] },
    { id: "c", by: "owner", text: "", at: 120_000, attachments: [], isDeleted: true },
  ]);
  expect(csv.split("\r\n")).toEqual([
    "Sent,From,Message,Files",
    '1970-01-01T00:00:00.000Z,Rosa,"\'=1+1, ok?",',
    "1970-01-01T00:01:00.000Z,You,Yes,Bowl.png",
    "1970-01-01T00:02:00.000Z,You,Message deleted,",
    "",
  ]);
});

test("its file has a name that every system takes", () => {
  expect(["Rosa Lima", "Élodie/Marc", "井上"].map(fileName)).toEqual(["chat-rosa-lima.csv", "chat-elodie-marc.csv", "chat-visitor.csv"]);
});
