// The table of answers: what each number means, and which of them a question could have offered.
import { once } from "../protocol/api";
import type { Action, Question } from "../protocol/frames";

export class AnswerBook {
  actions = $state.raw<Action[]>([]);

  /** When it has come. */
  readonly ready: Promise<unknown> = once<{ actions: Action[] }>("api/actions").then(({ actions }) => (this.actions = actions));

  /** Those of a question's answers that a test picks out. */
  offered(question: Question | null, test: (action: Action) => boolean): number[] {
    return (question?.answers ?? []).filter((answer) => {
      const action = this.actions[answer];
      return action !== undefined && test(action);
    });
  }

  /** Answers of the same sort as those offered, which are not: the server can say why. */
  barred(question: Question | null, test: (action: Action) => boolean): number[] {
    if (!question) return [];
    const verbs = new Set(question.answers.map((answer) => this.actions[answer]?.verb).filter((verb) => verb !== "done"));
    const offered = new Set(question.answers);
    return this.actions.filter((action) => verbs.has(action.verb) && !offered.has(action.id) && test(action)).map((action) => action.id);
  }
}
