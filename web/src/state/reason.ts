// Why an answer is not allowed, from the server: the client knows no rule.
import { Refusal } from "../protocol/api";
import type { Command, Refused, Reply } from "../protocol/frames";

/** The refusal of an answer, or null if it is allowed. Behind staged answers, the refusal of their preview is the reason. */
export async function refusalOf(table: { command(what: Command): Promise<Reply> }, staged: number[], answer: number): Promise<Refused | null> {
  if (!staged.length) return Object.values((await table.command({ do: "why", answers: [answer] })).why ?? {})[0] ?? null;
  try {
    await table.command({ do: "preview", answers: [...staged, answer] });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}
