import { initializeApp } from "firebase/app";
import { disableNetwork, initializeFirestore, memoryLocalCache } from "firebase/firestore";

// For tests: the real SDK with a database that never has a connection, in place of `data/core/firestore.ts`.
const database = initializeFirestore(initializeApp({ projectId: "demo-awning" }), { localCache: memoryLocalCache() });
await disableNetwork(database);

export const firestore = () => database;
