import { asTyped } from "@awning/domain/account/username";
import { paths } from "@awning/domain/routes/paths";
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { useSiteHost } from "#ui/hooks/use-site-host.ts";
import "./hero-claim.css";
import * as labels from "#features/account/auth/name/labels.ts";
import { NameHint, wordsOf } from "./name-hint.tsx";
import { useNameCheck } from "./use-name-check.ts";

/** The username field of the home page: checked while typing, then passed to the sign-up. */
export function HeroClaim({ onName }: { onName?: (name: string) => void }) {
  const [name, setName] = useState("");
  const check = useNameCheck(name);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const host = useSiteHost();
  const change = (next: string) => {
    setName(next);
    onName?.(next);
  };
  // Text typed before the app was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useLayoutEffect(() => {
    const typed = asTyped(input.current?.value ?? "");
    if (typed) change(typed);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.state === "refused") return input.current?.focus();
    navigate(name === "" ? paths.auth.signup : `${paths.auth.signup}?${new URLSearchParams({ username: name })}`);
  };
  return (
    <form
      className="claim"
      // Without script, or before it loads, the form passes the name on.
      action={paths.auth.signup}
      data-state={check.state}
      data-tone={check.state === "idle" ? undefined : wordsOf(check).tone}
      onSubmit={submit}
    >
      <label className="claim__label" htmlFor={id}>
        {labels.whatsYourPageCalled}
      </label>
      <div className="claim__row">
        <span className="claim__pole" aria-hidden="true" />
        <span className="claim__pre" aria-hidden="true">
          <span className="claim__host">{host}</span>/
        </span>
        <input
          ref={input}
          id={id}
          name="username"
          value={name}
          onChange={(event) => change(asTyped(event.target.value))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          placeholder={labels.yourStall}
          aria-describedby={`${id}-say`}
        />
        <Button type="submit" variant="primary" className="st-big">
          {labels.claimAction}
        </Button>
      </div>
      <div className="claim__say" id={`${id}-say`}>
        <NameHint answer={check} onPick={change} onAgain={check.again} />
      </div>
    </form>
  );
}
