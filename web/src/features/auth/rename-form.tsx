import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/username";
import { type FormEvent, useState } from "react";
import { changeUsername } from "#data/usernames.ts";
import { Button } from "#ui/button.tsx";
import { failureWords } from "#ui/words.ts";
import { focusOn } from "./focus-on.ts";
import { NameField } from "./name-field.tsx";
import { refusedNameWords } from "./name-words.ts";
import { renameState } from "./rename-state.ts";
import { Right, Wrong } from "./said.tsx";
import { useAct } from "./use-act.ts";
import { useNameCheck } from "./use-name-check.ts";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** Moves a page to another name. `changes` are the times of the changes so far, in ms since 1970. */
export function RenameForm({ username, changes }: { username: string; changes: readonly number[] }) {
  const [name, setName] = useState(username);
  const [doneName, setDoneName] = useState<string | null>(null);
  const check = useNameCheck(name === username ? "" : name);
  const act = useAct();
  const state = renameState(changes, Date.now());
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (name === "" || name === username || check.state === "refused") return focusOn(form, "username");
    if (await act.run(() => changeUsername(name))) setDoneName(name);
    else check.again();
  };
  if (state.left === 0) {
    return (
      <p>
        The name was changed {USERNAME_CHANGES.limit} times within {USERNAME_CHANGES.windowDays} days. It can be changed again on{" "}
        {day.format(state.nextAt)}.
      </p>
    );
  }
  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <NameField
        label="Name of your page"
        value={name}
        onChange={(next) => {
          setName(next);
          setDoneName(null);
          act.clear();
        }}
        check={check}
        error={refusedNameWords(act.failure, name)}
        note={check.state === "free" ? `/${username} then leads there for ${USERNAME_REDIRECT_DAYS} days.` : undefined}
      />
      {act.failure && act.failure.code !== "username_refused" ? <Wrong>{failureWords(act.failure)}</Wrong> : null}
      {doneName ? <Right>Your page is at /{doneName} now. The old address leads there.</Right> : null}
      <Button type="submit" variant="ink" isBusy={act.isBusy} disabled={name === username}>
        Change the name
      </Button>
      <p className="faint">
        {state.left === 1 ? "This is the last change" : `${state.left} changes are left`} of {USERNAME_CHANGES.limit} in{" "}
        {USERNAME_CHANGES.windowDays} days.
      </p>
    </form>
  );
}
