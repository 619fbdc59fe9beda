/** Puts values into a form's HTML as a browser would have them after they were typed. */

/** A text as it stands in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** React escapes `>` in attributes, so the first one ends the tag. */
const INPUT = /<input\b[^>]*>/g;

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

/** An input with a value: chosen or ticked when it is the sent one, or with the sent text. A box without a value is sent as `on`. */
function fillInput(tag: string, sent: string): string {
  const type = attributeOf(tag, 'type');
  if (type === 'radio' || type === 'checkbox') {
    const isChosen = (attributeOf(tag, 'value') ?? 'on') === sent;
    return tag.replace(/ checked=""/, '').replace('<input', () => (isChosen ? '<input checked=""' : '<input'));
  }
  return tag.replace(/ value="[^"]*"/, '').replace('<input', () => `<input value="${escapeHtml(sent)}"`);
}

/**
 * Fills in the inputs of a page by their names. Those that are not among the values stay as they are.
 *
 * @param html as React writes it.
 */
export function fillInputs(html: string, values: Readonly<Record<string, string | undefined>>): string {
  return html.replace(INPUT, (tag) => {
    const name = attributeOf(tag, 'name');
    const sent = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
    return sent === undefined ? tag : fillInput(tag, sent);
  });
}
