import type { Problem } from "../wire/protocol";
import type { Message } from "../scene/types";

/** A request that was refused, with the message that says why. */
export class Refusal extends Error {
  readonly say: Message;

  constructor(
    readonly status: number,
    problem: Problem,
  ) {
    super(problem.code);
    this.say = { id: problem.code, args: problem.args as Message["args"] };
  }
}
