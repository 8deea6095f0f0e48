// The floor: Node itself and one request.
import { get } from "node:http";

get(`http://${process.env.FIRESTORE_EMULATOR_HOST}/`).on("error", () => {});
