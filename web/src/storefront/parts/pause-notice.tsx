import { backOnWords, type PublicPause } from "@awning/domain/public-pause";
import { Icon } from "./icon.tsx";

/** Tells that nothing can be ordered for now, and when it can again. */
export function PauseNotice({ name, pause }: { name: string; pause: PublicPause }) {
  const until = pause.backOn === "" ? null : backOnWords(pause.backOn);
  return (
    <div className="wrap paused">
      <div className="notice" role="status">
        <Icon name="info" size={24} />
        <p>
          <b>{until === null ? `${name} is closed for now.` : `${name} is closed until ${until}.`}</b>
          {pause.note && <span className="lines">{pause.note} </span>}
          You can look at everything. {until === null ? "Orders open again later." : "Orders open again on that day."}
        </p>
      </div>
    </div>
  );
}
