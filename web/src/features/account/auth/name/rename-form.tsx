import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import { type FormEvent, useState } from "react";
import { changeUsername } from "#data/account/usernames.ts";
import * as labels from "#features/account/auth/name/labels.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { textLocale } from "#ui/locale.ts";
import { focusOn, Right, Wrong } from "../form-alert.tsx";
import { NameField } from "./name-field.tsx";
import { refusedNameError } from "./name-labels.ts";
import { renameState } from "./rename-state.ts";
import { useNameCheck } from "./use-name-check.ts";

const formatDay = (at: number) => new Intl.DateTimeFormat(textLocale(), { dateStyle: "long" }).format(at);

/** Changes a username. `changes` are the times of earlier changes, in ms since 1970. */
export function RenameForm({ username, changes }: { username: string; changes: readonly number[] }) {
  const [name, setName] = useState(username);
  const [doneName, setDoneName] = useState<string | null>(null);
  const check = useNameCheck(name === username ? "" : name);
  const act = useAction();
  const state = renameState(changes, Date.now());
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (name === "" || name === username || check.state === "refused") return focusOn(form, "username");
    if (await act.run(() => changeUsername(name))) setDoneName(name);
    else check.again();
  };
  if (state.left === 0) {
    return <p>{labels.changesUsedUp(USERNAME_CHANGES.limit, USERNAME_CHANGES.windowDays, formatDay(state.nextAt))}</p>;
  }
  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <NameField
        label={labels.nameOfYourPage}
        value={name}
        onChange={(next) => {
          setName(next);
          setDoneName(null);
          act.clear();
        }}
        check={check}
        error={refusedNameError(act.failure, name)}
        note={check.state === "free" ? `/${username} will redirect here for ${USERNAME_REDIRECT_DAYS} days.` : undefined}
      />
      {act.failure && act.failure.code !== "username_refused" ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
      {doneName ? <Right>{labels.nameChanged(doneName)}</Right> : null}
      <Button type="submit" variant="ink" isBusy={act.isBusy} disabled={name === username}>
        {labels.changeName}
      </Button>
      <p className="faint">
        {labels.ofInDays(
          state.left === 1 ? labels.oneChangeLeft : labels.youHaveChangesLeft(state.left),
          USERNAME_CHANGES.limit,
          USERNAME_CHANGES.windowDays,
        )}
      </p>
    </form>
  );
}
