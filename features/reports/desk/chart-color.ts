/** The one colour of bars: of the site's blues the one that stands out from the card in each theme. */
import { TOKENS } from '../../../desk/components/theme/tokens.ts';

/** By the theme's mode; at least 3:1 against the card. */
export const CHART_COLOR = { light: TOKENS['blue-600'], dark: '#8ea4fb' } as const;
