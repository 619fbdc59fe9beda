/** Which text of a built page stands in the display face: read from its HTML and the style rules in it. */
import { type CheerioAPI, load } from 'cheerio';
import postcss, { type Rule } from 'postcss';

/** Text in the display face. */
export interface DisplayText {
  /** Shown on every screen from the start. */
  always: string;
  /** Shown on wide screens only, or by a script later on. */
  later: string;
}

/** Name of the element in a page's head that holds the headings which only scripts show. The build takes it away. */
export const LATER_HEADINGS = 'later-headings';

/** Style rules that decide on the face of an element. */
interface FaceRules {
  display: { selector: string; isWide: boolean }[];
  other: string[];
  hiddenOnPhones: string[];
}

function mediaOf(rule: Rule): string {
  const { parent } = rule;
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'media' ? String(parent.params) : '';
}

function readRules(css: string): FaceRules {
  const rules: FaceRules = { display: [], other: [], hiddenOnPhones: [] };
  postcss.parse(css).walkDecls(/^(font|font-family|display)$/, ({ prop, value, parent }) => {
    if (parent?.type !== 'rule' || value === 'inherit') return;
    // PostCSS gives the parent as a container; its type says that it is a rule.
    const rule = parent as Rule;
    const { selectors } = rule;
    const media = mediaOf(rule);
    if (/print|scripting/.test(media)) return;
    if (prop === 'display') {
      if (value === 'none' && media === '(max-width:767px)') rules.hiddenOnPhones.push(...selectors);
    } else if (value.includes('var(--display)')) {
      const isWide = media.includes('min-width');
      rules.display.push(...selectors.map((selector) => ({ selector, isWide })));
    } else rules.other.push(...selectors);
  });
  return rules;
}

const rulesOfStyles = new Map<string, FaceRules>();

/** The rules of a page's styles; many pages have the same. */
function rulesOf($: CheerioAPI): FaceRules {
  const css = $('style').text();
  const known = rulesOfStyles.get(css) ?? readRules(css);
  rulesOfStyles.set(css, known);
  return known;
}

/** One selector for several, without those that ask for more than a page in itself can tell. */
function anyOf(selectors: readonly string[]): string {
  const inHtml = selectors.filter((selector) => !/:(:|before|after|hover|focus|active|target)/.test(selector));
  // No element has this name: a page may have no such rule.
  return ['no-such-element', ...inHtml].join().replace(/:lang\((\w+)\)/g, ':is([lang|="$1"], [lang|="$1"] *)');
}

/** The text of a page that stands in the display face. */
export function displayText(html: string): DisplayText {
  // The quicker of cheerio's two parsers: our pages leave nothing open.
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: true } });
  const rules = rulesOf($);
  const ofWidth = (wanted: boolean) =>
    $(anyOf(rules.display.flatMap((one) => (one.isWide === wanted ? one.selector : []))));
  const [narrow, wide] = [ofWidth(false), ofWidth(true)];
  const display = new Set<unknown>(narrow.toArray());
  const wideDisplay = new Set<unknown>(wide.toArray());
  const other = new Set<unknown>(narrow.add(wide).find(anyOf(rules.other)).toArray());
  const hidden = new Set<unknown>($(anyOf(rules.hiddenOnPhones)).toArray());
  const text: DisplayText = { always: '', later: $(`meta[name="${LATER_HEADINGS}"]`).attr('content') ?? '' };

  const read = (node: { childNodes?: object[] }, face: 'display' | 'wide' | 'other', isHidden: boolean) => {
    for (const child of node.childNodes ?? []) {
      if ('data' in child && !('childNodes' in child)) {
        if (face === 'display' && !isHidden) text.always += child.data;
        else if (face !== 'other') text.later += child.data;
        continue;
      }
      const own = display.has(child) ? 'display' : wideDisplay.has(child) ? 'wide' : other.has(child) ? 'other' : face;
      read(child, own, isHidden || hidden.has(child));
    }
  };
  read($('body').get(0) ?? {}, 'other', false);
  return text;
}
