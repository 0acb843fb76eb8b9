// Renders off the page's own thread, so that nothing on the table waits for a sound.
import { render, type Wanted } from "./render";

interface Port {
  addEventListener(kind: "message", heard: (event: { data: { id: number; wanted: Wanted } }) => void): void;
  postMessage(message: unknown, moved: ArrayBuffer[]): void;
}

const port = self as unknown as Port;

port.addEventListener("message", ({ data: { id, wanted } }) => {
  const made = render(wanted);
  port.postMessage(
    { id, made },
    made.channels.map((wave) => wave.buffer),
  );
});
