import { PAGE_TITLE_MAX } from "@awning/domain/page/page";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

/** A page with nothing on it: only its name is asked for. */
export function BlankPageForm({ onCreate }: { onCreate: (title: string) => void }) {
  const [title, setTitle] = useState("");
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (cleanLine(title) !== "") onCreate(cleanLine(title));
  };
  return (
    <form className="pform pform--line" onSubmit={submit} noValidate>
      <Field label="Page name" error={isTried && cleanLine(title) === "" ? "Enter a name." : null}>
        <TextInput value={title} maxLength={PAGE_TITLE_MAX} autoComplete="off" onChange={(event) => setTitle(event.currentTarget.value)} />
      </Field>
      <Button type="submit" variant="ink">
        Start from scratch
      </Button>
    </form>
  );
}
