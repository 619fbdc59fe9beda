/** Edits of single fields of a document: how two people at one document lose nothing to each other (EDIT-2). */

/** The names of fields and places in lists that lead to a field. */
export type FieldPath = (string | number)[];

/** A change of one field. A list that has got or lost an entry, or another order, is changed as a whole. */
export interface FieldEdit {
  path: FieldPath;
  /** What stood there when it was edited; left out where nothing did. */
  before?: unknown;
  /** What is to stand there; left out where nothing is. */
  after?: unknown;
}

/** A document after edits, with those that changed something and those in conflict. */
export interface EditedBody {
  body: unknown;
  /** The edits that changed something. */
  applied: FieldEdit[];
  /** Those whose field neither was as before nor is as wanted. */
  conflicts: FieldEdit[];
}

/** A value with fields, as JSON has them. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is one with fields: neither a list nor `null`. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values are the same as JSON, in whatever order their fields are. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  if (!isJsonObject(one) || !isJsonObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(body: unknown, path: Readonly<FieldPath>): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
    return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, body);
}

/** Whether something can stand at a path: all before its last step is there. */
function hasPlace(body: unknown, path: Readonly<FieldPath>): boolean {
  if (path.length === 0) return true;
  const parent = valueAt(body, path.slice(0, -1));
  const last = path.at(-1);
  return Array.isArray(parent) ? typeof last === 'number' && last < parent.length : isJsonObject(parent);
}

/** A body with another value at a path; `undefined` takes the field away. */
function withValue(body: unknown, [step, ...rest]: Readonly<FieldPath>, after: unknown): unknown {
  if (step === undefined) return after;
  if (Array.isArray(body)) return body.with(Number(step), withValue(body[Number(step)], rest, after));
  const { [step]: inner, ...others } = isJsonObject(body) ? body : {};
  if (rest.length === 0 && after === undefined) return others;
  // The field keeps its place among the others.
  return isJsonObject(body) && Object.hasOwn(body, step)
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          name === String(step) ? withValue(inner, rest, after) : value,
        ]),
      )
    : { ...others, [step]: withValue(inner, rest, after) };
}

/** Carries out edits, one after the other. One whose field already is as wanted changes nothing and is no conflict. */
export function applyEdits(body: unknown, edits: readonly FieldEdit[]): EditedBody {
  const result: EditedBody = { body, applied: [], conflicts: [] };
  for (const edit of edits) {
    const now = valueAt(result.body, edit.path);
    if (isSameJson(now, edit.after)) continue;
    const isPossible = hasPlace(result.body, edit.path) && !(edit.path.length === 0 && edit.after === undefined);
    if (!isPossible || !isSameJson(now, edit.before)) result.conflicts.push(edit);
    else {
      result.body = withValue(result.body, edit.path, edit.after);
      result.applied.push(edit);
    }
  }
  return result;
}

/** Whether an entry of a list stands at another place than before. */
function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.some(
    (item, index) => !isSameJson(item, before[index]) && before.some((other) => isSameJson(other, item)),
  );
}

/** The edits that make one body another: of single fields, and of lists with other entries or another order as a whole. */
export function editsBetween(before: unknown, after: unknown, path: FieldPath = []): FieldEdit[] {
  if (isSameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && !isReordered(before, after))
    return after.flatMap((item, index) => editsBetween(before[index], item, [...path, index]));
  if (isJsonObject(before) && isJsonObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => editsBetween(before[name], after[name], [...path, name]));
  }
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}
