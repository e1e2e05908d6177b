// What a coach finds in a game that is over, as it is found; kept while the page is open.
import { lines, post } from "../protocol/api";
import type { AnalysisChances, AnalysisDecision, AnalysisEnd, AnalysisHead, AnalysisProgress, AnalysisSummary, Seated } from "../protocol/wire";
import { keepPlace } from "./seats";
import { settings } from "./settings.svelte";
import { troubleOf } from "./trouble";
import { t } from "./words.svelte";

type Found = AnalysisHead | AnalysisChances | AnalysisDecision | AnalysisSummary | AnalysisProgress | AnalysisEnd;

/** A finished game: a table's, or that of a record that somebody brought. */
export interface Source {
  table?: string;
  token?: string | null;
  record?: string;
}

export class Analysis {
  head = $state.raw<AnalysisHead | null>(null);
  chances = $state.raw<AnalysisChances[]>([]);
  decisions = $state.raw<AnalysisDecision[]>([]);
  summary = $state.raw<AnalysisSummary | null>(null);
  done = $state(0);
  end = $state.raw<AnalysisEnd | null>(null);
  trouble = $state("");

  /** Reads what is found, until that is all. */
  async run(source: Source, language: string): Promise<void> {
    const path = source.table ? `api/tables/${source.table}/analysis` : "api/analysis";
    try {
      for await (const found of lines<Found>(`${path}?lang=${language}`, source.record, source.token ?? null)) this.take(found);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** Whether it is of no use any more: it broke off. */
  get isBroken(): boolean {
    return this.trouble !== "" || this.end?.whole === false;
  }

  /** Adds what was found. */
  take(found: Found[]): void {
    const chances: AnalysisChances[] = [];
    const decisions: AnalysisDecision[] = [];
    for (const one of found) {
      if (one.kind === "head") this.head = one;
      else if (one.kind === "chances") chances.push(one);
      else if (one.kind === "decision") decisions.push(one);
      else if (one.kind === "summary") this.summary = one;
      else if (one.kind === "progress") this.done = one.done;
      else this.end = one;
    }
    if (chances.length) this.chances = [...this.chances, ...chances];
    if (decisions.length) this.decisions = [...this.decisions, ...decisions];
  }
}

const kept = new Map<string, Analysis>();

/** The analysis of a game in a language: begun once, and going on while nobody looks. */
export function analysisOf(source: Source, language: string): Analysis {
  const key = `${language} ${source.table ?? source.record}`;
  let found = kept.get(key);
  if (!found || found.isBroken) {
    found = new Analysis();
    kept.set(key, found);
    void found.run(source, language);
  }
  return found;
}

/** A difference with its sign, and how far it may be off: +12 ± 3. */
export function balance([mean, low, high]: readonly number[]): string {
  const points = Math.round(100 * mean!);
  const sign = points > 0 ? "+" : points < 0 ? "−" : "";
  return `${sign}${Math.abs(points)} ± ${Math.round(50 * (high! - low!))}`;
}

/** Makes a table at a decision of a finished game, and returns its name. */
export async function whatIf(record: string, answer: number): Promise<string> {
  const name = encodeURIComponent(settings.name || t("web-me"));
  const made = await post<Seated>(`api/what-if?answer=${answer}&name=${name}`, record);
  keepPlace(made.table, { seat: made.seat, token: made.token }, t("coach-what-if"));
  return made.table;
}
