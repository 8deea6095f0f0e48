/** A field that no person sees and programs fill in. */
export function Trap({ id }: { id: string }) {
  return (
    <p className="vh" aria-hidden="true">
      <label htmlFor={`w-${id}`}>Leave this empty</label>
      <input id={`w-${id}`} name="website" tabIndex={-1} autoComplete="off" />
    </p>
  );
}
