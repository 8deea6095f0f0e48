import { KEPT_ON_DEVICE } from "./device-storage.ts";

/** Everything that is kept on a device, as a table. */
export function KeptTable() {
  return (
    <table className="st-ctable">
      <caption>What is kept on a device</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">When</th>
          <th scope="col">For</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {KEPT_ON_DEVICE.map(({ name, where, when, why, until }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              <small>{where}</small>
            </th>
            <td>{when}</td>
            <td>{why}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
