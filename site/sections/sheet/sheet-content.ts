/** What a comparison sheet shows, in one language. */
import type { Source } from '../../../content/schema/facts.ts';
import type { DialContent } from '../../components/dial/Dial.tsx';
import type { NumberedItem } from '../../components/program-cells/program-cells.data.ts';

/** A line of the sheet: one question, answered for each programme. */
export interface SheetRow {
  id: string;
  label: string;
  /** What the degree is wanted for. */
  note?: string;
  /** One per programme, or a single one about all of them. */
  cells: NumberedItem[][];
}

/** A programme as the head of its column. */
export interface SheetColumn {
  slug: string;
  title: string;
  titleInEnglish: string;
  school: string;
  href: string;
  mode: string;
  /** Its hours on a day of the reader; a row says the same in words. */
  dial: DialContent;
}

/** What stands on one page of A4. */
export interface SheetPart {
  columns: SheetColumn[];
  rows: SheetRow[];
  sources: Source[];
}
