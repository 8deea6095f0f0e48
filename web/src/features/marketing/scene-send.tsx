import bowl from "./art/dipped-bowl.svg";

const STEPS = [
  { title: "Ordered", time: "Monday, 11:20" },
  { title: "Paid by transfer", time: "Tuesday, 9:05" },
  { title: "Shipped, with tracking", time: "Just now" },
];

/** Drawn: the page of an order, as its buyer sees it. */
export function SendScene() {
  return (
    <>
      <div className="st-x-order">
        <span className="st-x-pic">
          <img className="st-pic" src={bowl} alt="" width="200" height="200" loading="lazy" />
        </span>
        <span>
          <b>Your order at kiln</b>
          <small>Dipped bowl, 1 item</small>
        </span>
      </div>
      <ol className="st-x-way">
        {STEPS.map(({ title, time }) => (
          <li key={title}>
            <b>{title}</b>
            <small>{time}</small>
          </li>
        ))}
        <li>
          <b>With you soon</b>
          <small>This page updates automatically</small>
        </li>
      </ol>
    </>
  );
}
