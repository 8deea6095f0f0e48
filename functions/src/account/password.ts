import { PASSWORD_MAX, PASSWORD_MIN } from "@awning/domain/account/account";
import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { changeAccount, getGuardedAccount, mayHaveTokens, recoveredFields } from "#data/account/accounts.ts";
import { CODE_LIFE_MS, getAuthCode } from "#data/account/auth-codes.ts";
import { forgetKeys } from "#data/account/passkeys.ts";
import { addSecurityEventOnce } from "#data/account/security-events.ts";
import { endSessions, getUserState, replacePassword } from "#data/account/users.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMailNow } from "#data/mail/outbox.ts";
import { forgetDevices } from "#data/notification/devices.ts";
import { type Request, requireCaller, requireRecentOrRecovered } from "#http/request.ts";

const JUST_NOW_MS = 15 * 60_000;

/**
 * Mails the caller that their password changed, once per change. Firebase reports no password changes, so the client says when to check.
 * The answer never reveals whether a mail was sent. Unconfirmed addresses get mail only from {@link noteReset}.
 */
export async function notePassword(_: object, request: Request): Promise<CommandOutput<"note-password">> {
  const { uid, isVerified } = requireCaller(request);
  await limitRate("explain-code.client", request.clientAddress, request.now);
  if (isVerified) await tell(uid, request.now, null);
  return {};
}

/**
 * Does the same after a reset, which also removes passkeys and recovery codes and ends the sessions they opened. The mailed code identifies the account, since
 * the signed-in user may be someone else. Once more does it again, without a mail.
 */
export async function noteReset({ code }: { code: string }, request: Request): Promise<CommandOutput<"note-reset">> {
  await limitRate("explain-code.client", request.clientAddress, request.now);
  const known = code === "" ? null : await getAuthCode(code);
  // Whoever resets a password because of a stranger must not leave them another way in.
  // A code sets a password while it lives; later it says nothing about who ended the sessions.
  const isLive = known?.kind === "reset-password" && request.now < known.createdAt + CODE_LIFE_MS[known.kind] + JUST_NOW_MS;
  if (isLive && (await tell(known.uid, request.now, known.createdAt))) {
    await forgetKeys(known.uid);
    await writeTogether("note-reset", async (writes) => {
      const found = await getGuardedAccount(known.uid);
      // Accounts that never had a passkey or recovery codes stay as they are.
      if (found && (found.account.isPasswordRemoved || mayHaveTokens(found.account)))
        changeAccount(writes, known.uid, found.guard, { isPasswordRemoved: false, ...recoveredFields(found.account, request.now) });
    });
    // Last, because until they were gone a passkey could open another one.
    await endSessions(known.uid);
  }
  return {};
}

/**
 * Sets a password of whoever signed in without one, for example with a recovery code, and mails them.
 * @throws Failure `stale_sign_in`, `unverified`, `weak_password`
 */
export async function setPassword({ password }: CommandInput<"set-password">, request: Request): Promise<CommandOutput<"set-password">> {
  const { uid, email } = requireRecentOrRecovered(request);
  requireStrongPassword(password, email ?? "");
  await replacePassword(uid, password);
  await tell(uid, request.now, null);
  await writeTogether("set-password", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (found?.account.isPasswordRemoved) changeAccount(writes, uid, found.guard, { isPasswordRemoved: false });
  });
  return {};
}

/**
 * Does not trust the client: Firebase's time of the last session revocation proves the change.
 * @param codeAt of a reset, whose code came before it however late it is told of; it ends the sessions once more, which is no second change
 * @returns whether there was one
 */
async function tell(uid: string, now: number, codeAt: number | null): Promise<boolean> {
  const user = await getUserState(uid);
  // Firebase's times are whole seconds.
  const since = codeAt === null ? now - JUST_NOW_MS : Math.floor(codeAt / 1000) * 1000;
  if (!user?.email || user.sessionsEndedAt < since) return false;
  // A new account has not revoked any sessions.
  if (user.sessionsEndedAt <= user.createdAt) return false;
  const id = `password-changed.${uid}.${codeAt === null ? user.sessionsEndedAt : `reset.${codeAt}`}`;
  const subject = { uid, siteId: null, orderId: null, part: String(user.sessionsEndedAt) };
  // Whoever had the old password may have a device that is pushed to.
  await forgetDevices(uid);
  await queueMailNow({ id, kind: "password-changed", to: user.email, subject });
  await addSecurityEventOnce(uid, id, codeAt === null ? "passwordChanged" : "passwordReset", now);
  return true;
}

/** Refuses a short, overlong or common password. Capitals, digits and symbols around a common word do not make it rare. */
export function requireStrongPassword(password: string, email: string): void {
  const length = [...password].length;
  if (length < PASSWORD_MIN) throw new Failure("weak_password", { reason: "too_short", min: PASSWORD_MIN });
  if (length > PASSWORD_MAX) throw new Failure("weak_password", { reason: "too_long", max: PASSWORD_MAX });
  const lower = password.toLowerCase();
  const core = lower.replace(/[\d!?.,_*#$-]+$/, "");
  const isOneSign = new Set(lower).size === 1;
  const isAddress = lower === email || lower === email.split("@")[0];
  if (isOneSign || isAddress || COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(core)) {
    throw new Failure("weak_password", { reason: "common" });
  }
}

/** The most common leaked passwords, in lower case, and shorter words that people extend with digits. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word pass1234 passwort motdepasse contraseña contrasena senha parola haslo heslo
  12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 9876543210 0987654321 11223344 1122334455 12341234
  123123123 123321123 12344321 123654789 147258369 159357456 159753456 741852963 789456123 963852741 102030405060 10203040
  14725836 13579246 135792468 24681012 12121212 12312312 21212121 31313131 69696969 77777777 88888888 99999999 00000000
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 zaq1xsw2 qazwsxedc qazwsx123
  qwer1234 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertzuiop qwerty qwertz azerty azertyui azertyuiop asdfasdf
  asdfghjk asdfghjkl asdf1234 asdfqwer zxcvbnm zxcvbnm1 zxcvbnm123 zxcvasdf poiuytrewq lkjhgfdsa mnbvcxz
  abcd1234 abc12345 abcdefgh abcdefg1 abcdefghi a1b2c3d4 a1234567 a12345678 aa123456 aaa11122 abc123456 aabbccdd
  iloveyou iloveyou1 iloveyou2 iloveu ilovegod iloveme lovelove loveyou lovely forever forever1 princess princess1
  sunshine sunshine1 football football1 baseball baseball1 basketball superman superman1 batman spiderman pokemon pokemon1
  starwars starwars1 trustno1 letmein letmein1 letmein123 welcome welcome1 welcome123 whatever whatever1 changeme changeme1
  changeit default default1 secret secret12 secret123 secretpass testtest test1234 test12345 testing testing1 testing123
  master master123 masterkey admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot toor1234 guest123
  guestguest user1234 username1 login123 access14 access123 internet internet1 computer computer1 samsung samsung1 google
  google123 facebook facebook1 linkedin linkedin1 youtube1 myspace1 microsoft windows10 windows7 dragon dragon123 monkey
  monkey123 shadow shadow123 michael michael1 jennifer jennifer1 jessica jessica1 jordan23 jordan123 charlie charlie1
  hunter hunter123 daniel123 thomas123 andrew123 joshua123 matthew1 anthony1 alexander alexandra christian christopher
  elizabeth elizabeth1 stephanie victoria victoria1 veronica benjamin samantha samantha1 nicholas patricia
  butterfly butterfly1 chocolate chocolate1 strawberry blueberry cheese123 cookie123 pumpkin1 snoopy123 garfield mickey123
  liverpool liverpool1 arsenal arsenal1 chelsea chelsea1 barcelona barcelona1 realmadrid juventus manchester
  corvette mercedes porsche911 mustang mustang1 ferrari ferrari1 yamaha123 harley123 marlboro1 metallica metallica1 slipknot
  nirvana1 eminem123 startrek matrix123 midnight1 diamond1 hello123 hello1234 hellohello helloworld goodluck blessed1
  blink182 freedom freedom1 jesus123 jesuschrist godisgood heaven123 angel123 angels123 babygirl babygirl1 babyboy1
  sweetheart beautiful beautiful1 gorgeous1 friends1 bestfriend family123 mother123 daddy123 summer summer123 winter
  winter123 spring123 autumn123 january1 december1 november1 september october1 monday123 friday123 asdasdasd qweqweqwe
  qweasdzxc qweasd123 123qweasd 123qwe123 123abc123 1234qwer 12345qwert 1234abcd 12345abc 123456abc 123456qwerty 123456aa
  woaini1314 5201314520 1234554321 1111111111 computer123 nopassword mypassword password123 newpassword yourpassword
  correcthorsebatterystaple`
    .split(/\s+/)
    .filter(Boolean),
);

/** Checks a password before Firebase changes or resets it, because Firebase's own rule is weaker. */
export async function checkPassword(input: { email: string; password: string }): Promise<CommandOutput<"check-password">> {
  requireStrongPassword(input.password, input.email);
  return {};
}
