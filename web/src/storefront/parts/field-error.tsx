import { Icon } from "./icon.tsx";

/** What is wrong with one field, in words. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className="err" id={`${name}-error`}>
      <Icon name="triangle" size={18} />
      {error}
    </span>
  );
}
