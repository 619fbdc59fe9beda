/**
 * The tags of a page as a parser reads them. What an editor typed may look like a tag inside an attribute or a text: no
 * step of the build looks for one by an expression.
 */
import { Parser } from 'htmlparser2';

/** A start tag of a page. */
export interface PageTag {
  name: string;
  /** Decoded, in their order. */
  attributes: Record<string, string>;
  /** Where it stands in the page: from its `<` to behind its `>`. */
  start: number;
  end: number;
}

/** Reads all start tags of a page, and what stands in its elements of raw text. */
function readTags(html: string, onTag: (tag: PageTag) => void, onText: (text: string, start: number) => void): void {
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        onTag({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1 });
      },
      ontext(text) {
        onText(text, parser.startIndex);
      },
    },
    { decodeEntities: true, recognizeSelfClosing: false },
  );
  parser.end(html);
}

/** Names whose marks end an attribute's value, or begin a tag where the value is taken for text. */
const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#39;', '<': '&lt;', '>': '&gt;' };

/** An attribute as it is written: between the quotes of which its value has fewer. */
function writeAttribute(name: string, value: string): string {
  if (value === '') return ` ${name}`;
  const quote = value.split('"').length > value.split("'").length ? "'" : '"';
  return ` ${name}=${quote}${value.replace(quote === '"' ? /[&"<>]/g : /[&'<>]/g, (mark) => ESCAPES[mark] ?? mark)}${quote}`;
}

/** A start tag as HTML. No value has an angle bracket of its own. */
export function writeTag(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => writeAttribute(attribute, value))
    .join('')}>`;
}

/**
 * A page with other start tags.
 *
 * @param edit gives the HTML in place of a tag; undefined leaves it as it is.
 */
export function editTags(html: string, edit: (tag: PageTag) => string | undefined): string {
  const parts: string[] = [];
  let done = 0;
  readTags(
    html,
    (tag) => {
      const written = edit(tag);
      if (written === undefined) return;
      parts.push(html.slice(done, tag.start), written);
      done = tag.end;
    },
    () => undefined,
  );
  return parts.join('') + html.slice(done);
}

/**
 * A page in which no attribute has an angle bracket of its own: Astro writes `<` and `>` in values as they are, and what
 * looks for an element afterwards, in the build, in the server or in a browser's own tools, finds only elements.
 */
export function withClosedTags(html: string): string {
  return editTags(html, ({ name, attributes, start, end }) =>
    /[<>]/.test(html.slice(start + 1, end - 1)) ? writeTag(name, attributes) : undefined,
  );
}

/** The texts of a page's style elements. */
export function styleTexts(html: string): string[] {
  const styles: string[] = [];
  let isStyle = false;
  readTags(
    html,
    ({ name }) => {
      isStyle = name === 'style';
      if (isStyle) styles.push('');
    },
    (text) => {
      if (isStyle) styles.push((styles.pop() ?? '') + text);
    },
  );
  return styles;
}
