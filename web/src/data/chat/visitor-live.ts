import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { DELETED_TEXT } from "@awning/domain/chat/conversation";
import { MESSAGES_PAGE, type Message, TYPING_PAUSE_MS } from "@awning/domain/chat/message";
import type { SendFailure, Unsent } from "@awning/domain/chat/outbox";
import { type Conversation, conversationSchema, messageSchema, typingSchema } from "@awning/domain/chat/schema";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInAnonymously,
  type User,
} from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
} from "firebase/firestore";
import { appCheckHeader, startAppCheck } from "../core/app-check.ts";
import { fromDocument, fromDocuments } from "../core/documents.ts";
import { env } from "../env.ts";
import { deliver, writeDeletion, writeRead, writeTyping } from "./thread-writes.ts";
import { askAsVisitor, type Proof } from "./visitor-commands.ts";
import { sendVisitorFile } from "./visitor-upload.ts";

type Events = {
  onMessages(messages: readonly Message[]): void;
  onSeen(id: string): void;
  onTyping(isTyping: boolean): void;
  onLost(): void;
};
type Place = { siteId: string; conversationId: string; key: string };

const TYPING_MS = 7_000;
const TYPING_EVERY_MS = TYPING_PAUSE_MS + 500;
/** Settles once the previous connection of this page is closed, because two Firebase apps cannot share a name. */
let ended: Promise<void> = Promise.resolve();

/**
 * Connects a visitor to their conversation: signs in anonymously, gets access with the conversation's key and subscribes. It
 * is independent of the dashboard's session in this browser. Rejects when any step fails.
 */
export async function connect({ siteId, conversationId, key }: Place, events: Events) {
  await ended;
  // The browser stores the session under this name, so it must not change.
  const app = initializeApp({ apiKey: env.apiKey, projectId: env.projectId, appId: env.appId }, `chat-${siteId}`);
  try {
    return await listen(app, { siteId, conversationId, key }, events);
  } catch (error) {
    ended = deleteApp(app).catch(() => undefined);
    throw error;
  }
}

/** Restores this browser's anonymous account unless it has been deleted. */
async function signIn(auth: Auth): Promise<User> {
  await auth.authStateReady();
  const known = auth.currentUser;
  const isThere = known && (await known.getIdToken().then(Boolean, () => false));
  return isThere ? known : (await signInAnonymously(auth)).user;
}

async function listen(app: FirebaseApp, { siteId, conversationId, key }: Place, events: Events) {
  await startAppCheck(app);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (__DEVELOPMENT__) connectAuthEmulator(auth, "http://127.0.0.1:9099", { disableWarnings: true });
  const user = await signIn(auth);
  const proof: Proof = async (scheme) => ({ authorization: `${scheme} ${await user.getIdToken()}`, ...(await appCheckHeader(app)) });
  const joined = await askAsVisitor("join-chat", { siteId, conversationId, key }, proof);
  if (!joined.ok) throw new Error(`join-chat answered ${joined.status}`);
  const database = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (__DEVELOPMENT__) connectFirestoreEmulator(database, "127.0.0.1", 8080);
  const ref = { siteId, conversationId };

  let known: Conversation | null = null;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let firstTyping = true;
  let typedAt = 0;
  let isOver = false;
  const stops: (() => void)[] = [];
  const stop = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(typing);
    for (const one of stops.splice(0)) one();
    ended = deleteApp(app).catch(() => undefined);
  };
  const fail = () => {
    if (isOver) return;
    stop();
    events.onLost();
  };
  const messages = query(
    collection(database, chatCollections.messages(siteId, conversationId)),
    orderBy("at", "desc"),
    orderBy(documentId(), "desc"),
    limit(MESSAGES_PAGE),
  );
  await new Promise<void>((ready, refuse) => {
    stops.push(
      onSnapshot(
        doc(database, chatDocuments.conversation(siteId, conversationId)),
        (snapshot) => {
          known = fromDocument(conversationSchema, snapshot);
          if (known) events.onSeen(known.ownerReadId);
          if (known && !snapshot.metadata.fromCache) ready();
        },
        (error) => {
          refuse(error);
          fail();
        },
      ),
    );
  });
  stops.push(
    onSnapshot(
      messages,
      (snapshot) => {
        // A message being sent has no server timestamp yet, and the outbox already lists it.
        const stored = fromDocuments(messageSchema, snapshot).filter((_, at) => !snapshot.docs[at]?.metadata.hasPendingWrites);
        clearTimeout(typing);
        events.onTyping(false);
        events.onMessages(stored.map((one) => (one.isDeleted ? { ...one, text: DELETED_TEXT } : one)));
      },
      fail,
    ),
    onSnapshot(
      doc(database, chatDocuments.typing(siteId, conversationId)),
      (snapshot) => {
        const at = fromDocument(typingSchema, snapshot)?.ownerAt ?? null;
        const isNews =
          at !== null && (!firstTyping || Math.abs(Date.now() - at) < TYPING_MS) && at > (known?.lastBy === "owner" ? known.lastAt : 0);
        firstTyping = false;
        clearTimeout(typing);
        events.onTyping(isNews);
        if (isNews) typing = setTimeout(() => events.onTyping(false), TYPING_MS);
      },
      fail,
    ),
  );
  return {
    send: async (message: Unsent): Promise<SendFailure | null> =>
      known ? deliver(database, ref, "visitor", message, known) : { reason: "offline", waitUntil: 0 },
    attach: (file: File, how: { onProgress: (share: number) => void; signal: AbortSignal }) => sendVisitorFile(ref, file, proof, how),
    // An answer may come at that moment: then another message is the last one.
    remove: (id: string) =>
      void writeDeletion(database, ref, id, known?.lastId ?? "")
        .catch(() => writeDeletion(database, ref, id, ""))
        .catch(() => undefined),
    read: (seenId: string) => {
      // The rules refuse a write that changes nothing.
      if (known?.unreadVisitor !== 0 || known.visitorReadId !== seenId)
        void writeRead(database, ref, "visitor", seenId).catch(() => undefined);
    },
    type: () => {
      if (Date.now() - typedAt < TYPING_EVERY_MS) return;
      typedAt = Date.now();
      void writeTyping(database, ref, "visitor").catch(() => undefined);
    },
    stop,
  };
}
