/** Writes an accessibility tree of Chromium down, one line for each thing that is read. */

/** What of a node is written, as the browser's protocol has it. */
export interface TreeNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** They have nothing to say by themselves, or say their parent's words line by line. */
const SILENT_ROLES = ['none', 'InlineTextBox', 'LineBreak', 'ListMarker', 'RootWebArea', 'LabelText', 'Legend'];

/** Properties that are spoken; those that are false are not. */
const SPOKEN = ['level', 'checked', 'expanded', 'pressed', 'selected', 'disabled', 'required', 'invalid', 'live'];

const textOf = (part: { value?: unknown } | undefined) => String(part?.value ?? '').trim();

/** Whether anything is read: not where a name above, such as that of a link, has said the words. */
function isRead(node: TreeNode, said: string): boolean {
  const [role, name] = [textOf(node.role), textOf(node.name)];
  if (node.ignored || SILENT_ROLES.includes(role)) return false;
  if (role === 'StaticText') return !said.includes(name);
  return role !== 'generic' || name !== '';
}

function lineOf(node: TreeNode): string {
  const states = (node.properties ?? [])
    .map(({ name, value }) => ({ name, text: textOf(value) }))
    .filter(({ name, text }) => SPOKEN.includes(name) && !['false', 'off', ''].includes(text))
    .map(({ name, text }) => (text === 'true' ? name : `${name} ${text}`));
  const [name, value, description] = [textOf(node.name), textOf(node.value), textOf(node.description)];
  return [
    textOf(node.role),
    name && `“${name}”`,
    value && `= ${value}`,
    states.length > 0 && `(${states.join(', ')})`,
    description && `– ${description}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The lines of a tree in reading order, each set in as far as it lies deep. */
export function treeLines(nodes: readonly TreeNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const linesOf = (node: TreeNode, depth: number, said: string): string[] => {
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    if (!isRead(node, said)) return children.flatMap((child) => linesOf(child, depth, said));
    const words = `${said} ${textOf(node.name)}`;
    const below = children.flatMap((child) => linesOf(child, depth + 1, words));
    return [`${'  '.repeat(depth)}${lineOf(node)}`, ...below];
  };
  return nodes.filter(({ parentId }) => parentId === undefined).flatMap((root) => linesOf(root, 0, ''));
}
