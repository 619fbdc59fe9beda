/** The sheets of an xlsx file that somebody sees. */
import { posix } from 'node:path';
import { ImportError } from './import-error.ts';
import { readSharedTexts, readSheetXml } from './sheet-xml.ts';
import type { Sheet } from './sheet.ts';
import { unpackParts } from './unpack.ts';
import { walkXml } from './xml-elements.ts';

/** A part that another one names: its type ends so, and where it is. */
interface Related {
  type: string;
  path: string;
}

/** What a part of the file points at, by id. */
function relationsOf(parts: ReadonlyMap<string, string>, part: string): Map<string, Related> {
  const relations = new Map<string, Related>();
  const { dir, base } = posix.parse(part);
  walkXml(parts.get(posix.join(dir, '_rels', `${base}.rels`)) ?? '', {
    open: (name, { Id, Type, Target }) => {
      if (name !== 'Relationship' || Id === undefined || Type === undefined || Target === undefined) return;
      relations.set(Id, { type: posix.basename(Type), path: posix.resolve(dir, Target).toLowerCase() });
    },
  });
  return relations;
}

function visibleSheetsOf(workbook: string): { name: string; id: string }[] {
  const sheets: { name: string; id: string }[] = [];
  walkXml(workbook, {
    open: (element, { name = '', id, state = 'visible' }) => {
      if (element === 'sheet' && id !== undefined && state === 'visible') sheets.push({ name, id });
    },
  });
  return sheets;
}

/**
 * The visible sheets with cells, in the order of their tabs; charts are none.
 *
 * @throws ImportError unreadable.
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unpackParts(bytes);
  const main = [...relationsOf(parts, '/').values()].find(({ type }) => type === 'officeDocument');
  const path = main?.path ?? '/xl/workbook.xml';
  const workbook = parts.get(path);
  // Texts and slides are packed in the same way.
  if (workbook === undefined || !/<(?:\w+:)?workbook\b/.test(workbook)) throw new ImportError('unreadable');
  const relations = relationsOf(parts, path);
  const texts = [...relations.values()].find(({ type }) => type === 'sharedStrings');
  const shared = readSharedTexts(parts.get(texts?.path ?? '') ?? '');
  const isFrom1904 = /\bdate1904="(?:1|true)"/.test(workbook);
  return visibleSheetsOf(workbook).flatMap(({ name, id }) => {
    const related = relations.get(id);
    if (related?.type !== 'worksheet') return [];
    const xml = parts.get(related.path);
    if (xml === undefined) throw new ImportError('unreadable');
    return [{ ...readSheetXml(xml, name, shared), isFrom1904 }];
  });
}
