// A server that does not answer: games on this device go on, and the shelf says so.
import { devicePath } from "../../transport/place";
import { kept } from "./keep";

const LEFT = "fabletable.left-server";

/** Move to this device, where its runtime is kept; the shelf there names the server. */
export function leaveServer(): boolean {
  if (!kept()) return false;
  sessionStorage.setItem(LEFT, location.hostname);
  location.assign(`${devicePath}/`);
  return true;
}

/** The server that was left for this device, told once. */
export function leftServer(): string {
  const name = sessionStorage.getItem(LEFT) ?? "";
  sessionStorage.removeItem(LEFT);
  return name;
}
