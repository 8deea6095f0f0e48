// The floor: Node itself and one request. Not by `import`, which loads a client for WebSockets as well.
const { get } = process.getBuiltinModule("node:http");

get(`http://${process.env.FIRESTORE_EMULATOR_HOST}/`).on("error", () => {});
