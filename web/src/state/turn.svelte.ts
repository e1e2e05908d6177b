// A turn that is being put together: answers that nobody has seen yet, and what would come of them.
import type { Preview, Question, View } from "../protocol/frames";

/** An answer that is staged, with what it answers and what would come of it. */
export interface Step {
  answer: number;
  text: string;
  preview: Preview;
  question: Question;
}

/** A thing that was picked for a power, and how many times. */
export interface Mark {
  answer: number;
  text: string;
  count: number;
}

export class Turn {
  answers = $state.raw<number[]>([]);
  texts = $state.raw<string[]>([]);
  preview = $state.raw<Preview | null>(null);
  #questions: Question[] = []; // what each of the answers answers

  /** Whether nothing is left to be asked, so that it only has to be sent. */
  get whole(): boolean {
    return this.preview !== null && (this.preview.final || this.preview.question === null);
  }

  /** What is asked next, if anything is staged. */
  get question(): Question | null {
    return this.preview && !this.preview.final ? this.preview.question : null;
  }

  /** What the last answer answers: another one may take its place. */
  get last(): Question | null {
    return this.answers.length ? (this.#questions.at(-1) ?? null) : null;
  }

  /** What was picked so far: it stays marked on the board, and any of it may be put back. */
  get marks(): Mark[] {
    const found = new Map<number, Mark>();
    this.answers.forEach((answer, at) => {
      if (!this.#questions[at]?.ask.startsWith("pick-")) return;
      const count = (found.get(answer)?.count ?? 0) + 1;
      found.set(answer, { answer, text: this.texts[at] ?? "", count });
    });
    return [...found.values()];
  }

  get view(): View | null {
    return this.preview?.view ?? null;
  }

  /** One answer more. What it would show may not be ours to see yet: then the picture stays. */
  add(answer: number, text: string, preview: Preview, question: Question): void {
    const before = this.view;
    this.#questions = [...this.#questions, question];
    this.answers = [...this.answers, answer];
    this.texts = [...this.texts, text];
    this.preview = preview.view === null ? { ...preview, view: before } : preview;
  }

  /** Another answer in the place of the last one. */
  replace(answer: number, text: string, preview: Preview): void {
    this.answers = [...this.answers.slice(0, -1), answer];
    this.texts = [...this.texts.slice(0, -1), text];
    this.preview = preview;
  }

  /** One answer less. */
  drop(preview: Preview): void {
    this.answers = this.answers.slice(0, -1);
    this.texts = this.texts.slice(0, -1);
    this.#questions = this.#questions.slice(0, -1);
    this.preview = preview;
  }

  /** The turn put together anew, all at once: the board does not go through what lies between. */
  restore(steps: Step[]): void {
    this.clear();
    for (const { answer, text, preview, question } of steps) this.add(answer, text, preview, question);
  }

  clear(): void {
    this.answers = [];
    this.texts = [];
    this.#questions = [];
    this.preview = null;
  }
}

/** A turn gone through from the question that is open, until an answer is none any more. */
export async function goneThrough(
  answers: number[],
  open: Question | null,
  look: (answers: number[]) => Promise<Preview>,
  textOf: (answer: number, question: Question) => string,
): Promise<Step[]> {
  const steps: Step[] = [];
  let question = open;
  for (const [at, answer] of answers.entries()) {
    if (!question?.answers.includes(answer)) break;
    const preview = await look(answers.slice(0, at + 1));
    steps.push({ answer, text: textOf(answer, question), preview, question });
    question = preview.final ? null : preview.question;
  }
  return steps;
}
