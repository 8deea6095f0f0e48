/** The image above a page without a shop. */
export function BareHead({ picture }: { picture: string }) {
  return (
    <div className="head head--bare">
      <div className="cover">
        <img src={picture} alt="" width={1600} height={700} fetchPriority="high" />
      </div>
      <div className="head__deco" />
    </div>
  );
}
