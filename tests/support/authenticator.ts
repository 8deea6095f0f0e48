import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Assertion, Registration } from "@awning/domain/account/passkey";

const UP_UV_AT = 0x45;
const UP_UV = 0x05;

type Asked = { challenge: string; rpId: string };
/** What a page with a script of somebody else, or a device that asks nobody, would do differently. */
type Oddity = { origin?: string; flags?: number };

/** A device with one passkey: signs what a browser would, without a person. */
export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly id = randomBytes(32);
  counter = 0;

  register({ challenge, rpId }: Asked, odd: Oddity = {}): Registration {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    // COSE: an EC2 key on P-256 for ES256.
    const cose = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose]);
    const data = Buffer.concat([this.#authenticatorData(rpId, odd.flags ?? UP_UV_AT), attested]);
    const length = Buffer.from([0x58, data.length]);
    // CBOR: {fmt: "none", attStmt: {}, authData}
    const head = Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex");
    const attestationObject = Buffer.concat([head, length, data]).toString("base64url");
    return { ...this.#credential(), response: { clientDataJSON: clientData("webauthn.create", challenge, rpId, odd), attestationObject } };
  }

  sign({ challenge, rpId }: Asked, uid: string, odd: Oddity = {}): Assertion {
    this.counter++;
    const data = this.#authenticatorData(rpId, odd.flags ?? UP_UV);
    const clientDataJSON = clientData("webauthn.get", challenge, rpId, odd);
    const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    const signature = sign("sha256", Buffer.concat([data, hash]), this.#keys.privateKey).toString("base64url");
    const userHandle = Buffer.from(uid).toString("base64url");
    return { ...this.#credential(), response: { clientDataJSON, authenticatorData: data.toString("base64url"), signature, userHandle } };
  }

  #credential() {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
  }
}

function clientData(type: string, challenge: string, rpId: string, { origin }: Oddity): string {
  const data = { type, challenge, origin: origin ?? `http://${rpId}:5050`, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString("base64url");
}
