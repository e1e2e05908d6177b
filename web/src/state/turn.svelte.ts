// A turn that is being put together: answers that nobody has seen yet, and what would come of them.
import type { Preview, Question, View } from "../protocol/frames";

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

  clear(): void {
    this.answers = [];
    this.texts = [];
    this.#questions = [];
    this.preview = null;
  }
}
