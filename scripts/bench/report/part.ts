/** A part of the report: what was measured, beside what was asked for. */

/** What a part is measured with. */
export interface PartOptions {
  rounds: number;
  /** Whether the part is only tried: shorter, and marked so. */
  isTrial: boolean;
}

/** One line of the first table. */
export interface Row {
  asked: string;
  /** Median and spread in words. */
  measured: string;
  limit: string;
  /** Undefined where the task names no limit. */
  isReached: boolean | undefined;
  /** Why a limit is not reached, where the reason is known. */
  reason?: string;
}

/** What a part found. */
export interface PartResult {
  rows: Row[];
  /** Lines of Markdown. */
  details: string[];
}

/** Measures a part. @throws Error when it cannot be measured. */
export type MeasurePart = (options: PartOptions) => Promise<PartResult>;
